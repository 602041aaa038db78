import { expect, test } from "vitest";
import { validateEnteredCode } from "./reauthentication.rules.ts";
import { readRecoveryCode } from "./recovery-codes.rules.ts";

const CODE = "abcdefghjkmn23456789pqrs";

test.each([
  ["abcdef-ghjkmn-234567-89pqrs", CODE],
  ["ABCDEF GHJKMN 234567 89PQRS", CODE],
  [` ${CODE} `, CODE],
  // The earlier format.
  ["abcde-23456", "abcde23456"],
])("%j is read as a recovery code", (typed, code) => {
  expect(readRecoveryCode(typed)).toBe(code);
  expect(validateEnteredCode(typed)).toBeUndefined();
});

test.each([
  "",
  "123456",
  "abcde-2345",
  "abcde-234567",
  "abcde-2345o",
  "éàüöé-23456",
  `${CODE}2`,
  CODE.slice(1),
  CODE.replace("a", "l"),
])("%j is not a recovery code", (typed) => {
  expect(readRecoveryCode(typed)).toBeUndefined();
});
