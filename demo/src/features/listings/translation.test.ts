import { createRandom } from "@vestpocket/domain/shared/random";
import { describe, expect, test } from "vitest";
import { generateListings } from "./listings.demo.ts";
import { PROFILES } from "./profiles.ts";
import { findTexts } from "./texts/texts.ts";
import { findTwin } from "./texts/twins.ts";

describe("the demo's listings in both languages", () => {
  const listings = generateListings(createRandom(20_250_601), 1_500);
  const inProvince = (name: string) => listings.filter(({ province }) => province === name);

  test("Quebec's and New Brunswick's have texts in both languages or in one, all others in English only", () => {
    for (const province of ["Quebec", "New Brunswick"]) {
      const written = new Set(
        inProvince(province).map(({ language, otherTitle }) => (otherTitle === undefined ? language : "both")),
      );
      expect([...written].sort(), province).toEqual(["both", "en", "fr"]);
    }
    const others = listings.filter(({ province }) => !["Quebec", "New Brunswick"].includes(province));
    expect(others.every(({ language, otherTitle }) => language === "en" && otherTitle === undefined)).toBe(true);
  });

  test("most of Quebec's have a French text", () => {
    const quebec = inProvince("Quebec");
    const french = quebec.filter(({ language, otherTitle }) => language === "fr" || otherTitle !== undefined);
    expect(french.length / quebec.length).toBeGreaterThan(0.7);
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
