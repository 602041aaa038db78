import { describe, expect, test } from "vitest";
import { readSha256 } from "./evidence.rules.ts";

describe("an entered SHA-256", () => {
  const plain = "0123456789abcdef".repeat(4);

  test.each([plain, plain.toUpperCase(), `  ${plain}\n`, plain.replace(/(..)/gu, "$1:").slice(0, -1)])(
    "is read however it is written: %s",
    (entered) => expect(readSha256(entered)).toBe(plain),
  );

  test.each(["", "abc", `${plain}0`, plain.replace("f", "g"), "é".repeat(64)])("is rejected: %s", (entered) =>
    expect(readSha256(entered)).toBeUndefined(),
  );
});
