import type { Pool } from "pg";

/** Hands an event over; the status of the answer. Throws where there is none. */
export type Deliver = (event: { body: string; signature: string }) => Promise<number>;

interface Due {
  readonly id: string;
  readonly type: string;
  readonly data: object;
  readonly attempts: number;
}

const POLL_MS = 1_000;
const BATCH = 20;
const RETRY_SECONDS_MAX = 300;
const GIVE_UP = "3 days";
/** Whoever was killed while delivering: another tries again after that. */
const LEASE = "30 seconds";

/** Delivers what happened until it was taken, the oldest first, each later after each failure. */
export function createDelivery(parts: { pool: Pool; sign: (body: string) => string; deliver: Deliver | undefined }) {
  const { pool, deliver } = parts;
  let isHeld = false;
  let isClosed = false;
  let round = Promise.resolve();

  async function hand(event: Due): Promise<boolean> {
    const body = JSON.stringify(event.data);
    const status = await deliver?.({ body, signature: parts.sign(body) }).catch(() => 0);
    return status !== undefined && status >= 200 && status < 300;
  }

  async function end(event: Due, isDone: boolean): Promise<void> {
    const wait = Math.min(2 ** event.attempts, RETRY_SECONDS_MAX);
    await pool.query(
      isDone
        ? "UPDATE payment_sandbox.events SET delivered_at = now() WHERE id = $1"
        : `UPDATE payment_sandbox.events SET due_at = now() + interval '${wait} seconds' WHERE id = $1`,
      [event.id],
    );
  }

  /** Takes what is due, so that no other process delivers it at the same time. */
  async function takeDue(): Promise<Due[]> {
    const { rows } = await pool.query<Due & { position: string }>(
      `UPDATE payment_sandbox.events SET attempts = attempts + 1, due_at = now() + interval '${LEASE}'
       WHERE id IN (
         SELECT id FROM payment_sandbox.events WHERE delivered_at IS NULL AND due_at <= now()
         ORDER BY position LIMIT ${BATCH} FOR UPDATE SKIP LOCKED)
       RETURNING id, type, data, attempts, position`,
    );
    return rows.sort((a, b) => Number(a.position) - Number(b.position));
  }

  async function deliverDue(): Promise<void> {
    for (let due = await takeDue(); due.length > 0 && !isHeld && !isClosed; due = await takeDue()) {
      for (const event of due) await end(event, await hand(event));
    }
  }

  /** One round after the other; a failure of the database is left to the next. */
  function kick(): Promise<void> {
    if (deliver === undefined || isHeld || isClosed) return round;
    round = round.then(deliverDue).catch(() => undefined);
    return round;
  }

  const timer = setInterval(() => void kick(), POLL_MS);
  timer.unref();

  return {
    kick,
    hold(): void {
      isHeld = true;
    },
    /** Delivers all that was held, in an order, each several times; what is dropped counts as delivered. */
    async release(
      options: {
        order?: (ids: readonly string[]) => readonly string[];
        copies?: number;
        drop?: (type: string) => boolean;
      } = {},
    ): Promise<void> {
      await round;
      const { rows } = await pool.query<Due>(
        "SELECT id, type, data, attempts FROM payment_sandbox.events WHERE delivered_at IS NULL ORDER BY position",
      );
      const ids = rows.map(({ id }) => id);
      for (const id of options.order?.(ids) ?? ids) {
        const event = rows.find((row) => row.id === id);
        if (event === undefined) continue;
        let isDone = options.drop?.(event.type) ?? false;
        for (let copy = 0; copy < (options.copies ?? 1) && !options.drop?.(event.type); copy += 1)
          isDone = await hand(event);
        await end(event, isDone);
      }
      isHeld = false;
      await kick();
    },
    /** Resolves when nothing is due or under way; what waits for another try is not. */
    async settled(): Promise<void> {
      for (let due = 1; due > 0; ) {
        await kick();
        const { rows } = await pool.query<{ due: number }>(
          "SELECT count(*)::int AS due FROM payment_sandbox.events WHERE delivered_at IS NULL AND due_at <= now()",
        );
        due = isHeld ? 0 : (rows[0]?.due ?? 0);
      }
    },
    async forgetOld(): Promise<void> {
      await pool.query(
        `UPDATE payment_sandbox.events SET delivered_at = now()
         WHERE delivered_at IS NULL AND (data ->> 'created')::bigint < extract(epoch FROM now() - interval '${GIVE_UP}')`,
      );
    },
    async close(): Promise<void> {
      isClosed = true;
      clearInterval(timer);
      await round;
    },
  };
}
