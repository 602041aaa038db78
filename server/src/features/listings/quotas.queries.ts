import { draftsMaxOf, type Usage } from "@vestpocket/domain/listings/quotas.rules";
import { sql } from "drizzle-orm";
import type { Queryable } from "../../platform/database/database.ts";
import { selectRows } from "../../platform/database/rows.ts";

/** Serializes changes of an account's usage until the transaction ends. */
export async function lockUsage(tx: Queryable, ownerId: string): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`listings ${ownerId}`}, 0))`);
}

/**
 * How many drafts an account has, finished or not, how many it can hold, and the total bytes of its listings' and drafts' files. Those of a
 * deleted draft are stored until its deletion can no longer be undone. Changes to a listing are no further draft, and
 * the files that they leave as they are count once.
 */
export async function countUsage(db: Queryable, ownerId: string): Promise<Usage> {
  const [usage] = await selectRows<Omit<Usage, "draftsMax"> & { paid: number }>(
    db,
    sql`
      SELECT count(*) FILTER (WHERE listing.status = 'draft')::int
          + (SELECT count(*) FROM listing_drafts draft
             WHERE draft.owner_id = ${ownerId} AND draft.deleted_at IS NULL AND draft.listing_id IS NULL)::int AS drafts,
        (SELECT coalesce(sum(greatest(1, (SELECT count(*) FROM order_lines line
            WHERE line.order_id = paid.id AND line.revision = paid.revision AND line.refunded_at IS NULL))), 0) FROM orders paid
         WHERE paid.account_id = ${ownerId} AND paid.kind = 'listing' AND paid.status = 'paid')::int AS paid,
        coalesce(sum(
          (SELECT coalesce(sum(picture.bytes), 0) FROM listing_pictures picture WHERE picture.listing_id = listing.id)
          + coalesce((SELECT document.bytes FROM listing_documents document WHERE document.listing_id = listing.id), 0)
        ), 0)::float8
          + (SELECT coalesce(sum(file.bytes), 0) FROM listing_draft_files file
             JOIN listing_drafts draft ON draft.id = file.draft_id
             WHERE draft.owner_id = ${ownerId}
               AND NOT EXISTS (SELECT FROM listing_pictures picture
                 WHERE picture.listing_id = draft.listing_id AND picture.storage_key = file.storage_key)
               AND NOT EXISTS (SELECT FROM listing_documents document
                 WHERE document.listing_id = draft.listing_id AND document.storage_key = file.storage_key))::float8 AS bytes
      FROM listings listing WHERE listing.owner_id = ${ownerId}`,
  );
  const { drafts = 0, bytes = 0, paid = 0 } = usage ?? {};
  return { drafts, bytes, draftsMax: draftsMaxOf(paid) };
}
