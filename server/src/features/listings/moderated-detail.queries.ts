import type { ModeratedDetail } from "@vestpocket/domain/listings/moderated-detail.schema";
import { sql } from "drizzle-orm";
import type { Queryable } from "../../platform/database/database.ts";
import { selectRows } from "../../platform/database/rows.ts";

/** How many orders and reports are shown with a listing. */
const SHOWN_MAX = 20;

type ListingFigures = Pick<ModeratedDetail, "inquiries" | "unanswered" | "favourites">;

/** What became of a listing, in numbers. An inquiry is unanswered if its owner never wrote in it. */
export async function findFigures(db: Queryable, id: string): Promise<ListingFigures> {
  const [figures] = await selectRows<ListingFigures>(
    db,
    sql`SELECT
      (SELECT count(*)::int FROM inquiries WHERE listing_id = ${id}) AS inquiries,
      (SELECT count(*)::int FROM inquiries inquiry WHERE listing_id = ${id} AND NOT EXISTS (
        SELECT FROM inquiry_messages message WHERE message.inquiry_id = inquiry.id AND message.by_owner)) AS unanswered,
      (SELECT count(*)::int FROM favourites WHERE listing_id = ${id}) AS favourites`,
  );
  if (figures === undefined) throw new Error("a count has one row");
  return figures;
}

type OrderRow = Omit<ModeratedDetail["orders"][number], "receipt" | "at"> & {
  readonly number: number | null;
  readonly at: Date;
};

/** The orders that paid for a listing, alone or among others, newest first; of the latter, what the listing cost. */
export async function listOrderRows(db: Queryable, id: string): Promise<OrderRow[]> {
  return selectRows(
    db,
    sql`SELECT placed.id, placed.number::float8 AS number, placed.status, placed.created_at AS at,
        coalesce(line.total_cents, quote.total_cents, 0) AS "totalCents"
      FROM (SELECT id FROM orders WHERE listing_id = ${id}
          UNION SELECT order_id FROM order_lines WHERE listing_id = ${id}) AS found
        JOIN orders placed ON placed.id = found.id
        LEFT JOIN order_quotes quote ON quote.order_id = placed.id AND quote.revision = placed.revision
        LEFT JOIN order_lines line ON line.order_id = placed.id AND line.revision = placed.revision
          AND line.listing_id = ${id}
      WHERE placed.listing_id = ${id} OR line.listing_id IS NOT NULL
      ORDER BY placed.created_at DESC, placed.id DESC LIMIT ${SHOWN_MAX}`,
  );
}

type ReportRow = Omit<ModeratedDetail["reports"][number], "at"> & { readonly at: Date };

/** Reports of a listing, newest first. */
export async function listReportRows(db: Queryable, id: string): Promise<ReportRow[]> {
  return selectRows(
    db,
    sql`SELECT id, reason, outcome, created_at AS at FROM reports
      WHERE listing_id = ${id} ORDER BY created_at DESC, id DESC LIMIT ${SHOWN_MAX}`,
  );
}
