import { type QueryClient, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type {
  Notification,
  NotificationPreference,
  Notifications,
} from "@vestpocket/domain/notifications/notifications.schema";
import { api } from "../../platform/api.ts";
import { usePolling } from "../../platform/live.ts";

const KEY = ["notifications"];
const UNREAD = [...KEY, "unread"];
const NEWEST = [...KEY, "newest"];
const HISTORY = [...KEY, "history"];
const PREFERENCES = [...KEY, "preferences"];
const NEWEST_LIMIT = 20;
const PAGE_SIZE = 30;
/** Polls only while the server does not tell of changes by itself. */
const LOOK_AGAIN_MS = 60_000;

/** The number of unread notifications. */
export function useUnreadNotifications() {
  return useQuery({
    queryKey: UNREAD,
    queryFn: async ({ signal }) => (await api.get("/v1/notifications/unread", { signal })).unread,
    refetchInterval: usePolling(LOOK_AGAIN_MS),
  });
}

/** The newest notifications, for the bell. */
export function useNewestNotifications({ enabled }: { enabled: boolean }) {
  return useQuery({
    enabled,
    queryKey: NEWEST,
    queryFn: ({ signal }) => api.get("/v1/notifications", { query: { limit: NEWEST_LIMIT }, signal }),
    meta: { isLive: true },
  });
}

/** The notifications so far, newest first, and a function that adds the next ones; it throws ApiFailure. */
export function useNotificationHistory() {
  const client = useQueryClient();
  const query = useQuery({
    queryKey: HISTORY,
    async queryFn({ signal }) {
      const shown = client.getQueryData<Notifications>(HISTORY)?.notifications.length ?? 0;
      let all = await fetchPage({}, signal);
      while (all.next !== null && all.notifications.length < shown) {
        all = append(all, await fetchPage({ after: all.next }, signal));
      }
      return all;
    },
    meta: { isLive: true },
  });

  async function showMore(after: string): Promise<void> {
    const more = await fetchPage({ after });
    client.setQueryData<Notifications>(HISTORY, (all) => (all?.next === after ? append(all, more) : all));
  }

  return { query, showMore };
}

const fetchPage = (after: { after?: string }, signal?: AbortSignal) =>
  api.get("/v1/notifications", { query: { limit: PAGE_SIZE, ...after }, ...(signal && { signal }) });

const append = (all: Notifications, more: Notifications): Notifications => ({
  ...more,
  notifications: [...all.notifications, ...more.notifications],
});

/** The server said how many are unread. False if that was known. */
export function noteUnread(client: QueryClient, unread: number): boolean {
  if (client.getQueryData(UNREAD) === unread) return false;
  client.setQueryData(UNREAD, unread);
  return true;
}

/** Which ones to mark as read: some, those that lead to a page, or everything up to the newest that is shown. */
type Wanted = { readonly ids: readonly string[] } | { readonly path: string } | { readonly upTo: string };

/** Marks notifications as read, on the screen at once. Throws ApiFailure; what is shown is then as before. */
export function useReadNotifications() {
  const client = useQueryClient();
  return async (wanted: Wanted): Promise<void> => {
    await client.cancelQueries({ queryKey: KEY });
    showAsRead(client, (each) => isMeant(wanted, each));
    try {
      const body = "ids" in wanted ? { ids: [...wanted.ids] } : wanted;
      client.setQueryData(UNREAD, (await api.post("/v1/notifications/read", body)).unread);
    } catch (error) {
      void client.invalidateQueries({ queryKey: KEY });
      throw error;
    }
  };
}

/** Ids are in the order in which they were made. */
function isMeant(wanted: Wanted, { id, path }: Notification): boolean {
  if ("ids" in wanted) return wanted.ids.includes(id);
  return "path" in wanted ? path === wanted.path : id <= wanted.upTo;
}

function showAsRead(client: QueryClient, isRead: (each: Notification) => boolean): void {
  const mark = (page: Notifications): Notifications => ({
    ...page,
    notifications: page.notifications.map((each) => (isRead(each) ? { ...each, isRead: true } : each)),
  });
  const shown = client.getQueryData<Notifications>(NEWEST)?.notifications ?? [];
  const fewer = shown.filter((each) => !each.isRead && isRead(each)).length;
  client.setQueryData<number>(UNREAD, (unread) => unread && Math.max(0, unread - fewer));
  for (const key of [NEWEST, HISTORY]) client.setQueryData<Notifications>(key, (page) => page && mark(page));
}

/** How the reader is told of what. */
export function useNotificationPreferences() {
  return useQuery({
    queryKey: PREFERENCES,
    queryFn: async ({ signal }) => (await api.get("/v1/notifications/preferences", { signal })).preferences,
  });
}

interface Choosing {
  /** Called with the server's message. */
  readonly onSaved: (said: string) => void;
  readonly onFailure: (error: Error) => void;
}

/** Chooses how to be told of a group: shown at once, taken back if the server refuses. */
export function useChooseWay({ onSaved, onFailure }: Choosing) {
  const client = useQueryClient();
  const { mutate } = useMutation({
    mutationKey: PREFERENCES,
    // Run one at a time in the order of the choices; fail offline instead of waiting unseen.
    scope: { id: "notification-preferences" },
    networkMode: "always",
    mutationFn: (body: Pick<NotificationPreference, "group" | "way">) =>
      api.put("/v1/notifications/preferences", { body }),
    async onMutate({ group, way }) {
      await client.cancelQueries({ queryKey: PREFERENCES });
      client.setQueryData<readonly NotificationPreference[]>(PREFERENCES, (all) =>
        all?.map((each) => (each.group === group ? { ...each, way } : each)),
      );
    },
    onSuccess: ({ msg }) => onSaved(msg),
    onError: onFailure,
    onSettled: async () => {
      if (client.isMutating({ mutationKey: PREFERENCES }) === 1)
        await client.invalidateQueries({ queryKey: PREFERENCES });
    },
  });
  return mutate;
}
