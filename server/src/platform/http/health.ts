import type { FastifyRequest } from "fastify";
import { z } from "zod/mini";
import type { Config } from "../config.ts";
import { isDatabaseBusy, isDatabaseUnavailable } from "../database/database.ts";
import type { Outgoing } from "../monitoring/dependencies.ts";
import { Unfit } from "../monitoring/dependency.ts";
import { createMonitor } from "../monitoring/monitor.ts";
import type { Platform } from "../platform.ts";
import { findVersion } from "../version.ts";
import type { Gate } from "./api.ts";
import { endConnectionsOnLeaving, isLeaving } from "./draining.ts";
import { Failure, notFound } from "./failure.ts";
import { registerMetrics } from "./metrics.ts";

const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/u;
const statusSchema = z.object({ status: z.literal("ok") });
const readySchema = z.object({
  status: z.enum(["ok", "degraded"]),
  degraded: z.optional(z.array(z.string())),
  /** For operators: to others it would tell which known faults to try. */
  version: z.optional(z.string()),
  role: z.optional(z.string()),
});

const NOT_READY = /*i18n*/ { id: "request.not_ready", message: "The service is not ready yet." };
const notReady = () => new Failure({ status: 503, code: "request.not_ready", text: NOT_READY, retryAfter: 2 });

/**
 * /healthz: the process is running. /readyz: it can answer requests. For operators: each dependency, and the metrics.
 */
export function registerHealth(platform: Platform, outgoing: Outgoing): void {
  const { api, config } = platform;
  const monitor = createMonitor(platform, outgoing);
  const isOperator = recognizeOperators(config);
  /** To others it looks as if nothing were here. */
  const gate: Gate = async (request) => {
    if (!isOperator(request)) throw notFound();
  };
  const tags = ["health"];
  registerMetrics(api, { monitor, gate });
  endConnectionsOnLeaving(api);

  api.get(
    "/healthz",
    { schema: { tags, summary: "The process is running", response: { 200: statusSchema } } },
    async () => ({ status: "ok" as const }),
  );

  api.get("/healthz/dependencies", { onRequest: gate, schema: { hide: true } }, async () => {
    const dependencies = await monitor.findAll();
    const isFailing = Object.values(dependencies).some(({ status }) => status === "failing");
    return { status: isFailing ? "degraded" : "ok", dependencies };
  });

  api.get(
    "/readyz",
    { schema: { tags, summary: "Database reachable, migrations applied", response: { 200: readySchema } } },
    async (request) => {
      if (isLeaving(api)) throw notReady();
      const degraded = await monitor.findDegraded().catch((error: unknown) => {
        if (!isDatabaseUnavailable(error) && !isDatabaseBusy(error) && !(error instanceof Unfit))
          request.log.error({ err: error }, "readiness check failed");
        throw notReady();
      });
      const build = isOperator(request) ? { version: findVersion(), role: config.role } : {};
      const state = degraded.length === 0 ? { status: "ok" as const } : { status: "degraded" as const, degraded };
      return { ...state, ...build };
    },
  );
}

/** Operators are this machine and clients with METRICS_TOKEN. */
function recognizeOperators({ metricsToken }: Pick<Config, "metricsToken">) {
  return ({ headers, ip }: Pick<FastifyRequest, "headers" | "ip">): boolean => {
    const isToken = metricsToken !== undefined && headers.authorization === `Bearer ${metricsToken}`;
    return isToken || LOOPBACK.test(ip);
  };
}
