import { Registry } from "prom-client";
import { createBoundedCache } from "../bounded-cache.ts";
import { systemClock } from "../clock.ts";
import type { Platform } from "../platform.ts";
import { within } from "../within.ts";
import { createChecks, type Outgoing } from "./dependencies.ts";
import { askDependency, DEPENDENCIES, type DependencyName, type Finding, PATIENCE_MS } from "./dependency.ts";
import {
  gaugeAlerts,
  gaugeBackup,
  gaugeBuild,
  gaugeDependencies,
  gaugeDisk,
  gaugeOutbox,
  gaugeQueues,
  gaugeStreams,
} from "./gauges.ts";

/** How long a result is cached, so that outside companies are not queried on every check. */
const KEEP_MS = 15_000;
/** What may fail while most requests succeed: it is reported, but another process would do no better. */
const DEGRADING = ["disk", "outbox"] as const;

/** Checks the server's dependencies, and reads their metrics. */
export function createMonitor(platform: Platform, outgoing: Outgoing) {
  const checks = createChecks(platform, outgoing);
  const keep = createBoundedCache<Finding>({ clock: systemClock, keepMs: KEEP_MS, max: DEPENDENCIES.length });
  const find = (name: DependencyName) => keep(name, () => askDependency(checks[name]));

  const registry = new Registry();
  gaugeDependencies(registry, find);
  gaugeQueues(registry, platform.db);
  gaugeOutbox(registry, outgoing.measureOutbox);
  gaugeAlerts(registry, outgoing.measureChanges);
  gaugeStreams(registry, outgoing.measureStreams);
  gaugeBuild(registry, platform.config.role);
  gaugeDisk(registry, platform.config.dataDir);
  gaugeBackup(registry, platform.db);

  return {
    /** Problems to look at although requests are answered. Rethrows database errors. */
    async findDegraded(): Promise<string[]> {
      await within(PATIENCE_MS, async () => checks.database?.());
      const findings = await Promise.all(DEGRADING.map((name) => askDependency(checks[name])));
      return DEGRADING.filter((_, at) => findings[at]?.status === "failing");
    },
    async findAll(): Promise<Record<DependencyName, Finding>> {
      const entries = DEPENDENCIES.map(async (name) => [name, await find(name)] as const);
      return Object.fromEntries(await Promise.all(entries)) as Record<DependencyName, Finding>;
    },
    /** The gauges, updated when they are read. What cannot be read has no value. */
    registry,
  };
}

export type Monitor = ReturnType<typeof createMonitor>;
