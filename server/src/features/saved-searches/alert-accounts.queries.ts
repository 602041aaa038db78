import type { Cadence } from "@vestpocket/domain/saved-searches/saved-searches.terms";
import { sql } from "drizzle-orm";
import type { Queryable } from "../../platform/database/database.ts";
import { selectRows } from "../../platform/database/rows.ts";

const DEFAULT_CADENCE: Cadence = "daily";

export interface AlertAccount {
  readonly accountId: string;
  readonly favouritesCadence: Cadence;
  /** When it last got alerts by mail. */
  readonly mailedAt: readonly Date[];
  /** Where it is: as its profile says, otherwise as its newest search that names a province does. */
  readonly province: string | null;
}

/** The account whose alerts are to be looked at longest, locked until the transaction ends; others take other accounts. */
export async function takeDueAccount(tx: Queryable, now: Date): Promise<AlertAccount | undefined> {
  const [row] = await selectRows<Omit<AlertAccount, "mailedAt"> & { mailedAt: readonly string[] }>(
    tx,
    sql`SELECT account_id AS "accountId", favourites_cadence AS "favouritesCadence", to_json(mailed_at) AS "mailedAt",
        coalesce((SELECT province FROM agents WHERE agents.account_id = due.account_id),
          (SELECT province FROM saved_searches s WHERE s.account_id = due.account_id AND province <> ''
            AND deleted_at IS NULL ORDER BY created_at DESC LIMIT 1)) AS province
      FROM alert_accounts due WHERE due_at <= ${now}::timestamptz ORDER BY due_at LIMIT 1 FOR UPDATE SKIP LOCKED`,
  );
  return row && { ...row, mailedAt: row.mailedAt.map((at) => new Date(at)) };
}

export async function saveTurn(
  tx: Queryable,
  { accountId, dueAt, mailedAt }: Pick<AlertAccount, "accountId" | "mailedAt"> & { dueAt: Date | null },
): Promise<void> {
  await tx.execute(sql`UPDATE alert_accounts SET due_at = ${dueAt}::timestamptz,
    mailed_at = ${sql.param(mailedAt.map((at) => at.toISOString()))}::timestamptz[] WHERE account_id = ${accountId}`);
}

export async function findFavouritesCadence(on: Queryable, accountId: string): Promise<Cadence> {
  const [row] = await selectRows<{ cadence: Cadence }>(
    on,
    sql`SELECT favourites_cadence AS cadence FROM alert_accounts WHERE account_id = ${accountId}`,
  );
  return row?.cadence ?? DEFAULT_CADENCE;
}

export async function saveFavouritesCadence(
  tx: Queryable,
  { accountId, cadence }: { accountId: string; cadence: Cadence },
): Promise<void> {
  await tx.execute(sql`INSERT INTO alert_accounts (account_id, favourites_cadence) VALUES (${accountId}, ${cadence})
    ON CONFLICT (account_id) DO UPDATE SET favourites_cadence = excluded.favourites_cadence`);
}

/** Has what waits for an account be looked at again, because its cadences changed. */
export async function lookAgain(tx: Queryable, { accountId, now }: { accountId: string; now: Date }): Promise<void> {
  await tx.execute(
    sql`UPDATE alert_accounts SET due_at = ${now}::timestamptz WHERE account_id = ${accountId} AND due_at IS NOT NULL`,
  );
}

/** Gives accounts for which something waits a turn, if they have none: one that was saved while a listing was compared. */
export async function wakeForgotten(on: Queryable, now: Date): Promise<void> {
  await on.execute(sql`UPDATE alert_accounts account SET due_at = ${now}::timestamptz WHERE due_at IS NULL
    AND EXISTS (SELECT FROM alerts WHERE alerts.account_id = account.account_id AND settled_at IS NULL)`);
}

/** How an account is told of its favourites, for its data export. */
export async function listAlertAccounts(on: Queryable, accountId: string) {
  return selectRows(
    on,
    sql`SELECT favourites_cadence AS "favouritesCadence", mailed_at AS "mailedAt" FROM alert_accounts
      WHERE account_id = ${accountId}`,
  );
}
