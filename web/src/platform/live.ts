import type { QueryClient } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";

/** Whether the server tells this browser when something happens, so that nothing needs to be polled. */
let isLive = false;
const listeners = new Set<() => void>();

export function setLive(next: boolean): void {
  if (next === isLive) return;
  isLive = next;
  for (const listener of listeners) listener();
}

/** The interval at which to poll: none while the server tells of changes by itself. */
export function usePolling(ms: number): number | false {
  const isTold = useSyncExternalStore(
    subscribe,
    () => isLive,
    () => false,
  );
  return isTold ? false : ms;
}

/** The query options of an answer that changes when somebody else acts. */
export function useLiveOptions(pollMs: number) {
  return { meta: { isLive: true }, refetchInterval: usePolling(pollMs) } as const;
}

/** Something happened: refetches what is on the screen and may have changed. */
export function refetchLive(client: QueryClient): void {
  void client.invalidateQueries({ predicate: ({ meta }) => meta?.isLive === true });
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
