import { AsyncLocalStorage } from "node:async_hooks";

/** What asked for the work that is under way. It goes along with jobs and messages, so that their lines in the log name it too. */
export interface Cause {
  readonly requestId?: string | undefined;
  /** The span under way, as W3C's header `traceparent`. */
  readonly traceparent?: string | undefined;
}

const causes = new AsyncLocalStorage<Cause>();

export function findCause(): Cause | undefined {
  return causes.getStore();
}

/** Does work for a cause. */
export function causedBy<Result>(cause: Cause, work: () => Result): Result {
  return causes.run(cause, work);
}

/** What every line of the log has of the cause. */
export function describeCause({ requestId, traceparent }: Cause = {}): { requestId?: string; traceId?: string } {
  return {
    ...(requestId !== undefined && { requestId }),
    ...(traceparent !== undefined && { traceId: traceparent.split("-")[1] ?? "" }),
  };
}

/** Version, trace, span and flags; a version of the future may have more. */
const TRACEPARENT = /^(?!ff)[\da-f]{2}-(?!0{32})[\da-f]{32}-(?!0{16})[\da-f]{16}-[\da-f]{2}(?:-.*)?$/u;

/** The header of a caller that is traced; undefined where it has another form. */
export function readTraceparent(header: unknown): string | undefined {
  return typeof header === "string" && header.length <= 200 && TRACEPARENT.test(header) ? header : undefined;
}
