import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { isGuessable } from "./guessable-secret.ts";

describe("a secret", () => {
  test.each([
    "0123456789abcdef0123456789abcdef",
    "abcdefghijklmnopqrstuvwxyz0123456789",
    "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa",
    "11112222333344445555666677778888",
    "change-me-change-me-change-me-1234",
    "please-replace-this-with-32-random-characters",
    "vestpocket2026vestpocketproduction",
    "correct horse battery staple 4 everyone",
    "qwertyuiop1234567890asdfghjklzxcvb",
    "92837465019283746501928374650192",
    "7f3a7f3a7f3a7f3a7f3a7f3a7f3a7f3a",
  ])("%s can be guessed", (secret) => {
    expect(isGuessable(secret)).toBe(true);
  });

  test("from a random generator cannot, in hex or in base64", () => {
    for (let seed = 0; seed < 500; seed += 1) {
      const random = createHash("sha256").update(String(seed)).digest();
      expect(isGuessable(random.toString("hex"))).toBe(false);
      expect(isGuessable(random.subarray(0, 16).toString("hex"))).toBe(false);
      if (/\d/u.test(random.toString("base64"))) expect(isGuessable(random.toString("base64"))).toBe(false);
    }
  });
});
