import { LISTED_MAX, type ListPlace } from "@vestpocket/domain/shared/paging";
import { type SQL, sql } from "drizzle-orm";
import type { Queryable } from "./database.ts";
import { selectRows } from "./rows.ts";

/** What a list is ordered by: a value, and the id that makes the order unique. An index serves both together. */
export interface ListKey {
  readonly table: string;
  /** The table's alias in the statement, if it has one. */
  readonly as?: string;
  /** A column. */
  readonly value: string;
  /** The column with the id, if it is another. */
  readonly id?: string;
  readonly isAscending?: boolean;
}

/** A page along a key: the id of its rows, its condition if it begins after a row, its order, and its limits. */
export function pageAlong({ table, as = table, value, id = "id", isAscending = false }: ListKey, window: ListPlace) {
  const partsOf = (of: string) => [`${of}.${value}`, `${of}.${id}`];
  const keyOf = (of: string) => sql.raw(partsOf(of).join(", "));
  const beginning = sql`SELECT ${keyOf("began")} FROM ${sql.raw(table)} began WHERE began.${sql.raw(id)} = ${window.after}`;
  const order = partsOf(as).map((part) => `${part} ${isAscending ? "ASC" : "DESC"}`);
  return {
    id: sql.raw(`${as}.${id}`),
    isAfter: window.after ? [sql`(${keyOf(as)}) ${sql.raw(isAscending ? ">" : "<")} (${beginning})`] : [],
    order: sql.raw(order.join(", ")),
    limits: limitTo(window),
  };
}

/** The rows of a page. None is further down than `LISTED_MAX`: from there, pages begin after a row. */
export function limitTo({ page, limit, after }: ListPlace): SQL {
  const skipped = after ? 0 : Math.min((page - 1) * limit, LISTED_MAX);
  return sql`LIMIT ${after ? limit : Math.min(limit, LISTED_MAX - skipped)} OFFSET ${skipped}`;
}

/** How many rows there are; one more than are counted if there are more. `from` follows FROM. */
export async function countListed(
  db: Queryable,
  from: SQL,
  { countedTo = LISTED_MAX }: Pick<ListPlace, "countedTo">,
): Promise<number> {
  const [counted] = await selectRows<{ total: number }>(
    db,
    sql`SELECT count(*)::int AS total FROM (SELECT FROM ${from} LIMIT ${countedTo + 1}) counted`,
  );
  return counted?.total ?? 0;
}
