import { AsyncLocalStorage } from "node:async_hooks";
import type { ServerResponse } from "node:http";
import { Socket } from "node:net";
import { Abandoned, Busy } from "./bounded.ts";

/**
 * How long heavy work for a request may take, queues included: a connection on which nothing is sent is closed after
 * 55 s (`http/connections.ts`), and after 60 s while a form is being worked on (`uploads.ts`).
 */
const PATIENCE_MS = 50_000;

/** Who waits for the current work. */
export interface Requester {
  /** Whose share of the machine the work is charged to: an account, or the network of someone who is not signed in. */
  readonly caller: string;
  /** Aborts when the client hangs up (Abandoned), or when the work takes too long to be answered (Busy). */
  readonly signal: AbortSignal;
}

class Request implements Requester {
  readonly caller: string;
  readonly #answer: ServerResponse;
  #until = performance.now() + PATIENCE_MS;
  #ending: AbortController | undefined;
  #timer: NodeJS.Timeout | undefined;

  constructor(caller: string, answer: ServerResponse) {
    this.caller = caller;
    this.#answer = answer;
  }

  /** Made for the first heavy work: most requests have none. */
  get signal(): AbortSignal {
    if (this.#ending === undefined) {
      const ending = new AbortController();
      const leave = () => {
        clearTimeout(this.#timer);
        if (!this.#answer.writableFinished) ending.abort(new Abandoned("nobody waits for this work any more"));
      };
      if (this.#answer.destroyed) leave();
      else this.#answer.once("close", leave);
      this.#ending = ending;
      this.#wait();
    }
    return this.#ending.signal;
  }

  /** Starts the time again. */
  renew(): void {
    this.#until = performance.now() + PATIENCE_MS;
    if (this.#ending !== undefined) this.#wait();
  }

  #wait(): void {
    // Injected requests have no connection that would be closed.
    if (!(this.#answer.socket instanceof Socket)) return;
    clearTimeout(this.#timer);
    const end = () => {
      // While a response is being sent, its connection is not silent.
      if (!this.#answer.headersSent) this.#ending?.abort(new Busy("the work for a request took too long"));
    };
    this.#timer = setTimeout(end, this.#until - performance.now()).unref();
  }
}

const requests = new AsyncLocalStorage<Request>();

/** Does work for a request, whose response is `answer`. */
export function onBehalfOf<Result>(
  { caller, answer }: { caller: string; answer: ServerResponse },
  work: () => Result,
): Result {
  return requests.run(new Request(caller, answer), work);
}

/** Undefined for what the server does by itself. */
export function findRequester(): Requester | undefined {
  return requests.getStore();
}

/** Restarts the time that heavy work may take: called when a form has arrived, which may take minutes. */
export function renewPatience(): void {
  requests.getStore()?.renew();
}
