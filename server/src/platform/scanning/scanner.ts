import type { Message } from "@vestpocket/domain/shared/text";
import type { Logger } from "pino";
import type { Config } from "../config.ts";
import { Failure, unavailable } from "../http/failure.ts";

/** Looks for viruses in files. */
export interface Scanner {
  /** Throws where the scanner does not answer or cannot read the file. */
  scan(path: string): Promise<{ readonly isClean: true } | { readonly isClean: false; readonly found: string }>;
  /** Throws where the scanner does not answer. */
  check(): Promise<void>;
}

const INFECTED: Message = /*i18n*/ {
  id: "files.infected",
  message: "This file contains a virus or other malware, so it was not saved. Please check your computer.",
};

/**
 * Throws Failure unless the scanner finds a file clean: 422 for an infected one, 503 where it cannot be scanned now. Without a
 * scanner every file passes. Called before a file is stored, so that no file can be downloaded that was not scanned.
 */
export async function requireClean(
  { scanner, log }: { scanner: Scanner | undefined; log: Logger },
  { path, field }: { path: string; field: string },
): Promise<void> {
  if (scanner === undefined) return;
  const result = await scanner.scan(path).catch((error: unknown) => {
    log.error({ err: error }, "the virus scanner does not answer; documents cannot be uploaded");
    throw unavailable({ code: "files.not_scanned", retryAfter: 30 });
  });
  if (result.isClean) return;
  log.warn({ found: result.found }, "an infected file was refused");
  throw new Failure({ status: 422, code: INFECTED.id, text: INFECTED, fields: { [field]: INFECTED } });
}

/** Says at the start that documents are not scanned: a public server should not store strangers' files unseen. */
export function reportScanning({ clamdUrl, isPrivate }: Pick<Config, "clamdUrl" | "isPrivate">, log: Logger): void {
  if (clamdUrl !== undefined) return;
  const words = "documents are stored without a virus scan; set CLAMD_URL to have them scanned";
  if (isPrivate) log.info(words);
  else log.warn(words);
}
