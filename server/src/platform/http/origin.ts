import { AsyncLocalStorage } from "node:async_hooks";
import type { Api } from "./api.ts";

const origins = new AsyncLocalStorage<string>();

/** Makes a request's IP address available while the request is handled. */
export function registerOrigin(api: Api): void {
  // Reading the body loses the async context, so this has to run after it.
  api.addHook("preHandler", (request, _reply, done) => origins.run(request.ip, done));
}

/** The IP address of the current request; undefined if the server acts on its own. */
export function findOrigin(): string | undefined {
  return origins.getStore();
}

/** Does work that an earlier request asked for, as if from that request's IP address. */
export function actFor<Result>(address: string, work: () => Promise<Result>): Promise<Result> {
  return origins.run(address, work);
}
