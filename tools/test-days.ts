import { listSpecialDays, type SpecialDay } from "./special-days.ts";
import { runSteps, type Step } from "./steps.ts";

/**
 * Runs every test but the journeys on each of the special days, with the clock moved for the tests and for
 * their database. Needs the program faketime (Debian: `apt-get install faketime`).
 */
const isGood = await runSteps(listSpecialDays(new Date()).map(toStep));
if (!isGood) process.exit(1);

function toStep({ name, timeZone, at }: SpecialDay): Step {
  // faketime reads the clock of the time zone.
  const clock = at.toLocaleString("sv-SE", { timeZone });
  return {
    name: `tests ${name} (${clock}, ${timeZone})`,
    command: ["faketime", "-f", `@${clock}`, "vitest", "run"],
    // Timers must keep using the machine's own clock.
    env: { TZ: timeZone, FAKETIME_DONT_FAKE_MONOTONIC: "1", DONT_FAKE_MONOTONIC: "1" },
  };
}
