import type { Call } from "./test-call.ts";

/**
 * A counter's value, such as `payment_webhooks_total{outcome="refused"}`; 0 if nothing was counted. Counters belong to
 * the process, which has run other tests: compare one value with another.
 */
export async function readCounter({ call }: { readonly call: Call }, name: string): Promise<number> {
  const { text } = await call("GET", "/metrics");
  const line = text.split("\n").find((each) => each.startsWith(`${name} `));
  return Number(line?.slice(name.length) ?? 0);
}
