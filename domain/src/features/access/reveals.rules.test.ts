import { expect, test } from "vitest";
import { validateInspection } from "./reveals.rules.ts";

test.each([
  ["too short", 1],
  ["ten chars.", 0],
  ["é".repeat(500), 0],
  ["é".repeat(501), 1],
  ["          ", 1],
])("a reason is 10 to 500 characters: “%s”", (reason, problems) => {
  expect(Object.keys(validateInspection({ ground: "reason", reason }))).toHaveLength(problems);
  expect(validateInspection({ ground: "report", reason })).toEqual({});
});
