import { LISTING_VIEWS, listDemoPictures } from "@vestpocket/demo/listings/listing-pictures";
import { describe, expect, it } from "vitest";
import { readPictures } from "./demo-pictures.ts";

const BOUND = 15_000;

const pictures = readPictures();
const listed = listDemoPictures();
const kinds = [...new Set(listed.map(({ category, subtype }) => `${category}/${subtype}`))];

it("the pack holds the pictures that the listings use, and no others", () => {
  expect([...pictures.keys()].toSorted()).toEqual(listed.map(({ key }) => key).toSorted());
});

describe.each(kinds)("the pictures of %s", (kind) => {
  it.each(LISTING_VIEWS)("show the %s whole, small and by themselves, and no two are the same", (view) => {
    const keys = listed.filter((each) => `${each.category}/${each.subtype}` === kind && each.view === view);
    const drawn = keys.map(({ key }) => pictures.get(key) ?? "");
    for (const svg of drawn) {
      expect(svg.startsWith('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 900"')).toBe(true);
      expect(openTags(svg)).toEqual([]);
      expect(svg.length).toBeLessThanOrEqual(BOUND);
      expect(svg).not.toMatch(/NaN|undefined|Infinity|"[^"]*\$\{/u);
      expect(svg.replace("http://www.w3.org/2000/svg", "")).not.toMatch(
        /<script|href|url\(|https?:|\son\w+=|<style|<image|<foreignObject|<text/iu,
      );
    }
    expect(new Set(drawn).size).toBe(keys.length);
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
