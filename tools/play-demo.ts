import type { Demo } from "@vestpocket/demo/demo";
import { buildApp } from "../server/src/app.ts";
import type { Config } from "../server/src/platform/config.ts";
import type { Database } from "../server/src/platform/database/database.ts";
import type { Api } from "../server/src/platform/http/api.ts";
import { createLogger } from "../server/src/platform/log/log.ts";
import { createPayments } from "../server/src/platform/payments/payments.ts";
import { openSandbox } from "../server/src/platform/payments/sandbox.ts";
import { createPdfThread } from "../server/src/platform/pdf/pdf-thread.ts";
import { createActors } from "./demo-story/actors.ts";
import { listScenes } from "./demo-story/play-story.ts";

interface Playing {
  readonly config: Config;
  readonly db: Database;
  /** The database's URL, as the owner of its tables. */
  readonly ownerUrl: string;
  readonly demo: Demo;
  readonly now: Date;
}

/**
 * Lets the demo's people do what its story says, through the API of an app whose clock follows the story. So requests,
 * signatures, offers, orders and e-mails are what the product makes of them.
 */
export async function playDemo({ db, ownerUrl, demo, now, ...playing }: Playing): Promise<void> {
  // Nobody gets e-mails from the past: they are kept in the outbox.
  // The story is of a time before the operator closed anything.
  const closed: Config["closed"] = { posting: [], offers: [] };
  const config: Config = { ...playing.config, closed, mail: undefined, sms: undefined, archiveEmail: undefined };
  let moment = demo.startedAt;
  const clock = { now: () => moment };
  let api: Api | undefined;
  const deliver = ({ body, signature }: { body: string; signature: string }) => postEvent(api, { body, signature });
  const sandbox = config.payments ? undefined : await openSandbox(config, ownerUrl, { ...clock, deliver });
  const settings = config.payments ?? sandbox?.settings;
  if (settings === undefined) throw new Error("the demo has no payment provider");
  const payments = createPayments(settings);
  const pdf = createPdfThread();
  // What alarms an operator, such as a disputed payment, is part of the story.
  const log = createLogger("silent");
  api = await buildApp({ config, log, db, clock, payments, pdf, hasSite: false });
  const { callAs, leave } = createActors({ api, db, clock, secret: config.secret });
  try {
    const till = sandbox && { sandbox, payments };
    const pass = (seconds: number) => {
      moment = new Date(moment.getTime() + seconds * 1000);
    };
    for (const { at, play } of listScenes({ demo, now, call: callAs, pass, pdf, till })) {
      moment = at;
      await play();
    }
    await leave();
    // The story's calls of weeks were made within seconds: they must not count against those who open the demo now.
    await db.$client.query("DELETE FROM throttles");
  } finally {
    await api.close();
    await sandbox?.close();
  }
}

async function postEvent(
  api: Api | undefined,
  { body: payload, signature }: { body: string; signature: string },
): Promise<number> {
  const headers = { "content-type": "application/json", "stripe-signature": signature };
  const response = await api?.inject({ method: "POST", url: "/v1/checkout-session/webhook", payload, headers });
  return response?.statusCode ?? 503;
}
