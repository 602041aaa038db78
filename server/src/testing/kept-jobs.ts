import type { Jobs } from "../platform/jobs.ts";

/** Holds jobs until the test runs them. */
export function createKeptJobs() {
  const kept: { queue: string; data: object }[] = [];
  const queues = new Map<string, (data: never, signal: AbortSignal) => Promise<void>>();
  const schedules = new Map<string, (signal: AbortSignal) => Promise<void>>();
  const { signal } = new AbortController();
  const jobs: Jobs = {
    async send({ queue, data }) {
      kept.push({ queue, data });
    },
    async serve({ name, work }) {
      queues.set(name, work as (data: never, signal: AbortSignal) => Promise<void>);
    },
    async schedule({ name, work }) {
      schedules.set(name, work);
    },
    unscheduleOthers: async () => undefined,
    start: async () => undefined,
    stop: async () => undefined,
  };
  return {
    jobs,
    /** Runs a queue's held jobs; returns how many there were. */
    async run(queue: string): Promise<number> {
      const due = kept.splice(0).filter((job) => job.queue === queue);
      for (const { data } of due) await queues.get(queue)?.(data as never, signal);
      return due.length;
    },
    /** Runs the scheduled work with this name. */
    async runSchedule(name: string): Promise<void> {
      const work = schedules.get(name);
      if (work === undefined) throw new Error(`nothing is scheduled as ${name}`);
      await work(signal);
    },
  };
}
