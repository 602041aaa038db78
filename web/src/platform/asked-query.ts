import { useCallback, useLayoutEffect, useRef } from "react";
import { type NavigateOptions, useLocation, useNavigate } from "react-router";

/** Opens the page with another query, made from the newest one; does nothing if they are equal. */
export type ChangeQuery = (change: (newest: URLSearchParams) => URLSearchParams, options?: NavigateOptions) => void;

/**
 * Changes the page's query. A navigation shows only after a while, and a press in between still finds the buttons of the
 * page before: so each change starts from the query last asked for, not from the one shown.
 */
export function useChangeQuery(): ChangeQuery {
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

  return useCallback(
    (change, options) => {
      const newest = new URLSearchParams(asked.current.at(-1) ?? shown.current);
      const next = change(new URLSearchParams(newest)).toString();
      if (next === newest.toString()) return;
      const to = next === "" ? "" : `?${next}`;
      asked.current.push(to);
      void navigate({ search: to }, options);
    },
    [navigate],
  );
}
