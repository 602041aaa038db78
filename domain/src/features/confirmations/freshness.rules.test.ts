import { expect, test } from "vitest";
import { describeFreshness } from "./freshness.rules.ts";

// In the time zone of whoever runs the code.
const at = (day: number, hour = 12) => new Date(2026, 2, day, hour);

test("freshness counts calendar days, also across a change of the clocks, and a clock that is behind counts as today", () => {
  expect(describeFreshness(at(1, 23), at(2, 1))).toEqual({ days: 1, band: "week" });
  expect(describeFreshness(at(2, 1), at(2, 23))).toEqual({ days: 0, band: "week" });
  expect(describeFreshness(at(3), at(2))).toEqual({ days: 0, band: "week" });
  const bands = [7, 8, 30, 31].map((days) => describeFreshness(at(1), at(1 + days)));
  expect(bands).toEqual([
    { days: 7, band: "week" },
    { days: 8, band: "month" },
    { days: 30, band: "month" },
    { days: 31, band: "older" },
  ]);
});
