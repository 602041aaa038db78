import { expect, test } from "vitest";
import { validateDecision } from "./approvals.rules.ts";

const now = new Date("2026-11-28T12:00:00Z");
const waiting = { askerId: "a", outcome: null, expiresAt: new Date("2026-11-28T12:00:01Z") };

test.each([
  ["another approves", "b", "approve", waiting, undefined],
  ["another declines", "b", "decline", waiting, undefined],
  ["whoever asked withdraws", "a", "withdraw", waiting, undefined],
  ["whoever asked does not approve", "a", "approve", waiting, "own"],
  ["whoever asked does not decline", "a", "decline", waiting, "own"],
  ["nobody else withdraws", "b", "withdraw", waiting, "notOwn"],
  ["a decision is final", "b", "approve", { ...waiting, outcome: "declined" }, "decided"],
  ["nothing is approved too late", "b", "approve", { ...waiting, expiresAt: now }, "expired"],
  ["nor after it was marked", "b", "approve", { ...waiting, outcome: "expired" }, "expired"],
] as const)("%s", (_, actorId, decision, approval, problem) => {
  expect(validateDecision({ actorId, decision, approval, now })).toBe(problem);
});
