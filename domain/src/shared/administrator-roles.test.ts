import { expect, test } from "vitest";
import { hasDuty } from "./administrator-roles.ts";

test("a role includes its own part, the full role all of it and what is nobody else's", () => {
  expect(hasDuty("support", "support")).toBe(true);
  expect(hasDuty("support", "finance")).toBe(false);
  expect(hasDuty("finance", "support", "finance")).toBe(true);
  expect(hasDuty("full", "finance")).toBe(true);
  expect(hasDuty("full")).toBe(true);
  expect(hasDuty("support")).toBe(false);
  expect(hasDuty(null, "support", "finance")).toBe(false);
});
