import { expect, test } from "vitest";
import { listSpecialDays } from "./special-days.ts";

/** '2027-03-14 01:59:30' */
const readClock = ({ at, timeZone }: { at: Date; timeZone: string }) => at.toLocaleString("sv-SE", { timeZone });

test("the special days are the next ones of their kind, in their time zone", () => {
  const now = new Date("2026-11-22T12:00:00Z");
  expect(listSpecialDays(now).map((day) => [day.name, readClock(day)])).toEqual([
    ["in 2 days", "2026-11-24 07:00:00"],
    ["in 400 days", "2027-12-27 07:00:00"],
    ["on a 29 February", "2028-02-29 12:00:00"],
    ["before daylight saving begins", "2027-03-14 01:59:30"],
    ["before daylight saving ends", "2027-11-07 01:59:30"],
    ["at the end of a year", "2026-12-31 23:59:30"],
  ]);
});
