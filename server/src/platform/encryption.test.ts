import { randomBytes } from "node:crypto";
import { describe, expect, test } from "vitest";
import { decrypt, encrypt } from "./encryption.ts";

describe("a sealed text", () => {
  const key = randomBytes(32);
  const text = "Réinitialisez votre mot de passe : oobCode=secret";
  const sealed = encrypt(key, text, "message 1");

  test("opens with its key for what it belongs to", () => {
    expect(decrypt(key, sealed, "message 1")).toBe(text);
    expect(sealed.toString("latin1")).not.toContain("oobCode");
  });

  test("opens for nothing else", () => {
    const changed = Buffer.from(sealed);
    changed[20] = (changed[20] ?? 0) ^ 1;
    expect(() => decrypt(randomBytes(32), sealed, "message 1")).toThrow();
    expect(() => decrypt(key, sealed, "message 2")).toThrow();
    expect(() => decrypt(key, changed, "message 1")).toThrow();
    expect(() => decrypt(key, sealed.subarray(0, 20), "message 1")).toThrow();
  });

  test("looks different each time", () => {
    expect(encrypt(key, text, "message 1").equals(sealed)).toBe(false);
  });
});
