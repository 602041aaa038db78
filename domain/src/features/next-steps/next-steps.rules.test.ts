import { expect, test } from "vitest";
import { findNextSteps, pickNextSteps, type StepFacts } from "./next-steps.rules.ts";

const NOW = new Date("2026-11-20T12:00:00Z");
const inDays = (days: number) => new Date(NOW.getTime() + days * 24 * 60 * 60 * 1000);
const rent = { amountCents: 20_00, per: "sqft_year", basis: "net", additional: null } as const;

/** A listing that lacks nothing. */
const GOOD: StepFacts = {
  province: "Ontario",
  language: "en",
  hasOtherText: false,
  hasPicture: true,
  lease: null,
  measures: { rentMonthGross: null, rentSqftYearGross: null },
  expiresAt: inDays(30),
  opened: 39,
  asked: 0,
  unansweredSince: null,
  dismissed: [],
};
const stepsOf = (facts: Partial<StepFacts>) => findNextSteps({ ...GOOD, ...facts }, NOW);

test.each<[string, Partial<StepFacts>, ReturnType<typeof stepsOf>]>([
  ["nothing is missing", {}, []],
  ["there is no photo", { hasPicture: false }, [{ kind: "photo", count: 0 }]],
  ["a rent cannot be compared", { lease: { kind: "amount", ...rent } }, [{ kind: "rent", count: 0 }]],
  ["the rent is on request", { lease: { kind: "on_request" } }, []],
  [
    "a rent can be compared",
    { lease: { kind: "amount", ...rent }, measures: { rentMonthGross: 1, rentSqftYearGross: 1 } },
    [],
  ],
  ["an English listing in Quebec has no French", { province: "Quebec" }, [{ kind: "french", count: 0 }]],
  ["it has", { province: "Quebec", hasOtherText: true }, []],
  ["it is in French", { province: "Quebec", language: "fr" }, []],
  ["many look and nobody asks", { opened: 40 }, [{ kind: "attention", count: 40 }]],
  ["somebody asks", { opened: 400, asked: 1 }, []],
  ["somebody waits for two days", { unansweredSince: inDays(-2.9) }, []],
  ["somebody waits for three days", { unansweredSince: inDays(-3) }, [{ kind: "answer", count: 3 }]],
  ["it ends in a week", { expiresAt: inDays(7) }, [{ kind: "renew", count: 7 }]],
  ["it ends today", { expiresAt: inDays(0.1) }, [{ kind: "renew", count: 1 }]],
  ["it ends later", { expiresAt: inDays(7.1) }, []],
  ["it has ended", { expiresAt: inDays(-1) }, []],
])("when %s", (_, facts, steps) => {
  expect(stepsOf(facts)).toEqual(steps);
});

test("there are two at most, the most urgent ones, without those that were dismissed", () => {
  const facts = { hasPicture: false, opened: 50, expiresAt: inDays(2), unansweredSince: inDays(-9) };
  expect(stepsOf(facts).map(({ kind }) => kind)).toEqual(["answer", "renew"]);
  expect(stepsOf({ ...facts, dismissed: ["answer", "photo"] }).map(({ kind }) => kind)).toEqual(["renew", "attention"]);
});

test("of several listings, the one that ends first and the one whose reader waits longest come first", () => {
  const steps = [
    { kind: "renew", count: 5 },
    { kind: "answer", count: 3 },
    { kind: "renew", count: 1 },
    { kind: "photo", count: 0 },
  ] as const;
  expect(pickNextSteps(steps)).toEqual([steps[1], steps[2]]);
  expect(
    pickNextSteps([
      { kind: "answer", count: 3 },
      { kind: "answer", count: 8 },
    ])[0]?.count,
  ).toBe(8);
});
