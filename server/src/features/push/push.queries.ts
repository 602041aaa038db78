import type { PushSubscriptionForm } from "@vestpocket/domain/push/push.schema";
import { PUSH_BROWSERS_MAX } from "@vestpocket/domain/push/push.terms";
import type { Language } from "@vestpocket/domain/shared/text";
import { asc, eq, sql } from "drizzle-orm";
import type { Queryable } from "../../platform/database/database.ts";
import { selectRows } from "../../platform/database/rows.ts";
import { pushSubscriptions } from "./push.tables.ts";

interface Subscribing extends PushSubscriptionForm {
  readonly sessionId: string;
  readonly accountId: string;
  readonly now: Date;
}

/** Keeps a session's subscription instead of its earlier one, and of any other session of the same browser. */
export async function saveSubscription(tx: Queryable, { now, ...given }: Subscribing): Promise<void> {
  const { sessionId, accountId, endpoint } = given;
  await tx.execute(sql`DELETE FROM push_subscriptions WHERE endpoint = ${endpoint} AND session_id <> ${sessionId}`);
  await tx
    .insert(pushSubscriptions)
    .values({ ...given, createdAt: now })
    .onConflictDoUpdate({ target: pushSubscriptions.sessionId, set: { ...given, createdAt: now } });
  await tx.execute(sql`DELETE FROM push_subscriptions WHERE session_id IN (
    SELECT session_id FROM push_subscriptions WHERE account_id = ${accountId}
    ORDER BY created_at DESC, session_id DESC OFFSET ${PUSH_BROWSERS_MAX})`);
}

export async function hasSubscription(db: Queryable, sessionId: string): Promise<boolean> {
  const rows = await db
    .select({ id: pushSubscriptions.sessionId })
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.sessionId, sessionId));
  return rows.length > 0;
}

export async function deleteSubscription(db: Queryable, sessionId: string): Promise<void> {
  await db.delete(pushSubscriptions).where(eq(pushSubscriptions.sessionId, sessionId));
}

/** The sessions whose browsers get an account's push messages. */
export async function listSubscribedSessions(tx: Queryable, accountId: string): Promise<string[]> {
  const rows = await tx
    .select({ id: pushSubscriptions.sessionId })
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.accountId, accountId));
  return rows.map(({ id }) => id);
}

export interface PushTarget extends PushSubscriptionForm {
  readonly language: Language;
}

/** Where to send a session's push messages; undefined once it ended, or if its account is disabled. */
export async function findTarget(
  db: Queryable,
  { sessionId, now }: { sessionId: string; now: Date },
): Promise<PushTarget | undefined> {
  const [target] = await selectRows<PushTarget>(
    db,
    sql`SELECT p.endpoint, p.p256dh, p.auth, a.language
      FROM push_subscriptions p JOIN sessions s ON s.id = p.session_id JOIN accounts a ON a.id = p.account_id
      WHERE p.session_id = ${sessionId} AND s.ended_at IS NULL AND s.expires_at > ${now.toISOString()}::timestamptz
        AND a.disabled_at IS NULL`,
  );
  return target;
}

/** Deletes a subscription that its push service no longer knows, unless the session has another one by now. */
export async function deleteEndpoint(db: Queryable, endpoint: string): Promise<void> {
  await db.delete(pushSubscriptions).where(eq(pushSubscriptions.endpoint, endpoint));
}

/** Deletes the subscriptions of sessions that are over. */
export async function deleteOverSubscriptions(db: Queryable, now: Date): Promise<void> {
  await db.execute(sql`DELETE FROM push_subscriptions p USING sessions s
    WHERE s.id = p.session_id AND (s.ended_at IS NOT NULL OR s.expires_at <= ${now.toISOString()}::timestamptz)`);
}

/** For the data export. */
export async function listSubscriptionsOf(db: Queryable, accountId: string) {
  const { endpoint, createdAt } = pushSubscriptions;
  return db
    .select({ endpoint, createdAt })
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.accountId, accountId))
    .orderBy(asc(createdAt));
}
