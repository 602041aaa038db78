import cluster, { type Worker } from "node:cluster";
import { setTimeout as wait } from "node:timers/promises";
import { MINUTE_MS } from "@vestpocket/domain/shared/durations";
import type { Logger } from "pino";
import { Refusal } from "../refusal.ts";
import type { ProcessRole } from "./processes-settings.ts";

/** The first delay before replacing a process that exited. It doubles each time, up to the maximum. */
const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 30_000;
/** A process that ran this long was healthy: reset the delay. */
const STEADY_MS = MINUTE_MS;
const ENDING_MS = 30_000;

/** What a process tells the first one once it answers requests or runs jobs. */
export const STARTED = "started";

interface GroupOptions {
  /** The program that each process runs. */
  readonly program: string;
  /** Each one's settings besides `ROLE`. */
  readonly environment: Readonly<Record<string, string>>;
  readonly log: Logger;
  /** How long each answers requests after it was told to stop. */
  readonly drainMs: number;
  /** How long each may take after that to finish what is in progress, before it is killed. */
  readonly endingMs?: number;
}

export interface ProcessGroup {
  /** Starts one process per role; they share the port. Throws Refusal if one of them does not start. */
  start(roles: readonly ProcessRole[]): Promise<void>;
  /** Lets all of them finish their work, and waits for them. */
  end(): Promise<void>;
}

interface Running {
  readonly worker: Worker;
  /** Resolves even if it is only awaited once the process is gone. */
  readonly exited: Promise<{ readonly code: number; readonly signal: string }>;
}

/** The processes of one server. A process that exits is replaced; if this one is killed, the others exit too. */
export function createProcessGroup(options: GroupOptions): ProcessGroup {
  const { program, environment, log, drainMs, endingMs = ENDING_MS } = options;
  const ending = new AbortController();
  const kept: Promise<void>[] = [];
  const running = new Set<Running>();
  // Matches how tools/with-node.mjs starts Node.js. This process's own flags are not passed on: a watcher's would make
  // each child watch files too.
  cluster.setupPrimary({
    exec: program,
    args: [],
    execArgv: ["--max-semi-space-size=16", "--heap-growing-percent=100"],
  });

  function fork(role: ProcessRole): Running {
    const worker = cluster.fork({ ...environment, ROLE: role });
    const exited = new Promise<Awaited<Running["exited"]>>((resolve) => {
      worker.once("exit", (code, signal) => {
        running.delete(started);
        resolve({ code, signal });
      });
    });
    const started = { worker, exited };
    running.add(started);
    return started;
  }

  /** Replaces a process whenever it exits. */
  async function keep(role: ProcessRole, first: Running): Promise<void> {
    let pause = FIRST_PAUSE_MS;
    for (let current = first; ; current = fork(role)) {
      const since = performance.now();
      const { code, signal } = await current.exited;
      if (ending.signal.aborted) return;
      if (performance.now() - since > STEADY_MS) pause = FIRST_PAUSE_MS;
      log.error({ role, code, signal, pause }, "a process exited unexpectedly; starting another");
      await wait(pause, undefined, { signal: ending.signal }).catch(() => undefined);
      if (ending.signal.aborted) return;
      pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
    }
  }

  return {
    async start(roles) {
      const all = roles.map((role) => ({ role, first: fork(role) }));
      await Promise.all(all.map(({ first }) => untilStarted(first)));
      for (const { role, first } of all) kept.push(keep(role, first));
    },
    async end() {
      ending.abort();
      const exits = [...running].map(({ worker, exited }) => {
        worker.process.kill("SIGTERM");
        const overdue = setTimeout(() => worker.process.kill("SIGKILL"), drainMs + endingMs);
        return exited.finally(() => clearTimeout(overdue));
      });
      await Promise.all([...exits, ...kept]);
    },
  };
}

function untilStarted({ worker, exited }: Running): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  worker.on("message", (message) => {
    if (message === STARTED) resolve();
  });
  // It has already printed why.
  void exited.then(() => reject(new Refusal("A process of the server did not start.")));
  return promise;
}
