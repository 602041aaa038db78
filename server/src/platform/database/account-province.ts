import type { ProvinceName } from "@vestpocket/domain/places/places.provinces";
import { type SQL, sql } from "drizzle-orm";
import type { Queryable } from "./database.ts";
import { selectRows } from "./rows.ts";

/** The province by whose clocks an account lives: of its public profile, else of its latest order; null if neither says it. */
export const provinceOf = (accountId: SQL): SQL => sql`coalesce(
  (SELECT agent.province FROM agents agent WHERE agent.account_id = ${accountId}),
  (SELECT quote.province FROM orders JOIN order_quotes quote ON quote.order_id = orders.id
   WHERE orders.account_id = ${accountId} AND quote.province IS NOT NULL
   ORDER BY quote.created_at DESC LIMIT 1))`;

export async function findProvinceOf(db: Queryable, accountId: string): Promise<ProvinceName | undefined> {
  const [row] = await selectRows<{ province: ProvinceName | null }>(
    db,
    sql`SELECT ${provinceOf(sql`${accountId}::uuid`)} AS province`,
  );
  return row?.province ?? undefined;
}
