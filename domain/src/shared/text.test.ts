import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { plainText, trimmedText } from "./text.schema.ts";
import { createFinder, cutText, isStorable, toStorable } from "./text.ts";

/** Any sequence of UTF-16 units, halves of surrogate pairs among them. */
const units = fc.string({ unit: fc.constantFrom("a", "é", "\ud83d", "\ude00", "😀", "\0", " "), maxLength: 12 });

describe("texts", () => {
  test("a text with U+0000 or half a surrogate pair is rejected, any other is accepted", () => {
    for (const schema of [plainText(20), trimmedText(20)]) {
      for (const text of ["\0", "a\ud800", "\ude00b", "\ude00\ud83d"]) {
        expect(schema.safeParse(text).success, JSON.stringify(text)).toBe(false);
      }
      for (const text of ["", "Montréal 😀", "\t\n", "\ufffd"]) expect(schema.safeParse(text).success).toBe(true);
    }
  });

  test("a catalog is searched ignoring case and accents, and the first of several matches wins", () => {
    const find = createFinder(
      [
        { name: "Lévis", at: 1 },
        { name: "LEVIS", at: 2 },
        { name: "Québec", at: 3 },
      ],
      ({ name }) => name,
    );
    expect([" levis", "LÉVIS", "quebec", "constructor"].map((name) => find(name)?.at)).toEqual([1, 1, 3, undefined]);
  });

  test("a text is storable exactly when it is well-formed and without U+0000", () => {
    fc.assert(fc.property(units, (text) => isStorable(text) === (text.isWellFormed() && !text.includes("\0"))));
  });

  test("a name is made storable, and a storable one stays as it is", () => {
    fc.assert(fc.property(units, (text) => isStorable(toStorable(text))));
    fc.assert(fc.property(units.filter(isStorable), (text) => toStorable(text) === text));
  });

  test("a text is never cut in the middle of a character", () => {
    fc.assert(
      fc.property(units.filter(isStorable), fc.nat(12), (text, max) => {
        const cut = cutText(text, max);
        return isStorable(cut) && text.startsWith(cut) && cut.length >= Math.min(text.length, max) - 1;
      }),
    );
    expect(cutText("Une famille 👩‍👩‍👧 à Montréal", 15)).toBe("Une famille ");
    expect(cutText("Montre\u0301al", 6)).toBe("Montr");
    expect(cutText("🇨🇦🇨🇦", 7)).toBe("🇨🇦");
  });
});
