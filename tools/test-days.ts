import { findBrowser } from "./browser.ts";
import { listSpecialDays, type SpecialDay } from "./special-days.ts";
import { endStepsOnSignal, runSteps, type Step } from "./steps.ts";

/**
 * `npm run test:days` runs every test except the journeys on each of the special days, with the clock shifted for the
 * tests and for their database. `npm run test:days -- journeys` runs the journeys that show listings, which the site
 * rotates daily, on each of the next 30 days and on the special days, with the clock of their server shifted; names of
 * journey files after it replace that selection. Needs the program faketime (Debian: `apt-get install faketime`).
 */
const ROTATED_DAYS = 30;
const DAY_MS = 24 * 60 * 60 * 1000;
/** Journeys that show lists of listings: featured, results, similar, suggested, on the map, compared, seen or saved. */
const SHOW_LISTINGS = [
  ...["featured", "home", "searches", "listings.e2e", "listings-comparing"],
  ...["places", "visits", "favourites", "public-pages"],
];

const [kind, ...files] = process.argv.slice(2);
if (kind !== undefined && kind !== "journeys") throw new Error("usage: npm run test:days [-- journeys [file…]]");
const special = listSpecialDays(new Date());
const steps = kind === undefined ? special.map(toStep) : await listJourneySteps();

let isGood = true;
endStepsOnSignal();
// One after another: each offset counts from when its tests start.
for (const step of steps) {
  if (!(await runSteps([step]))) isGood = false;
}
if (!isGood) process.exit(1);

function toStep({ name, timeZone, at }: SpecialDay): Step {
  // An offset, since an absolute time would restart with each process, and the tests and their database would drift
  // apart.
  const seconds = Math.round((at.getTime() - Date.now()) / 1000);
  return {
    name: `tests ${name} (${at.toLocaleString("sv-SE", { timeZone })}, ${timeZone})`,
    command: ["faketime", "-f", `+${seconds}s`, "vitest", "run"],
    // Timers must keep using the machine's own clock.
    env: { TZ: timeZone, FAKETIME_DONT_FAKE_MONOTONIC: "1", DONT_FAKE_MONOTONIC: "1" },
  };
}

async function listJourneySteps(): Promise<Step[]> {
  const browser = await findBrowser(console.log);
  const inRow = Array.from({ length: ROTATED_DAYS }, (_, day) => new Date(Date.now() + (day + 1) * DAY_MS));
  const days = [...inRow.map((at) => ({ at, timeZone: "America/Toronto" })), ...special];
  const chosen = files.length > 0 ? files : SHOW_LISTINGS;
  return days.map(({ at, timeZone }) => ({
    name: `journeys on ${at.toLocaleString("sv-SE", { timeZone })}, ${timeZone}`,
    command: ["playwright", "test", "--config", "e2e/playwright.config.ts", "--project=journey", ...chosen],
    env: { CHROMIUM: browser, E2E_START_DATE: String(at.getTime()) },
  }));
}
