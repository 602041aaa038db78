import { useEffect, useLayoutEffect, useMemo, useRef } from "react";
import { type NavigateOptions, useLocation, useNavigate } from "react-router";
import { isPlainClick } from "./plain-click.ts";

export interface AskedQuery {
  /** Opens the page with another query, made from the newest one; does nothing if they are equal. */
  change: (change: (newest: URLSearchParams) => URLSearchParams, options?: NavigateOptions) => void;
  readNewest: () => URLSearchParams;
}

/**
 * The page's query. A navigation shows only after a while, and a press in between still finds the buttons and links of the
 * page before: so each change starts from the query last asked for, not from the one shown, and a link to another query of
 * the page is not followed, since it would undo what was asked for.
 */
export function useAskedQuery(): AskedQuery {
  const navigate = useNavigate();
  const { key, search } = useLocation();
  const shown = useRef(search);
  /** The queries asked for and not shown yet. */
  const asked = useRef<string[]>([]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: any other navigation, even to the same query, replaces those asked for
  useLayoutEffect(() => {
    const at = asked.current.indexOf(search);
    asked.current = at < 0 ? [] : asked.current.slice(at + 1);
    shown.current = search;
  }, [key, search]);

  useEffect(() => {
    const stopOutdated = (event: MouseEvent) => {
      const link = event.target instanceof Element && event.target.closest("a");
      // Links without a query, such as those in the navigation, do not depend on the query shown.
      const isOutdated = link && link.search !== "" && link.pathname === window.location.pathname;
      if (isOutdated && asked.current.length > 0 && isPlainClick(event)) event.preventDefault();
    };
    document.addEventListener("click", stopOutdated, { capture: true });
    return () => document.removeEventListener("click", stopOutdated, { capture: true });
  }, []);

  return useMemo(() => {
    const readNewest = () => new URLSearchParams(asked.current.at(-1) ?? shown.current);
    return {
      change(change, options) {
        const next = change(readNewest()).toString();
        if (next === readNewest().toString()) return;
        const to = next === "" ? "" : `?${next}`;
        asked.current.push(to);
        void navigate({ search: to }, options);
      },
      readNewest,
    };
  }, [navigate]);
}
