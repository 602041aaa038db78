import type { PictureLevel } from "@vestpocket/domain/disclosure/disclosure.terms";
import type { Secrets } from "@vestpocket/domain/disclosure/splitting.rules";
import { eq, inArray, sql } from "drizzle-orm";
import type { Queryable } from "../../platform/database/database.ts";
import { selectRows } from "../../platform/database/rows.ts";
import { findDocument, listPictures } from "./listing-files.queries.ts";
import type { ListingRow } from "./listings.queries.ts";
import { listings } from "./listings.tables.ts";
import { findSecrets } from "./secrets.queries.ts";

/** A listing with everything that decides what members see of it. */
export interface WholeListing extends ListingRow {
  readonly secrets: Secrets | null;
  readonly pictures: readonly { readonly level: PictureLevel }[];
  readonly document: object | null;
}

/**
 * Takes an owner whose listings are due for the notice about what is open, and these listings; undefined if none is due.
 * Other processes take other owners.
 */
export async function takeOpenings(
  tx: Queryable,
): Promise<{ readonly ownerId: string; readonly listings: readonly WholeListing[] } | undefined> {
  const [next] = await selectRows<{ ownerId: string }>(
    tx,
    sql`SELECT account.id AS "ownerId" FROM accounts account
      WHERE EXISTS (SELECT FROM listing_openings due JOIN listings listing ON listing.id = due.listing_id
        WHERE listing.owner_id = account.id)
      ORDER BY account.id LIMIT 1 FOR NO KEY UPDATE OF account SKIP LOCKED`,
  );
  if (next === undefined) return undefined;
  const due = await selectRows<{ id: string }>(
    tx,
    sql`DELETE FROM listing_openings USING listings listing
      WHERE listing.id = listing_id AND listing.owner_id = ${next.ownerId} RETURNING listing.id`,
  );
  const ids = due.map(({ id }) => id);
  const rows = ids.length === 0 ? [] : await tx.select().from(listings).where(inArray(listings.id, ids));
  const whole: WholeListing[] = [];
  for (const row of rows) whole.push(await readWhole(tx, row));
  return { ownerId: next.ownerId, listings: whole };
}

/** A listing as the transaction sees it; undefined if there is none. */
export async function findWhole(tx: Queryable, id: string): Promise<WholeListing | undefined> {
  const [row] = await tx.select().from(listings).where(eq(listings.id, id));
  return row && readWhole(tx, row);
}

async function readWhole(tx: Queryable, row: ListingRow): Promise<WholeListing> {
  const secrets = await findSecrets(tx, row.id);
  const pictures = await listPictures(tx, row.id);
  return { ...row, secrets, pictures, document: (await findDocument(tx, row.id)) ?? null };
}
