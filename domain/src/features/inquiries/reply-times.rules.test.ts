import { expect, test } from "vitest";
import { findReplyBand } from "./reply-times.rules.ts";

const TORONTO = "America/Toronto";
const asked = new Date("2026-03-07T20:00:00Z");
const after = (hours: number) => ({ askedAt: asked, repliedAt: new Date(asked.getTime() + hours * 3_600_000) });

test("nothing is said of fewer than five first replies, and an eleventh does not count", () => {
  expect(findReplyBand(Array(4).fill(after(1)), TORONTO)).toBeNull();
  expect(findReplyBand(Array(5).fill(after(1)), TORONTO)).toBe("same_day");
  expect(findReplyBand([...Array(10).fill(after(1)), ...Array(90).fill(after(200))], TORONTO)).toBe("same_day");
});

test("the median decides by the owner's calendar, across a change of the clocks", () => {
  // Asked at three in the afternoon in Toronto, the day before its clocks change.
  expect(findReplyBand(Array(5).fill(after(8)), TORONTO)).toBe("same_day");
  expect(findReplyBand(Array(5).fill(after(9)), TORONTO)).toBe("two_days");
  expect(findReplyBand(Array(5).fill(after(55)), TORONTO)).toBe("two_days");
  expect(findReplyBand(Array(5).fill(after(56)), TORONTO)).toBe("slower");
  expect(findReplyBand([1, 1, 1, 100, 100, 100].map(after), TORONTO)).toBe("same_day");
  expect(findReplyBand([1, 1, 100, 100, 100].map(after), TORONTO)).toBe("slower");
});
