import { type ReactNode, useSyncExternalStore } from "react";
import type { SearchState } from "../search-state.ts";
import { FullMap } from "./full-map.tsx";
import { ResultsMap } from "./results-map.tsx";

/** From this width, there is room for the map next to the list. */
const WIDE = "(min-width: 64rem)";

/** The map next to the list, or in its place if there is no room for both. */
export function ShownMap({ cards, ...state }: SearchState & { cards: ReactNode }) {
  const isWide = useSyncExternalStore(watchWidth, () => window.matchMedia(WIDE).matches);
  return isWide ? <ResultsMap {...state} /> : <FullMap {...state} cards={cards} />;
}

function watchWidth(onChange: () => void): () => void {
  const query = window.matchMedia(WIDE);
  query.addEventListener("change", onChange);
  return () => query.removeEventListener("change", onChange);
}
