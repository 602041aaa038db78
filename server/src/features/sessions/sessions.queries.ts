import type { Role } from "@vestpocket/domain/accounts/users.schema";
import { STEP_UP_IDLE_SECONDS, STEP_UP_MAX_SECONDS } from "@vestpocket/domain/sessions/sessions.rules";
import type { AdministratorRole } from "@vestpocket/domain/shared/administrator-roles";
import { and, count, desc, eq, gt, isNull, lt, ne, or, sql } from "drizzle-orm";
import { deleteInBatches } from "../../platform/database/batches.ts";
import type { Database, Queryable } from "../../platform/database/database.ts";
import { SESSIONS_CHANNEL } from "../../platform/database/listening.ts";
import { OWN_WRITES_SECONDS } from "../../platform/database/replicas.ts";
import { sessions } from "./sessions.tables.ts";

export type NewSession = typeof sessions.$inferInsert;
export type Session = typeof sessions.$inferSelect;

export async function insertSession(db: Queryable, session: NewSession): Promise<void> {
  await db.insert(sessions).values(session);
}

/** What every call that requires sign-in reads from the session. */
export interface SessionState {
  /** The session's effective role. */
  readonly role: Role;
  readonly administratorRole: AdministratorRole | null;
  readonly needsSecondFactor: boolean;
  /** Whether a replica may still lack this session's writes. */
  readonly hasJustWritten: boolean;
}

interface FoundSession {
  readonly role: Role;
  readonly administratorRole: AdministratorRole;
  readonly isConfirmed: boolean;
  readonly hasJustWritten: boolean;
}

/** An active session; undefined if it ended or expired, or if its account is disabled. */
export async function findActiveSession(
  db: Database,
  session: { id: string; accountId: string; now: Date },
): Promise<SessionState | undefined> {
  const before = (seconds: number) => new Date(session.now.getTime() - seconds * 1000);
  const rows = await db.lookups.find<FoundSession>({
    name: "sessions_find_active",
    text: `SELECT a.role, a.administrator_role AS "administratorRole", (s.second_factor_at > $4 AND s.second_factor_used_at > $5) IS TRUE AS "isConfirmed",
             (s.wrote_at > now() - make_interval(secs => ${OWN_WRITES_SECONDS})) IS TRUE AS "hasJustWritten"
           FROM sessions s JOIN accounts a ON a.id = s.account_id
           WHERE s.id = $1 AND s.account_id = $2 AND s.ended_at IS NULL AND s.expires_at > $3 AND a.disabled_at IS NULL`,
    values: [session.id, session.accountId, session.now, before(STEP_UP_MAX_SECONDS), before(STEP_UP_IDLE_SECONDS)],
  });
  const [found] = rows;
  if (found === undefined) return undefined;
  const needsSecondFactor = found.role === "administrator" && !found.isConfirmed;
  const { hasJustWritten } = found;
  const role = needsSecondFactor ? "member" : found.role;
  const administratorRole = role === "administrator" ? found.administratorRole : null;
  return { role, administratorRole, needsSecondFactor, hasJustWritten };
}

/** Records that a session wrote something, by the database's clock. Once per second is enough. */
export async function noteWrite(db: Queryable, id: string): Promise<void> {
  await db.execute(sql`UPDATE sessions SET wrote_at = now()
    WHERE id = ${id} AND (wrote_at IS NULL OR wrote_at < now() - interval '1 second')`);
}

export async function findSession(db: Queryable, id: string): Promise<Session | undefined> {
  const [session] = await db.select().from(sessions).where(eq(sessions.id, id));
  return session;
}

/**
 * Moves a session to its next generation and extends it by the idle time, but never past its maximum duration. False
 * unless the given generation is the current one of an active session.
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

/** Whether a session has not ended. */
export async function isSessionOpen(db: Queryable, id: string): Promise<boolean> {
  return (await findSession(db, id))?.endedAt === null;
}

/** Tells every process that a session of the account ended: what it has open ends. */
const announced = { told: sql`pg_notify(${SESSIONS_CHANNEL}, ${sessions.accountId}::text)::text` };

/** Ends a session; false if it had already ended. */
export async function endSession(
  db: Queryable,
  ending: { id: string; reason: NonNullable<Session["endedReason"]>; now: Date },
): Promise<boolean> {
  const ended = await db
    .update(sessions)
    .set({ endedAt: ending.now, endedReason: ending.reason })
    .where(and(eq(sessions.id, ending.id), isNull(sessions.endedAt)))
    .returning(announced);
  return ended.length === 1;
}

/** Ends all sessions of an account, except the given one. */
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
    )
    .returning(announced);
}

/** A page of an account's active sessions, most recently used first, and their total. */
export async function listActiveSessions(
  db: Queryable,
  wanted: { accountId: string; now: Date; offset: number; limit: number },
): Promise<{ rows: Session[]; total: number }> {
  const isActive = and(
    eq(sessions.accountId, wanted.accountId),
    isNull(sessions.endedAt),
    gt(sessions.expiresAt, wanted.now),
  );
  const rows = await db
    .select()
    .from(sessions)
    .where(isActive)
    .orderBy(desc(sessions.rotatedAt), sessions.id)
    .offset(wanted.offset)
    .limit(wanted.limit);
  const [counted] = await db.select({ total: count() }).from(sessions).where(isActive);
  return { rows, total: counted?.total ?? 0 };
}

/** Marks a session as confirmed by the second factor. */
export async function markSecondFactor(db: Queryable, id: string, now: Date): Promise<void> {
  await db.update(sessions).set({ secondFactorAt: now, secondFactorUsedAt: now }).where(eq(sessions.id, id));
}

/** Records that a confirmed session was used for administration, unless it was recorded just before. */
export async function noteSecondFactorUse(
  db: Queryable,
  { id, now, unlessSince }: { id: string; now: Date; unlessSince: Date },
): Promise<void> {
  await db
    .update(sessions)
    .set({ secondFactorUsedAt: now })
    .where(and(eq(sessions.id, id), lt(sessions.secondFactorUsedAt, unlessSince)));
}

/** Removes the second factor's mark from all sessions of an account. */
export async function clearSecondFactor(db: Queryable, accountId: string): Promise<void> {
  await db.update(sessions).set({ secondFactorAt: null }).where(eq(sessions.accountId, accountId));
}

/** All sessions of an account, including ended ones. */
export async function listSessionsOf(db: Queryable, accountId: string): Promise<Session[]> {
  return db.select().from(sessions).where(eq(sessions.accountId, accountId)).orderBy(desc(sessions.createdAt));
}

/** Whether an account has a session other than this one, active or not. */
export async function hasOtherSession(db: Queryable, { uid, than }: { uid: string; than: string }): Promise<boolean> {
  const [found] = await db
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.accountId, uid), ne(sessions.id, than)))
    .limit(1);
  return found !== undefined;
}

/** Deletes sessions that ended before this time: they were signed out, or expired. */
export async function deleteEndedSessions(db: Queryable, before: Date): Promise<void> {
  await deleteInBatches(db, {
    from: sessions,
    where: or(lt(sessions.endedAt, before), lt(sessions.expiresAt, before)),
  });
}
