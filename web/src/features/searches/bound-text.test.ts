import { MEASURES } from "@vestpocket/domain/searches/measures";
import { describe, expect, test } from "vitest";
import { readBound, readRangeTexts } from "./bound-text.ts";
import { toScale } from "./measure-scale.ts";

const area = { scale: toScale(MEASURES.totalArea, "imperial"), language: "en" } as const;
const rent = { scale: toScale(MEASURES.rentSqftYearNet, "imperial"), language: "en" } as const;
const seats = { scale: toScale(MEASURES.seats, "imperial"), language: "en" } as const;

describe("a bound is parsed as typed", () => {
  test.each([
    ["1200", 1_200],
    ["1,200", 1_200],
    [" 1 200.5 ", 1_200.5],
    ["$2,500,000", 2_500_000],
    ["1,20", 1.2],
    ["600k", 600_000],
    ["", undefined],
  ])("in English: %j", (typed, value) => expect(readBound(typed, area)).toEqual({ value }));

  test.each([
    ["1 200", 1_200],
    ["1 200,5", 1_200.5],
    ["12,25 $", 12.25],
  ])("in French: %j", (typed, value) => expect(readBound(typed, { ...area, language: "fr" })).toEqual({ value }));

  test.each(["abc", "-5", "1.2.3", "1e5", "0x10", "1.234"])("rejects a non-numeric bound: %j", (typed) =>
    expect(readBound(typed, area)).toEqual({ problem: "number" }),
  );

  test("rejects a bound whose measure is counted, or has no such value", () => {
    expect(readBound("2.5", seats)).toEqual({ problem: "whole" });
    expect(readBound("999999999999", area)).toEqual({ problem: "high" });
  });
});

test("metric bounds are converted to the measure's unit, and come back as they were typed", () => {
  const metric = { scale: toScale(MEASURES.totalArea, "metric"), language: "fr" } as const;
  expect(readBound("92,9", metric)).toEqual({ value: 999.97 });
  expect(metric.scale.toShown(999.97)).toBe(92.9);
  const scale = toScale(MEASURES.rentSqftYearNet, "metric");
  expect(readBound("150", { scale, language: "fr" })).toEqual({ value: 13.94 });
  expect(scale.toShown(13.94)).toBe(150);
});

test("crossed bounds are a problem, and a single bound is not", () => {
  expect(readRangeTexts({ min: "20", max: "10" }, rent)).toEqual({ problem: "crossed" });
  expect(readRangeTexts({ min: "20", max: "" }, rent)).toEqual({ range: { min: 20, max: undefined } });
  expect(readRangeTexts({ min: "20", max: "20" }, rent)).toEqual({ range: { min: 20, max: 20 } });
});
