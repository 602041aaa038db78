import { type RefObject, useEffect, useRef } from "react";
import { usePathInEveryLanguage } from "../../platform/language.ts";

/** Moves the focus to the top of a new page. Another language is the same page. */
export function useFocusOnPage(): RefObject<HTMLElement | null> {
  const main = useRef<HTMLElement>(null);
  const path = usePathInEveryLanguage();
  const seen = useRef(path);
  useEffect(() => {
    const before = seen.current;
    seen.current = path;
    if (before !== path && !main.current?.contains(document.activeElement)) {
      main.current?.focus({ preventScroll: true });
    }
  }, [path]);
  return main;
}
