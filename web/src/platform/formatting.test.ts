import { expect, test } from "vitest";
import { formatAge, formatDate, formatExactMoment, formatMoment, formatShortDay, formatTime } from "./formatting.ts";

const now = Date.UTC(2026, 5, 15, 12);
const ago = (seconds: number) => now / 1000 - seconds;

test.each([
  [0, "now", "maintenant"],
  [-30, "now", "maintenant"],
  [59, "now", "maintenant"],
  [61, "1 minute ago", "il y a 1 minute"],
  [3 * 3600 + 5, "3 hours ago", "il y a 3 heures"],
  [86_400, "yesterday", "hier"],
  [29 * 86_400, "29 days ago", "il y a 29 jours"],
  [45 * 86_400, "May 1, 2026", "1er mai 2026"],
])("%i seconds ago is written as '%s' and '%s'", (seconds, english, french) => {
  expect(formatAge(ago(seconds), "en", now)).toBe(english);
  expect(formatAge(ago(seconds), "fr", now)).toBe(french);
});

test("in French, the first of a month alone has an ordinal", () => {
  const noon = (day: number) => Date.UTC(2027, 0, day, 12) / 1000;
  expect(formatDate(noon(1), "fr")).toBe("1er janvier 2027");
  expect(formatDate(noon(11), "fr")).toBe("11 janvier 2027");
  expect(formatDate(noon(1), "en")).toBe("January 1, 2027");
  for (const format of [formatMoment, formatExactMoment, formatShortDay]) {
    expect(format(noon(1), "fr")).toMatch(/^1er janv/u);
    expect(format(noon(21), "fr")).toMatch(/^21 janv/u);
    expect(format(noon(1), "en")).toMatch(/^Jan(?:uary)? 1/u);
  }
});

test("in French, times are never split across lines", () => {
  const local = new Date(2026, 5, 15, 9, 5, 7).getTime() / 1000;
  expect(formatTime(local, "fr")).toBe("09\u00a0h\u00a005");
  expect(formatMoment(local, "fr")).toBe("15 juin 2026, 09\u00a0h\u00a005");
  expect(formatExactMoment(local, "fr")).toMatch(/^15 juin 2026 à 09\u00a0h\u00a005\u00a0min\u00a007\u00a0s /u);
});
