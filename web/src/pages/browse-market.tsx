import { type Market, readMarketPath } from "@vestpocket/domain/markets/markets.rules";
import type { MarketFacts } from "@vestpocket/domain/markets/markets.schema";
import { paths } from "@vestpocket/domain/shared/paths";
import { lazy, Suspense } from "react";
import { MarketSkeleton } from "../features/markets/market-skeleton.tsx";
import { MarketView } from "../features/markets/market-view.tsx";
import { useMarketWords } from "../features/markets/market-words.ts";
import { toSearchQuery } from "../features/searches/search-query.ts";
import { usePathInEveryLanguage } from "../platform/language.ts";
import { SentData, useSentData } from "../platform/sent-data.tsx";
import NotFoundPage from "./not-found-page.tsx";

const LoadedMarket = lazy(async () => ({
  default: (await import("../features/markets/loaded-market.tsx")).LoadedMarket,
}));

/** A market's page, separate from its route because the server renders it too. */
export function BrowseMarket() {
  const path = usePathInEveryLanguage();
  const market = readMarketPath(path);
  return market === undefined ? <NotFoundPage /> : <MarketPage key={path} market={market} />;
}

function MarketPage({ market }: { market: Market }) {
  const facts = useSentData<MarketFacts>();
  const { title } = useMarketWords();
  const search = paths.searchResults(toSearchQuery(market).toString());
  if (facts !== undefined) {
    return (
      <>
        <SentData data={facts} />
        <MarketView market={market} facts={facts} search={search} />
      </>
    );
  }
  const skeleton = <MarketSkeleton title={title(market)} />;
  // The prerendered page, which the server fills in.
  if (import.meta.env.SSR) return skeleton;
  return (
    <Suspense fallback={skeleton}>
      <LoadedMarket market={market} search={search} />
    </Suspense>
  );
}
