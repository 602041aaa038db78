import { Gauge, type Registry } from "prom-client";
import { findLastBackup } from "../backups/last-backup.ts";
import type { Database } from "../database/database.ts";
import { findSpace } from "../files/free-space.ts";
import { findVersion } from "../version.ts";
import type { WaitingMessages, WaitingStream } from "./dependencies.ts";
import { DEPENDENCIES, type DependencyName, type Finding } from "./dependency.ts";
import { measureQueues } from "./job-queues.queries.ts";

interface NewGauge {
  readonly help: string;
  readonly labels?: string[];
  /** Sets it, and others from the same source, whenever it is read. */
  readonly collect: () => Promise<void>;
  /** How to combine the values of a group's processes. */
  readonly aggregator?: "min" | "max";
}

function createGauge(registry: Registry, name: string, { help, labels = [], collect, aggregator = "max" }: NewGauge) {
  return new Gauge({ name, help, labelNames: labels, registers: [registry], collect, aggregator });
}

/** Reads a source once for all gauges that ask at the same time. They have no value while it fails. */
function fromOneSource(read: () => Promise<void>): () => Promise<void> {
  let reading: Promise<void> | undefined;
  return () => {
    reading ??= read()
      .catch(() => undefined)
      .finally(() => {
        reading = undefined;
      });
    return reading;
  };
}

export function gaugeDependencies(registry: Registry, find: (name: DependencyName) => Promise<Finding>): void {
  const collect = fromOneSource(async () => {
    up.reset();
    await Promise.all(
      DEPENDENCIES.map(async (dependency) => {
        const { status } = await find(dependency);
        if (status !== "off") up.set({ dependency }, status === "ok" ? 1 : 0);
      }),
    );
  });
  const up = createGauge(registry, "dependency_up", {
    help: "Whether what the server needs answers, by name; no value for what is not set up",
    labels: ["dependency"],
    collect,
    aggregator: "min",
  });
}

export function gaugeQueues(registry: Registry, db: Database): void {
  const collect = fromOneSource(async () => {
    jobs.reset();
    oldest.reset();
    for (const { queue, waiting, running, oldestSeconds } of await measureQueues(db)) {
      jobs.set({ queue, state: "waiting" }, waiting);
      jobs.set({ queue, state: "running" }, running);
      oldest.set({ queue }, oldestSeconds);
    }
  });
  const jobs = createGauge(registry, "job_queue_jobs", {
    help: "Jobs of all processes by queue and state: waiting (due) or running",
    labels: ["queue", "state"],
    collect,
  });
  const oldest = createGauge(registry, "job_queue_oldest_seconds", {
    help: "How long the oldest job that is due has waited, by queue",
    labels: ["queue"],
    collect,
  });
}

export function gaugeOutbox(registry: Registry, measure: () => Promise<WaitingMessages[]>): void {
  const collect = fromOneSource(async () => {
    messages.reset();
    oldest.reset();
    for (const { channel, waiting, failed, oldestAt } of await measure()) {
      messages.set({ channel, state: "waiting" }, waiting);
      messages.set({ channel, state: "failed" }, failed);
      if (oldestAt !== null) oldest.set({ channel }, oldestAt.getTime() / 1_000);
    }
  });
  const messages = createGauge(registry, "outbox_messages", {
    help: "Messages by channel and state: waiting to be delivered, or failed for good within the last 90 days",
    labels: ["channel", "state"],
    collect,
  });
  const oldest = createGauge(registry, "outbox_oldest_timestamp_seconds", {
    help: "When the oldest message that waits was recorded, by channel; no value where none waits",
    labels: ["channel"],
    collect,
  });
}

/** `measureChanges`: how many changed listings no saved search was compared with yet, and since when the first one waits. */
export function gaugeAlerts(
  registry: Registry,
  measureChanges: () => Promise<{ waiting: number; oldestAt: Date | null }>,
): void {
  const collect = fromOneSource(async () => {
    const { waiting, oldestAt } = await measureChanges();
    changes.set(waiting);
    if (oldestAt !== null) oldest.set(oldestAt.getTime() / 1_000);
  });
  const changes = createGauge(registry, "alerts_changed_listings", {
    help: "Changed listings that were not compared with the saved searches yet",
    collect,
  });
  const oldest = createGauge(registry, "alerts_oldest_timestamp_seconds", {
    help: "When the first of them changed; no value where none waits",
    collect,
  });
}

export function gaugeStreams(registry: Registry, measure: () => Promise<readonly WaitingStream[]>): void {
  const collect = fromOneSource(async () => {
    waits.reset();
    oldest.reset();
    stopped.reset();
    for (const { stream, waiting, oldestAt, stoppedAt } of await measure()) {
      waits.set({ stream }, waiting);
      stopped.set({ stream }, stoppedAt === null ? 0 : 1);
      if (oldestAt !== null && stoppedAt === null) oldest.set({ stream }, oldestAt.getTime() / 1_000);
    }
  });
  const waits = createGauge(registry, "mail_stream_messages", {
    help: "Commercial emails that wait, by stream, those of a stopped stream among them",
    labels: ["stream"],
    collect,
  });
  const oldest = createGauge(registry, "mail_stream_oldest_timestamp_seconds", {
    help: "When the oldest email that waits was recorded, by stream; no value where none waits, or where the stream is stopped",
    labels: ["stream"],
    collect,
  });
  const stopped = createGauge(registry, "mail_stream_stopped", {
    help: "Whether an administrator stopped a stream of commercial email: 1 or 0",
    labels: ["stream"],
    collect,
  });
}

export function gaugeBuild(registry: Registry, role: string): void {
  const build = createGauge(registry, "vestpocket_build_info", {
    help: "Always 1; its labels say which version runs, and as what",
    labels: ["version", "role"],
    collect: async () => build.set({ version: findVersion(), role }, 1),
  });
}

export function gaugeDisk(registry: Registry, folder: string): void {
  const collect = fromOneSource(async () => {
    const space = await findSpace(folder);
    free.set(space.free);
    floor.set(space.reserved);
  });
  const free = createGauge(registry, "disk_free_bytes", {
    help: "Free space on the disk of DATA_DIR",
    collect,
    aggregator: "min",
  });
  const floor = createGauge(registry, "disk_reserved_bytes", {
    help: "Free space below which forms with files are refused",
    collect,
  });
}

export function gaugeBackup(registry: Registry, db: Database): void {
  const collect = fromOneSource(async () => {
    const found = await findLastBackup(db);
    last.set((found?.at.getTime() ?? 0) / 1_000);
    lost.set(found?.lostFiles ?? 0);
  });
  const last = createGauge(registry, "backup_last_timestamp_seconds", {
    help: "When the last backup was complete; 0 if there was none",
    collect,
  });
  const lost = createGauge(registry, "backup_lost_files", {
    help: "Files that rows need and that the last backup did not find",
    collect,
  });
}
