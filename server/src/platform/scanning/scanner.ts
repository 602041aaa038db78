import type { Message } from "@vestpocket/domain/shared/text";
import type { Logger } from "pino";
import { Abandoned, Busy } from "../bounded.ts";
import type { Config } from "../config.ts";
import { createFairQueue } from "../fair-queue.ts";
import { Failure, unavailable } from "../http/failure.ts";

/** Scans files for viruses. */
export interface Scanner {
  /** Throws if the scanner does not respond or cannot read the file. */
  scan(path: string): Promise<{ readonly isClean: true } | { readonly isClean: false; readonly found: string }>;
  /** Throws if the scanner does not respond. */
  check(): Promise<void>;
}

/** Fewer than the scanner's own threads, of which it has ten by default. */
const runFairly = createFairQueue({ name: "scans", running: 4, runningEach: 2, waiting: 60, waitingEach: 10 });

const INFECTED: Message = /*i18n*/ {
  id: "files.infected",
  message: "This file contains a virus or other malware, so it was not saved. Please check your computer.",
};

/**
 * Throws Failure unless the scanner finds a file clean: 422 for an infected one, 503 if it cannot be scanned now.
 * Without a scanner every file passes. Called before a file is stored, so that no unscanned file can be downloaded.
 */
export async function requireClean(
  { scanner, log }: { scanner: Scanner | undefined; log: Logger },
  { path, field }: { path: string; field: string },
): Promise<void> {
  if (scanner === undefined) return;
  const result = await runFairly(() => scanner.scan(path)).catch((error: unknown) => {
    if (error instanceof Busy || error instanceof Abandoned) throw error;
    log.error({ err: error }, "the virus scanner does not respond; documents cannot be uploaded");
    throw unavailable({ code: "files.not_scanned", retryAfter: 30 });
  });
  if (result.isClean) return;
  log.warn({ found: result.found }, "an infected file was rejected");
  throw new Failure({ status: 422, code: INFECTED.id, text: INFECTED, fields: { [field]: INFECTED } });
}

/** Logs at startup that documents are not scanned: a public server should not store strangers' files unscanned. */
export function reportScanning({ clamdUrl, isPrivate }: Pick<Config, "clamdUrl" | "isPrivate">, log: Logger): void {
  if (clamdUrl !== undefined) return;
  const words = "documents are stored without a virus scan; set CLAMD_URL to have them scanned";
  if (isPrivate) log.info(words);
  else log.warn(words);
}
