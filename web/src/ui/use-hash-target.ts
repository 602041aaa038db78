import { useEffect } from "react";
import { useLocation } from "react-router";

/** Goes to the part of the page that the address names: those of a page that was loaded late are not there for the browser to find. */
export function useHashTarget(): void {
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same link followed again leads there again
  useEffect(() => {
    const target = hash === "" ? null : document.getElementById(hash.slice(1));
    target?.scrollIntoView();
    target?.focus({ preventScroll: true });
  }, [hash, key]);
}
