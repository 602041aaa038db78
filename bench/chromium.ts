import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { endGroup, startProcess, stopProcess } from "./processes.ts";

const READY_WITHIN_MS = 30_000;
const FLAGS = [
  "--headless=new",
  "--no-sandbox",
  "--disable-gpu",
  "--no-first-run",
  "--disable-extensions",
  "--disable-sync",
  "--disable-component-update",
  "--disable-background-networking",
  "--disable-default-apps",
  "--metrics-recording-only",
  // Only this machine is contacted.
  "--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1",
  "--remote-debugging-port=0",
];

/** Runs `use` with the debugging port of a new Chromium that has an empty profile. */
export async function withChromium<Result>(program: string, use: (port: number) => Promise<Result>): Promise<Result> {
  const profile = mkdtempSync(join(tmpdir(), "vestpocket-chromium-"));
  const child = startProcess(program, [...FLAGS, `--user-data-dir=${profile}`, "about:blank"], {
    outputTo: join(profile, "chromium.log"),
  });
  try {
    return await use(await readPort(join(profile, "DevToolsActivePort")));
  } finally {
    await stopProcess(child);
    // If the program is a shell script, the browser itself is its child, which does not exit with it.
    endGroup(child);
    rmSync(profile, { recursive: true, force: true, maxRetries: 10 });
  }
}

/** Chromium writes its port into the profile. */
async function readPort(file: string): Promise<number> {
  for (const started = Date.now(); Date.now() - started < READY_WITHIN_MS; await wait(50)) {
    const port = existsSync(file) ? Number(readFileSync(file, "utf8").split("\n")[0]) : Number.NaN;
    if (port > 0) return port;
  }
  throw new Error("Chromium did not start in time.");
}
