import type { StepFacts } from "@vestpocket/domain/next-steps/next-steps.rules";
import type { ListedStep } from "@vestpocket/domain/next-steps/next-steps.schema";
import type { NextStepKind } from "@vestpocket/domain/next-steps/next-steps.terms";
import { sql } from "drizzle-orm";
import type { Queryable } from "../../platform/database/database.ts";
import { selectRows } from "../../platform/database/rows.ts";

interface Asked {
  readonly ownerId: string;
  /** Only this listing. */
  readonly id?: string | undefined;
  readonly now: Date;
}

export type FactRow = StepFacts & { readonly id: string; readonly name: string };

/** What is known of an owner's live listings. Of listings, only what is open is read. */
export async function listFacts(db: Queryable, { ownerId, id, now }: Asked): Promise<FactRow[]> {
  const rows = await selectRows<FactRow & { unansweredSince: Date | null }>(
    db,
    sql`SELECT listing.id, listing.title AS name, listing.language, listing.province, listing.lease,
        listing.other_title IS NOT NULL AS "hasOtherText",
        json_build_object('rentMonthGross', listing.rent_month_gross, 'rentSqftYearGross', listing.rent_sqft_year_gross) AS measures,
        EXISTS (SELECT FROM listing_pictures picture WHERE picture.listing_id = listing.id) AS "hasPicture",
        listing.expires_at AS "expiresAt", figures.opened, figures.asked,
        (SELECT min(inquiry.created_at) FROM inquiries inquiry
          WHERE inquiry.listing_id = listing.id AND inquiry.closed_at IS NULL AND NOT inquiry.owner_archived
            AND inquiry.sender_id IS NOT NULL AND NOT EXISTS (
              SELECT FROM inquiry_messages message WHERE message.inquiry_id = inquiry.id AND message.by_owner)) AS "unansweredSince",
        ARRAY(SELECT step FROM dismissed_steps dismissed
          WHERE dismissed.account_id = listing.owner_id AND dismissed.listing_id = listing.id
            AND dismissed.dismissed_at >= coalesce(listing.published_at, '-infinity')) AS dismissed
      FROM listings listing, LATERAL (
        SELECT coalesce(sum(days.opened), 0)::int AS opened, coalesce(sum(days.inquired + days.requested), 0)::int AS asked
        FROM listing_days days
        WHERE days.listing_id = listing.id AND days.day >= (listing.published_at AT TIME ZONE 'UTC')::date OFFSET 0) AS figures
      WHERE listing.owner_id = ${ownerId} AND listing.status = 'active' AND listing.expires_at > ${now.toISOString()}::timestamptz
        AND ${id === undefined ? sql`true` : sql`listing.id = ${id}`}`,
  );
  return rows;
}

interface Dismissed {
  readonly accountId: string;
  readonly listingId: string;
  readonly step: NextStepKind;
  readonly now: Date;
}

export async function dismiss(db: Queryable, { accountId, listingId, step, now }: Dismissed): Promise<void> {
  const at = sql`${now.toISOString()}::timestamptz`;
  await db.execute(sql`INSERT INTO dismissed_steps (account_id, listing_id, step, dismissed_at)
    VALUES (${accountId}, ${listingId}, ${step}, ${at})
    ON CONFLICT (account_id, listing_id, step) DO UPDATE SET dismissed_at = excluded.dismissed_at`);
}

/** What an account dismissed, for its data export. */
export async function listDismissedOf(db: Queryable, accountId: string) {
  return selectRows<{ listingId: ListedStep["listing"]["id"]; step: string; dismissedAt: Date }>(
    db,
    sql`SELECT listing_id AS "listingId", step, dismissed_at AS "dismissedAt" FROM dismissed_steps
      WHERE account_id = ${accountId} ORDER BY dismissed_at, listing_id, step`,
  );
}
