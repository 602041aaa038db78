import { mkdirSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** In a test file's temporary folder: removed with the file. */
export const KEPT = "kept";

/** A folder that is removed when the test file ends (`own-temporary-folder.ts`). */
export function makeTemporaryFolder(topic: string): string {
  const kept = join(tmpdir(), KEPT);
  mkdirSync(kept, { recursive: true });
  return mkdtempSync(join(kept, `${topic}-`));
}
