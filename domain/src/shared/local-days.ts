import { DAY_MS } from "./durations.ts";

/** From a moment to what the clocks of a zone show then, both in milliseconds as UTC counts them. */
export function createLocalClock(timeZone: string): (moment: number) => number {
  const format = new Intl.DateTimeFormat("en-US", {
    timeZone,
    hourCycle: "h23",
    year: "numeric",
    month: "numeric",
    day: "numeric",
    hour: "numeric",
    minute: "numeric",
    second: "numeric",
  });
  return (moment) => {
    const parts = new Map(format.formatToParts(moment).map(({ type, value }) => [type, Number(value)]));
    const [year = 0, month = 1, day, hour, minute, second] = (
      ["year", "month", "day", "hour", "minute", "second"] as const
    ).map((type) => parts.get(type));
    return Date.UTC(year, month - 1, day, hour, minute, second);
  };
}

/** The moment at which the clocks show `local`, which no change of theirs skips or repeats. */
export function toInstant(local: number, toLocal: (moment: number) => number): number {
  const near = local - (toLocal(local) - local);
  return near + (local - toLocal(near));
}

/** The day, YYYY-MM-DD, that the calendars of a zone show at a moment. */
export function toLocalDay(moment: Date, timeZone: string): string {
  return new Date(createLocalClock(timeZone)(moment.getTime())).toISOString().slice(0, 10);
}

/** When a day, YYYY-MM-DD, begins in a zone whose clocks never change at midnight, as all of Canada's. */
export function startOfDay(day: string, timeZone: string): Date {
  return new Date(toInstant(Date.parse(`${day}T00:00:00Z`), createLocalClock(timeZone)));
}

/** A day, YYYY-MM-DD, so many days later; earlier if negative. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}
