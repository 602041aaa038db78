import { isPathOfThisSite } from "@vestpocket/domain/shared/return-path";
import { useEffect } from "react";
import { useLocation } from "react-router";
import { keep, OWN_PREFIX, readKept } from "../../platform/kept.ts";

const KEY = `${OWN_PREFIX}interrupted-page`;

/** Notes that this page waits for a confirmed email, which is confirmed in another tab. */
export function useNoteInterrupted(isWaiting: boolean): void {
  const { pathname, search } = useLocation();
  useEffect(() => {
    if (isWaiting) keep(KEY, pathname + search);
  }, [isWaiting, pathname, search]);
}

/** The page that waited for a confirmed email, in this browser; undefined if there is none. */
export function readInterrupted(): string | undefined {
  const path = readKept(KEY);
  return path != null && isPathOfThisSite(path) ? path : undefined;
}

/** Forgets it, once the reader has gone back to it. */
export function forgetInterrupted(): void {
  keep(KEY, null);
}
