import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { findBrowser } from "./browser.ts";
import { buildWeb } from "./build-web.ts";
import { endStepsOnSignal, QUICK_STEPS, runSteps, type Timing } from "./steps.ts";
import { type JourneyReport, timeJourneyFiles, timeUnitFiles, type UnitReport, writeTimes } from "./test-times.ts";

/** Every check, from a fresh clone: types, lint, boundaries, unit, components, API, and journeys in a real browser. */
const root = fileURLToPath(new URL("..", import.meta.url));
const reports = mkdtempSync(join(tmpdir(), "vestpocket-reports-"));
const unitReport = join(reports, "unit.json");
const journeyReport = join(reports, "journeys.json");
const started = Date.now();
const timings: Timing[] = [];
const onTiming = (timing: Timing) => timings.push(timing);

endStepsOnSignal();
// In parallel: the API tests often wait for their database, which leaves the static checks some of the processor.
const results = await Promise.all([runStaticChecks(), runVitest()]);
const isGood = results.every(Boolean) && (await runJourneys());

const unit = readReport<UnitReport>(unitReport);
const journeys = readReport<JourneyReport>(journeyReport);
rmSync(reports, { recursive: true });
const files = [...(unit ? timeUnitFiles(unit, root) : []), ...(journeys ? timeJourneyFiles(journeys) : [])];
console.log(`\n${writeTimes(timings, files)}`);
const passed = (unit?.numPassedTests ?? 0) + (journeys?.stats.expected ?? 0);
const failed = (unit?.numFailedTests ?? 0) + (journeys?.stats.unexpected ?? 0) + (journeys?.stats.flaky ?? 0);
const seconds = Math.round((Date.now() - started) / 1000);
// Last, in case only the end of a long output is kept.
const failures = timings.filter(({ hasFailed }) => hasFailed).map(({ name }) => name);
console.log(`\n${isGood ? "All checks passed" : `Failed: ${failures.join(", ")}`} (${seconds} s)`);
console.log(`${passed} passed, ${isGood ? failed : Math.max(failed, 1)} failed`);
if (!isGood) process.exit(1);

async function runStaticChecks(): Promise<boolean> {
  if (!(await runSteps(QUICK_STEPS, { isBuffered: true, onTiming }))) return false;
  const began = Date.now();
  await buildWeb(console.log);
  onTiming({ name: "build of the web app", seconds: (Date.now() - began) / 1000 });
  return true;
}

function runVitest(): Promise<boolean> {
  const output = ["--reporter=default", "--reporter=json", `--outputFile.json=${unitReport}`] as const;
  return runSteps([{ name: "unit, component and API tests", command: ["vitest", "run", ...output] }], { onTiming });
}

async function runJourneys(): Promise<boolean> {
  const env = { CHROMIUM: await findBrowser(console.log), PLAYWRIGHT_JSON_OUTPUT_FILE: journeyReport };
  const command = ["playwright", "test", "--config", "e2e/playwright.config.ts"] as const;
  return runSteps([{ name: "journeys in the browser", command, env }], { onTiming });
}

function readReport<Report>(path: string): Report | undefined {
  return existsSync(path) ? (JSON.parse(readFileSync(path, "utf8")) as Report) : undefined;
}
