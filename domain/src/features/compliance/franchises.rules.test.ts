import { expect, test } from "vitest";
import { earliestSigning } from "./franchises.rules.ts";

test("between the disclosure document and the first signature lie 14 whole days", () => {
  expect(earliestSigning(new Date("2026-11-22T15:00:00Z")).toISOString()).toBe("2026-12-07T15:00:00.000Z");
});
