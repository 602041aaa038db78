import { findRetentionStart, type Retention } from "@vestpocket/domain/shared/retention";
import type { Platform } from "../platform.ts";
import { inBatches } from "./batches.ts";
import type { Queryable } from "./database.ts";

interface Purge {
  readonly period: Retention;
  /** Deletes at most `limit` records older than `before` and returns their number. */
  readonly deleteOld: (db: Queryable, due: { before: Date; limit: number }) => Promise<number>;
}

/** Deletes expired records of one kind, in batches. */
export async function purge(
  { db, clock }: Pick<Platform, "db" | "clock">,
  { period, deleteOld }: Purge,
): Promise<void> {
  const before = findRetentionStart(period, clock.now());
  await inBatches((limit) => deleteOld(db, { before, limit }));
}
