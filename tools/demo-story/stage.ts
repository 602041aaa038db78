import { buildApp } from "../../server/src/app.ts";
import type { Clock } from "../../server/src/platform/clock.ts";
import type { Config } from "../../server/src/platform/config.ts";
import type { Database } from "../../server/src/platform/database/database.ts";
import type { Api } from "../../server/src/platform/http/api.ts";
import { createLogger } from "../../server/src/platform/log/log.ts";
import { createPayments } from "../../server/src/platform/payments/payments.ts";
import { openSandbox } from "../../server/src/platform/payments/sandbox.ts";
import { createPdfThread, type PdfThread } from "../../server/src/platform/pdf/pdf-thread.ts";
import { type CallAs, createActors } from "./actors.ts";
import type { Till } from "./perform-orders.ts";

interface Opening {
  readonly config: Config;
  readonly db: Database;
  /** The database's URL, as the owner of its tables. */
  readonly ownerUrl: string;
  readonly clock: Clock;
}

interface Stage {
  readonly call: CallAs;
  readonly api: Api;
  readonly pdf: PdfThread;
  /** Undefined where payments go to a provider. */
  readonly till: Till | undefined;
}

/**
 * Lets the demo's people act through the API of an app with this clock, which sends no mail and works on no jobs. Their
 * sessions end with it, and what they did does not count against those who use the demo.
 */
export async function withStage(
  { config: given, db, ownerUrl, clock }: Opening,
  act: (stage: Stage) => Promise<void>,
): Promise<void> {
  // Nobody gets e-mails from the past: they are kept in the outbox.
  // The story is of a time before the operator closed anything.
  const closed: Config["closed"] = { posting: [], offers: [] };
  const config: Config = { ...given, closed, mail: undefined, sms: undefined, archiveEmail: undefined };
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
  const { callAs: call, leave } = createActors({ api, db, clock, secret: config.secret });
  try {
    await act({ call, api, pdf, till: sandbox && { sandbox, payments } });
    await leave();
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
