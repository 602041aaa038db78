import { and, eq, gt, isNull, lt } from "drizzle-orm";
import { deleteInBatches } from "../../platform/database/batches.ts";
import type { Queryable } from "../../platform/database/database.ts";
import { passkeyChallenges } from "./passkeys.tables.ts";

type Challenge = typeof passkeyChallenges.$inferSelect;
export type Purpose = Challenge["purpose"];

export async function insertPasskeyChallenge(db: Queryable, challenge: Challenge): Promise<void> {
  await db.insert(passkeyChallenges).values(challenge);
}

/** The expected challenge: for this purpose and, unless it is for a log-in, in this session. */
interface Expected {
  readonly hash: Buffer;
  readonly purpose: Purpose;
  readonly sessionId: string | undefined;
  readonly now: Date;
}

/**
 * Uses a challenge up. Returns whose passkey it asked for, null for anyone's; undefined unless it is open and as
 * expected.
 */
export async function takePasskeyChallenge(
  db: Queryable,
  { hash, purpose, sessionId, now }: Expected,
): Promise<{ accountId: string | null } | undefined> {
  const { sessionId: session } = passkeyChallenges;
  const [taken] = await db
    .delete(passkeyChallenges)
    .where(
      and(
        eq(passkeyChallenges.hash, hash),
        eq(passkeyChallenges.purpose, purpose),
        sessionId === undefined ? isNull(session) : eq(session, sessionId),
        gt(passkeyChallenges.expiresAt, now),
      ),
    )
    .returning({ accountId: passkeyChallenges.accountId });
  return taken;
}

export async function deletePasskeyChallengesOf(db: Queryable, accountId: string): Promise<void> {
  await db.delete(passkeyChallenges).where(eq(passkeyChallenges.accountId, accountId));
}

export async function deleteExpiredPasskeyChallenges(db: Queryable, now: Date): Promise<void> {
  await deleteInBatches(db, { from: passkeyChallenges, where: lt(passkeyChallenges.expiresAt, now) });
}
