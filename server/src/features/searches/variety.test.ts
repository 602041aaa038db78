import { expect, test } from "vitest";
import { spreadAlike } from "./variety.rules.ts";

/** Cards by letter: the same letter is the same subtype, '-' is a card without a picture and with a unique subtype. */
const cards = (letters: string) =>
  [...letters].map((letter, at) => ({
    at,
    letter,
    look: {
      thumbnailUrl: letter === "-" ? null : `/files/${at}`,
      type: "Commercial" as const,
      subtype: letter === "-" ? `${at}` : letter,
    },
  }));
const spread = (letters: string) =>
  spreadAlike(cards(letters))
    .map(({ letter }) => letter)
    .join("");

test("featured listings that look alike are not next to each other, and the others keep their order", () => {
  expect(spread("abcd")).toBe("abcd");
  expect(spread("aabc")).toBe("abac");
  expect(spread("a--b")).toBe("a-b-");
  expect(spread("abbbcd")).toBe("abcbdb");
});

test("the last featured listing does not look like the first, which follows it, if there is another", () => {
  expect(spread("abca")).toBe("abac");
});

test("every featured listing stays, including similar ones", () => {
  expect(spread("aaa")).toBe("aaa");
  expect(spread("")).toBe("");
  expect(
    spreadAlike(cards("aab-ab"))
      .map(({ at }) => at)
      .sort(),
  ).toEqual([0, 1, 2, 3, 4, 5]);
});
