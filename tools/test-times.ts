import type { Timing } from "./steps.ts";

/** The format of Vitest's `--reporter=json`. */
export interface UnitReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly { readonly name: string; readonly startTime: number; readonly endTime: number }[];
}

/** The format of Playwright's JSON reporter; suites may be nested. */
export interface JourneyReport {
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number };
  readonly suites: readonly JourneySuite[];
}

interface JourneySuite {
  readonly file: string;
  readonly suites?: readonly JourneySuite[];
  readonly specs: readonly {
    readonly tests: readonly { readonly results: readonly { readonly duration: number }[] }[];
  }[];
}

const SLOWEST = 10;

/** Where a run's time went: its steps in order, and the slowest test files. */
export function writeTimes(steps: readonly Timing[], files: readonly Timing[]): string {
  const slowest = files.toSorted((one, other) => other.seconds - one.seconds).slice(0, SLOWEST);
  return [
    "Where the time went, in seconds",
    ...steps.map(writeLine),
    "",
    `The ${slowest.length} slowest test files`,
    ...slowest.map(writeLine),
  ].join("\n");
}

export function timeUnitFiles({ testResults }: UnitReport, root: string): Timing[] {
  return testResults.map(({ name, startTime, endTime }) => ({
    name: name.replace(root, ""),
    seconds: (endTime - startTime) / 1000,
  }));
}

export function timeJourneyFiles({ suites }: JourneyReport): Timing[] {
  return suites.map((suite) => ({ name: `e2e/${suite.file}`, seconds: sumDurations(suite) / 1000 }));
}

function sumDurations({ specs, suites = [] }: JourneySuite): number {
  const own = specs.flatMap(({ tests }) => tests.flatMap(({ results }) => results.map(({ duration }) => duration)));
  return [...own, ...suites.map(sumDurations)].reduce((sum, part) => sum + part, 0);
}

function writeLine({ name, seconds }: Timing): string {
  return `${seconds.toFixed(1).padStart(8)}  ${name}`;
}
