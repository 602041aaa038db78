import { describe, expect, test } from "vitest";
import { DAY_MS, HOUR_MS } from "../../shared/durations.ts";
import { isPriceDrop, isReturn, isSlowed, lowestOf, mayMailAt, tellAt } from "./alerts.rules.ts";

const at = (moment: string) => new Date(moment);

/** Two that change their clocks, one of them by a half hour, and one that never does. */
const ZONED = ["Newfoundland and Labrador", "Ontario", "Saskatchewan"] as const;

describe("alerts", () => {
  test("no digest comes twice or never, whatever the clocks and the calendar do", () => {
    for (const province of ZONED) {
      for (const [cadence, days] of [
        ["daily", 1],
        ["weekly", 7],
      ] as const) {
        // A leap day, and both clock changes.
        let last = tellAt({ cadence, foundAt: at("2028-02-20T05:00:00Z"), province }) ?? at("");
        const end = at("2028-11-20T00:00:00Z");
        while (last < end) {
          const next = tellAt({ cadence, foundAt: last, province }) ?? at("");
          const hours = (next.getTime() - last.getTime()) / HOUR_MS;
          expect([hours, province]).toEqual([expect.closeTo(days * 24, -0.4), province]);
          // Anything found until then is told then, not before and not later.
          for (const early of [1, HOUR_MS, next.getTime() - last.getTime() - 1])
            expect(tellAt({ cadence, foundAt: new Date(last.getTime() + early), province })).toEqual(next);
          last = next;
        }
      }
    }
  });

  test("what is found is told at once, or never without a cadence", () => {
    const foundAt = at("2026-11-20T15:00:00Z");
    expect(tellAt({ cadence: "instant", foundAt, province: undefined })).toEqual(foundAt);
    expect(tellAt({ cadence: "off", foundAt, province: undefined })).toBeUndefined();
  });

  test("a mail goes an hour after the last one, and a day after the fourth", () => {
    const now = at("2026-11-20T15:00:00Z").getTime();
    const ago = (hours: number) => new Date(now - hours * HOUR_MS);
    expect(mayMailAt([]).getTime()).toBeLessThan(now);
    expect(mayMailAt([ago(0)])).toEqual(ago(-1));
    expect(mayMailAt([ago(2), ago(3), ago(4)])).toEqual(ago(1));
    expect(mayMailAt([ago(5), ago(2), ago(3), ago(4)])).toEqual(ago(-19));
  });

  test("a listing is back after a day away, a week after it came at the earliest", () => {
    const now = at("2026-11-20T15:00:00Z");
    const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS);
    expect(isReturn({ leftAt: daysAgo(1), cameAt: daysAgo(7), now })).toBe(true);
    expect(isReturn({ leftAt: daysAgo(0.9), cameAt: daysAgo(70), now })).toBe(false);
    expect(isReturn({ leftAt: daysAgo(2), cameAt: daysAgo(6), now })).toBe(false);
    expect([isSlowed(null, now), isSlowed(daysAgo(6), now), isSlowed(daysAgo(7), now)]).toEqual([false, true, false]);
  });

  test("a price fell if it is a hundredth below its lowest, and no other of its track rose", () => {
    const drop = (lowest: number, before: number, now: number) =>
      isPriceDrop({ lowest: { salePrice: lowest }, before: { salePrice: before }, now: { salePrice: now } });
    expect([drop(100, 100, 99), drop(100, 120, 99), drop(100, 120, 100), drop(1_000, 1_000, 991)]).toEqual([
      true,
      true,
      false,
      false,
    ]);
    const rent = { rentMonthNet: 100, rentSqftYearNet: 100 };
    expect(isPriceDrop({ lowest: rent, before: rent, now: { rentMonthNet: 90, rentSqftYearNet: 100 } })).toBe(true);
    expect(isPriceDrop({ lowest: rent, before: rent, now: { rentMonthNet: 90, rentSqftYearNet: 110 } })).toBe(false);
    expect(isPriceDrop({ lowest: { salePrice: 100 }, before: { salePrice: 100 }, now: {} })).toBe(false);
    expect(isPriceDrop({ lowest: {}, before: {}, now: { salePrice: 1 } })).toBe(false);
    expect(lowestOf([{ salePrice: 3 }, { salePrice: 2, rentMonthNet: 9 }, {}])).toEqual({
      salePrice: 2,
      rentMonthNet: 9,
    });
  });
});
