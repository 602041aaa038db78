import type { Pool } from "pg";
import { expireSession } from "./checkout-sessions.ts";
import { forgetOldKeys } from "./idempotency.ts";
import { type Kind, lockObject } from "./objects.ts";
import { settleRefund } from "./refunds.ts";
import { continueSubscription } from "./renewals.ts";
import { toDate, transact, type Work } from "./work.ts";

/**
 * Does one due task: expires a session, renews or ends a subscription, settles a refund. Returns whether there was one.
 */
export async function doOneDueThing(pool: Pool, toWork: (client: Work["client"]) => Work): Promise<boolean> {
  return transact(pool, async (client) => {
    const work = toWork(client);
    const { rows } = await client.query<{ id: string; kind: Kind }>(
      `SELECT id, kind FROM payment_sandbox.objects WHERE due_at <= $1
        ORDER BY due_at LIMIT 1 FOR UPDATE SKIP LOCKED`,
      [toDate(work.now)],
    );
    const [due] = rows;
    if (!due) await forgetOldKeys(client, toDate(work.now));
    if (due?.kind === "checkout.session")
      await expireSession(work, await lockObject(work, { kind: due.kind, id: due.id }));
    if (due?.kind === "subscription")
      await continueSubscription(work, await lockObject(work, { kind: due.kind, id: due.id }));
    if (due?.kind === "refund") await settleRefund(work, await lockObject(work, { kind: due.kind, id: due.id }));
    return due !== undefined;
  });
}

const POLL_MILLISECONDS = 1000;

export interface Time {
  /** Starts polling. */
  start(): void;
  catchUp(): Promise<void>;
  close(): Promise<void>;
}

/** Does what is due, one task at a time. */
export function createTime(doOne: () => Promise<boolean>): Time {
  let closed = false;
  let running: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;
  const run = async () => {
    try {
      while (await doOne()) if (closed) return;
    } finally {
      running = undefined;
    }
  };
  const begin = () => {
    running ??= run();
    return running;
  };
  return {
    start: () => {
      timer = setInterval(() => {
        // If the database cannot be reached, the next poll retries.
        begin().catch(() => undefined);
      }, POLL_MILLISECONDS).unref();
    },
    catchUp: async () => {
      // A run in progress may have looked before the clock was moved.
      await running?.catch(() => undefined);
      await begin();
    },
    close: async () => {
      closed = true;
      clearInterval(timer);
      await running?.catch(() => undefined);
    },
  };
}
