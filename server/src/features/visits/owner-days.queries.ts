import { emptyDay } from "@vestpocket/domain/visits/figures.rules";
import type { FigureDay } from "@vestpocket/domain/visits/figures.schema";
import { FIGURES } from "@vestpocket/domain/visits/figures.terms";
import { sql } from "drizzle-orm";
import type { Queryable } from "../../platform/database/database.ts";
import { selectRows } from "../../platform/database/rows.ts";
import { readFigure } from "./days.queries.ts";

const NAMES = sql.join(
  FIGURES.map((figure) => sql.identifier(figure)),
  sql`, `,
);
const SUMS = sql.join(
  FIGURES.map((figure) => sql`sum(${readFigure(figure)})::int AS ${sql.identifier(figure)}`),
  sql`, `,
);

/**
 * What the days of all of an owner's listings add up to, day by day from a UTC date on. Days that were added up before
 * are read as they are; of the others, each listing's by its key.
 */
export async function listOwnerDays(
  db: Queryable,
  { ownerId, from }: { ownerId: string; from: string },
): Promise<FigureDay[]> {
  const rows = await selectRows<Omit<FigureDay, "repriced" | "repictured">>(
    db,
    sql`WITH settled AS MATERIALIZED (SELECT greatest(max(day) + 1, ${from}::date) AS until FROM owner_days)
      SELECT day::text AS day, ${NAMES} FROM owner_days WHERE owner_id = ${ownerId} AND day >= ${from}::date
      UNION ALL
      SELECT days.day::text AS day, ${SUMS} FROM settled, listings listing, LATERAL (
        SELECT * FROM listing_days days WHERE days.listing_id = listing.id AND days.day >= settled.until OFFSET 0) AS days
      WHERE listing.owner_id = ${ownerId} GROUP BY days.day ORDER BY day`,
  );
  return rows.map((row) => ({ ...emptyDay(row.day), ...row }));
}

/** Adds up the days of each owner's listings that are over and were not added up yet, and forgets those before `from`. */
export async function settleOwnerDays(tx: Queryable, { from, to }: { from: string; to: string }): Promise<void> {
  await tx.execute(sql`DELETE FROM owner_days WHERE day < ${from}::date`);
  await tx.execute(sql`
    INSERT INTO owner_days (owner_id, day, ${NAMES})
    SELECT listing.owner_id, days.day, ${SUMS} FROM listing_days days JOIN listings listing ON listing.id = days.listing_id
    WHERE days.day >= greatest(${from}::date, (SELECT max(day) + 1 FROM owner_days)) AND days.day < ${to}::date
    GROUP BY 1, 2 ON CONFLICT DO NOTHING`);
}
