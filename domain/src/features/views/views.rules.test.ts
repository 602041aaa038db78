import { expect, test } from "vitest";
import { isCountedView } from "./views.rules.ts";

test("a view counts unless the owner or an administrator looks", () => {
  const listing = { ownerId: "owner" };
  expect(isCountedView({ uid: "buyer", role: "member" }, listing)).toBe(true);
  expect(isCountedView({ uid: "owner", role: "member" }, listing)).toBe(false);
  expect(isCountedView({ uid: "admin", role: "administrator" }, listing)).toBe(false);
});
