import { expect, test } from "vitest";
import { listOpenings } from "./openings.rules.ts";
import { applyPreset } from "./presets.rules.ts";

const FAMILY = { type: "Investment Properties", subtype: "Multi-Family" };
const LISTING = {
  levels: {},
  titles: ["Twelve suites", ""],
  descriptions: ["Near the park"],
  keywords: ["brick"],
  city: "Hamilton",
  isPriced: true,
  fields: ["capRate", "zoning", "netOperatingIncome", "includes", "monthlyRent"],
  pictures: [{ level: "member" as const }, { level: "nda" as const }, { level: "member" as const }],
  hasDocument: true,
};
const NOTHING = {
  ...LISTING,
  ...{ titles: [""], descriptions: [" "], keywords: [], city: "", isPriced: false, fields: [], pictures: [] },
  hasDocument: false,
};
const keysOf = (listing: Parameters<typeof listOpenings>[0]) => listOpenings(listing).map(({ key }) => key);

test("what every member reads is listed with the price first; who posted it is open unless it is withheld", () => {
  expect(keysOf(LISTING)).toEqual([
    ...["price", "title", "description", "photos", "keywords", "city"],
    ...["netOperatingIncome", "capRate", "zoning", "includes", "document", "poster"].toSorted(byForm),
  ]);
  expect(listOpenings(LISTING).find(({ key }) => key === "photos")).toMatchObject({ count: 2, hasLevel: true });
});

const byForm = (one: string, other: string) => keysOf(LISTING).indexOf(one) - keysOf(LISTING).indexOf(other);

test("with the preset Confidential, the price stays open, and no figure, document or poster does", () => {
  const levels = applyPreset({}, { preset: "confidential", ...FAMILY });
  expect(keysOf({ ...LISTING, levels })).toEqual([
    ...["price", "title", "description", "photos", "keywords", "city", "zoning", "includes"],
  ]);
});

test("nothing that is empty or narrower is listed", () => {
  expect(keysOf(NOTHING)).toEqual(["poster"]);
  expect(keysOf({ ...NOTHING, isPriced: true, levels: { price: "verified", poster: "nda" } })).toEqual([]);
  expect(keysOf({ ...NOTHING, isPriced: true, levels: { price: "public", poster: "nda" } })).toEqual(["price"]);
});
