import { PAGE_SIZE } from "@vestpocket/domain/shared/paging";
import { readSearchQuery } from "./read-search-query.ts";
import type { ResultsLinkState } from "./results-link.ts";
import { listUnread, toAsked } from "./search-state.ts";
import { useResultsPage } from "./searches.api.ts";

/** A neighbouring listing in the results, and the state of the link to it. */
export interface Neighbour {
  readonly id: string;
  readonly state: ResultsLinkState;
}

interface Neighbours {
  readonly previous: Neighbour | undefined;
  readonly next: Neighbour | undefined;
}

/** The results before and after a listing, including on the next page; undefined if the listing has moved. */
export function useNeighbours(id: string, link: ResultsLinkState): Neighbours | undefined {
  const query = new URLSearchParams(link.results);
  const search = readSearchQuery(query);
  const { page: _page, ...filter } = search;
  const asked = toAsked(filter, listUnread(query, search));
  const page = Math.ceil(link.position / PAGE_SIZE);
  const at = (link.position - 1) % PAGE_SIZE;
  const own = useResultsPage({ asked, page }).data;
  const isLast = at === PAGE_SIZE - 1 && link.position < (own?.totalResults ?? 0);
  const isFirst = at === 0 && page > 1;
  const beside = useResultsPage({
    asked,
    page: isFirst ? page - 1 : page + 1,
    lastDoc: isLast ? (own?.lastDoc ?? undefined) : undefined,
    enabled: own !== undefined && (isFirst || isLast),
  }).data;
  if (own === undefined) return { previous: undefined, next: undefined };
  if (own.properties[at]?.id !== id) return undefined;

  function toNeighbour(listing: { id: string } | undefined, step: 1 | -1): Neighbour | undefined {
    if (listing === undefined) return undefined;
    const position = link.position + step;
    const state = { ...link, position, results: toPage(query, Math.ceil(position / PAGE_SIZE)) };
    return { id: listing.id, state };
  }
  return {
    previous: toNeighbour(isFirst ? beside?.properties.at(-1) : own.properties[at - 1], -1),
    next: toNeighbour(isLast ? beside?.properties[0] : own.properties[at + 1], 1),
  };
}

/** The same results on another page, as `pageHref` writes them. */
function toPage(query: URLSearchParams, page: number): string {
  const changed = new URLSearchParams(query);
  changed.delete("page");
  if (page > 1) changed.append("page", String(page));
  return changed.size > 0 ? `?${changed.toString()}` : "";
}
