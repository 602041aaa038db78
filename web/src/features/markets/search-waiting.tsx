import { Plural, Trans } from "@lingui/react/macro";
import type { MarketFacts } from "@vestpocket/domain/markets/markets.schema";
import { addCatalogue } from "../../platform/catalogues.ts";
import { Queries } from "../../platform/queries.tsx";
import { DOT } from "../../ui/dot.ts";
import { useMarketWords } from "./market-words.ts";
import { useMarket } from "./markets.api.ts";
import { readWaitingSearch, type WaitingSearch } from "./waiting-search.ts";

/** This part with its texts, which public pages do not have. */
export async function load() {
  await addCatalogue("saved-searches");
  return SearchWaiting;
}

/** How many listings wait behind the log-in for the search that led to it; nothing for another page. */
function SearchWaiting({ path, isNew }: { path: string; isNew: boolean }) {
  const search = readWaitingSearch(path);
  return (
    search && (
      <Queries>
        <Count {...search} isNew={isNew} />
      </Queries>
    )
  );
}

function Count({ market, type, isNarrower, isNew }: WaitingSearch & { isNew: boolean }) {
  const { data } = useMarket(market);
  const { name } = useMarketWords();
  const count = data && countOf(data, type);
  if (!count) return null;
  const { city: _, ...inProvince } = market;
  const parts = [
    market.city === undefined ? [] : [name({ ...market, type: undefined })],
    market.city === undefined && market.province !== undefined ? [name({ ...inProvince, type: undefined })] : [],
    (type ?? market.type) === undefined ? [] : [name({ ...market, type: type ?? market.type })],
  ].flat();
  return (
    <>
      <strong className="font-semibold text-text">
        <Plural value={count} one="# listing" other="# listings" />
        {parts.map((part) => DOT + part)}
      </strong>
      <br />
      {isNew ? (
        <Trans>Your search opens as soon as your account is ready, in about a minute.</Trans>
      ) : isNarrower ? (
        <Trans>Your other filters apply once you are logged in. A free account takes a minute.</Trans>
      ) : (
        <Trans>Log in to see them. A free account takes a minute.</Trans>
      )}
    </>
  );
}

/** Canada's figures say how many listings each category has. */
function countOf({ listings, categories }: MarketFacts, type: WaitingSearch["type"]): number {
  return type === undefined ? listings : (categories.find(({ name }) => name === type)?.listings ?? 0);
}
