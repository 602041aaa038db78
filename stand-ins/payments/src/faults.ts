import { setTimeout as wait } from "node:timers/promises";
import { ApiError } from "./errors.ts";
import type { Parameters } from "./parameters.ts";

/** What a request meets: `before` it is processed, or `after`, when its answer is lost. */
export interface Fault {
  /** The path, '*' for any. */
  readonly path: string | RegExp;
  readonly times?: number;
  readonly kind: "500" | "429" | "reset-before" | "reset-after" | "delay";
  readonly milliseconds?: number;
}

export interface SeenRequest {
  readonly method: string;
  readonly path: string;
  readonly idempotencyKey: string | undefined;
  readonly body: Parameters;
}

/** The connection is to be closed without an answer. */
export class Reset extends Error {}

export type RequestFaults = ReturnType<typeof createFaults>;

/** Faults that tests ask for, and what was seen. */
export function createFaults() {
  let pending: { fault: Fault; left: number }[] = [];
  const requests: SeenRequest[] = [];

  function take(path: string, kinds: readonly Fault["kind"][]): Fault | undefined {
    const found = pending.find(
      ({ fault, left }) =>
        left > 0 &&
        kinds.includes(fault.kind) &&
        (fault.path instanceof RegExp ? fault.path.test(path) : fault.path === "*" || fault.path === path),
    );
    if (found === undefined) return undefined;
    found.left -= 1;
    return found.fault;
  }

  return {
    requests,
    inject(fault: Fault): void {
      pending.push({ fault, left: fault.times ?? 1 });
    },
    clear(): void {
      pending = [];
    },
    async before(request: SeenRequest): Promise<void> {
      requests.push(request);
      const fault = take(request.path, ["500", "429", "reset-before", "delay"]);
      if (fault?.kind === "delay") await wait(fault.milliseconds ?? 0);
      if (fault?.kind === "reset-before") throw new Reset();
      if (fault?.kind === "500") throw new ApiError(500, { type: "api_error", message: "An unknown error occurred" });
      if (fault?.kind === "429") {
        throw new ApiError(429, { type: "invalid_request_error", code: "rate_limit", message: "Too many requests" });
      }
    },
    after({ path }: SeenRequest): void {
      if (take(path, ["reset-after"]) !== undefined) throw new Reset();
    },
  };
}
