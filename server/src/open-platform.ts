import type { Logger } from "pino";
import { createRecordAudit } from "./features/audit/audit.ts";
import { createMessageDeps, createOutbox } from "./features/messages/messages.ts";
import { createTell } from "./features/notifications/notifications.ts";
import { createPushTo } from "./features/push/push.ts";
import { createGatekeeper } from "./features/sessions/sessions.ts";
import type { Clock } from "./platform/clock.ts";
import type { Config } from "./platform/config.ts";
import type { Database } from "./platform/database/database.ts";
import { openFileStore } from "./platform/files/open-file-store.ts";
import { createFileSweep } from "./platform/files/sweep.ts";
import { createForms } from "./platform/forms.ts";
import { registerDocumentation } from "./platform/http/documentation.ts";
import { answerHealthOnly } from "./platform/http/health-only.ts";
import { createHttp } from "./platform/http/http.ts";
import type { ServedForm } from "./platform/http/posted-forms.ts";
import { createServe } from "./platform/http/serve.ts";
import { createOnce } from "./platform/idempotency/once.ts";
import type { Jobs } from "./platform/jobs.ts";
import { createPageUrl } from "./platform/messages/page-url.ts";
import type { Payments } from "./platform/payments/payments.ts";
import { createPdfThread, type PdfThread } from "./platform/pdf/pdf-thread.ts";
import type { Platform } from "./platform/platform.ts";
import { createClamdScanner } from "./platform/scanning/clamd.ts";
import { traceCalls } from "./platform/tracing/tracing.ts";

export interface PlatformDeps {
  readonly config: Config;
  readonly log: Logger;
  readonly db: Database;
  readonly clock: Clock;
  readonly payments: Payments;
  /** If not set, this process runs no background jobs. */
  readonly jobs?: Jobs | undefined;
  /** Closed with the app. If not set, the app starts its own. */
  readonly pdf?: PdfThread;
}

/**
 * Opens what every feature receives, including the gate, the outbox and the audit log, which belong to three features.
 */
export async function openPlatform({ config, log, db, clock, payments, jobs, pdf = createPdfThread() }: PlatformDeps) {
  const api = await createHttp(config, log);
  if (config.role === "worker") answerHealthOnly(api);
  await registerDocumentation(api, config.publicUrl);
  const files = traceCalls("files", openFileStore(config));
  const recordAudit = createRecordAudit(clock);
  const messageDeps = createMessageDeps({ db, clock, config, log, jobs, pdf });
  const outbox = createOutbox(messageDeps);
  const pageUrl = createPageUrl(config.publicUrl);
  const tell = createTell({ clock, outbox, pageUrl, pushTo: createPushTo({ config, jobs }) });
  const gatekeeper = createGatekeeper({ db, clock, config, recordAudit });
  const postedForms: ServedForm[] = [];
  const serve = createServe(api, { ...gatekeeper, keepForm: (form) => void postedForms.push(form) });
  const forms = await createForms(api, { dataDir: config.dataDir, gatekeeper });
  api.addHook("onClose", pdf.close);
  const platform: Platform = {
    config,
    log,
    db,
    clock,
    files,
    scanner: config.clamdUrl && traceCalls("scanner", createClamdScanner(config.clamdUrl)),
    sweepFolder: await createFileSweep({ db, files, jobs, log }),
    payments: traceCalls("payments", payments),
    pdf,
    jobs,
    api,
    serve,
    forms,
    outbox,
    once: await createOnce({ db, clock, jobs }),
    tell,
    pageUrl,
    recordAudit,
    onClose: (work) => void api.addHook("onClose", work),
  };
  return { platform, messageDeps, postedForms };
}
