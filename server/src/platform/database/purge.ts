import { findRetentionStart, type RetainedKind } from "@vestpocket/domain/accounts/retention.rules";
import type { Platform } from "../platform.ts";
import type { Queryable } from "./database.ts";

/** The most rows that one statement of a purge deletes: few enough to end well within the time that a statement may take. */
const BATCH = 1_000;

interface Purge {
  readonly kind: RetainedKind;
  /** Deletes at most `limit` records from before that moment and returns how many. */
  readonly deleteOld: (db: Queryable, due: { before: Date; limit: number }) => Promise<number>;
}

/** Deletes the records of a kind that have been kept for their time, in batches. */
export async function purge({ db, clock }: Pick<Platform, "db" | "clock">, { kind, deleteOld }: Purge): Promise<void> {
  const before = findRetentionStart(kind, clock.now());
  for (let deleted = BATCH; deleted === BATCH; ) deleted = await deleteOld(db, { before, limit: BATCH });
}
