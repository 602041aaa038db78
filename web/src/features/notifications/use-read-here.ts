import { useEffect, useRef, useSyncExternalStore } from "react";
import { useLocation } from "react-router";
import { usePathInEveryLanguage } from "../../platform/language.ts";
import { useNewestNotifications, useReadNotifications } from "./notifications.api.ts";

/** Opening a page marks the unread notifications that lead to it as read, as soon as the page is on the screen. */
export function useReadHere(unread: number): void {
  const here = usePathInEveryLanguage();
  const tab = new URLSearchParams(useLocation().search).get("tab");
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
    ({ id, path, isRead }) => !isRead && leadsTo(path, { here, tab }) && !marked.current.has(id),
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: `read` is new with each render
  useEffect(() => {
    if (!isSeen || about === undefined) return;
    for (const { id, path } of data?.notifications ?? []) if (path === about.path) marked.current.add(id);
    // Nobody asked for it, so a failure needs no words.
    read({ path: about.path }).catch(() => undefined);
  }, [isSeen, about?.id]);
}

/** Whether a path leads to the page on the screen, and to its tab if it names one: '/property/1?tab=room'. */
function leadsTo(path: string, { here, tab }: { here: string; tab: string | null }): boolean {
  const [pathname, query = ""] = path.split("#")[0]?.split("?") ?? [];
  const named = new URLSearchParams(query).get("tab");
  return pathname === here && (named === null || named === tab);
}

function subscribe(onChange: () => void): () => void {
  document.addEventListener("visibilitychange", onChange);
  return () => document.removeEventListener("visibilitychange", onChange);
}
