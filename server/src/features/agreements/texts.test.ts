import { STANDARD_TEXTS, STANDARD_VERSION } from "@vestpocket/domain/agreements/standard-agreement";
import { describe, expect, test } from "vitest";
import { hashText } from "./texts.tokens.ts";

describe("the fingerprint of an agreement's text", () => {
  test("is the same however its accents and line endings are encoded", () => {
    const written = { title: "Entente de confidentialité", body: "Un\nDeux" };
    const other = { title: written.title.normalize("NFD"), body: "Un\r\nDeux" };
    expect(hashText(other)).toBe(hashText(written));
    expect(hashText({ ...written, body: "Un\nDeux " })).not.toBe(hashText(written));
  });

  test("is pinned for the standard text: to change a word, raise STANDARD_VERSION and add its fingerprints here", () => {
    expect({ version: STANDARD_VERSION, fingerprints: STANDARD_TEXTS.map(hashText) }).toEqual({
      version: 2,
      fingerprints: [
        "2e4527b5ac99f6c56fb07a865c7eebb524bfc3d117dd6a5906a793edd9e36d21",
        "2206f6548daf112ac32608fbff02849c082b53bdf2ca9bcb6c92090a099484a4",
      ],
    });
  });
});
