import { expect, test } from "vitest";
import { isCountedVisit } from "./visits.rules.ts";

test("a visit counts unless the visitor is the owner or an administrator", () => {
  const listing = { ownerId: "owner" };
  expect(isCountedVisit({ uid: "buyer", role: "member" }, listing)).toBe(true);
  expect(isCountedVisit({ uid: "owner", role: "member" }, listing)).toBe(false);
  expect(isCountedVisit({ uid: "admin", role: "administrator" }, listing)).toBe(false);
});
