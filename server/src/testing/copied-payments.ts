import { v7 as newId } from "uuid";
import type { TestApp } from "./test-app.ts";
import { asSuperuser } from "./test-database.ts";

/** A payment that someone has started for their listing. */
export interface StartedPayment {
  readonly accountId: string;
  readonly listingId: string;
  readonly orderId: string;
  readonly intentId: string;
}

/**
 * Copies a started payment with its account, listing and intent. Signing someone in and starting a payment takes more
 * statements than the rest of a test, so tests that need hundreds start one and copy it.
 */
export async function copyPayment(site: TestApp, original: StartedPayment, count: number): Promise<StartedPayment[]> {
  const copies = Array.from({ length: count }, (_, index) => ({
    accountId: newId(),
    listingId: newId(),
    orderId: newId(),
    intentId: `${original.intentId}copy${index}`,
  }));
  await copyRow(site, "accounts", {
    id: ["id", original.accountId],
    changes: copies.map(({ accountId: id }) => ({ id, email: `${id}@example.ca`, email_key: `${id}@example.ca` })),
  });
  await copyRow(site, "listings", {
    id: ["id", original.listingId],
    changes: copies.map((copy) => ({ id: copy.listingId, owner_id: copy.accountId })),
  });
  await copyRow(site, "orders", {
    id: ["id", original.orderId],
    changes: copies.map((copy) => ({
      id: copy.orderId,
      account_id: copy.accountId,
      listing_id: copy.listingId,
      intent_id: copy.intentId,
      // Otherwise each payment's event would ask the provider about all copies that were paid just before.
      paid_with: "none",
    })),
  });
  await copyRow(site, "order_quotes", {
    id: ["order_id", original.orderId],
    changes: copies.map(({ orderId: order_id }) => ({ order_id })),
  });
  await copyIntent(site, original.intentId, copies);
  return copies;
}

/** Inserts a row again for each set of changed columns. Generated columns are left to the database. */
async function copyRow(
  { db }: TestApp,
  table: string,
  { id: [column, id], changes }: { id: readonly [string, string]; changes: readonly object[] },
): Promise<void> {
  const { rows } = await db.$client.query<{ columns: string }>(
    `SELECT string_agg(quote_ident(column_name), ', ') AS columns FROM information_schema.columns
     WHERE table_schema = 'public' AND table_name = $1 AND is_generated = 'NEVER'`,
    [table],
  );
  const columns = rows[0]?.columns ?? "";
  await db.$client.query(
    `INSERT INTO ${table} (${columns}) SELECT ${columns} FROM (
       SELECT (jsonb_populate_record(original, change)).*
       FROM ${table} AS original, jsonb_array_elements($2::jsonb) AS change WHERE original.${column} = $1
     ) copies`,
    [id, JSON.stringify(changes)],
  );
}

async function copyIntent(site: TestApp, intentId: string, copies: readonly StartedPayment[]): Promise<void> {
  await asSuperuser(site.superuserUrl, (client) =>
    client.query(
      `INSERT INTO payment_sandbox.objects (id, kind, body, notes)
       SELECT copy, kind, replace(body::text, $1, copy)::json, notes
       FROM payment_sandbox.objects, unnest($2::text[]) AS copy WHERE id = $1`,
      [intentId, copies.map((copy) => copy.intentId)],
    ),
  );
}
