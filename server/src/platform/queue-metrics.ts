import { Counter, Gauge } from "prom-client";
import { counters } from "./counters.ts";

/** How much there is to do. */
export interface QueueState {
  waiting: number;
  running: number;
}

const registers = [counters];
/** This process's queues for heavy work, by name. */
const queues = new Map<string, Readonly<QueueState>>();

new Gauge({
  name: "work_queue_tasks",
  help: "Heavy work by queue and state: waiting for its turn, or running",
  labelNames: ["queue", "state"],
  registers,
  collect() {
    for (const [queue, { waiting, running }] of queues) {
      this.set({ queue, state: "waiting" }, waiting);
      this.set({ queue, state: "running" }, running);
    }
  },
});

const served = new Counter({
  name: "work_queue_served_seconds_total",
  help: "How long tasks of a queue for heavy work ran",
  labelNames: ["queue"],
  registers,
});

/** Adds a queue to the metrics. Throws if its name is taken. */
export function countQueue(name: string, state: Readonly<QueueState>): Counter.Internal {
  if (queues.has(name)) throw new Error(`there are two queues named "${name}"`);
  queues.set(name, state);
  return served.labels(name);
}

/** The names of all queues for heavy work. */
export const listQueues = (): string[] => [...queues.keys()].toSorted();
