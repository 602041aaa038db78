import type { MarketHealth } from "@vestpocket/domain/metrics/market-health.schema";
import { MARKET_DAYS, REPLY_DAYS } from "@vestpocket/domain/metrics/metrics.rules";
import { DAY_MS } from "@vestpocket/domain/shared/durations";
import type { Queryable } from "../../platform/database/database.ts";
import { findMarketTotals, listCategories, listCities } from "./market-health.queries.ts";

/** How supply meets demand, over the last MARKET_DAYS days (product.md §11). */
export async function readMarketHealth(db: Queryable, now: Date): Promise<MarketHealth> {
  const before = (days: number) => new Date(now.getTime() - days * DAY_MS);
  const since = before(MARKET_DAYS);
  const [totals, categories, cities] = await Promise.all([
    findMarketTotals(db, { since, now, repliedUntil: before(REPLY_DAYS) }),
    listCategories(db, since),
    listCities(db, since),
  ]);
  return { ...totals, categories, cities };
}
