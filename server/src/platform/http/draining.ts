import { setTimeout as wait } from "node:timers/promises";
import type { Api } from "./api.ts";

/** Servers that are about to stop. */
const leaving = new WeakSet<Api>();

export function isLeaving(api: Api): boolean {
  return leaving.has(api);
}

/** Tells clients to reconnect once the server is about to stop. */
export function endConnectionsOnLeaving(api: Api): void {
  api.addHook("onSend", async (_request, reply) => {
    if (isLeaving(api)) reply.header("connection", "close");
  });
}

/**
 * Makes /readyz fail while requests are still answered, for as long as a load balancer needs to notice. Then the server
 * can close without anyone noticing.
 */
export async function leave(api: Api, { drainMs }: { readonly drainMs: number }): Promise<void> {
  leaving.add(api);
  await wait(drainMs);
}
