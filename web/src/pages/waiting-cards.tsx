import { CardsAmong } from "../features/listings/cards-among.tsx";
import { readWaitingSearch } from "../features/markets/waiting-search.ts";
import { addCatalogue } from "../platform/catalogues.ts";

/** This part with its texts, which public pages do not have. */
export async function load() {
  await addCatalogue("saved-searches");
  return WaitingCards;
}

/** Public listings of the place and category that a waiting search is about. */
function WaitingCards({ path }: { path: string }) {
  const search = readWaitingSearch(path);
  if (search === undefined) return null;
  const { market, type = market.type } = search;
  return <CardsAmong wanted={{ province: market.province, city: market.city, type }} />;
}
