import { expect, test } from "vitest";
import { findRetentionStart } from "./retention.rules.ts";

test.each([
  ["sentMessages", "2026-03-15T12:00:00Z", "2026-02-13T12:00:00.000Z"],
  ["tickets", "2026-11-20T15:00:00Z", "2024-11-20T15:00:00.000Z"],
  ["orders", "2031-12-31T23:59:59Z", "2024-12-31T23:59:59.000Z"],
  ["reports", "2028-02-29T08:00:00Z", "2027-02-28T08:00:00.000Z"],
] as const)("%s are kept at %s if they are not older than %s", (kind, now, start) => {
  expect(findRetentionStart(kind, new Date(now)).toISOString()).toBe(start);
});
