import type { Pool } from "pg";
import type { ReleaseOptions } from "./faults.ts";
import { transact } from "./work.ts";

/** Tells the receiver of one event; gives the status it answered. */
export type Send = (body: string) => Promise<number>;

export interface Delivery {
  /** Something may be due. */
  wake(): void;
  hold(): void;
  release(options?: ReleaseOptions): Promise<void>;
  settled(): Promise<void>;
  close(): Promise<void>;
}

interface Due {
  readonly event: string;
  readonly attempts: number;
  readonly created_at: Date;
  readonly body: { readonly type: string };
}

const AT_ONCE = 20;
const MOST_HELD = 10_000;
/** Whoever took an event and died gives it back after this. */
const LEASE_SECONDS = 120;
const LONGEST_PAUSE_SECONDS = 300;
const GIVE_UP_AFTER_SECONDS = 3 * 24 * 3600;
const POLL_MILLISECONDS = 1000;

/** Sends what is recorded, oldest first and without waiting for the answer to the one before, until it is taken. */
export function startDelivery(parts: { pool: Pool; now: () => Date; send: Send | undefined }): Delivery {
  const { pool, now, send } = parts;
  const underWay = new Map<string, Promise<void>>();
  let held = false;
  let closed = false;
  let wanted = false;
  let pumping: Promise<void> | undefined;

  /** Begins deliveries until nothing more is due, or the hands are full; a call meanwhile makes it look again. */
  async function pump(): Promise<void> {
    if (!send || held || closed) return;
    wanted = true;
    pumping ??= pumpUntilDone(send);
    await pumping;
  }

  async function pumpUntilDone(sendTo: Send): Promise<void> {
    try {
      while (wanted && !held && !closed) {
        wanted = false;
        const claimed = await claim(pool, now(), { most: AT_ONCE - underWay.size });
        // Held meanwhile: what was taken just now is held as well.
        if (held || closed) for (const { event } of claimed) await giveBack(pool, event, now());
        else for (const due of claimed) begin(sendTo, due);
        wanted ||= claimed.length > 0;
      }
    } finally {
      pumping = undefined;
    }
  }

  function begin(sendTo: Send, due: Due): void {
    if (underWay.has(due.event)) return;
    const attempt = deliver(sendTo, due)
      // The database is away: the lease gives the event back.
      .catch(() => undefined)
      .finally(() => {
        underWay.delete(due.event);
        if (underWay.size === AT_ONCE - 1) wake();
      });
    underWay.set(due.event, attempt);
  }

  async function deliver(sendTo: Send, due: Due, copies = 1): Promise<void> {
    let taken = false;
    for (let copy = 0; copy < copies; copy += 1) {
      const status = await sendTo(JSON.stringify(due.body, null, 2)).catch(() => 0);
      taken ||= status >= 200 && status < 300;
    }
    await mark(pool, due, now(), taken);
  }

  async function settled(): Promise<void> {
    await pump();
    while (underWay.size > 0) {
      await Promise.all(underWay.values());
      await pump();
    }
  }

  const wake = () => {
    // The database is away: the next poll tries again.
    pump().catch(() => undefined);
  };
  const timer = setInterval(wake, POLL_MILLISECONDS).unref();

  return {
    wake,
    hold: () => {
      held = true;
    },
    release: async ({ order, copies = 1, drop = () => false }: ReleaseOptions = {}) => {
      await pumping?.catch(() => undefined);
      await Promise.all(underWay.values());
      const waiting = await claim(pool, now(), { most: MOST_HELD, early: true });
      const due = new Map(waiting.map((one) => [one.event, one]));
      for (const one of due.values()) {
        if (!drop(one.body.type)) continue;
        await mark(pool, one, now(), true);
        due.delete(one.event);
      }
      for (const id of order?.([...due.keys()]) ?? [...due.keys()]) {
        const one = due.get(id);
        if (one && send) await deliver(send, one, copies);
        due.delete(id);
      }
      for (const id of due.keys()) await giveBack(pool, id, now());
      held = false;
      await settled();
    },
    settled,
    close: async () => {
      closed = true;
      clearInterval(timer);
      await pumping?.catch(() => undefined);
      await Promise.all(underWay.values());
    },
  };
}

/** Takes what is due, or `early` what ever will be, for a while; two sandboxes never take the same. */
async function claim(
  pool: Pool,
  now: Date,
  { most, early = false }: { most: number; early?: boolean },
): Promise<Due[]> {
  if (most <= 0) return [];
  return transact(pool, async (client) => {
    const { rows } = await client.query<Due>(
      `WITH due AS (
         SELECT event FROM payment_sandbox.deliveries WHERE due_at <= $1 OR ($4 AND due_at IS NOT NULL) ORDER BY sequence LIMIT $2
         FOR UPDATE SKIP LOCKED
       ), taken AS (
         UPDATE payment_sandbox.deliveries SET due_at = $3
          FROM due WHERE deliveries.event = due.event
          RETURNING deliveries.event, deliveries.sequence, attempts, created_at
       )
       SELECT event, attempts, created_at, body
         FROM taken JOIN payment_sandbox.objects ON objects.id = taken.event ORDER BY taken.sequence`,
      [now, most, new Date(now.getTime() + LEASE_SECONDS * 1000), early],
    );
    return rows;
  });
}

async function mark(pool: Pool, due: Due, now: Date, taken: boolean): Promise<void> {
  const pause = Math.min(2 ** due.attempts, LONGEST_PAUSE_SECONDS) * 1000;
  const next = new Date(now.getTime() + pause);
  const givenUp = next.getTime() > due.created_at.getTime() + GIVE_UP_AFTER_SECONDS * 1000;
  const sql = "UPDATE payment_sandbox.deliveries SET attempts = attempts + 1, due_at = $2 WHERE event = $1";
  await pool.query(sql, [due.event, taken || givenUp ? null : next]);
}

async function giveBack(pool: Pool, event: string, now: Date): Promise<void> {
  await pool.query("UPDATE payment_sandbox.deliveries SET due_at = $2 WHERE event = $1", [event, now]);
}
