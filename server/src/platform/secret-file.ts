import { randomBytes } from "node:crypto";
import { linkSync, rmSync, writeFileSync } from "node:fs";

/**
 * Writes a file that only this account may read. Whatever happens, the file is either complete or missing. If another
 * process has made it meanwhile, that one is kept.
 */
export function makeSecretFile(file: string, text: string): void {
  const partial = `${file}.${randomBytes(6).toString("hex")}`;
  try {
    writeFileSync(partial, text, { mode: 0o600, flag: "wx", flush: true });
    // Unlike a new name, a link does not replace a file.
    linkSync(partial, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  } finally {
    rmSync(partial, { force: true });
  }
}
