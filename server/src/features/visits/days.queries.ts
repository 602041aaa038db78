import type { FigureDay, FigureTotals } from "@vestpocket/domain/visits/figures.schema";
import { ALERTS_STEP, FIGURES, type Figure, SUMMED_FIGURES } from "@vestpocket/domain/visits/figures.terms";
import { type SQL, sql } from "drizzle-orm";
import type { Database, Queryable } from "../../platform/database/database.ts";
import { selectRows } from "../../platform/database/rows.ts";

/** What a process counts; the other figures are counted by the database. */
export interface Counts {
  shown: number;
  opened: number;
  readers: number;
  shared: number;
}

/** Of a listing on a UTC date. */
export interface DayCounts extends Counts {
  readonly listingId: string;
  readonly day: string;
}

/** Adds to what is stored, in one statement; counts of deleted listings are dropped. */
export async function saveDays(db: Database, counts: readonly DayCounts[]): Promise<void> {
  await db.$client.query({
    name: "listing_days_save",
    text: `INSERT INTO listing_days AS known (listing_id, day, shown, opened, readers, shared)
           SELECT counted.* FROM unnest($1::uuid[], $2::date[], $3::int[], $4::int[], $5::int[], $6::int[])
             AS counted (listing_id, day, shown, opened, readers, shared)
           WHERE EXISTS (SELECT FROM listings listing WHERE listing.id = counted.listing_id)
           ORDER BY counted.listing_id, counted.day
           ON CONFLICT (listing_id, day) DO UPDATE SET shown = known.shown + excluded.shown,
             opened = known.opened + excluded.opened, readers = known.readers + excluded.readers,
             shared = known.shared + excluded.shared`,
    values: [
      counts.map(({ listingId }) => listingId),
      counts.map(({ day }) => day),
      counts.map(({ shown }) => shown),
      counts.map(({ opened }) => opened),
      counts.map(({ readers }) => readers),
      counts.map(({ shared }) => shared),
    ],
  });
}

export interface DayMark {
  readonly listingId: string;
  readonly at: Date;
  readonly isRepriced: boolean;
  readonly isRepictured: boolean;
}

/** Marks the day on which a listing's price or photos changed. */
export async function markDay(tx: Queryable, { listingId, at, isRepriced, isRepictured }: DayMark): Promise<void> {
  await tx.execute(sql`
    INSERT INTO listing_days AS known (listing_id, day, repriced, repictured)
    VALUES (${listingId}, (${at.toISOString()}::timestamptz AT TIME ZONE 'UTC')::date, ${isRepriced}, ${isRepictured})
    ON CONFLICT (listing_id, day) DO UPDATE SET repriced = known.repriced OR excluded.repriced,
      repictured = known.repictured OR excluded.repictured`);
}

/** A figure of a day as it is read. Exact numbers of alerts would say what members look for. */
export const readFigure = (figure: Figure) =>
  figure === "alerted" ? sql`days.alerted / ${ALERTS_STEP} * ${ALERTS_STEP}` : sql`days.${sql.identifier(figure)}`;
const list = (figures: readonly Figure[], toColumn: (figure: Figure) => SQL) =>
  sql.join(
    figures.map((figure) => sql`${toColumn(figure)} AS ${sql.identifier(figure)}`),
    sql`, `,
  );
const SUMS = list(SUMMED_FIGURES, (figure) => sql`coalesce(sum(${readFigure(figure)}), 0)::int`);
const EACH = list(FIGURES, readFigure);

/** A listing's days on which anything happened, from a UTC date on, oldest first. */
export async function listListingDays(
  db: Queryable,
  { listingId, from }: { listingId: string; from: string },
): Promise<FigureDay[]> {
  return selectRows(
    db,
    sql`SELECT days.day::text AS day, ${EACH}, days.repriced, days.repictured FROM listing_days days
      WHERE days.listing_id = ${listingId} AND days.day >= ${from}::date ORDER BY days.day`,
  );
}

/** What a listing's days add up to, up to a UTC date and from then on. */
export async function sumListingDays(
  db: Queryable,
  { listingId, since }: { listingId: string; since: string },
): Promise<{ run: FigureTotals; before: FigureTotals }> {
  const sumOf = async (condition: ReturnType<typeof sql>) => {
    const [row] = await selectRows<FigureTotals>(
      db,
      sql`SELECT ${SUMS} FROM listing_days days WHERE days.listing_id = ${listingId} AND ${condition}`,
    );
    if (row === undefined) throw new Error("a sum has one row");
    return row;
  };
  const [run, before] = await Promise.all([
    sumOf(sql`days.day >= ${since}::date`),
    sumOf(sql`days.day < ${since}::date`),
  ]);
  return { run, before };
}

/** Deletes at most `limit` days before `before` that are of no present run. Returns how many were deleted. */
export async function forgetDays(db: Queryable, { before, limit }: { before: Date; limit: number }): Promise<number> {
  const { rowCount } = await db.execute(sql`
    DELETE FROM listing_days WHERE ctid = ANY(ARRAY(
      SELECT days.ctid FROM listing_days days
      WHERE days.day < (${before.toISOString()}::timestamptz AT TIME ZONE 'UTC')::date AND NOT EXISTS (
        SELECT FROM listings listing WHERE listing.id = days.listing_id AND listing.status IN ('active', 'paused')
          AND (listing.published_at AT TIME ZONE 'UTC')::date <= days.day)
      LIMIT ${limit}))`);
  return rowCount ?? 0;
}
