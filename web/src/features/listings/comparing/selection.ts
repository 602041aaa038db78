import { readComparedIds } from "@vestpocket/domain/listings/comparing.rules";
import { useMemo, useSyncExternalStore } from "react";
import { keep, OWN_PREFIX, readKept } from "../../../platform/kept.ts";
import { useSession } from "../../../platform/session.ts";

const listeners = new Set<() => void>();
/** If the browser's storage is blocked. */
const onThisPage = new Map<string, string>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // Other tabs.
  window.addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", listener);
  };
}

function read(key: string): string {
  const kept = readKept(key);
  return (kept === undefined ? onThisPage.get(key) : kept) ?? "";
}

function write(key: string, ids: readonly string[]): void {
  const text = ids.join(",");
  onThisPage.set(key, text);
  keep(key, text === "" ? null : text);
  for (const listener of listeners) listener();
}

/** The listings that the signed-in user selected to compare, in order. This browser stores them until sign-out. */
export function useSelection() {
  const key = `${OWN_PREFIX}compared.${useSession().uid ?? ""}`;
  const text = useSyncExternalStore(
    subscribe,
    () => read(key),
    () => "",
  );
  const ids = useMemo(() => readComparedIds(text), [text]);
  const others = (id: string) => readComparedIds(read(key)).filter((each) => each !== id);
  return {
    ids,
    add: (id: string) => write(key, [...others(id), id]),
    remove: (id: string) => write(key, others(id)),
    clear: () => write(key, []),
  };
}
