import { Trans, useLingui } from "@lingui/react/macro";
import { MEDIAN_MIN } from "@vestpocket/domain/markets/markets.rules";
import type { MarketFacts } from "@vestpocket/domain/markets/markets.schema";
import { formatPrice } from "@vestpocket/domain/shared/amounts";
import type { ReactNode } from "react";
import { formatDate } from "../../platform/formatting.ts";
import { useLanguage } from "../../platform/language.ts";

/** A market's figures as quiet tiles, and when they were counted. */
export function MarketFigures({ facts: { listings, medianPrice, newest, countedAt } }: { facts: MarketFacts }) {
  const { i18n } = useLingui();
  const language = useLanguage();
  const date = formatDate(countedAt.seconds, language);
  const time = new Date(countedAt.seconds * 1000).toISOString().slice(11, 16);
  return (
    <>
      <dl className="grid gap-3 sm:grid-cols-3 sm:gap-4">
        <Figure name={<Trans>Active listings</Trans>}>{i18n.number(listings)}</Figure>
        <Figure
          name={<Trans>Median asking price</Trans>}
          note={
            medianPrice === null ? (
              <Trans>Shown once there are {MEDIAN_MIN} sale prices</Trans>
            ) : (
              <Trans>Based on sale prices, rounded</Trans>
            )
          }
        >
          {medianPrice === null ? "–" : formatPrice(medianPrice, language)}
        </Figure>
        <Figure name={<Trans>Newest listing</Trans>}>
          {newest === null ? "–" : formatDate(newest.seconds, language)}
        </Figure>
      </dl>
      <p className="mt-3 text-13 text-muted">
        <Trans>
          As of {date}, {time} UTC.
        </Trans>
      </p>
    </>
  );
}

function Figure({ name, note, children }: { name: ReactNode; note?: ReactNode; children: ReactNode }) {
  return (
    <div className="flex min-w-0 flex-col rounded-card border border-line bg-raised p-5">
      <dt className="text-14 text-muted">{name}</dt>
      <dd className="tabular mt-1 font-serif text-28 leading-[2.25rem] wrap-anywhere">{children}</dd>
      {note && <dd className="mt-1 text-13 text-muted">{note}</dd>}
    </div>
  );
}
