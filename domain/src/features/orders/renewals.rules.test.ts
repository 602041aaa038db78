import { describe, expect, test } from "vitest";
import { DAY_MS, HOUR_MS } from "../../shared/durations.ts";
import { findCardProblem, isTooLateToRenew, toChargeTime, toDueTime, toRetryTime } from "./renewals.rules.ts";

const END = new Date("2027-03-31T12:00:00Z");
const earlier = (ms: number) => new Date(END.getTime() - ms);

describe("a renewal", () => {
  test("is charged a day and an hour before the end, so that the second attempt is before it too", () => {
    expect(toChargeTime(END)).toEqual(earlier(25 * HOUR_MS));
    expect(toRetryTime(toChargeTime(END)) < END).toBe(true);
  });

  test("is never charged within 20 hours of its notice, and not at all after the end", () => {
    expect(toDueTime({ end: END, noticedAt: earlier(14 * DAY_MS) })).toEqual(toChargeTime(END));
    expect(toDueTime({ end: END, noticedAt: earlier(30 * HOUR_MS) })).toEqual(earlier(10 * HOUR_MS));
    expect(toDueTime({ end: END, noticedAt: earlier(19 * HOUR_MS) })).toBeNull();
  });

  test.each([
    [2 * DAY_MS, false],
    [2 * DAY_MS - 1, true],
  ])("can be turned on until two days before the end: %s ms before it is too late: %s", (ms, isTooLate) => {
    expect(isTooLateToRenew({ end: END, now: earlier(ms) })).toBe(isTooLate);
  });

  test.each([
    [null, "no_card"],
    [{ expiresMonth: 2, expiresYear: 2027 }, "card_expires"],
    [{ expiresMonth: 3, expiresYear: 2027 }, undefined],
  ])("with the card %j has the problem %s", (card, problem) => {
    expect(findCardProblem(card, toChargeTime(END))).toBe(problem);
  });
});
