import { AsyncResource } from "node:async_hooks";
import { type Listener, UNREAD_CHANNEL } from "../../platform/database/listening.ts";
import type { EventStream } from "../../platform/http/event-streams.ts";
import { tooMany } from "../../platform/http/failure.ts";
import type { Viewer } from "../../platform/session/viewer.ts";
import { countUnread } from "./notifications.queries.ts";
import type { StreamDeps } from "./streams.deps.ts";
import { listOverSessions } from "./streams.queries.ts";

const BEAT_MS = 25_000;
/** How long news are collected, so that a change of many accounts is one statement. */
const COLLECT_MS = 50;
/** How many accounts, or sessions, one statement asks about. */
const TOGETHER = 1_000;
const STREAMS_PER_ACCOUNT = 20;
const STREAMS_MAX = 12_000;
const RETRY_SECONDS = 30;

interface OpenStream {
  readonly sessionId: string;
  /** When the reader's access token expires. They come back with the next one. */
  readonly until: Date;
  readonly stream: EventStream;
  /** What was sent last. */
  unread: number | undefined;
}

export type Streams = ReturnType<typeof createStreams>;

/**
 * The open streams of this process. Each gets the number of its account's unread notifications at the start and after
 * each change, wherever it was made. All share one connection to the database and one timer.
 */
export function createStreams({ db, clock, log, beatMs = BEAT_MS }: StreamDeps) {
  const byAccount = new Map<string, Set<OpenStream>>();
  let total = 0;
  /** Accounts whose number may have changed, and accounts of which a session may have ended. */
  const changed = new Set<string>();
  const suspected = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let beating: NodeJS.Timeout | undefined;

  // What runs is for many readers, and on behalf of none of them.
  const runDue = AsyncResource.bind(() => {
    catchUp()
      .catch((error: unknown) => log.warn({ err: error }, "could not tell open streams; will retry"))
      .finally(() => {
        timer = undefined;
        if (changed.size > 0 || suspected.size > 0) schedule();
      });
  });
  const schedule = () => {
    timer ??= setTimeout(runDue, COLLECT_MS).unref();
  };

  async function catchUp(): Promise<void> {
    for (const uids of takeSome(suspected)) {
      await orAgain(suspected, uids, async () => {
        const open = uids.flatMap((uid) => [...(byAccount.get(uid) ?? [])]);
        for (const some of inParts([...new Set(open.map(({ sessionId }) => sessionId))])) {
          const over = new Set(await listOverSessions(db, some, clock.now()));
          for (const { sessionId, stream } of open) if (over.has(sessionId)) endForGood(stream);
        }
      });
    }
    for (const uids of takeSome(changed)) {
      await orAgain(changed, uids, async () => {
        for (const [uid, unread] of await countUnread(db, uids)) tell(uid, unread);
      });
    }
  }

  function tell(uid: string, unread: number): void {
    for (const open of byAccount.get(uid) ?? []) {
      if (open.unread === unread) continue;
      open.unread = unread;
      open.stream.send("unread", { unread });
    }
  }

  function beat(): void {
    const now = clock.now();
    for (const [uid, all] of byAccount) {
      suspected.add(uid);
      for (const { stream, until } of all) {
        if (until <= now) stream.end();
        else stream.beat();
      }
    }
    if (byAccount.size > 0) schedule();
  }

  const listener: Listener = {
    hear({ channel, payload }) {
      if (!byAccount.has(payload)) return;
      (channel === UNREAD_CHANNEL ? changed : suspected).add(payload);
      schedule();
    },
    resume() {
      for (const uid of byAccount.keys()) {
        changed.add(uid);
        suspected.add(uid);
      }
      schedule();
    },
  };

  function forget(uid: string, open: OpenStream): void {
    const all = byAccount.get(uid);
    if (all?.delete(open) !== true) return;
    total -= 1;
    if (all.size === 0) byAccount.delete(uid);
  }

  const start = () => {
    db.listening.listen(listener);
    beating = setInterval(AsyncResource.bind(beat), beatMs).unref();
  };

  return {
    /**
     * Adds a stream, which `openStream` opens; it is closed when the access token that opened it expires, or its session
     * ends. Throws Failure 429 if there are too many.
     */
    add(
      { uid, sessionId }: Pick<Viewer, "uid" | "sessionId">,
      { until, openStream }: { until: Date; openStream: (onClose: () => void) => EventStream },
    ): void {
      const all = byAccount.get(uid) ?? new Set();
      if (all.size >= STREAMS_PER_ACCOUNT || total >= STREAMS_MAX) throw tooMany({ retryAfter: RETRY_SECONDS });
      if (beating === undefined) start();
      const open: OpenStream = { sessionId, until, stream: openStream(() => forget(uid, open)), unread: undefined };
      byAccount.set(uid, all.add(open));
      total += 1;
      changed.add(uid);
      // The session may have ended since the access check, and its end been told before the stream was here.
      suspected.add(uid);
      schedule();
    },
    /** Ends all streams, so that their readers come back to another process. */
    close(): void {
      clearInterval(beating);
      clearTimeout(timer);
      for (const all of byAccount.values()) for (const { stream } of all) stream.end();
    },
  };
}

/** Its reader is signed out, and does not come back. */
function endForGood(stream: EventStream): void {
  stream.send("end", {});
  stream.end();
}

/** Empties a set, in parts. */
function takeSome(all: Set<string>): string[][] {
  const taken = [...all];
  all.clear();
  return inParts(taken);
}

function inParts(all: readonly string[]): string[][] {
  return Array.from({ length: Math.ceil(all.length / TOGETHER) }, (_, part) =>
    all.slice(part * TOGETHER, (part + 1) * TOGETHER),
  );
}

/** Puts what could not be done back, for the next run. */
async function orAgain(all: Set<string>, some: readonly string[], work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    for (const one of some) all.add(one);
    throw error;
  }
}
