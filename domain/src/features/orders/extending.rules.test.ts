import { expect, test } from "vitest";
import { type CurrentRun, EXTENSION_MESSAGES, findExtensionProblem, quoteExtension } from "./extending.rules.ts";

const NOW = new Date("2026-11-28T12:00:00Z");
const inDays = (days: number) => new Date(NOW.getTime() + days * 86_400_000);
const BASIC: CurrentRun = { plan: "Basic", boosts: [], expiresAt: inDays(30) };
const PLUS: CurrentRun = { plan: "Showcase Plus", boosts: ["exposure", "social", "priority"], expiresAt: inDays(30) };

test.each([
  ["half of the plan is left", BASIC, "Showcase", [], 12_50, 30],
  ["only an add-on is added", BASIC, "Basic", ["priority"], 14_98, 30],
  ["almost nothing is left", { ...BASIC, expiresAt: inDays(0.1) }, "Showcase", [], 1_00, 1],
  ["a renewal has added to what is left", { ...BASIC, expiresAt: inDays(90) }, "Showcase", [], 37_50, 90],
] as const)("an upgrade costs the difference for the time that is left: %s", (_, run, plan, addOns, cents, days) => {
  const quote = quoteExtension({ purpose: "upgrade", plan, addOns, run, hasDiscount: false, now: NOW });
  expect([quote.totalCents, quote.days]).toEqual([cents, days]);
});

test("a member's discount applies to an upgrade and a renewal", () => {
  const common = { plan: "Showcase", addOns: [], run: BASIC, hasDiscount: true, now: NOW } as const;
  expect(quoteExtension({ ...common, purpose: "upgrade" })).toMatchObject({ discountCents: 3_12, totalCents: 9_38 });
  expect(quoteExtension({ ...common, purpose: "renew" })).toMatchObject({ days: 90, totalCents: 67_49 });
});

test.each([
  ["renew", BASIC, "Basic", undefined],
  ["renew", BASIC, "Showcase", undefined],
  ["renew", PLUS, "Showcase", EXTENSION_MESSAGES.less],
  ["renew", PLUS, "Showcase Plus", undefined],
  ["upgrade", BASIC, "Basic", EXTENSION_MESSAGES.same],
  ["upgrade", BASIC, "Showcase Plus", undefined],
  ["upgrade", PLUS, "Basic", EXTENSION_MESSAGES.less],
] as const)("to %s %j with %s", (purpose, run, plan, problem) => {
  expect(findExtensionProblem({ purpose, plan, addOns: [], run })).toBe(problem);
});
