import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { countCharacters, toLine, toLines } from "./readable-text.ts";

const CODE_POINTS = Array.from({ length: 0x110000 }, (_, code) => String.fromCodePoint(code));

describe("a text that people read", () => {
  test("is empty if it has only characters that show nothing", () => {
    const invisible = CODE_POINTS.filter((each) => /[\p{DI}\p{Cc}\p{Z}\p{NChar}\p{Cs}\u2800\ufffc]/u.test(each));
    // U+0080 to U+009F may mean a character of Windows-1252.
    const shown = invisible.filter((each) => !/[\u0080-\u009f]/u.test(each) && toLines(each.repeat(20)) !== "");
    expect(shown).toEqual([]);
    expect(invisible.length).toBeGreaterThan(4_000);
    expect(toLines(invisible.filter((each) => !/[\u0080-\u009f]/u.test(each)).join(" "))).toBe("");
  });

  test.each([
    ["zero-width marks", "Bake\u200bry\ufeff \u2060inc\u00ad.", "Bakery inc."],
    ["characters that change the direction", "Pay \u202e001\u202c \u2066dollars\u2069\u200f", "Pay 001 dollars"],
    ["tags", "Promise\u{e0041}\u{e0020}", "Promise"],
    ["variation selectors and fillers", "1\ufe0f00\u3164 \uffa0$", "100 $"],
    ["control characters", "Pay \u0007100\u001b dollars\0", "Pay 100 dollars"],
    ["joiners between Latin letters", "Gag\u200cnon\u200d", "Gagnon"],
    ["half an emoji", "Hi\ud83d", "Hi"],
    ["an image pasted from Word", "See \ufffc", "See"],
  ])("has no %s", (_, typed, kept) => {
    expect([toLines(typed), toLine(typed)]).toEqual([kept, kept]);
  });

  test.each(["\r\n", "\r", "\v", "\f", "\u0085", "\u2028", "\u2029"])("has %j as a line break", (character) => {
    expect(toLines(`one${character}two${character}`)).toBe("one\ntwo");
    expect(toLine(`one${character}two${character}`)).toBe("one two");
  });

  test("keeps tabs in several lines, and has a space instead on one line", () => {
    expect([toLines("a\tb"), toLine("a\tb")]).toEqual(["a\tb", "a b"]);
  });

  test("has the dashes and quotation marks that old programs meant", () => {
    expect(toLine("2010\u00962020 \u0093l\u0092atelier\u0094 5\u0080")).toBe("2010–2020 “l’atelier” 5€");
  });

  test.each(["Café « Roy » 🥐", "שלום", "株式会社", "می‌شود", "क्‍ष", "👩🏽‍💻 🏳️‍🌈 1️⃣ ❤️", "hən̓q̓əmin̓əm̓", "한국어"])(
    "keeps %s as it was typed",
    (text) => {
      expect([toLines(text), toLine(text)]).toEqual([text, text]);
    },
  );

  test("does not change when it is read again", () => {
    const odd = fc.constantFrom(..."a1é👩🏽❤ش्क\u200c\u200d\ufe0f\u20e3\u2060\u3164\u2800\u0085\r\n\t \u0096");
    const texts = fc.oneof(odd, fc.string({ unit: "binary", maxLength: 1 }));
    fc.assert(
      fc.property(fc.array(texts, { maxLength: 12 }), (parts) => {
        const [lines, line] = [toLines(parts.join("")), toLine(parts.join(""))];
        expect([toLines(lines), toLine(line), toLine(lines)]).toEqual([lines, line, line]);
      }),
      { numRuns: 300 },
    );
  });
});

test("characters are counted as a reader sees them", () => {
  expect(countCharacters("Fraud case")).toBe(10);
  expect(countCharacters("e\u0301\u0301\u0301 👩🏽‍💻")).toBe(3);
  expect(countCharacters(`a${"\n".repeat(20)}b`)).toBe(3);
  expect(countCharacters("\u200b\u{e0041}\u2800".repeat(20))).toBe(0);
});
