import { CATEGORIES } from "@vestpocket/domain/categories/categories.schema";
import { describe, expect, it } from "vitest";
import { drawListingPicture, LISTING_VIEWS } from "./listing-picture.ts";

const SEEDS = [1, 2, 3, 20_417] as const;
const BOUND = 15_000;

const kinds = CATEGORIES.flatMap(({ slug, subtypes }) =>
  subtypes.map((subtype) => ({ category: slug, subtype: subtype.slug })),
);

describe.each(kinds)("the pictures of $category / $subtype", ({ category, subtype }) => {
  it.each(LISTING_VIEWS)("draw the %s whole, small and by themselves", (view) => {
    const drawn = SEEDS.map((seed) => drawListingPicture({ category, subtype, seed, view }));
    for (const svg of drawn) {
      expect(svg.startsWith('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 900"')).toBe(true);
      expect(openTags(svg)).toEqual([]);
      expect(svg.length).toBeLessThanOrEqual(BOUND);
      expect(svg).not.toMatch(/NaN|undefined|Infinity|"[^"]*\$\{/u);
      expect(svg.replace("http://www.w3.org/2000/svg", "")).not.toMatch(
        /<script|href|url\(|https?:|\son\w+=|<style|<image|<foreignObject|<text/iu,
      );
    }
    expect(new Set(drawn).size).toBe(SEEDS.length);
  });

  it("draw the same bytes for the same listing", () => {
    for (const view of LISTING_VIEWS) {
      const picture = { category, subtype, seed: 7, view } as const;
      expect(drawListingPicture(picture)).toBe(drawListingPicture(picture));
    }
  });

  it("show another place in every view", () => {
    expect(new Set(LISTING_VIEWS.map((view) => drawListingPicture({ category, subtype, seed: 7, view }))).size).toBe(
      LISTING_VIEWS.length,
    );
  });
});

/** The tags left open, or a complaint where the markup is broken. */
function openTags(svg: string): string[] {
  const open: string[] = [];
  const rest = svg.replace(
    /<(\/?)([a-z]+)((?: [a-zA-Z-]+="[^"<>&]*")*)(\/?)>/gu,
    (_, closing: string, name: string, __, empty: string) => {
      if (closing === "/") return open.pop() === name ? "" : `unexpected end of ${name}`;
      if (empty === "") open.push(name);
      return "";
    },
  );
  return rest === "" ? open : [...open, rest.slice(0, 80)];
}
