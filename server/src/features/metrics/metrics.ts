import type { Platform } from "../../platform/platform.ts";
import { type MetricDeps, registerMetrics } from "./metrics.routes.ts";

/** Business metrics for administrators: charts, totals, and what is waiting for them. */
export function createMetrics({ serve, ...platform }: Platform, needs: Pick<MetricDeps, "flushSearches">): void {
  registerMetrics(serve, { ...platform, ...needs });
}
