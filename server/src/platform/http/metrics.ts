import { collectDefaultMetrics, Histogram, Registry } from "prom-client";
import { counters } from "../counters.ts";
import type { Monitor } from "../monitoring/monitor.ts";
import { createMetricsReader } from "../processes/group-metrics.ts";
import type { Api, Gate } from "./api.ts";
import { isEventStream } from "./event-streams.ts";

/** /metrics in Prometheus format: this process's counters, and the current state of the database and the disk. */
export function registerMetrics(api: Api, { monitor, gate }: { monitor: Monitor; gate: Gate }): void {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: "http_request_duration_seconds",
    help: "Time to answer, by route template and status",
    labelNames: ["method", "route", "status"],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  });
  api.addHook("onResponse", async (request, reply) => {
    if (isEventStream(reply)) return;
    const route = request.routeOptions.url ?? "unknown";
    durations.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
  });

  const readMetrics = createMetricsReader([registry, counters, monitor.registry]);
  api.get("/metrics", { onRequest: gate, schema: { hide: true } }, async (_request, reply) => {
    return reply.type(registry.contentType).send(await readMetrics());
  });
}
