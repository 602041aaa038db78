import type { Logger } from "pino";
import type { RecordAudit } from "./audit.ts";
import type { Clock } from "./clock.ts";
import type { Config } from "./config.ts";
import type { Database } from "./database/database.ts";
import type { FileStore } from "./files/files.ts";
import type { SweepFolder } from "./files/sweep.ts";
import type { Forms } from "./forms.ts";
import type { Api } from "./http/api.ts";
import type { Serve } from "./http/serve.ts";
import type { Once } from "./idempotency/once.ts";
import type { Jobs } from "./jobs.ts";
import type { Outbox } from "./messages/messages.ts";
import type { PageUrl } from "./messages/page-url.ts";
import type { Tell } from "./messages/tell.ts";
import type { Payments } from "./payments/payments.ts";
import type { PdfThread } from "./pdf/pdf-thread.ts";
import type { Scanner } from "./scanning/scanner.ts";

/** What every feature may build on. A front takes all of it; a use case lists the parts it needs. */
export interface Platform {
  readonly config: Config;
  readonly log: Logger;
  readonly db: Database;
  readonly clock: Clock;
  readonly files: FileStore;
  readonly sweepFolder: SweepFolder;
  /** Undefined if documents are not scanned. */
  readonly scanner: Scanner | undefined;
  readonly payments: Payments;
  readonly pdf: PdfThread;
  /** Undefined in a process without background work. */
  readonly jobs: Jobs | undefined;
  /** For the few routes without a contract, such as files and webhooks. */
  readonly api: Api;
  readonly serve: Serve;
  readonly forms: Forms;
  readonly outbox: Outbox;
  readonly once: Once;
  readonly tell: Tell;
  readonly pageUrl: PageUrl;
  readonly recordAudit: RecordAudit;
  /** Runs `work` when the server closes, after the last request. */
  readonly onClose: (work: () => Promise<void>) => void;
}
