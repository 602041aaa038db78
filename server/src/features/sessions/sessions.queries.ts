import type { Role } from "@vestpocket/domain/accounts/users.schema";
import { and, count, desc, eq, gt, isNull, ne, sql } from "drizzle-orm";
import type { Database, Queryable } from "../../platform/database/database.ts";
import { sessions } from "./sessions.tables.ts";

export type NewSession = typeof sessions.$inferInsert;
export type Session = typeof sessions.$inferSelect;

export async function insertSession(db: Queryable, session: NewSession): Promise<void> {
  await db.insert(sessions).values(session);
}

/** What every gated call asks of a session. */
export interface LiveSession {
  readonly role: Role;
  readonly hasSecondFactor: boolean;
}

/** A session that lives now; undefined where it ended or its account was disabled. */
export async function findLiveSession(
  db: Database,
  session: { id: string; accountId: string; now: Date },
): Promise<LiveSession | undefined> {
  const rows = await db.lookups.find<{ role: Role; hasSecondFactor: boolean }>({
    name: "sessions_find_live",
    text: `SELECT a.role, s.second_factor_at IS NOT NULL AS "hasSecondFactor"
           FROM sessions s JOIN accounts a ON a.id = s.account_id
           WHERE s.id = $1 AND s.account_id = $2 AND s.ended_at IS NULL AND s.expires_at > $3 AND a.disabled_at IS NULL`,
    values: [session.id, session.accountId, session.now],
  });
  return rows[0];
}

export async function findSession(db: Queryable, id: string): Promise<Session | undefined> {
  const [session] = await db.select().from(sessions).where(eq(sessions.id, id));
  return session;
}

/**
 * Replaces a session's generation by the next, which works for the idle time, but never past the longest life of a session.
 * False where it is no longer the present one of a living session.
 */
export async function rotateSession(
  db: Queryable,
  rotation: { id: string; generation: number; now: Date; idleSeconds: number; maxSeconds: number },
): Promise<boolean> {
  const idleEnd = new Date(rotation.now.getTime() + rotation.idleSeconds * 1000);
  const rotated = await db
    .update(sessions)
    .set({
      generation: rotation.generation + 1,
      rotatedAt: rotation.now,
      expiresAt: sql`least(${idleEnd}::timestamptz, ${sessions.createdAt} + make_interval(secs => ${rotation.maxSeconds}))`,
    })
    .where(
      and(
        eq(sessions.id, rotation.id),
        eq(sessions.generation, rotation.generation),
        isNull(sessions.endedAt),
        gt(sessions.expiresAt, rotation.now),
        sql`EXISTS (SELECT 1 FROM accounts a WHERE a.id = ${sessions.accountId} AND a.disabled_at IS NULL)`,
      ),
    )
    .returning({ id: sessions.id });
  return rotated.length === 1;
}

/** Ends a session; false where it had ended before. */
export async function endSession(
  db: Queryable,
  ending: { id: string; reason: NonNullable<Session["endedReason"]>; now: Date },
): Promise<boolean> {
  const ended = await db
    .update(sessions)
    .set({ endedAt: ending.now, endedReason: ending.reason })
    .where(and(eq(sessions.id, ending.id), isNull(sessions.endedAt)))
    .returning({ id: sessions.id });
  return ended.length === 1;
}

/** Ends every session of an account but one. */
export async function endSessionsOf(
  db: Queryable,
  ending: { accountId: string; except: string | undefined; now: Date },
): Promise<void> {
  await db
    .update(sessions)
    .set({ endedAt: ending.now, endedReason: "revoked" })
    .where(
      and(
        eq(sessions.accountId, ending.accountId),
        isNull(sessions.endedAt),
        ending.except === undefined ? undefined : ne(sessions.id, ending.except),
      ),
    );
}

/** An account's living sessions, the one used last first, and how many there are. */
export async function listLiveSessions(
  db: Queryable,
  wanted: { accountId: string; now: Date; offset: number; limit: number },
): Promise<{ rows: Session[]; total: number }> {
  const isLive = and(
    eq(sessions.accountId, wanted.accountId),
    isNull(sessions.endedAt),
    gt(sessions.expiresAt, wanted.now),
  );
  const rows = await db
    .select()
    .from(sessions)
    .where(isLive)
    .orderBy(desc(sessions.rotatedAt), sessions.id)
    .offset(wanted.offset)
    .limit(wanted.limit);
  const [counted] = await db.select({ total: count() }).from(sessions).where(isLive);
  return { rows, total: counted?.total ?? 0 };
}

/** Marks a session as confirmed by the second factor. */
export async function markSecondFactor(db: Queryable, id: string, now: Date): Promise<void> {
  await db.update(sessions).set({ secondFactorAt: now }).where(eq(sessions.id, id));
}

/** Takes the second factor's mark from all sessions of an account. */
export async function unmarkSecondFactor(db: Queryable, accountId: string): Promise<void> {
  await db.update(sessions).set({ secondFactorAt: null }).where(eq(sessions.accountId, accountId));
}

/** Everything that is kept about an account's sessions. */
export async function listSessionsOf(db: Queryable, accountId: string): Promise<Session[]> {
  return db.select().from(sessions).where(eq(sessions.accountId, accountId)).orderBy(desc(sessions.createdAt));
}
