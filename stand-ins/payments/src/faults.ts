import type { Raw } from "./parameters.ts";

export interface Fault {
  path: string | RegExp;
  times?: number;
  /**
   * `403` is what a key without the permission gets. The kept ones fail after execution began: Stripe then replays the same response for a day under the idempotency
   * key.
   */
  kind: "403" | "500" | "500-kept" | "400-kept" | "429" | "reset-before" | "reset-after" | "delay";
  milliseconds?: number;
}

interface SeenRequest {
  method: string;
  path: string;
  idempotencyKey: string | undefined;
  body: Record<string, unknown>;
}

/** Switches for tests. They apply to this process only, not to other sandboxes on the same database. */
export interface Faults {
  /**
   * The next `times` matching API requests get this. `reset-before` is not processed; `reset-after` is, but its
   * response is lost.
   */
  inject(fault: Fault): void;
  clear(): void;
  /** Requests since the start, including failed ones; if there are very many, the latest. */
  readonly requests: readonly SeenRequest[];
  /** Holds webhook deliveries back. */
  holdEvents(): void;
  /**
   * Delivers held and failed events in sequence and in the given order, each `copies` times; drops those of the types
   * in `drop`, and delivers last what the order omits. Resolves when every delivery was answered; from then on, events
   * are no longer held.
   */
  releaseEvents(options?: ReleaseOptions): Promise<void>;
  /** Resolves when no event is due or in flight; does not wait for held ones. */
  settled(): Promise<void>;
  /**
   * Does what is due: expires sessions, renews or ends subscriptions. With the system's clock that happens
   * automatically; after advancing a test's clock, call this.
   */
  passTime(): Promise<void>;
  /**
   * Ends a subscription's current period now, then renews or ends the subscription. A renewal drafts its invoice; a second
   * call finalizes and collects it, as Stripe does after an hour.
   */
  endPeriod(subscriptionId: string): Promise<void>;
}

export interface ReleaseOptions {
  order?: (ids: readonly string[]) => readonly string[];
  copies?: number;
  drop?: (type: string) => boolean;
}

export interface RequestFaults extends Pick<Faults, "inject" | "clear" | "requests"> {
  see(request: { method: string; path: string; idempotencyKey: string | undefined; body: Raw }): void;
  /** The fault for this request, which uses it up. */
  take(path: string): Fault | undefined;
}

const MOST_SEEN = 10_000;

export function createRequestFaults(): RequestFaults {
  const requests: SeenRequest[] = [];
  let waiting: { fault: Fault; left: number }[] = [];
  const matches = (wanted: string | RegExp, path: string) =>
    typeof wanted === "string" ? wanted === "*" || wanted === path : path.search(wanted) >= 0;
  return {
    requests,
    inject: (fault) => waiting.push({ fault, left: fault.times ?? 1 }),
    clear: () => {
      waiting = [];
    },
    see: (request) => {
      requests.push({ ...request, body: { ...request.body } });
      if (requests.length > MOST_SEEN) requests.shift();
    },
    take: (path) => {
      const met = waiting.find(({ fault }) => matches(fault.path, path));
      if (!met) return undefined;
      met.left -= 1;
      if (met.left <= 0) waiting = waiting.filter((one) => one !== met);
      return met.fault;
    },
  };
}
