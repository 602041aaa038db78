import cluster, { type Worker } from "node:cluster";
import { AggregatorRegistry, type MetricObject, type Registry } from "prom-client";
import { STARTED } from "./process-group.ts";

/** Allows for a process that is busy with a request. */
const WAIT_MS = 5_000;
const OWN = "own metrics";
const ALL = "metrics of all";

/** Alerts watch each process: the sum of healthy ones would raise them, and the mean would hide one that is not. */
const OF_WORST: ReadonlySet<string> = new Set(["process_resident_memory_bytes", "nodejs_eventloop_lag_p99_seconds"]);

type Message = { readonly ask?: string; readonly tell?: string; readonly metrics?: unknown };
type MetricsOf = Parameters<typeof AggregatorRegistry.aggregate>[0];

/** To another process of the group. */
interface Channel {
  on(event: "message", listen: (message: Message) => void): unknown;
  off(event: "message", listen: (message: Message) => void): unknown;
  send?(message: Message): unknown;
}

/** In a group's first process: sends each process the metrics of all that have started. */
export function answerMetrics(): void {
  const started = new Set<Worker>();
  cluster.on("exit", (worker: Worker) => started.delete(worker));
  cluster.on("message", (worker: Worker, message: Message | string) => {
    if (message === STARTED) started.add(worker);
    if (typeof message === "string" || message.ask !== ALL) return;
    // A process that exits meanwhile does not respond, and the asking one times out after a few seconds.
    gatherMetrics(started).then(
      (metrics) => worker.isConnected() && worker.send({ tell: ALL, metrics }),
      () => undefined,
    );
  });
}

async function gatherMetrics(workers: Iterable<Worker>): Promise<string> {
  const each = await Promise.all([...workers].map((worker) => ask<MetricsOf>(worker, OWN)));
  return addUp(each.flat());
}

/** The metrics of several processes as those of one. */
export function addUp(metrics: MetricsOf): Promise<string> {
  const each = metrics as unknown as readonly (readonly MetricObject[])[];
  const chosen = each.map((ofProcess) =>
    ofProcess.map((metric) => (OF_WORST.has(metric.name) ? { ...metric, aggregator: "max" } : metric)),
  );
  return AggregatorRegistry.aggregate(chosen as unknown as MetricsOf).metrics();
}

/**
 * The content of `/metrics`: for this process, or for the whole group it belongs to. Throws if another process does not
 * respond.
 */
export function createMetricsReader(own: readonly Registry[]): () => Promise<string> {
  const merged = AggregatorRegistry.merge([...own]);
  if (!cluster.isWorker) return () => merged.metrics();
  process.on("message", (message: Message) => {
    if (message.ask === OWN)
      void merged.getMetricsAsJSON().then((json) => process.send?.({ tell: OWN, metrics: [json] }));
  });
  return () => ask<string>(process, ALL);
}

function ask<Told>(channel: Channel, what: string): Promise<Told> {
  const { promise, resolve, reject } = Promise.withResolvers<Told>();
  const listen = (message: Message) => {
    if (message.tell === what) resolve(message.metrics as Told);
  };
  const overdue = setTimeout(() => reject(new Error("another process did not report its metrics")), WAIT_MS);
  channel.on("message", listen);
  channel.send?.({ ask: what });
  return promise.finally(() => {
    clearTimeout(overdue);
    channel.off("message", listen);
  });
}
