import {
  FRANCHISE_AGREEMENT,
  STANDARD_AGREEMENT,
  STANDARD_VERSION,
} from "@vestpocket/domain/agreements/standard-agreement";
import { describe, expect, test } from "vitest";
import { readOldStandard } from "../../testing/agreements.ts";
import { hashText } from "./texts.tokens.ts";

describe("the fingerprint of an agreement's text", () => {
  test("is the same however its accents and line endings are encoded", () => {
    const written = { title: "Entente de confidentialité", body: "Un\nDeux" };
    const other = { title: written.title.normalize("NFD"), body: "Un\r\nDeux" };
    expect(hashText(other)).toBe(hashText(written));
    expect(hashText({ ...written, body: "Un\nDeux " })).not.toBe(hashText(written));
  });

  test("is pinned for the standard text: to change a word, raise STANDARD_VERSION and add its fingerprints here", () => {
    expect({
      version: STANDARD_VERSION,
      fingerprints: [...STANDARD_AGREEMENT.texts, ...FRANCHISE_AGREEMENT.texts].map(hashText),
    }).toEqual({
      version: 3,
      fingerprints: [
        "eae5ed746b1ad3454bcd583eb827ec24a94b80dcbf66b055399c58c5d60a7479",
        "cae45d717c9b381dfd1b2c9539370b88811c38aa195f9ce89e1ebae5c190294a",
        "b8b7f61af8ebd7d476e55ec542c5b0972d30968edb676fa1475fb2ee35632ccd",
        "8a718c6692f215b2ddbb6df0246ce05fd79e429f0b620ae49f59c2eb9d504ca5",
      ],
    });
  });

  test("is that of what was signed for its earlier versions", () => {
    expect(readOldStandard(1).map(hashText)).toEqual([
      "2e4527b5ac99f6c56fb07a865c7eebb524bfc3d117dd6a5906a793edd9e36d21",
      "5fb80d1536751a5a1e3703103493bbf3f60352cc7b6c8b9d70318cb4fddb5ff2",
    ]);
    expect(readOldStandard(2).map(hashText)).toEqual([
      "2e4527b5ac99f6c56fb07a865c7eebb524bfc3d117dd6a5906a793edd9e36d21",
      "2206f6548daf112ac32608fbff02849c082b53bdf2ca9bcb6c92090a099484a4",
    ]);
  });
});
