const SECOND_MS = 1000;
const DAY_MS = 24 * 60 * 60 * SECOND_MS;

/** A time, and a time zone, at which date code often fails. */
export interface SpecialDay {
  readonly name: string;
  readonly timeZone: string;
  readonly at: Date;
}

/** The times at which the tests run: soon, later, and at the next jumps of calendars and clocks. */
export function listSpecialDays(now: Date): readonly SpecialDay[] {
  const year = now.getUTCFullYear();
  const inDays = (days: number) => new Date(now.getTime() + days * DAY_MS);
  const timeZone = "America/Toronto";
  return [
    { name: "in 2 days", timeZone, at: inDays(2) },
    { name: "in 400 days", timeZone, at: inDays(400) },
    { name: "on a 29 February", timeZone, at: new Date(Date.UTC(nextLeapYear(year), 1, 29, 17)) },
    // Half a minute before 2:00 by the clock that is about to change.
    { name: "before daylight saving begins", timeZone, at: onSunday({ year: year + 1, month: 2, which: 2, hour: 7 }) },
    { name: "before daylight saving ends", timeZone, at: onSunday({ year: year + 1, month: 10, which: 1, hour: 6 }) },
    // Midnight there is 3:30 UTC.
    { name: "at the end of a year", timeZone: "America/St_Johns", at: new Date(Date.UTC(year + 1, 0, 1, 3, 29, 30)) },
  ];
}

function nextLeapYear(year: number): number {
  const next = year + 1;
  return new Date(Date.UTC(next, 1, 29)).getUTCMonth() === 1 ? next : nextLeapYear(next);
}

/** Half a minute before an hour, in UTC, of the `which`th Sunday of a month, which counts from 0. */
function onSunday({ year, month, which, hour }: { year: number; month: number; which: number; hour: number }): Date {
  const weekday = new Date(Date.UTC(year, month, 1)).getUTCDay();
  const day = 1 + ((7 - weekday) % 7) + (which - 1) * 7;
  return new Date(Date.UTC(year, month, day, hour) - 30 * SECOND_MS);
}
