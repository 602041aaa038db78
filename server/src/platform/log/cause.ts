import { AsyncLocalStorage } from "node:async_hooks";

/** What caused the current work. It is passed on to jobs and messages, so that their log lines name it too. */
export interface Cause {
  readonly requestId?: string | undefined;
  /** The current span, as a W3C `traceparent` header. */
  readonly traceparent?: string | undefined;
}

const causes = new AsyncLocalStorage<Cause>();

export function findCause(): Cause | undefined {
  return causes.getStore();
}

/** Does work on behalf of a cause. */
export function causedBy<Result>(cause: Cause, work: () => Result): Result {
  return causes.run(cause, work);
}

/** The cause's fields in every log line. */
export function describeCause({ requestId, traceparent }: Cause = {}): { requestId?: string; traceId?: string } {
  return {
    ...(requestId !== undefined && { requestId }),
    ...(traceparent !== undefined && { traceId: traceparent.split("-")[1] ?? "" }),
  };
}

/** Version, trace, span and flags; a future version may have more. */
const TRACEPARENT = /^(?!ff)[\da-f]{2}-(?!0{32})[\da-f]{32}-(?!0{16})[\da-f]{16}-[\da-f]{2}(?:-.*)?$/u;

/** The traceparent header of a traced caller; undefined if malformed. */
export function readTraceparent(header: unknown): string | undefined {
  return typeof header === "string" && header.length <= 200 && TRACEPARENT.test(header) ? header : undefined;
}
