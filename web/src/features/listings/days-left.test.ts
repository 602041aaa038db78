import { expect, test } from "vitest";
import { daysLeft } from "./days-left.ts";

const NOW = 1_760_000_000;
const DAY = 86_400;

test("a listing paid for 60 days shows 60 days left immediately and until its first day is over", () => {
  expect(daysLeft(NOW + 60 * DAY, NOW)).toBe(60);
  expect(daysLeft(NOW + 60 * DAY, NOW + DAY - 1)).toBe(60);
  expect(daysLeft(NOW + 60 * DAY, NOW + DAY)).toBe(59);
});

test("an active listing always has a day left, even if the reader's clock is fast", () => {
  expect(daysLeft(NOW + 1, NOW)).toBe(1);
  expect(daysLeft(NOW - 30, NOW)).toBe(1);
});
