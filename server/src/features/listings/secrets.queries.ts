import type { Secrets } from "@vestpocket/domain/disclosure/splitting.rules";
import { sql } from "drizzle-orm";
import type { Queryable } from "../../platform/database/database.ts";
import { selectRows } from "../../platform/database/rows.ts";

/**
 * Of `listings l`: the confidential values, null if there are none. For rows that only `disclose` turns into responses.
 */
export const SECRETS_COLUMN = `(SELECT json_build_object('fields', secret.fields, 'terms', secret.terms)
              FROM listing_secrets secret WHERE secret.listing_id = l.id) AS secrets`;

export async function findSecrets(db: Queryable, listingId: string): Promise<Secrets | null> {
  const [found] = await selectRows<Secrets>(
    db,
    sql`SELECT fields, terms FROM listing_secrets WHERE listing_id = ${listingId}`,
  );
  return found ?? null;
}

/** The confidential values of an owner's listings, by listing id. */
export async function listSecretsOf(db: Queryable, ownerId: string): Promise<ReadonlyMap<string, Secrets>> {
  const rows = await selectRows<Secrets & { listingId: string }>(
    db,
    sql`SELECT listing_id AS "listingId", fields, terms FROM listing_secrets
        WHERE listing_id IN (SELECT id FROM listings WHERE owner_id = ${ownerId})`,
  );
  return new Map(rows.map(({ listingId, ...secrets }) => [listingId, secrets]));
}

/** Replaces a listing's confidential values, in the transaction that writes the listing itself. */
export async function saveSecrets(
  tx: Queryable,
  { listingId, secrets }: { listingId: string; secrets: Secrets | null },
): Promise<void> {
  if (secrets === null) {
    await tx.execute(sql`DELETE FROM listing_secrets WHERE listing_id = ${listingId}`);
    return;
  }
  const [fields, terms] = [secrets.fields, secrets.terms].map((value) => value && JSON.stringify(value));
  await tx.execute(sql`
    INSERT INTO listing_secrets (listing_id, fields, terms) VALUES (${listingId}, ${fields}::jsonb, ${terms}::jsonb)
    ON CONFLICT (listing_id) DO UPDATE SET fields = excluded.fields, terms = excluded.terms`);
}

/** Listings that store a confidential value in public too: none, unless a write forgot to separate them. */
export async function listOpenSecrets(db: Queryable): Promise<string[]> {
  const rows = await selectRows<{ id: string }>(
    db,
    sql`SELECT l.id FROM listings l JOIN listing_secrets secret ON secret.listing_id = l.id
        WHERE l.features ?| ARRAY(SELECT jsonb_object_keys(secret.fields))
          OR (secret.terms IS NOT NULL AND (l.price IS NOT NULL OR l.sale_price IS NOT NULL
            OR l.rent_month_gross IS NOT NULL OR l.available_area IS NOT NULL))`,
  );
  return rows.map(({ id }) => id);
}
