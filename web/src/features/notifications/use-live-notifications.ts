import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { refetchLive, setLive } from "../../platform/live.ts";
import { followTogether } from "./follow-together.ts";
import { noteUnread } from "./notifications.api.ts";

/**
 * Keeps what is on the screen up to date while somebody is signed in. Returns whether the number of unread notifications
 * has grown since the page was opened.
 */
export function useLiveNotifications(uid: string): boolean {
  const client = useQueryClient();
  const [hasNews, setHasNews] = useState(false);
  useEffect(() => {
    let before: number | undefined;
    return followTogether(uid, ({ isLive, unread, isNews = false }) => {
      setLive(isLive);
      if (unread === undefined) return;
      if (noteUnread(client, unread) || isNews) refetchLive(client);
      if (before !== undefined) setHasNews(unread > before);
      before = unread;
    });
  }, [client, uid]);
  return hasNews;
}
