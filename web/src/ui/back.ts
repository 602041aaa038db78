import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

/** What covers the page, the topmost last. */
const covers: ((event: PopStateEvent) => void)[] = [];

/**
 * Must be called before the router is created: a window calls its listeners in the order in which they were added, so
 * only an earlier one can hide Back from the router.
 */
export function interceptBack(): void {
  window.addEventListener("popstate", (event) => covers.at(-1)?.(event));
}

/** For what covers the page: Back calls `onBack` and does not leave the page. On a phone, people close things by Back. */
export function useBack(onBack: () => void): void {
  const { key } = useLocation();
  const entry = useRef({ key, index: Number.NaN });
  const close = useRef(onBack);
  close.current = onBack;
  useEffect(() => {
    coverFirstEntry();
    entry.current = { key, index: readIndex(window.history.state) };
  }, [key]);
  useEffect(() => {
    const onPop = (event: PopStateEvent) => {
      const steps = entry.current.index - readIndex(event.state);
      // Not one of the router's entries.
      if (Number.isNaN(steps)) return;
      event.stopImmediatePropagation();
      if (steps !== 0 && readKey(event.state) !== entry.current.key) {
        window.history.go(steps);
        return;
      }
      close.current();
      // Back has just used up the entry that a dialog that is still open needs.
      setTimeout(() => covers.length > 0 && coverFirstEntry());
    };
    covers.push(onPop);
    return () => void covers.splice(covers.indexOf(onPop), 1);
  }, []);
}

interface Entry {
  readonly key?: string;
  readonly idx?: number;
}

/** The router counts a document's entries from 0. */
function readIndex(state: Entry | null): number {
  return state?.idx ?? Number.NaN;
}

/** The router's key for an entry. */
function readKey(state: Entry | null): string {
  return state?.key ?? "default";
}

/** Back from the first entry would leave the site. This adds one above it for the same page. */
function coverFirstEntry(): void {
  const { state } = window.history;
  if (readIndex(state) === 0) window.history.pushState({ ...state, idx: 1 }, "");
}
