import { headers } from "../../platform/http.ts";
import { getAccessToken, replaceAccessToken } from "../../platform/session.ts";
import { readEvents } from "./read-events.ts";

const PATH = "/v1/notifications/stream";
/** The server sends something at least every half minute. */
const SILENCE_MS = 75_000;
const FIRST_WAIT_MS = 1_000;
const LAST_WAIT_MS = 60_000;

/** What is known of the notifications. */
export interface Heard {
  /** Whether the server tells of changes by itself. */
  readonly isLive: boolean;
  /** Undefined if it did not say. */
  readonly unread?: number;
  /** Whether something happened; false for the number that a first stream starts with. */
  readonly isNews?: boolean;
}

interface Following {
  readonly signal: AbortSignal;
  readonly onHeard: (heard: Heard) => void;
}

/** Follows the account's notifications until aborted. Streams that end, fail or fall silent are opened again, with growing delays. */
export async function follow({ signal, onHeard }: Following): Promise<void> {
  let failures = 0;
  let hasHeard = false;
  while (!signal.aborted) {
    let isHeard = false;
    const onUnread = (unread: number) => {
      onHeard({ isLive: true, unread, isNews: hasHeard });
      isHeard = true;
      hasHeard = true;
    };
    await listen({ signal, onUnread }).catch(() => undefined);
    if (signal.aborted) return;
    // A stream that worked is replaced soon: the server ends each one after a while.
    failures = isHeard ? 0 : failures + 1;
    if (failures > 0) onHeard({ isLive: false });
    await pause(toWait(failures), signal);
  }
}

/** Milliseconds until the next attempt; half of it by chance, so that a restarted server is not stormed. */
export function toWait(failures: number, chance = Math.random()): number {
  const most = Math.min(LAST_WAIT_MS, FIRST_WAIT_MS * 2 ** failures);
  return most / 2 + (most / 2) * chance;
}

/** One stream, until it ends. Throws if it cannot be opened, or falls silent. */
async function listen({
  signal,
  onUnread,
}: {
  signal: AbortSignal;
  onUnread: (unread: number) => void;
}): Promise<void> {
  const accessToken = await getAccessToken();
  if (accessToken === undefined || signal.aborted) return;
  const stream = new AbortController();
  const stop = () => stream.abort();
  signal.addEventListener("abort", stop);
  let silence = setTimeout(stop, SILENCE_MS);
  try {
    const response = await fetch(PATH, {
      headers: { ...headers({ method: "GET", path: PATH, accessToken }), Accept: "text/event-stream" },
      signal: stream.signal,
    });
    if (response.status === 401) await replaceAccessToken(accessToken);
    if (!response.ok || response.body === null) return;
    await readEvents(response.body, {
      onBytes() {
        clearTimeout(silence);
        silence = setTimeout(stop, SILENCE_MS);
      },
      onEvent({ event, data }) {
        if (event === "unread") onUnread((JSON.parse(data) as { unread: number }).unread);
        // The session ended, or the server wants a newer token.
        if (event === "end") stop();
      },
    });
  } finally {
    clearTimeout(silence);
    signal.removeEventListener("abort", stop);
    stop();
  }
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
