import { vi } from "vitest";

interface Answer {
  status?: number;
  json?: unknown;
  headers?: Readonly<Record<string, string>>;
}

export interface ReceivedCall {
  readonly method: string;
  /** Path and query. */
  readonly address: string;
  readonly headers: Headers;
  readonly body: unknown;
}

/** The response, or a function of the call; "offline" if there is none. */
type Handler = Answer | "offline" | ((call: ReceivedCall) => Answer | "offline" | Promise<Answer | "offline">);

const handlers = new Map<string, Handler>();
let received: ReceivedCall[] = [];
let unanswered: string[] = [];

/** Clears all answers and recorded calls. */
export function resetServer(): void {
  handlers.clear();
  received = [];
  unanswered = [];
  vi.stubGlobal("fetch", answerCall);
  vi.stubGlobal("XMLHttpRequest", Upload);
}

/**
 * Sets the server's response, by method and path: `respond("GET /v1/orders/{id}", { json: … })`. The latest wins, and a
 * path without parameters wins over one with them.
 */
export function respond(call: string, handler: Handler): void {
  handlers.delete(call);
  handlers.set(call, handler);
}

/** The same, unless the test sets its own response. */
export function respondByDefault(call: string, handler: Handler): void {
  if (!handlers.has(call)) respond(call, handler);
}

/** The calls without a response set by the test: must be empty at the end. */
export function unansweredCalls(): readonly string[] {
  return unanswered;
}

/** The calls of a method and path so far, oldest first. */
export function callsTo(call: string): readonly ReceivedCall[] {
  return received.filter((each) => matches(call, each));
}

/** Holds a response back until `release` is called. */
export function hold(answer: Answer): { handler: Handler; release: () => void } {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  return { handler: () => released.then(() => answer), release };
}

function matches(call: string, { method, address }: ReceivedCall): boolean {
  const pattern = call.replace(/[.*+?^$()|[\]\\]/gu, "\\$&").replace(/\{\w+\}/gu, "[^/]+");
  return new RegExp(`^${pattern}$`, "u").test(`${method} ${address.split("?")[0]}`);
}

function countParameters(call: string): number {
  return call.split("{").length - 1;
}

async function answerCall(input: string | URL | Request, init: RequestInit = {}): Promise<Response> {
  const address = String(input instanceof Request ? input.url : input).replace(window.location.origin, "");
  const body = typeof init.body === "string" ? JSON.parse(init.body) : init.body;
  const call = { method: init.method ?? "GET", address, headers: new Headers(init.headers), body };
  received.push(call);
  const [handler] = [...handlers]
    .filter(([each]) => matches(each, call))
    .toSorted(([one], [other]) => countParameters(other) - countParameters(one))
    .map(([, each]) => each)
    .slice(-1);
  if (handler === undefined) {
    unanswered.push(`${call.method} ${address}`);
    return new Response("{}", { status: 404 });
  }
  const answer = typeof handler === "function" ? await handler(call) : handler;
  if (answer === "offline") throw new TypeError("Failed to fetch");
  return new Response(JSON.stringify(answer.json ?? {}), {
    status: answer.status ?? 200,
    headers: answer.headers ?? {},
  });
}

/** The subset of XMLHttpRequest that uploads use. */
class Upload {
  readonly upload = { onprogress: (_: { loaded: number; total: number }) => {} };
  readonly #headers = new Headers();
  #isAborted = false;
  #call = { method: "", address: "" };
  status = 0;
  responseText = "";
  onload = () => {};
  onerror = () => {};
  onloadend = () => {};

  open(method: string, address: string): void {
    this.#call = { method, address };
  }

  setRequestHeader(name: string, value: string): void {
    this.#headers.set(name, value);
  }

  abort(): void {
    this.#isAborted = true;
  }

  async send(body: FormData): Promise<void> {
    const { method, address } = this.#call;
    try {
      const answer = await answerCall(address, { method, headers: this.#headers, body });
      this.status = answer.status;
      this.responseText = await answer.text();
      if (!this.#isAborted) this.onload();
    } catch {
      if (!this.#isAborted) this.onerror();
    }
    this.onloadend();
  }
}
