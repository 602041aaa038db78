import { listSpecialDays, type SpecialDay } from "./special-days.ts";
import { endStepsOnSignal, runSteps, type Step } from "./steps.ts";

/**
 * Runs every test except the journeys on each of the special days, with the clock shifted for the tests and for their
 * database. Needs the program faketime (Debian: `apt-get install faketime`).
 */
let isGood = true;
endStepsOnSignal();
// One after another: each offset counts from when its tests start.
for (const day of listSpecialDays(new Date())) {
  if (!(await runSteps([toStep(day)]))) isGood = false;
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
