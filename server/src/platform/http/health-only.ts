import type { Api } from "./api.ts";
import { notFound } from "./failure.ts";

const HEALTH = new Set(["/healthz", "/readyz", "/metrics"]);

/** For a background worker: it serves its health and nothing else. */
export function answerHealthOnly(api: Api): void {
  api.addHook("onRequest", async ({ routeOptions }) => {
    if (!HEALTH.has(routeOptions.url ?? "")) throw notFound();
  });
}
