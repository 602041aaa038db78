import { createHash } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { findRetentionStart, REQUEST_RETENTION } from "@vestpocket/domain/shared/retention";
import type { Clock } from "../clock.ts";
import { type Database, isTaken, type Queryable } from "../database/database.ts";
import { Failure, unavailable } from "../http/failure.ts";
import type { Jobs } from "../jobs.ts";
import type { RequestKey } from "./request-key.ts";
import { deleteRequests, findRequest, insertRequest } from "./request-keys.queries.ts";

/** How long a repeat waits for the first call to finish. */
const WAIT_MAX_MS = 30_000;
const POLL_MS = 25;

interface Call {
  /** Who does what, such as 'inquiries.send' with an account's id; keys are scoped to it. */
  readonly scope: string;
  /** Null for a call without a key, which is simply made. */
  readonly requestKey: RequestKey | null;
}

/** Saves the result in the same transaction as the change, so that there is never one without the other. */
export type Remember = (tx: Queryable, result: string) => Promise<void>;

export interface Once {
  /**
   * Idempotency: makes a call once per key. A repeat gets the first one's result and does no work, so it uses up no
   * limit; calls with the same key run one after another. Throws Failure 422 if the key was used with a different
   * request.
   */
  run(call: Call & { readonly work: (remember: Remember) => Promise<string> }): Promise<string>;
  /** Whether a call was made with this key, whatever it sent. */
  isKnown(call: Call): Promise<boolean>;
}

export async function createOnce(deps: { db: Database; clock: Clock; jobs: Jobs | undefined }): Promise<Once> {
  const { db, clock, jobs } = deps;
  const purge = () => deleteRequests(db, findRetentionStart(REQUEST_RETENTION, clock.now()));
  await jobs?.schedule({ name: "requests.purge", cron: "50 8 * * *", work: purge });
  return {
    async run({ work, ...call }) {
      const { requestKey } = call;
      if (requestKey === null) return work(async () => undefined);
      const id = toId(call.scope, requestKey);
      return underLock(db, id, async () => {
        const first = await findResult(db, id, requestKey);
        if (first !== undefined) return first;
        try {
          const createdAt = clock.now();
          return await work((tx, result) =>
            insertRequest(tx, { id, fingerprint: requestKey.fingerprint, result, createdAt }),
          );
        } catch (error) {
          // A call in another process was first, and the lock's connection was lost.
          const winner = isTaken(error, "request_keys_pkey") ? await findResult(db, id, requestKey) : undefined;
          if (winner === undefined) throw error;
          return winner;
        }
      });
    },
    async isKnown({ scope, requestKey }) {
      return requestKey !== null && (await findRequest(db, toId(scope, requestKey))) !== undefined;
    },
  };
}

/** The first call's result; undefined if there was none. Throws Failure 422 if it sent something else. */
async function findResult(db: Database, id: Buffer, { fingerprint }: RequestKey): Promise<string | undefined> {
  const first = await findRequest(db, id);
  if (first !== undefined && !first.fingerprint.equals(fingerprint)) throw keyReused();
  return first?.result;
}

/** Does `work` while no process is making another call with this key. Throws Failure 503 if waiting takes too long. */
async function underLock(db: Database, id: Buffer, work: () => Promise<string>): Promise<string> {
  const until = performance.now() + WAIT_MAX_MS;
  let result: string | undefined;
  const isDone = () =>
    db.locks.tryWith(`request ${id.toString("hex")}`, async () => {
      result = await work();
    });
  while (!(await isDone())) {
    if (performance.now() > until) break;
    await wait(POLL_MS);
  }
  if (result === undefined) throw unavailable({ code: "request.busy", retryAfter: 5 });
  return result;
}

/** A hash, so that the table does not reveal who sent what. */
function toId(scope: string, { key }: RequestKey): Buffer {
  return createHash("sha256")
    .update(JSON.stringify([scope, key]))
    .digest();
}

const keyReused = (): Failure =>
  new Failure({
    status: 422,
    code: "request.key_reused",
    text: /*i18n*/ {
      id: "request.key_reused",
      message:
        "This was already sent once, with different content. Please check whether it arrived before you send it again.",
    },
  });
