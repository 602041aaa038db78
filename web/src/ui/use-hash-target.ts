import { useEffect } from "react";
import { useLocation } from "react-router";
import { goTo } from "./go-to.ts";

/** Scrolls to the element in the URL's hash, which the browser misses if the page loads late. */
export function useHashTarget(): void {
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same link followed again leads there again
  useEffect(() => {
    if (hash !== "") goTo(hash.slice(1));
  }, [hash, key]);
}
