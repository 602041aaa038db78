import { CATEGORY_TYPES } from "@vestpocket/domain/categories/categories.schema";
import { LISTING_TYPES } from "@vestpocket/domain/listings/listings.terms";
import { PRICE_BANDS } from "@vestpocket/domain/prices/prices.schema";
import { readFilter } from "@vestpocket/domain/searches/searches.rules";
import { SORTS, searchFilterSchema } from "@vestpocket/domain/searches/searches.schema";
import { createRandom } from "@vestpocket/domain/shared/random";
import { expect, test } from "vitest";
import { readSearchQuery } from "./read-search-query.ts";
import { type SearchQuery, toSearchQuery } from "./search-query.ts";

const read = (query: string) => readSearchQuery(new URLSearchParams(query));
const write = (search: SearchQuery) => toSearchQuery(search).toString();

test("keywords are written one by one, in order", () => {
  expect(write({ keywords: ["corner lot", "patio"] })).toBe("keywords=corner+lot&keywords=patio");
});

test("empty values, the first page and the default order are left out", () => {
  expect(write({ type: "", city: undefined, keywords: [], sort: "featured", page: 1 })).toBe("");
});

test("a lower bound of 0 is a bound", () => {
  expect(write({ lowerPrice: 0, upperPrice: 100_000 })).toBe("lowerPrice=0&upperPrice=100000");
  expect(read("lowerPrice=0&upperPrice=100000")).toEqual({ lowerPrice: 0, upperPrice: 100_000 });
});

test("a written query parses back to the same search", () => {
  const search: SearchQuery = {
    type: "Commercial",
    subtype: "Food & Beverage",
    province: "Ontario",
    city: "Toronto",
    lowerPrice: 400_000,
    upperPrice: 600_000,
    keywords: ["patio", "licensed"],
    listingType: "both",
    postedAs: "owner",
    sort: "price-asc",
    page: 3,
  };
  expect(readSearchQuery(toSearchQuery(search))).toEqual(search);
});

test("every category, price band, listing type and order survives its URL", () => {
  for (const type of CATEGORY_TYPES) expect(read(write({ type }))).toEqual({ type });
  for (const { key: _, ...band } of PRICE_BANDS) {
    const search: SearchQuery =
      "upper" in band ? { lowerPrice: band.lower, upperPrice: band.upper } : { lowerPrice: band.lower };
    expect(read(write(search))).toEqual(search);
  }
  for (const listingType of LISTING_TYPES) expect(read(`listingType=${listingType}`)).toEqual({ listingType });
  for (const sort of SORTS) expect(read(`sort=${sort}`)).toEqual({ sort });
});

test("names are matched in any case and with accents, and returned in the picker's spelling", () => {
  expect(read("type=investment+property&province=québec&city=Montréal")).toEqual({
    type: "Investment Properties",
    province: "Quebec",
    city: "Montreal",
  });
});

test("invalid values are left out", () => {
  expect(
    read(
      "type=Castles&province=Texas&lowerPrice=cheap&upperPrice=-5&listingType=lease&postedAs=tenant&sort=luck&page=0",
    ),
  ).toEqual({});
  expect(read("subtype=Retail&type=Office")).toEqual({ type: "Office" });
});

test("a city outside our lists is kept, since it may have a listing", () => {
  expect(read("city=+Tofino+")).toEqual({ city: "Tofino" });
});

test("crossed price bounds are put in order", () => {
  expect(read("lowerPrice=600000&upperPrice=400000")).toEqual({ lowerPrice: 400_000, upperPrice: 600_000 });
});

test("keywords that break a rule are dropped, the others stay", () => {
  const query =
    "keywords=this+one+is+far+too+long+for+us&keywords=patio&keywords=a+b+c+d+e&keywords=+patio+&keywords=dock";
  expect(read(query)).toEqual({ keywords: ["patio", "dock"] });
});

test("the server rejects nothing that was parsed, whatever the URL says", () => {
  const random = createRandom(20_251_120);
  const names = [
    "type",
    "subtype",
    "province",
    "city",
    "lowerPrice",
    "upperPrice",
    "keywords",
    "listingType",
    "sort",
    "page",
  ];
  const values = [
    "Office",
    "Ontario",
    "Retail",
    "sale",
    "newest",
    "\0",
    "x".repeat(61),
    "-1",
    "1e9",
    "9999999999",
    "a b c d e",
  ];
  const typed = () => (random.chance(0.3) ? String(random.int(0, 2_000_000)) : random.pick(values));
  for (let round = 0; round < 1_000; round += 1) {
    const pairs = Array.from({ length: random.int(0, 12) }, () => [random.pick(names), typed()]);
    const { page, ...filter } = readSearchQuery(new URLSearchParams(pairs));
    expect(searchFilterSchema.safeParse(filter).success, JSON.stringify(pairs)).toBe(true);
    expect(readFilter(filter), JSON.stringify(pairs)).not.toHaveProperty("problems");
    expect(page === undefined || page > 1).toBe(true);
  }
});

test("a part of the map survives its URL, and is valid for the server", () => {
  const parts: NonNullable<SearchQuery["within"]>[] = [
    { box: [-80.2, 43.2, -78.8, 44.2] },
    {
      polygon: [
        [-80, 43],
        [-79, 43],
        [-79.5, 44.125],
      ],
    },
    { near: { province: "Quebec", city: "Montreal" }, km: 25 },
  ];
  for (const within of parts) {
    expect(read(write({ within }))).toEqual({ within });
    expect(readFilter(searchFilterSchema.parse({ within }))).toHaveProperty("value.within", within);
  }
  expect(write({ within: { near: { province: "Quebec", city: "Montreal" }, km: 25 } })).toBe(
    "near=QC%2FMontreal&km=25",
  );
  expect(read("near=qc/montréal&km=25")).toEqual({ within: parts[2] });
});

test("an invalid part of the map is ignored", () => {
  const none = ["box=-79,43,-80,44", "box=-80,43,-79", "box=a,b,c,d", "box=-181,43,-79,44", "box=-80,43,-79,44,1"];
  none.push(
    "area=-80,43_-79,43",
    "area=-80,43_-79,43_-79",
    `area=${Array.from({ length: 41 }, () => "1,1").join("_")}`,
  );
  none.push("near=ON/Toronto&km=7", "near=ON/Toronto", "near=ON/Atlantis&km=25", "near=XX/Toronto&km=25", "km=25");
  for (const query of none) expect(read(query), query).toEqual({});
});
