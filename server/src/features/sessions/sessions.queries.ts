import type { Role } from "@vestpocket/domain/sessions/sessions.schema";
import { and, eq, gt, isNull, sql } from "drizzle-orm";
import type { Database, Queryable } from "../../platform/database/database.ts";
import { sessions } from "./sessions.tables.ts";

export type NewSession = typeof sessions.$inferInsert;
export type Session = typeof sessions.$inferSelect;

export async function insertSession(db: Queryable, session: NewSession): Promise<void> {
  await db.insert(sessions).values(session);
}

/** The role behind a session that lives now; undefined where it ended or its account was disabled. Every gated call asks. */
export async function findLiveRole(
  db: Database,
  session: { id: string; accountId: string; now: Date },
): Promise<Role | undefined> {
  const rows = await db.lookups.find<{ role: Role }>({
    name: "sessions_find_live_role",
    text: `SELECT a.role FROM sessions s JOIN accounts a ON a.id = s.account_id
           WHERE s.id = $1 AND s.account_id = $2 AND s.ended_at IS NULL AND s.expires_at > $3 AND a.disabled_at IS NULL`,
    values: [session.id, session.accountId, session.now],
  });
  return rows[0]?.role;
}

export async function findSession(db: Queryable, id: string): Promise<Session | undefined> {
  const [session] = await db.select().from(sessions).where(eq(sessions.id, id));
  return session;
}

/** Replaces a session's generation by the next; false where it is no longer the present one of a living session. */
export async function rotateSession(
  db: Queryable,
  rotation: { id: string; generation: number; now: Date; expiresAt: Date },
): Promise<boolean> {
  const rotated = await db
    .update(sessions)
    .set({ generation: rotation.generation + 1, rotatedAt: rotation.now, expiresAt: rotation.expiresAt })
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

export async function endSession(
  db: Queryable,
  ending: { id: string; reason: NonNullable<Session["endedReason"]>; now: Date },
): Promise<void> {
  await db
    .update(sessions)
    .set({ endedAt: ending.now, endedReason: ending.reason })
    .where(and(eq(sessions.id, ending.id), isNull(sessions.endedAt)));
}
