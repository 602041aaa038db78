import { NO_BILLING } from "@vestpocket/domain/orders/billing.rules";
import type { PaymentConfig } from "@vestpocket/domain/orders/orders.schema";
import { and, desc, eq, isNotNull } from "drizzle-orm";
import type { Queryable } from "../../platform/database/database.ts";
import { ITS_QUOTE } from "./orders.queries.ts";
import { orderQuotes, orders } from "./orders.tables.ts";

/** Where an account's latest order with a billing location was billed, and what was entered with it; null without one. */
export async function findLatestBilling(db: Queryable, accountId: string): Promise<PaymentConfig["billing"]> {
  const [latest] = await db
    .select({ province: orderQuotes.province, city: orderQuotes.city, billing: orders.billing })
    .from(orders)
    .innerJoin(orderQuotes, ITS_QUOTE)
    .where(and(eq(orders.accountId, accountId), isNotNull(orderQuotes.province)))
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(1);
  if (latest === undefined || latest.province === null) return null;
  const { province, city } = latest;
  const { company, address, taxNumber } = latest.billing ?? NO_BILLING;
  return { province, city, company, address, taxNumber };
}
