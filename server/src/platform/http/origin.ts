import { AsyncLocalStorage } from "node:async_hooks";
import type { Api } from "./api.ts";

const origins = new AsyncLocalStorage<string>();

/** Keeps the address a request came from for as long as it is answered. */
export function registerOrigin(api: Api): void {
  // After the body is read: reading it loses what a hook before it had set.
  api.addHook("preHandler", (request, _reply, done) => origins.run(request.ip, done));
}

/** The address the request that is being answered came from; undefined where the server acts by itself. */
export function findOrigin(): string | undefined {
  return origins.getStore();
}
