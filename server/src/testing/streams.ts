import { pino } from "pino";
import { createMessageDeps, createOutbox, createStreams } from "../features/messages/messages.ts";
import { SHARED_PDF_THREAD } from "./shared-pdf-thread.ts";
import type { TestApp } from "./test-app.ts";

interface Alert {
  readonly to: string;
  readonly accountId: string;
  readonly language?: "en" | "fr";
}

/** An email of the stream `alerts`. */
export function buildCommercialMail({ to, accountId, language = "en" }: Alert) {
  return {
    to,
    language,
    stream: "alerts" as const,
    account: { id: accountId },
    content: {
      subject: { id: "test.alert", message: "Two new listings" },
      paragraphs: [{ id: "test.alert_words", message: "They fit your search." }],
    },
  };
}

/** The streams of a site, and what sends an email in one. */
export function openStreams({ db, clock, config, jobs }: Pick<TestApp, "db" | "clock" | "config" | "jobs">) {
  const log = pino({ level: "silent" });
  const deps = createMessageDeps({ db, clock, config, log, jobs, pdf: SHARED_PDF_THREAD });
  const outbox = createOutbox(deps);
  return {
    deps,
    outbox,
    streams: createStreams(deps),
    sendMail: (alert: Alert) => outbox.sendMail(db, buildCommercialMail(alert)),
  };
}
