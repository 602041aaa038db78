import { describe, expect, test } from "vitest";
import { findText, type ListingTexts, pickText, pickTitle, readTexts, validateTexts } from "./listing-texts.rules.ts";

const ENGLISH: ListingTexts = {
  language: "en",
  title: "Bakery",
  description: "Two ovens.",
  otherTitle: null,
  otherDescription: null,
};
const BOTH: ListingTexts = { ...ENGLISH, otherTitle: "Boulangerie", otherDescription: "Deux fours." };

describe("the texts of a listing", () => {
  test("a reader gets their own language, or the other if it is missing", () => {
    expect(pickText(BOTH, "fr")).toEqual({ language: "fr", title: "Boulangerie", description: "Deux fours." });
    expect(pickText(BOTH, "en")).toEqual({ language: "en", title: "Bakery", description: "Two ovens." });
    expect(pickText(ENGLISH, "fr")).toEqual({ language: "en", title: "Bakery", description: "Two ovens." });
    expect(findText(ENGLISH, "fr")).toBeUndefined();
    expect(pickTitle({ fr: "Boulangerie" }, "en")).toBe("Boulangerie");
  });

  test("readers of each language read what was entered for it", () => {
    const entered = { language: "fr", title: " Boulangerie ", description: "", otherTitle: "Bakery" };
    const texts = readTexts(entered);
    expect(pickText(texts, "fr")).toMatchObject({ language: "fr", title: "Boulangerie" });
    expect(pickText(texts, "en")).toMatchObject({ language: "en", title: "Bakery" });
    expect(readTexts({ ...entered, otherTitle: " " })).toMatchObject({ otherTitle: null, otherDescription: null });
  });

  test.each([
    [{}, []],
    [{ otherTitle: "Boulangerie" }, ["otherDescription"]],
    [{ otherDescription: "Deux fours." }, ["otherTitle"]],
    [{ description: "", otherTitle: "Boulangerie", otherDescription: "Deux fours." }, ["description"]],
    [{ description: "", otherTitle: "Boulangerie" }, []],
    [{ title: " ", otherTitle: "Boulangerie", otherDescription: "Deux fours." }, ["title"]],
    [{ otherTitle: "x".repeat(121), otherDescription: "x".repeat(5_001) }, ["otherTitle", "otherDescription"]],
    [{ language: "de" }, ["language"]],
    [{ title: "\u3164\u200b" }, ["title"]],
    [{ otherTitle: "\u2060", otherDescription: "\u{e0041}" }, []],
    [{ description: "\u202e", otherTitle: "Boulangerie", otherDescription: "Deux fours." }, ["description"]],
    [{ title: `${"x".repeat(120)}\u200b`, description: `${"x".repeat(5_000)}\u202e` }, []],
  ])("one language is required and the other is complete or absent: %j", (changed, wrong) => {
    const problems = validateTexts({ language: "en", title: "Bakery", description: "Two ovens.", ...changed });
    const named = Object.entries(problems).filter(([, problem]) => problem !== undefined);
    expect(named.map(([field]) => field).sort()).toEqual([...wrong].sort());
  });
});
