import { useEffect } from "react";

/** Calls a function when Back restores the page from the browser's memory, in the state in which it was left. */
export function useRestored(onRestored: () => void): void {
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && onRestored();
    window.addEventListener("pageshow", onShow);
    return () => window.removeEventListener("pageshow", onShow);
  });
}
