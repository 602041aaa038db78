import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Config, readConfig } from "../platform/config.ts";

/** The settings of a private server in a data directory of its own, as an operator would give them. */
export function buildConfig(environment: Readonly<Record<string, string>> = {}): Config {
  const dataDir = mkdtempSync(join(tmpdir(), "vestpocket-test-"));
  return readConfig({ DATA_DIR: dataDir, LOG_LEVEL: "silent", ...environment });
}
