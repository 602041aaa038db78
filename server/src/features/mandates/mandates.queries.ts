import type { MandateContent } from "@vestpocket/domain/mandates/mandates.schema";
import type { MandateStatus } from "@vestpocket/domain/mandates/mandates.terms";
import { sql } from "drizzle-orm";
import type { Queryable } from "../../platform/database/database.ts";
import { selectRows } from "../../platform/database/rows.ts";

type Stored = Pick<MandateContent, "name" | "track" | "targets" | "wanted" | "timing" | "cadence">;

export interface MandateRow extends Stored {
  readonly id: string;
  readonly accountId: string;
  readonly private: Buffer | null;
  readonly status: MandateStatus;
  readonly confirmedAt: Date;
  readonly askedAt: Date | null;
  readonly createdAt: Date;
}

const ROW = sql`m.id, m.account_id AS "accountId", m.name, m.track, m.targets, m.wanted, m.timing, m.cadence, m.private,
  m.status, m.confirmed_at AS "confirmedAt", m.asked_at AS "askedAt", m.created_at AS "createdAt"`;

/** Serializes an account's changes until the transaction ends, so that the limit holds. */
export async function lockMandates(tx: Queryable, accountId: string): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`mandates ${accountId}`}, 0))`);
}

/** An account's mandates: active ones first, then the newest. */
export async function listMandateRows(on: Queryable, accountId: string): Promise<MandateRow[]> {
  return selectRows(
    on,
    sql`SELECT ${ROW} FROM mandates m WHERE account_id = ${accountId}
      ORDER BY status <> 'active', created_at DESC, id DESC`,
  );
}

export async function findMandate(
  on: Queryable,
  { accountId, id }: { accountId: string; id: string },
): Promise<MandateRow | undefined> {
  const [row] = await selectRows<MandateRow>(
    on,
    sql`SELECT ${ROW} FROM mandates m WHERE id = ${id} AND account_id = ${accountId}`,
  );
  return row;
}

interface Written extends Stored {
  readonly id: string;
  readonly accountId: string;
  readonly private: Buffer | null;
  readonly now: Date;
}

/** Adds a mandate, or describes it anew; either way it is active and confirmed now. */
export async function writeMandate(tx: Queryable, { id, accountId, now, ...content }: Written): Promise<void> {
  await tx.execute(sql`
    INSERT INTO mandates (id, account_id, name, track, targets, wanted, timing, cadence, private, status, confirmed_at,
      changed_at, created_at)
    VALUES (${id}, ${accountId}, ${content.name}, ${content.track}, ${JSON.stringify(content.targets)}::jsonb,
      ${JSON.stringify(content.wanted)}::jsonb, ${content.timing}, ${content.cadence}, ${content.private}, 'active',
      ${now}::timestamptz, ${now}::timestamptz, ${now}::timestamptz)
    ON CONFLICT (id) DO UPDATE SET name = excluded.name, track = excluded.track, targets = excluded.targets,
      wanted = excluded.wanted, timing = excluded.timing, cadence = excluded.cadence, private = excluded.private,
      status = 'active', confirmed_at = excluded.confirmed_at, asked_at = NULL, changed_at = excluded.changed_at`);
}

/** Sets what its owner said; an active one is confirmed now. Returns false if there is none. */
export async function markMandate(
  tx: Queryable,
  { accountId, id, status, now }: { accountId: string; id: string; status: MandateStatus; now: Date },
): Promise<boolean> {
  const confirmedAt = status === "active" ? sql`${now}::timestamptz` : sql`confirmed_at`;
  const { rows } = await tx.execute(
    sql`UPDATE mandates SET status = ${status}, confirmed_at = ${confirmedAt}, asked_at = NULL,
        changed_at = ${now}::timestamptz
      WHERE id = ${id} AND account_id = ${accountId} RETURNING id`,
  );
  return rows.length > 0;
}

/** Returns false if there was none. */
export async function deleteMandate(
  tx: Queryable,
  { accountId, id }: { accountId: string; id: string },
): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`DELETE FROM mandates WHERE id = ${id} AND account_id = ${accountId}`);
  return rowCount === 1;
}

interface Due {
  /** Unconfirmed since. */
  readonly before: Date;
  readonly now: Date;
}

type DueMandate = Pick<MandateRow, "id" | "accountId" | "name" | "confirmedAt">;
const DUE = sql`id, account_id AS "accountId", name, confirmed_at AS "confirmedAt"`;
const TOGETHER = 200;

/** Marks the next mandates whose owners are asked whether they still look, and returns them. */
export async function takeAsked(tx: Queryable, { before, now }: Due): Promise<DueMandate[]> {
  return selectRows(
    tx,
    sql`UPDATE mandates SET asked_at = ${now}::timestamptz WHERE id = ANY(ARRAY(
        SELECT id FROM mandates WHERE status = 'active' AND asked_at IS NULL AND confirmed_at <= ${before}::timestamptz
        LIMIT ${TOGETHER} FOR UPDATE SKIP LOCKED)) RETURNING ${DUE}`,
  );
}

/** Marks the next mandates that nobody confirmed for too long, and returns them. */
export async function takeLapsed(tx: Queryable, { before, now }: Due): Promise<DueMandate[]> {
  return selectRows(
    tx,
    sql`UPDATE mandates SET status = 'lapsed', changed_at = ${now}::timestamptz WHERE id = ANY(ARRAY(
        SELECT id FROM mandates WHERE status = 'active' AND confirmed_at <= ${before}::timestamptz
        LIMIT ${TOGETHER} FOR UPDATE SKIP LOCKED)) RETURNING ${DUE}`,
  );
}

export async function deleteEnded(on: Queryable, { before, limit }: { before: Date; limit: number }): Promise<number> {
  const { rowCount } = await on.execute(
    sql`DELETE FROM mandates WHERE id = ANY(ARRAY(
      SELECT id FROM mandates WHERE status <> 'active' AND changed_at <= ${before}::timestamptz LIMIT ${limit}))`,
  );
  return rowCount ?? 0;
}
