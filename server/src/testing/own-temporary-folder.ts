import { chmodSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect } from "vitest";
import { KEPT } from "./temporary-folder.ts";

/** npm's own compile cache, which it reuses. */
const NPM_CACHE = "node-compile-cache";

/**
 * For Vitest's `setupFiles`: gives a test file, and the processes it starts, a temporary folder of their own, removed
 * when the file ends. What its tests create with `makeTemporaryFolder` may stay there until then; anything else was
 * left behind, by a test or by the product.
 */
const outside = tmpdir();
const own = mkdtempSync(join(outside, "vestpocket-tests-"));
// If the tests run as root, a database runs under another account, which has to enter this folder.
chmodSync(own, 0o755);
useFolder(own);

afterAll(() => {
  useFolder(outside);
  const left = readdirSync(own).filter((name) => name !== KEPT && name !== NPM_CACHE);
  rmSync(own, { recursive: true, force: true });
  expect(left, "left behind in the temporary folder").toEqual([]);
});

function useFolder(folder: string): void {
  // The second is the name on Windows.
  process.env.TMPDIR = folder;
  process.env.TEMP = folder;
}
