import { useLocation } from "react-router";

/** Router state of a link from the results to a listing, used to go back to the same results. */
export interface ResultsLinkState {
  /** The query string of the results, with its question mark, or empty. */
  readonly results: string;
}

export function useResultsLinkState(): ResultsLinkState {
  return { results: useLocation().search };
}

/** The results that this page was opened from; undefined if it was opened another way. */
export function useResultsBehind(): string | undefined {
  const { state } = useLocation();
  if (typeof state !== "object" || state === null || !("results" in state)) return undefined;
  return typeof state.results === "string" ? state.results : undefined;
}
