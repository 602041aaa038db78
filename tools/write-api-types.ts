import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { buildApp } from "../server/src/app.ts";
import { systemClock } from "../server/src/platform/clock.ts";
import { readConfig } from "../server/src/platform/config.ts";
import { openDatabase } from "../server/src/platform/database/database.ts";
import { createLogger } from "../server/src/platform/log.ts";
import { createPayments } from "../server/src/platform/payments/payments.ts";
import { NO_PROVIDER } from "../server/src/testing/no-provider.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
const COMMITTED = join(root, "web/src/platform/api.generated.ts");

/** Writes the web's types of the API; with `--check` it only tells whether the committed ones are those. */
const scratch = mkdtempSync(join(tmpdir(), "vestpocket-api-"));
try {
  const isCheck = process.argv.includes("--check");
  const target = isCheck ? join(scratch, "api.generated.ts") : COMMITTED;
  await generate(await readDocument(), target);
  if (isCheck && readFileSync(target, "utf8") !== readFileSync(COMMITTED, "utf8")) {
    console.error("The API changed and its types did not: run npm run api-types");
    process.exitCode = 1;
  }
} finally {
  rmSync(scratch, { recursive: true });
}

/** The document the server describes itself with; no call is made, so no database is needed. */
async function readDocument(): Promise<string> {
  const config = readConfig({ DATA_DIR: scratch, PORT: "3000" });
  const log = createLogger("silent");
  const db = openDatabase("postgresql://nobody@127.0.0.1:1/none", log);
  const app = await buildApp({
    config,
    log,
    db,
    clock: systemClock,
    payments: createPayments(NO_PROVIDER),
    hasSite: false,
  });
  await app.ready();
  const document = JSON.stringify(app.swagger());
  await app.close();
  await db.close();
  return document;
}

async function generate(document: string, target: string): Promise<void> {
  // A process of its own, in the workspace that holds the TypeScript release the generator needs.
  const child = spawn(process.execPath, [join(root, "tools/api-types/generate.ts"), target], {
    stdio: ["pipe", "inherit", "inherit"],
  });
  child.stdin.end(document);
  const code = await new Promise<number | null>((resolve) => child.on("exit", resolve));
  if (code !== 0) throw new Error("the types could not be generated");
}
