import { createHmac } from "node:crypto";
import type { Send } from "./delivery.ts";
import { toSeconds } from "./work.ts";

const LONGEST_ANSWER_MILLISECONDS = 20_000;

export type Deliver = (event: { body: string; signature: string }) => Promise<number>;

/** Signs an event as Stripe does and delivers it; each attempt has a new signature. */
export function createSend(deps: {
  webhookSecret: string;
  now: () => Date;
  closing: AbortSignal;
  webhookUrl?: string | undefined;
  deliver?: Deliver | undefined;
}): Send | undefined {
  const { webhookUrl, closing } = deps;
  const deliver = deps.deliver ?? (webhookUrl === undefined ? undefined : post(webhookUrl, closing));
  if (!deliver) return undefined;
  return (body) => {
    const time = toSeconds(deps.now());
    const signed = createHmac("sha256", deps.webhookSecret).update(`${time}.${body}`).digest("hex");
    return deliver({ body, signature: `t=${time},v1=${signed}` });
  };
}

function post(url: string, closing: AbortSignal): Deliver {
  return async ({ body, signature }) => {
    const answer = await fetch(url, {
      method: "POST",
      headers: {
        "content-type": "application/json; charset=utf-8",
        "stripe-signature": signature,
        "user-agent": "Stripe/1.0 (+https://stripe.com/docs/webhooks)",
      },
      body,
      redirect: "manual",
      signal: AbortSignal.any([closing, AbortSignal.timeout(LONGEST_ANSWER_MILLISECONDS)]),
    });
    await answer.body?.cancel();
    return answer.status;
  };
}
