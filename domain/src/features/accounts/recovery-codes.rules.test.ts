import { expect, test } from "vitest";
import { readRecoveryCode } from "./recovery-codes.rules.ts";

test.each([
  ["abcde-23456", "abcde23456"],
  ["ABCDE 23456", "abcde23456"],
  [" abcde23456 ", "abcde23456"],
])("%j is read as a recovery code", (typed, code) => {
  expect(readRecoveryCode(typed)).toBe(code);
});

test.each(["", "123456", "abcde-2345", "abcde-234567", "abcde-2345o", "éàüöé-23456"])(
  "%j is no recovery code",
  (typed) => {
    expect(readRecoveryCode(typed)).toBeUndefined();
  },
);
