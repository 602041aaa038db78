import fc from "fast-check";
import { expect, test } from "vitest";
import { addUp, emptyDay, emptyTotals, listDays, toFunnel, toStoredRate } from "./figures.rules.ts";

const NO_MEDIANS = { opened: null, asked: null, signed: null };

test("a period's days end with today, in UTC, also over the end of a year", () => {
  expect(listDays({ days: 3, now: new Date("2027-01-01T23:59:59Z") })).toEqual([
    "2026-12-30",
    "2026-12-31",
    "2027-01-01",
  ]);
});

test("the steps of a funnel are compared with the one before, and with nothing after one that never happened", () => {
  const totals = { ...emptyTotals(), shown: 1200, opened: 60, inquired: 2, requested: 1 };
  const medians = { opened: 45, asked: 50, signed: null };
  expect(toFunnel(totals, medians)).toEqual([
    { step: "shown", count: 1200, rate: null, median: null },
    { step: "opened", count: 60, rate: 50, median: 45 },
    { step: "asked", count: 3, rate: 50, median: 50 },
    { step: "signed", count: 0, rate: 0, median: null },
  ]);
  expect(toFunnel(emptyTotals(), NO_MEDIANS).map(({ rate }) => rate)).toEqual([null, null, null, null]);
});

test("a page that is opened more often than it was found stays at the whole", () => {
  expect(toFunnel({ ...emptyTotals(), shown: 2, opened: 9 }, NO_MEDIANS)[1]?.rate).toBe(1000);
});

test("a stored rate is within a quarter of a percent, and in steps of half a percent", () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 1, noNaN: true }), (share) => {
      const stored = toStoredRate(share);
      expect(stored % 5).toBe(0);
      expect(Math.abs(stored - share * 1000)).toBeLessThanOrEqual(2.5 + 1e-9);
    }),
  );
  expect(toStoredRate(7)).toBe(1000);
});

test("days add up figure by figure", () => {
  const day = { ...emptyDay("2026-11-20"), shown: 3, alerted: 1, readers: 2 };
  expect(addUp([day, day, emptyDay("2026-11-21")])).toEqual({ ...emptyTotals(), shown: 6, alerted: 2 });
});
