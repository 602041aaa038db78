import { randomBytes } from "node:crypto";
import { describe, expect, test } from "vitest";
import { decrypt, encrypt } from "./encryption.ts";

describe("an encrypted text", () => {
  const key = randomBytes(32);
  const text = "Réinitialisez votre mot de passe : oobCode=secret";
  const sealed = encrypt(key, { text, context: "message 1" });

  test("is decrypted with its key and context", () => {
    expect(decrypt(key, { sealed, context: "message 1" })).toBe(text);
    expect(sealed.toString("latin1")).not.toContain("oobCode");
  });

  test("is not decrypted with another key or context, nor once altered", () => {
    const changed = Buffer.from(sealed);
    changed[20] = (changed[20] ?? 0) ^ 1;
    expect(() => decrypt(randomBytes(32), { sealed, context: "message 1" })).toThrow();
    expect(() => decrypt(key, { sealed, context: "message 2" })).toThrow();
    expect(() => decrypt(key, { sealed: changed, context: "message 1" })).toThrow();
    expect(() => decrypt(key, { sealed: sealed.subarray(0, 20), context: "message 1" })).toThrow();
  });

  test("is encrypted differently each time", () => {
    expect(encrypt(key, { text, context: "message 1" }).equals(sealed)).toBe(false);
  });
});
