import { describe, expect, test } from "vitest";
import { addKeyword, addKeywords } from "./keywords.rules.ts";

describe("keywords", () => {
  test("are trimmed; empty ones are ignored and duplicates not added twice", () => {
    expect(addKeyword([], "  corner lot ")).toEqual({ keywords: ["corner lot"] });
    expect(addKeyword(["a"], "   ")).toEqual({ keywords: ["a"] });
    expect(addKeyword(["a"], " a ")).toEqual({ keywords: ["a"] });
  });

  test.each(["\ufeff", "\u0085", "\u2028", "\ufeff\ufeff"])("%j between words is a space", (between) => {
    expect(addKeyword([], `${between}corner${between}lot${between}`)).toEqual({ keywords: ["corner lot"] });
  });

  test("are rejected with the specified message of the first rule they break", () => {
    const five = ["a", "b", "c", "d", "e"];
    const refusal = (typed: string) => {
      const added = addKeyword(five, typed);
      return "refusal" in added ? added.refusal.message : undefined;
    };
    expect(refusal("x".repeat(21))).toBe("Keywords must be 20 characters or fewer.");
    expect(refusal("a b c d e")).toBe("You can only add up to 4 words per keyword.");
    expect(refusal("f")).toBe("You can only add up to 5 keywords.");
    expect(refusal("e")).toBeUndefined();
    expect(addKeyword([], "x".repeat(20))).toEqual({ keywords: ["x".repeat(20)] });
    expect(addKeyword([], "é".repeat(20))).toEqual({ keywords: ["é".repeat(20)] });
    expect(addKeyword([], "a b c d")).toEqual({ keywords: ["a b c d"] });
    expect(addKeywords([...five, "a"])).toEqual({ keywords: five });
  });
});
