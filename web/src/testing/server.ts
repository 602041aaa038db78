import { vi } from "vitest";

interface Answer {
  status?: number;
  json?: unknown;
}

export interface ReceivedCall {
  readonly method: string;
  /** Path and query. */
  readonly address: string;
  readonly headers: Headers;
  readonly body: unknown;
}

/** The answer, or a function of the call; "offline" if there is no answer. */
type Handler = Answer | "offline" | ((call: ReceivedCall) => Answer | "offline" | Promise<Answer | "offline">);

const handlers = new Map<string, Handler>();
let received: ReceivedCall[] = [];

/** Clears all answers and recorded calls. */
export function resetServer(): void {
  handlers.clear();
  received = [];
  vi.stubGlobal("fetch", answerCall);
}

/** Sets what the server answers, by method and path: `respond("POST /v1/auth/sign-in", { json: … })`. The latest wins. */
export function respond(call: string, handler: Handler): void {
  handlers.set(call, handler);
}

/** The calls of a method and path so far, oldest first. */
export function callsTo(call: string): readonly ReceivedCall[] {
  return received.filter((each) => keyOf(each) === call);
}

function keyOf({ method, address }: ReceivedCall): string {
  return `${method} ${address.split("?")[0]}`;
}

async function answerCall(input: string | URL | Request, init: RequestInit = {}): Promise<Response> {
  const address = String(input instanceof Request ? input.url : input).replace(window.location.origin, "");
  const body = typeof init.body === "string" ? JSON.parse(init.body) : init.body;
  const call = { method: init.method ?? "GET", address, headers: new Headers(init.headers), body };
  received.push(call);
  const handler = handlers.get(keyOf(call));
  if (handler === undefined) throw new Error(`The test gave no answer to ${keyOf(call)}.`);
  const answer = typeof handler === "function" ? await handler(call) : handler;
  if (answer === "offline") throw new TypeError("Failed to fetch");
  return new Response(JSON.stringify(answer.json ?? {}), { status: answer.status ?? 200 });
}
