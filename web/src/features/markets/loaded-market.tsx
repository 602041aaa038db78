import { Trans } from "@lingui/react/macro";
import type { Market } from "@vestpocket/domain/markets/markets.rules";
import { FullLoadFailure } from "../../platform/load-failure.tsx";
import { PageHead } from "../../platform/page-head.tsx";
import { Queries } from "../../platform/queries.tsx";
import { QueryFrame } from "../../platform/query-frame.tsx";
import { MarketSkeleton } from "./market-skeleton.tsx";
import { MarketView } from "./market-view.tsx";
import { useMarketWords } from "./market-words.ts";
import { useMarket } from "./markets.api.ts";

interface LoadedMarketProps {
  market: Market;
  /** The search for the market's listings, without its language. */
  search: string;
}

/** A market's page when the server has not rendered it: fetches the figures. */
export function LoadedMarket(props: LoadedMarketProps) {
  return (
    <Queries>
      <Loader {...props} />
    </Queries>
  );
}

function Loader({ market, search }: LoadedMarketProps) {
  const query = useMarket(market);
  const { title } = useMarketWords();
  return (
    <QueryFrame
      query={query}
      loading={<MarketSkeleton title={title(market)} />}
      failure={
        <>
          <PageHead title={title(market)} />
          <FullLoadFailure as="h1" query={query}>
            <Trans>The figures could not be loaded.</Trans>
          </FullLoadFailure>
        </>
      }
    >
      {(facts) => <MarketView market={market} facts={facts} search={search} />}
    </QueryFrame>
  );
}
