import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { DAY_MS } from "../../shared/durations.ts";
import { PROVINCE_CODES, type ProvinceName } from "../places/places.provinces.ts";
import { firstDigestAt, nextDigestAt, zoneOf } from "./digest-times.rules.ts";

const PROVINCES = Object.keys(PROVINCE_CODES) as ProvinceName[];

const next = (after: string, province?: ProvinceName, every: "day" | "week" = "day") =>
  nextDigestAt({ province, after: new Date(after), every }).toISOString();

/** A day and a time as the province's clocks show them: '2028-02-29, 07:30:00'. */
const onTheWall = (moment: Date, province: ProvinceName | undefined) =>
  moment.toLocaleString("en-CA", { timeZone: zoneOf(province), hourCycle: "h23" });

describe("a digest goes at 7:30 by the clocks of the account's province", () => {
  test.each<[string, ProvinceName | undefined, string, string]>([
    ["Eastern time without a province", undefined, "2026-11-22T00:00:00Z", "2026-11-22T12:30:00.000Z"],
    ["the half hour of Newfoundland", "Newfoundland and Labrador", "2026-11-22T00:00:00Z", "2026-11-22T11:00:00.000Z"],
    ["Saskatchewan in summer", "Saskatchewan", "2026-07-01T00:00:00Z", "2026-07-01T13:30:00.000Z"],
    ["Saskatchewan in winter", "Saskatchewan", "2026-01-10T00:00:00Z", "2026-01-10T13:30:00.000Z"],
    ["Yukon in summer", "Yukon", "2026-07-01T00:00:00Z", "2026-07-01T14:30:00.000Z"],
    ["Yukon in winter", "Yukon", "2026-01-10T00:00:00Z", "2026-01-10T14:30:00.000Z"],
    ["the morning before clocks go forward", "Ontario", "2027-03-13T00:00:00Z", "2027-03-13T12:30:00.000Z"],
    ["the morning on which they did", "Ontario", "2027-03-13T12:30:00Z", "2027-03-14T11:30:00.000Z"],
    ["the morning on which they went back", "Ontario", "2026-10-31T11:30:00Z", "2026-11-01T12:30:00.000Z"],
    ["the day that only leap years have", "Quebec", "2028-02-28T12:30:00Z", "2028-02-29T12:30:00.000Z"],
    ["one millisecond before", "Quebec", "2026-11-22T12:29:59.999Z", "2026-11-22T12:30:00.000Z"],
  ])("%s", (_, province, after, expected) => {
    expect(next(after, province)).toBe(expected);
  });

  test("a weekly one goes on Monday by those clocks", () => {
    // In Toronto it is still Sunday.
    expect(next("2026-11-23T04:00:00Z", "Ontario", "week")).toBe("2026-11-23T12:30:00.000Z");
    expect(next("2026-11-23T12:30:00Z", "Ontario", "week")).toBe("2026-11-30T12:30:00.000Z");
  });
});

test("nobody's digest comes before the first, and somebody's comes with it", () => {
  for (let hour = 0; hour < 48; hour += 1) {
    const after = new Date(Date.UTC(2027, 2, 13, hour));
    const each = [undefined, ...PROVINCES].map((province) => nextDigestAt({ province, after }).getTime());
    expect(firstDigestAt(after).getTime()).toBe(Math.min(...each));
  }
});

describe.each([2026, 2027, 2028])("over %i", (year) => {
  test.each([undefined, ...PROVINCES])("each local day of %s has exactly one digest, at 7:30", (province) => {
    const start = Date.UTC(year, 0, 1, 12);
    const days = Math.round((Date.UTC(year + 1, 0, 1, 12) - start) / DAY_MS);
    let moment = nextDigestAt({ province, after: new Date(start - DAY_MS) });
    const seen: string[] = [];
    for (let day = 0; day < days; day++) {
      seen.push(onTheWall(moment, province));
      moment = nextDigestAt({ province, after: moment });
    }
    const [first = ""] = seen;
    expect(seen).toEqual(
      Array.from({ length: days }, (_, day) => {
        const date = new Date(Date.parse(`${first.slice(0, 10)}T00:00:00Z`) + day * DAY_MS);
        return `${date.toISOString().slice(0, 10)}, 07:30:00`;
      }),
    );
  });
});

test("from any moment, it is the first one after", () => {
  fc.assert(
    fc.property(
      fc.constantFrom(undefined, ...PROVINCES),
      fc.date({ min: new Date("2026-01-01"), max: new Date("2030-01-01"), noInvalidDate: true }),
      fc.constantFrom<"day" | "week">("day", "week"),
      (province, after, every) => {
        const digest = nextDigestAt({ province, after, every });
        expect(digest.getTime()).toBeGreaterThan(after.getTime());
        expect(onTheWall(digest, province)).toMatch(/, 07:30:00$/u);
        // A moment ago it was the same one: nothing lies between.
        expect(nextDigestAt({ province, after: new Date(digest.getTime() - 1), every })).toEqual(digest);
        const limit = every === "day" ? 1 : 7;
        expect(digest.getTime() - after.getTime()).toBeLessThanOrEqual(limit * DAY_MS + DAY_MS / 24);
      },
    ),
  );
});
