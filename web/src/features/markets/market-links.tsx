import { Plural, useLingui } from "@lingui/react/macro";
import { type Market, toMarketPath } from "@vestpocket/domain/markets/markets.rules";
import type { ReactNode } from "react";
import { LocalLink } from "../../platform/local-link.tsx";
import { useMarketWords } from "./market-words.ts";

interface CountedMarket {
  readonly market: Market;
  readonly listings: number;
}

interface MarketLinksProps {
  /** The heading's id; the server renders this part of a page alone, where generated ids would differ. */
  id: string;
  title: ReactNode;
  markets: readonly CountedMarket[];
}

/** Links to markets, the largest first, in columns; those without listings come last, muted and not as links. */
export function MarketLinks({ id, title, markets }: MarketLinksProps) {
  const largestFirst = markets.toSorted((a, b) => b.listings - a.listings);
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-22 sm:text-28">
        {title}
      </h2>
      <ul className="mt-4 gap-x-8 sm:columns-2 lg:columns-3">
        {largestFirst.map((each) => (
          <MarketLink key={toMarketPath(each.market)} {...each} />
        ))}
      </ul>
    </section>
  );
}

function MarketLink({ market, listings }: CountedMarket) {
  const { i18n } = useLingui();
  const { name } = useMarketWords();
  const count = (
    <span className="tabular shrink-0 text-14 text-muted">
      <span aria-hidden="true">{i18n.number(listings)}</span>
      <span className="sr-only">
        <Plural value={listings} one="# listing" other="# listings" />
      </span>
    </span>
  );
  return (
    <li className="break-inside-avoid border-b border-line">
      {listings === 0 ? (
        <span className="flex min-h-11 items-center justify-between gap-4 py-1.5 text-muted">
          {name(market)}
          {count}
        </span>
      ) : (
        <LocalLink
          to={toMarketPath(market)}
          className="group flex min-h-11 items-center justify-between gap-4 py-1.5 font-medium text-link"
        >
          <span className="min-w-0 underline-offset-4 group-hover:underline">{name(market)}</span>
          {count}
        </LocalLink>
      )}
    </li>
  );
}
