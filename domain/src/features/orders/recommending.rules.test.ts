import { expect, test } from "vitest";
import { recommendPlan } from "./recommending.rules.ts";

test.each([
  [[], "Showcase", 99.99],
  [["exposure"], "Showcase", 99.99],
  [["priority"], "Showcase Plus", 124.99],
  [["priority", "exposure"], "Showcase Plus", 124.99],
] as const)("recommends the plan that costs least per day with the add-ons %j", (addOns, plan, centsADay) => {
  expect(recommendPlan(addOns)).toEqual({ plan, centsADay: expect.closeTo(centsADay, 1) });
});
