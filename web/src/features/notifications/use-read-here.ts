import { useEffect, useRef, useSyncExternalStore } from "react";
import { usePathInEveryLanguage } from "../../platform/language.ts";
import { useNewestNotifications, useReadNotifications } from "./notifications.api.ts";

/** Opening a page marks the unread notifications that lead to it as read, as soon as the page is on the screen. */
export function useReadHere(unread: number): void {
  const here = usePathInEveryLanguage();
  const isSeen = useSyncExternalStore(
    subscribe,
    () => document.visibilityState === "visible",
    () => false,
  );
  const { data } = useNewestNotifications({ enabled: unread > 0 });
  const read = useReadNotifications();
  // Once each: a failed call is not repeated.
  const marked = useRef(new Set<string>());
  const about = data?.notifications.find(
    ({ id, path, isRead }) => !isRead && toPathname(path) === here && !marked.current.has(id),
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: `read` is new with each render
  useEffect(() => {
    if (!isSeen || about === undefined) return;
    for (const { id, path } of data?.notifications ?? []) if (path === about.path) marked.current.add(id);
    // Nobody asked for it, so a failure needs no words.
    read({ path: about.path }).catch(() => undefined);
  }, [isSeen, about?.id]);
}

/** '/property/1#access' → '/property/1'. */
function toPathname(path: string): string {
  return path.split(/[?#]/u)[0] ?? path;
}

function subscribe(onChange: () => void): () => void {
  document.addEventListener("visibilitychange", onChange);
  return () => document.removeEventListener("visibilitychange", onChange);
}
