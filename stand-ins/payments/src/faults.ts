import type { Raw } from "./parameters.ts";

export interface Fault {
  path: string | RegExp;
  times?: number;
  kind: "500" | "429" | "reset-before" | "reset-after" | "delay";
  milliseconds?: number;
}

interface SeenRequest {
  method: string;
  path: string;
  idempotencyKey: string | undefined;
  body: Record<string, unknown>;
}

/** Tests' switches. They work in this process: other sandboxes on the same database know nothing of them. */
export interface Faults {
  /** The next `times` matching API requests meet this. `reset-before` is not processed; `reset-after` is, then the answer is lost. */
  inject(fault: Fault): void;
  clear(): void;
  /** Requests seen since the start, the failed ones too; of very many the latest. */
  readonly requests: readonly SeenRequest[];
  /** Holds webhook deliveries back. */
  holdEvents(): void;
  /**
   * Delivers what is held or waits for another attempt, one after the other in the given order, each `copies` times;
   * what `drop` names is lost, what the order leaves out comes last. Resolves when every delivery was answered; from
   * then on events are no longer held.
   */
  releaseEvents(options?: ReleaseOptions): Promise<void>;
  /** Resolves when no event is due or under way; what is held is not waited for. */
  settled(): Promise<void>;
  /**
   * Does what the clock has made due: sessions expire, subscriptions are renewed or end. By the system's clock that
   * happens by itself; a clock that a test moves changes nothing before the test says so.
   */
  passTime(): Promise<void>;
  /**
   * Brings the end of a subscription's period forward to now, then renews it or ends it. A renewal drafts its invoice; the second
   * call finalizes and collects it, as an hour would.
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
  /** The fault this request meets, used up by it. */
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
