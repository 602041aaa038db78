import { collectDefaultMetrics, Histogram, Registry } from "prom-client";
import { z } from "zod/mini";
import type { Config } from "../config.ts";
import { counters } from "../counters.ts";
import { type Database, isDatabaseUnavailable } from "../database/database.ts";
import { isMigrated } from "../database/migrate.ts";
import type { Api } from "./api.ts";
import { Failure, notFound } from "./failure.ts";

const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/u;
const statusSchema = z.object({ status: z.literal("ok") });

const NOT_READY = /*i18n*/ { id: "request.not_ready", message: "The service is not ready yet." };

/** /healthz: the process runs. /readyz: it can answer requests. /metrics: for this machine, or with the token. */
export function registerHealth(api: Api, deps: { config: Config; db: Database }): void {
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
    const route = request.routeOptions.url ?? "unknown";
    durations.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
  });

  const tags = ["health"];
  api.get(
    "/healthz",
    { schema: { tags, summary: "The process is running", response: { 200: statusSchema } } },
    async () => ({
      status: "ok" as const,
    }),
  );

  api.get(
    "/readyz",
    { schema: { tags, summary: "Database reachable, migrations applied", response: { 200: statusSchema } } },
    async (request) => {
      const isReady = await isMigrated(deps.db).catch((error: unknown) => {
        if (!isDatabaseUnavailable(error)) request.log.error({ err: error }, "readiness check failed");
        return false;
      });
      if (!isReady) throw new Failure({ status: 503, code: "request.not_ready", text: NOT_READY, retryAfter: 2 });
      return { status: "ok" as const };
    },
  );

  api.get("/metrics", { schema: { hide: true } }, async (request, reply) => {
    const { metricsToken } = deps.config;
    const isToken = metricsToken !== undefined && request.headers.authorization === `Bearer ${metricsToken}`;
    if (!isToken && !LOOPBACK.test(request.ip)) throw notFound();
    const all = Registry.merge([registry, counters]);
    return reply.type(all.contentType).send(await all.metrics());
  });
}
