import { STANDARD_TEXTS, STANDARD_VERSION } from "@vestpocket/domain/agreements/standard-agreement";
import { describe, expect, test } from "vitest";
import { hashText } from "./texts.tokens.ts";

describe("the fingerprint of an agreement's text", () => {
  test("is the same however its accents and its ends of lines are written", () => {
    const written = { title: "Entente de confidentialité", body: "Un\nDeux" };
    const other = { title: written.title.normalize("NFD"), body: "Un\r\nDeux" };
    expect(hashText(other)).toBe(hashText(written));
    expect(hashText({ ...written, body: "Un\nDeux " })).not.toBe(hashText(written));
  });

  test("is pinned for the standard text: whoever changes a word raises STANDARD_VERSION and adds its fingerprints here", () => {
    expect({ version: STANDARD_VERSION, fingerprints: STANDARD_TEXTS.map(hashText) }).toEqual({
      version: 1,
      fingerprints: [
        "07b9960c823544aee789c939e1652a7b7984a4b35f1b11df8c8291ade651bc92",
        "5fb80d1536751a5a1e3703103493bbf3f60352cc7b6c8b9d70318cb4fddb5ff2",
      ],
    });
  });
});
