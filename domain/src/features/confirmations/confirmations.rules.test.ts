import { expect, test } from "vitest";
import { findPause, findSnoozeDays, findUnusedStop, isAsked, readSnooze } from "./confirmations.rules.ts";

const at = (text: string) => new Date(text);
const TORONTO = "America/Toronto";

test("a question waits until anything makes the listing fresh, and leads to a pause two weeks later or one after the reminder", () => {
  const askedAt = at("2026-03-01T15:00:00Z");
  expect(isAsked({ askedAt: null, freshAt: null })).toBe(false);
  expect(isAsked({ askedAt, freshAt: at("2026-02-01T15:00:00Z") })).toBe(true);
  expect(isAsked({ askedAt, freshAt: askedAt })).toBe(false);
  expect(findPause({ askedAt, remindedAt: null })).toEqual(at("2026-03-15T15:00:00Z"));
  expect(findPause({ askedAt, remindedAt: at("2026-03-10T15:00:00Z") })).toEqual(at("2026-03-17T15:00:00Z"));
  expect(findPause({ askedAt: null, remindedAt: null })).toBeUndefined();
});

test("of the 14 days that a run stops, what a shorter pause did not use is given back", () => {
  const lapsedAt = at("2026-03-01T00:00:00Z");
  const days = (count: number) => count * 86_400_000;
  expect(findUnusedStop(lapsedAt, at("2026-03-04T00:00:00Z"))).toBe(days(11));
  expect(findUnusedStop(lapsedAt, at("2026-04-04T00:00:00Z"))).toBe(0);
  // The clock was set back.
  expect(findUnusedStop(lapsedAt, at("2026-02-20T00:00:00Z"))).toBe(days(14));
});

test("days are those of the owner's province, whatever the hour and across a change of its clocks", () => {
  // 11 in the evening of March 6 in Toronto; clocks change on March 8.
  const now = at("2026-03-07T04:00:00Z");
  const snoozed = { snoozedAt: null, freshAt: null };
  expect(findSnoozeDays(snoozed, { now, timeZone: TORONTO })).toEqual({ from: "2026-03-07", to: "2026-04-05" });
  expect(readSnooze("2026-03-07", { snoozed, now, timeZone: TORONTO })).toEqual({ until: at("2026-03-07T05:00:00Z") });
  expect(readSnooze("2026-03-09", { snoozed, now, timeZone: TORONTO })).toEqual({ until: at("2026-03-09T04:00:00Z") });
  for (const day of ["2026-03-06", "2026-04-06"])
    expect(readSnooze(day, { snoozed, now, timeZone: TORONTO })).toHaveProperty("refusal");
});

test("an owner can put the question off for 30 days in all between two confirmations", () => {
  const first = at("2026-03-01T17:00:00Z");
  const fresh = at("2026-02-01T17:00:00Z");
  const later = { snoozedAt: first, freshAt: fresh };
  expect(findSnoozeDays(later, { now: at("2026-03-20T17:00:00Z"), timeZone: TORONTO })).toEqual({
    from: "2026-03-21",
    to: "2026-03-31",
  });
  const now = at("2026-03-31T17:00:00Z");
  expect(readSnooze("2026-04-01", { snoozed: later, now, timeZone: TORONTO })).toHaveProperty("refusal");
  expect(findSnoozeDays({ snoozedAt: first, freshAt: at("2026-03-15T17:00:00Z") }, { now, timeZone: TORONTO })).toEqual(
    {
      from: "2026-04-01",
      to: "2026-04-30",
    },
  );
});
