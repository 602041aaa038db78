import { PAGE_SIZE } from "@vestpocket/domain/shared/paging";
import { useMemo } from "react";
import { useLocation } from "react-router";
import { SWITCHED } from "../../platform/switched-language.ts";
import type { ResultsPage } from "./searches.api.ts";

/** Router state of a link from the results to a listing: the way back, and to the neighbouring results. */
export interface ResultsLinkState {
  /** The query string of the results page that has the listing, with its question mark, or empty. */
  readonly results: string;
  /** The same for the results page that is behind this one in the history; null if another page is. */
  readonly behind: string | null;
  /** The listing's position among all results, starting at 1. */
  readonly position: number;
  readonly total: number;
}

/** The state of the link to the listing at an index of a results page. */
export function useResultsLinkState(page: Pick<ResultsPage, "page" | "totalResults"> | undefined) {
  const { search } = useLocation();
  const { page: number = 1, totalResults: total = 0 } = page ?? {};
  return useMemo(
    () =>
      (at: number): ResultsLinkState => ({
        results: search,
        behind: search,
        position: (number - 1) * PAGE_SIZE + at + 1,
        total,
      }),
    [search, number, total],
  );
}

/** The results that this page was opened from; undefined if it was opened another way. */
export function useResultsBehind(): ResultsLinkState | undefined {
  const { state } = useLocation();
  if (!isResultsLinkState(state)) return undefined;
  return SWITCHED in state ? { ...state, behind: null } : state;
}

function isResultsLinkState(state: unknown): state is ResultsLinkState {
  if (typeof state !== "object" || state === null) return false;
  const { results, behind, position, total } = state as Partial<Record<keyof ResultsLinkState, unknown>>;
  const isBehind = typeof behind === "string" || behind === null;
  return typeof results === "string" && isBehind && [position, total].every(Number.isSafeInteger);
}
