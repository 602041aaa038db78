import type autocannon from "autocannon";
import type { Headers } from "./system.ts";

/** POST requests of JSON bodies to one path. */
export function toRequests(path: string, headers: Headers, bodies: readonly unknown[]): autocannon.Request[] {
  return bodies.map((body) => ({
    method: "POST",
    path,
    headers: { ...headers, "content-type": "application/json" },
    body: JSON.stringify(body),
  }));
}
