import { expect, test } from "vitest";
import { findRetentionStart } from "./retention.ts";

const why = "any";

test.each([
  [{ days: 30, why }, "2026-03-15T12:00:00Z", "2026-02-13T12:00:00.000Z"],
  [{ years: 2, why }, "2026-11-20T15:00:00Z", "2024-11-20T15:00:00.000Z"],
  [{ years: 7, why }, "2031-12-31T23:59:59Z", "2024-12-31T23:59:59.000Z"],
  [{ years: 1, why }, "2028-02-29T08:00:00Z", "2027-02-28T08:00:00.000Z"],
])("what is kept for %j is kept at %s if it is not older than %s", (period, now, start) => {
  expect(findRetentionStart(period, new Date(now)).toISOString()).toBe(start);
});
