import { Busy } from "./bounded.ts";
import { countQueue, type QueueState } from "./queue-metrics.ts";
import { findRequester } from "./requester.ts";

/** The longest wait for a turn: what is left of a request's time is enough to do the work. */
const WAIT_MAX_MS = 25_000;
/** Charged for what the server does by itself, such as jobs. It waits as long as it takes. */
const SERVER = "";

interface QueueLimits {
  /** Its name in the metrics (docs/monitoring.md). */
  readonly name: string;
  /** Tasks at once, in total and for one account: fewer, so that no account ever holds every lane. */
  readonly running: number;
  readonly runningEach: number;
  /** Tasks that wait, in total and for one account. */
  readonly waiting: number;
  readonly waitingEach: number;
  /** The sum of the sizes of tasks that run at once; no limit by default. */
  readonly sizeMax?: number;
  /** The longest wait for a turn, in ms. */
  readonly waitMaxMs?: number;
}

/**
 * Runs a task when its turn comes. The signal aborts when nobody waits for its result any more: a task that can stop
 * should. Throws Busy if too many tasks wait or the wait is too long, and Abandoned if the client hangs up.
 */
export type RunFairly = <Result>(
  task: (signal: AbortSignal | undefined) => Promise<Result>,
  options?: { readonly size?: number },
) => Promise<Result>;

interface Account {
  /** Milliseconds of work done for it, counted from where the queue was when it came. */
  served: number;
  running: number;
  readonly waiting: Set<Turn>;
}

interface Turn {
  readonly size: number;
  start(): void;
}

/**
 * A queue for heavy work that is done for strangers. The requester served least is next (start-time fair queueing,
 * decision 121), measured in the time that their tasks took, so that one account's flood, or its expensive files, make
 * only that account wait. The account is that of the current request.
 */
export function createFairQueue({
  name,
  sizeMax = Infinity,
  waitMaxMs = WAIT_MAX_MS,
  ...limits
}: QueueLimits): RunFairly {
  const accounts = new Map<string, Account>();
  const state: QueueState = { waiting: 0, running: 0 };
  const served = countQueue(name, state);
  let size = 0;
  /** What the account whose task started last had been served: newcomers start from here. */
  let level = 0;

  function enter(caller: string): Account {
    const known = accounts.get(caller);
    const account = known ?? { served: level, running: 0, waiting: new Set<Turn>() };
    // Idle requesters save nothing up.
    if (account.running + account.waiting.size === 0) account.served = Math.max(account.served, level);
    accounts.set(caller, account);
    return account;
  }

  /** Forgets accounts whose past no longer counts. */
  function forget(): void {
    const isIdle = state.running + state.waiting === 0;
    for (const [caller, account] of accounts) {
      if (account.running + account.waiting.size === 0 && (isIdle || account.served <= level)) accounts.delete(caller);
    }
    if (isIdle) level = 0;
  }

  function startNext(): void {
    while (state.running < limits.running) {
      const [next] = [...accounts.values()]
        .filter((account) => account.waiting.size > 0 && account.running < limits.runningEach)
        .toSorted((a, b) => a.running - b.running || a.served - b.served);
      const [turn] = next?.waiting ?? [];
      // A large task that does not fit yet is not overtaken, or it might wait for ever.
      if (next === undefined || turn === undefined || (state.running > 0 && size + turn.size > sizeMax)) return;
      next.waiting.delete(turn);
      state.waiting -= 1;
      next.running += 1;
      state.running += 1;
      size += turn.size;
      level = Math.max(level, next.served);
      turn.start();
    }
  }

  /** Waits for a turn; undefined if it has come at once. */
  function takeTurn(account: Account, taskSize: number, signal: AbortSignal | undefined): Promise<void> | undefined {
    const come = Promise.withResolvers<void>();
    const end = () => {
      clearTimeout(timer);
      signal?.removeEventListener("abort", hangUp);
    };
    const leave = (reason: unknown) => {
      end();
      account.waiting.delete(turn);
      state.waiting -= 1;
      forget();
      come.reject(reason);
    };
    const start = () => {
      end();
      come.resolve();
    };
    const turn: Turn = { size: taskSize, start };
    const hangUp = () => leave(signal?.reason);
    const tooSlow = () => leave(new Busy(`the queue "${name}" is too slow`));
    const timer = signal && setTimeout(tooSlow, waitMaxMs).unref();
    signal?.addEventListener("abort", hangUp, { once: true });
    account.waiting.add(turn);
    state.waiting += 1;
    startNext();
    if (!account.waiting.has(turn)) return undefined;
    const isTooMuch = state.waiting > limits.waiting || account.waiting.size > limits.waitingEach;
    if (isTooMuch) leave(new Busy(`too much work waits in the queue "${name}"`));
    return come.promise;
  }

  return async (task, { size: taskSize = 0 } = {}) => {
    const { caller = SERVER, signal } = findRequester() ?? {};
    signal?.throwIfAborted();
    const account = enter(caller);
    const turn = takeTurn(account, taskSize, signal);
    if (turn !== undefined) await turn;
    const startedAt = performance.now();
    const running = task(signal).finally(() => {
      const took = performance.now() - startedAt;
      served.inc(took / 1_000);
      account.served += took;
      account.running -= 1;
      state.running -= 1;
      size -= taskSize;
      startNext();
      forget();
    });
    return untilAborted(running, signal);
  };
}

/** The result of work; who waits for it stops waiting once the signal aborts, even if the work cannot stop. */
async function untilAborted<Result>(work: Promise<Result>, signal: AbortSignal | undefined): Promise<Result> {
  if (signal === undefined) return work;
  const aborted = Promise.withResolvers<never>();
  const abort = () => aborted.reject(signal.reason);
  signal.addEventListener("abort", abort, { once: true });
  try {
    return await Promise.race([work, aborted.promise]);
  } finally {
    signal.removeEventListener("abort", abort);
  }
}
