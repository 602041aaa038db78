import { CHALLENGE_TRIES } from "@vestpocket/domain/sessions/sessions.rules";
import { and, eq, gt, lt, sql } from "drizzle-orm";
import { deleteInBatches } from "../../platform/database/batches.ts";
import type { Queryable } from "../../platform/database/database.ts";
import { signInChallenges } from "./sessions.tables.ts";

type Challenge = typeof signInChallenges.$inferSelect;

export async function insertChallenge(db: Queryable, challenge: Omit<Challenge, "tries">): Promise<void> {
  await db.insert(signInChallenges).values(challenge);
}

/** The account of an open log-in challenge; undefined if it is over. */
export async function findChallenge(
  db: Queryable,
  { hash, now }: { hash: Buffer; now: Date },
): Promise<string | undefined> {
  const [found] = await db
    .select({ accountId: signInChallenges.accountId })
    .from(signInChallenges)
    .where(and(eq(signInChallenges.hash, hash), isOpen(now)));
  return found?.accountId;
}

const isOpen = (now: Date) => and(gt(signInChallenges.expiresAt, now), lt(signInChallenges.tries, CHALLENGE_TRIES));

/** Counts an attempt at an open challenge. Returns its account; undefined if it is over. */
export async function tryChallenge(
  db: Queryable,
  { hash, now }: { hash: Buffer; now: Date },
): Promise<string | undefined> {
  const [tried] = await db
    .update(signInChallenges)
    .set({ tries: sql`${signInChallenges.tries} + 1` })
    .where(and(eq(signInChallenges.hash, hash), isOpen(now)))
    .returning({ accountId: signInChallenges.accountId });
  return tried?.accountId;
}

/** Uses a challenge up; false if a concurrent request was first. */
export async function takeChallenge(db: Queryable, hash: Buffer): Promise<boolean> {
  const taken = await db
    .delete(signInChallenges)
    .where(eq(signInChallenges.hash, hash))
    .returning({ accountId: signInChallenges.accountId });
  return taken.length === 1;
}

/** Ends an account's log-ins that are waiting for a code. */
export async function deleteChallengesOf(db: Queryable, accountId: string): Promise<void> {
  await db.delete(signInChallenges).where(eq(signInChallenges.accountId, accountId));
}

export async function deleteExpiredChallenges(db: Queryable, now: Date): Promise<void> {
  await deleteInBatches(db, { from: signInChallenges, where: lt(signInChallenges.expiresAt, now) });
}
