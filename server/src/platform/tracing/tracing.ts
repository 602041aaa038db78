import { causedBy, findCause } from "../log/cause.ts";

/** Names and sizes, never user input. */
type Attributes = Readonly<Record<string, string | number>>;

interface NewSpan {
  readonly name: string;
  readonly kind: "server" | "client" | "internal";
  /** The `traceparent` of the parent span. */
  readonly parent?: string | undefined;
  readonly attributes?: Attributes;
}

export interface OpenSpan {
  readonly traceparent: string;
  end(result: { error?: unknown; attributes?: Attributes }): void;
}

export type StartSpan = (span: NewSpan) => OpenSpan;

/** Undefined unless this process is traced: then everything below costs only this check. */
let start: StartSpan | undefined;

export function traceWith(startSpan: StartSpan | undefined): void {
  start = startSpan;
}

export function isTraced(): boolean {
  return start !== undefined;
}

/** Opens a child of the current span; undefined if nothing is traced. */
export function openSpan(span: Omit<NewSpan, "parent">): OpenSpan | undefined {
  return start?.({ ...span, parent: findCause()?.traceparent });
}

/** Does work as a span of the current trace. */
export function inSpan<Result>(span: Omit<NewSpan, "parent">, work: () => Promise<Result>): Promise<Result> {
  const open = openSpan(span);
  return open === undefined
    ? work()
    : endWith(open, () => causedBy({ ...findCause(), traceparent: open.traceparent }, work));
}

async function endWith<Result>(open: OpenSpan, work: () => Promise<Result>): Promise<Result> {
  try {
    const result = await work();
    open.end({});
    return result;
  } catch (error) {
    open.end({ error });
    throw error;
  }
}

/** Wraps an object so that each call that returns a promise is a span, named after system and call. */
export function traceCalls<Target extends object>(system: string, target: Target): Target {
  if (!isTraced()) return target;
  return new Proxy(target, {
    get(of, name) {
      const value: unknown = Reflect.get(of, name);
      if (typeof value !== "function" || typeof name !== "string") return value;
      return (...given: unknown[]) => {
        const open = openSpan({ name: `${system} ${name}`, kind: "client", attributes: { "peer.service": system } });
        const cause = { ...findCause(), traceparent: open?.traceparent };
        const result: unknown = causedBy(cause, () => value.apply(of, given));
        if (!(result instanceof Promise)) open?.end({});
        else if (open !== undefined) return endWith(open, () => result);
        return result;
      };
    },
  });
}
