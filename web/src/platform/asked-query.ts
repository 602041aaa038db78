import { useLayoutEffect, useMemo, useRef } from "react";
import { type NavigateOptions, useLocation, useNavigate } from "react-router";
import { isPlainClick } from "./plain-click.ts";

export interface AskedQuery {
  /** Opens the page with another query, made from the newest one; does nothing if they are equal. */
  change: (change: (newest: URLSearchParams) => URLSearchParams, options?: NavigateOptions) => void;
  readNewest: () => URLSearchParams;
  /** For links that were made from the query shown: stops a press on one if another query has been asked for since. */
  stopOutdated: (event: LinkPress) => void;
}

type LinkPress = Parameters<typeof isPlainClick>[0] & Pick<Event, "preventDefault">;

/**
 * The page's query. A navigation shows only after a while, and a press in between still finds the buttons and links of the
 * page before: so each change starts from the query last asked for, not from the one shown.
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
      stopOutdated(event) {
        if (asked.current.length > 0 && isPlainClick(event)) event.preventDefault();
      },
    };
  }, [navigate]);
}
