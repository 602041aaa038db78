import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import "./app.ts";
import { listQueues } from "./platform/queue-metrics.ts";

const SOURCES = new URL(".", import.meta.url).pathname;
/** What takes long for a stranger's file or words: other processes and threads, hashes of passwords, scans, CSV files. */
const HEAVY =
  /createWorkerProcess[<(]|createPictureProcess\(|new Worker\(|\bfork\(|"@node-rs\/argon2"|\.scan\(|stringify\(\{ bom/u;
const FAIR = /\b(?:createFairQueue|exportFairly)\(/u;
/** They start the processes that others use. */
const MACHINERY = ["platform/worker-process.ts", "platform/picture-process.ts", "platform/processes/process-group.ts"];

test("every queue for heavy work is known, and described to operators", () => {
  const queues = ["certificates", "exports", "pages", "passwords", "pictures", "scans", "signatures"];
  expect(listQueues().filter((name) => queues.includes(name))).toEqual(queues);
  const page = readFileSync(join(SOURCES, "../../docs/monitoring.md"), "utf8");
  for (const name of queues) expect(page).toContain(`\`${name}\``);
});

test("whatever does heavy work does it in a fair queue", () => {
  const sources = readdirSync(SOURCES, { recursive: true, encoding: "utf8" }).filter(
    (name) => /(?<!\.test)\.ts$/u.test(name) && !name.startsWith("testing/") && !MACHINERY.includes(name),
  );
  const heavy = sources.filter((name) => HEAVY.test(readFileSync(join(SOURCES, name), "utf8")));
  expect(heavy.length).toBeGreaterThan(4);
  expect(heavy.filter((name) => !FAIR.test(readFileSync(join(SOURCES, name), "utf8")))).toEqual([]);
});
