import { createRandom } from "@vestpocket/domain/shared/random";
import { describe, expect, test } from "vitest";
import { generateListings } from "./listings.demo.ts";
import { PROFILES } from "./profiles.ts";
import { findTexts } from "./texts/texts.ts";
import { findTwin } from "./texts/twins.ts";

describe("the demo's listings in both languages", () => {
  const listings = generateListings(createRandom(20_250_601), 1_500);
  const inProvince = (name: string) => listings.filter(({ province }) => province === name);

  test("Quebec's are in French or in both languages, New Brunswick's in either or both, all others in English", () => {
    const writtenIn = (province: string) =>
      new Set(inProvince(province).map(({ language, otherTitle }) => (otherTitle === undefined ? language : "both")));
    expect([...writtenIn("Quebec")].sort()).toEqual(["both", "fr"]);
    expect([...writtenIn("New Brunswick")].sort()).toEqual(["both", "en", "fr"]);
    const others = listings.filter(({ province }) => !["Quebec", "New Brunswick"].includes(province));
    expect(others.every(({ language, otherTitle }) => language === "en" && otherTitle === undefined)).toBe(true);
  });

  test("a kind and its twin lead to each other and draw the same facts", () => {
    for (const { key } of PROFILES) {
      const twins = findTexts("fr", key).kinds.flatMap((kind) => {
        const twin = findTwin(key, { kind, language: "en" });
        return twin === undefined ? [] : [{ kind, twin }];
      });
      expect(twins.length, key).toBeGreaterThan(0);
      for (const { kind, twin } of twins) {
        expect(findTwin(key, { kind: twin, language: "fr" }), kind.name).toBe(kind);
        expect([...twin.sets].sort(), kind.name).toEqual([...kind.sets].sort());
      }
    }
  });
});
