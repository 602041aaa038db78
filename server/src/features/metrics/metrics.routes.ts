import * as calls from "@vestpocket/domain/metrics/metrics.contract";
import type { Clock } from "../../platform/clock.ts";
import type { Database } from "../../platform/database/database.ts";
import type { Serve } from "../../platform/http/serve.ts";
import { readMarketHealth } from "./market-health.usecases.ts";
import { readMetrics, readWaiting } from "./metrics.usecases.ts";

export interface MetricDeps {
  readonly db: Database;
  readonly clock: Clock;
  /** Saves the search counts that are still in memory. */
  readonly flushSearches: () => Promise<void>;
}

export function registerMetrics(serve: Serve, { db, clock, flushSearches }: MetricDeps): void {
  serve(calls.readMetrics, async ({ query: { days } }) => {
    await flushSearches();
    return { figures: await readMetrics(db, { days, now: clock.now() }) };
  });

  serve(calls.readMarketHealth, async () => ({ market: await readMarketHealth(db, clock.now()) }));

  serve(calls.countWaiting, async ({ viewer }) => ({ waiting: await readWaiting(db, { viewer, now: clock.now() }) }));
}
