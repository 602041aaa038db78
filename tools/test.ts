import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findBrowser } from "./browser.ts";
import { buildWeb } from "./build-web.ts";
import { QUICK_STEPS, runSteps } from "./steps.ts";

/** Every check, from a fresh clone: types, lint, boundaries, unit, API, and journeys in a real browser. */
const reports = mkdtempSync(join(tmpdir(), "vestpocket-reports-"));
const unitReport = join(reports, "unit.json");
const journeyReport = join(reports, "journeys.json");
const started = Date.now();

let isGood = await runSteps([
  ...QUICK_STEPS,
  {
    name: "unit and API tests",
    command: ["vitest", "run", "--reporter=default", "--reporter=json", `--outputFile.json=${unitReport}`],
  },
]);
if (isGood) {
  await buildWeb(console.log);
  isGood = await runSteps([
    {
      name: "journeys in the browser",
      command: ["playwright", "test", "--config", "e2e/playwright.config.ts"],
      env: { CHROMIUM: await findBrowser(console.log), PLAYWRIGHT_JSON_OUTPUT_FILE: journeyReport },
    },
  ]);
}

const { passed, failed } = countResults();
rmSync(reports, { recursive: true });
console.log(
  `\n${isGood ? "Everything holds" : "Something does not hold"} (${Math.round((Date.now() - started) / 1000)} s)`,
);
console.log(`${passed} passed, ${isGood ? failed : Math.max(failed, 1)} failed`);
if (!isGood) process.exit(1);

function countResults(): { passed: number; failed: number } {
  const unit = readReport<{ numPassedTests: number; numFailedTests: number }>(unitReport);
  const journeys = readReport<{ stats: { expected: number; unexpected: number; flaky: number } }>(journeyReport);
  return {
    passed: (unit?.numPassedTests ?? 0) + (journeys?.stats.expected ?? 0),
    failed: (unit?.numFailedTests ?? 0) + (journeys?.stats.unexpected ?? 0) + (journeys?.stats.flaky ?? 0),
  };
}

function readReport<Report>(path: string): Report | undefined {
  return existsSync(path) ? (JSON.parse(readFileSync(path, "utf8")) as Report) : undefined;
}
