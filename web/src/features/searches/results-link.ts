import { useLocation } from "react-router";

/** What a link from the results to a listing carries, so that the listing leads back to the same results. */
export interface ResultsLinkState {
  /** The query of the results' address, with its question mark or empty. */
  readonly results: string;
}

export function useResultsLinkState(): ResultsLinkState {
  return { results: useLocation().search };
}

/** The results from which this page was opened; undefined where it was opened otherwise. */
export function useResultsBehind(): string | undefined {
  const { state } = useLocation();
  if (typeof state !== "object" || state === null || !("results" in state)) return undefined;
  return typeof state.results === "string" ? state.results : undefined;
}
