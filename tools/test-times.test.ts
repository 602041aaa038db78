import { expect, test } from "vitest";
import { timeJourneyFiles, timeUnitFiles, writeTimes } from "./test-times.ts";

test("the table of a test run lists its steps in order and its slowest files first", () => {
  const steps = [
    { name: "types", seconds: 1.25 },
    { name: "journeys", seconds: 100 },
  ];
  const files = Array.from({ length: 12 }, (_, at) => ({ name: `file-${at}`, seconds: at }));
  const lines = writeTimes(steps, files).split("\n");
  expect(lines.slice(1, 3)).toEqual(["     1.3  types", "   100.0  journeys"]);
  expect(lines.slice(5)).toHaveLength(10);
  expect(lines[5]).toBe("    11.0  file-11");
});

test("a test file's time is read from the reports of Vitest and of Playwright, including nested suites", () => {
  const unit = { numPassedTests: 1, numFailedTests: 0 };
  const testResults = [{ name: "/repository/web/a.test.ts", startTime: 1_000, endTime: 3_500 }];
  expect(timeUnitFiles({ ...unit, testResults }, "/repository/")).toEqual([{ name: "web/a.test.ts", seconds: 2.5 }]);
  const spec = { tests: [{ results: [{ duration: 500 }] }] };
  const suites = [{ file: "home.e2e.ts", specs: [spec], suites: [{ file: "home.e2e.ts", specs: [spec, spec] }] }];
  expect(timeJourneyFiles({ stats: { expected: 3, unexpected: 0, flaky: 0 }, suites })).toEqual([
    { name: "e2e/home.e2e.ts", seconds: 1.5 },
  ]);
});
