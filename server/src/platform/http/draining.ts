import { setTimeout as wait } from "node:timers/promises";
import type { Api } from "./api.ts";

/** The servers that are about to stop. */
const leaving = new WeakSet<Api>();

export function isLeaving(api: Api): boolean {
  return leaving.has(api);
}

/** Answers tell their clients to connect anew once the server is about to stop. */
export function endConnectionsOnLeaving(api: Api): void {
  api.addHook("onSend", async (_request, reply) => {
    if (isLeaving(api)) reply.header("connection", "close");
  });
}

/**
 * Has /readyz fail while requests are still answered, for as long as a load balancer needs to notice it. Afterwards the server can be closed, and
 * nobody sees it.
 */
export async function leave(api: Api, { drainMs }: { readonly drainMs: number }): Promise<void> {
  leaving.add(api);
  await wait(drainMs);
}
