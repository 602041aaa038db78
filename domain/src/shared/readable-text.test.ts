import { expect, test } from "vitest";
import { isReadable, isReadableLine, toLines, toReadableLine } from "./readable-text.ts";

test.each(["\0", "\u0007", "\u001b", "\u202a", "\u202e", "\u2066", "\u2069", "\ud83d"])(
  "%j is not displayed as it was written",
  (character) => {
    const text = `Pay ${character}100 dollars`;
    expect([isReadable(text), isReadableLine(text)]).toEqual([false, false]);
    expect(toReadableLine(text)).toBe("Pay 100 dollars");
  },
);

test.each(["\n", "\r\n", "\t", "\u2028", "\u2029", "\u0085"])(
  "%j belongs in a text of several lines only",
  (character) => {
    const text = `one${character}two`;
    expect([isReadable(text), isReadableLine(text)]).toEqual([true, false]);
    expect(toLines(`${text}\r\n`)).toBe(character === "\t" ? text : "one\ntwo");
  },
);

test("words in any script, emoji and surrounding space are displayed", () => {
  for (const text of ["Café « Roy » 🥐", "שלום", "株式会社", " Roy inc.\n"]) {
    expect([isReadable(text), isReadableLine(text)], text).toEqual([true, true]);
  }
});
