import { chmodSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/**
 * A new data directory. The database's account may enter it: for a root user, the database would otherwise be placed
 * elsewhere and stay there.
 */
export function makeDataDir(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), `vestpocket-${name}-`));
  chmodSync(folder, 0o755);
  return folder;
}
