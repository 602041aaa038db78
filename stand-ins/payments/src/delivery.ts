import type { Pool } from "pg";
import { claimDue, type DueEvent, recordAttempt, releaseLease } from "./delivery-queue.ts";
import type { ReleaseOptions } from "./faults.ts";

/** Posts one event to the receiver and returns the HTTP status. */
export type Send = (body: string) => Promise<number>;

export interface Delivery {
  /** Call when an event may be due. */
  wake(): void;
  hold(): void;
  release(options?: ReleaseOptions): Promise<void>;
  settled(): Promise<void>;
  close(): Promise<void>;
}

const MOST_AT_ONCE = 20;
const MOST_HELD = 10_000;
const POLL_MILLISECONDS = 1000;

interface DeliveryState {
  readonly pool: Pool;
  readonly now: () => Date;
  readonly send: Send | undefined;
  /** Attempts waiting for a response, by event. */
  readonly inFlight: Map<string, Promise<void>>;
  held: boolean;
  closed: boolean;
  /** Something may have become due since the last look. */
  wanted: boolean;
  pumping: Promise<void> | undefined;
}

/** Delivers recorded events until the receiver accepts them: oldest first, several at once. */
export function startDelivery(deps: Pick<DeliveryState, "pool" | "now" | "send">): Delivery {
  const state: DeliveryState = {
    ...deps,
    inFlight: new Map(),
    held: false,
    closed: false,
    wanted: false,
    pumping: undefined,
  };
  const timer = setInterval(() => wake(state), POLL_MILLISECONDS).unref();
  return {
    wake: () => wake(state),
    hold: () => {
      state.held = true;
    },
    release: (options = {}) => release(state, options),
    settled: () => settle(state),
    close: async () => {
      state.closed = true;
      clearInterval(timer);
      await finishAttempts(state);
    },
  };
}

function wake(state: DeliveryState): void {
  // If the database cannot be reached, the next poll retries.
  pump(state).catch(() => undefined);
}

/** Starts deliveries until no event is due or `MOST_AT_ONCE` are in flight. A call meanwhile makes it look again. */
async function pump(state: DeliveryState): Promise<void> {
  if (!state.send || state.held || state.closed) return;
  state.wanted = true;
  state.pumping ??= pumpUntilDone(state);
  await state.pumping;
}

async function pumpUntilDone(state: DeliveryState): Promise<void> {
  const { pool, now, inFlight } = state;
  const isStopped = () => state.held || state.closed;
  try {
    while (state.wanted && !isStopped()) {
      state.wanted = false;
      const claimed = await claimDue(pool, { now: now(), limit: MOST_AT_ONCE - inFlight.size });
      // Deliveries may have been held while the claim ran: those events are held too.
      if (isStopped()) for (const { event } of claimed) await releaseLease(pool, { event, now: now() });
      else for (const due of claimed) startAttempt(state, due);
      state.wanted ||= claimed.length > 0;
    }
  } finally {
    state.pumping = undefined;
  }
}

function startAttempt(state: DeliveryState, due: DueEvent): void {
  const { inFlight } = state;
  if (inFlight.has(due.event)) return;
  const attempt = deliver(state, { due, copies: 1 })
    // If the database cannot be reached, the lease returns the event.
    .catch(() => undefined)
    .finally(() => {
      inFlight.delete(due.event);
      if (inFlight.size === MOST_AT_ONCE - 1) wake(state);
    });
  inFlight.set(due.event, attempt);
}

async function deliver(
  { pool, now, send }: DeliveryState,
  { due, copies }: { due: DueEvent; copies: number },
): Promise<void> {
  if (!send) return;
  let accepted = false;
  for (let copy = 0; copy < copies; copy += 1) {
    const status = await send(JSON.stringify(due.body, null, 2)).catch(() => 0);
    accepted ||= status >= 200 && status < 300;
  }
  await recordAttempt(pool, { due, now: now(), accepted });
}

async function release(
  state: DeliveryState,
  { order = (ids) => ids, copies = 1, drop = () => false }: ReleaseOptions,
): Promise<void> {
  const { pool, now } = state;
  await finishAttempts(state);
  const waiting = await claimDue(pool, { now: now(), limit: MOST_HELD, early: true });
  const due = new Map(waiting.map((one) => [one.event, one]));
  for (const one of due.values()) {
    if (!drop(one.body.type)) continue;
    await recordAttempt(pool, { due: one, now: now(), accepted: true });
    due.delete(one.event);
  }
  for (const id of order([...due.keys()])) {
    const one = due.get(id);
    if (one && state.send) await deliver(state, { due: one, copies });
    due.delete(id);
  }
  for (const event of due.keys()) await releaseLease(pool, { event, now: now() });
  state.held = false;
  await settle(state);
}

/** Resolves when no event is due or in flight. */
async function settle(state: DeliveryState): Promise<void> {
  await pump(state);
  while (state.inFlight.size > 0) {
    await Promise.all(state.inFlight.values());
    await pump(state);
  }
}

async function finishAttempts({ pumping, inFlight }: DeliveryState): Promise<void> {
  await pumping?.catch(() => undefined);
  await Promise.all(inFlight.values());
}
