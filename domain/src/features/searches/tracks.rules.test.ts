import { expect, test } from "vitest";
import { MEASURE_KEYS, measureOf } from "./measures.ts";
import { findTrack, isTrackOpen, TRACK_MEASURES, toTrack, withTrack } from "./tracks.rules.ts";

test("the measures of a track are those that only its listings have", () => {
  for (const track of ["sale", "rent"] as const) {
    expect(TRACK_MEASURES[track]).toEqual(MEASURE_KEYS.filter((key) => measureOf(key).track === track));
  }
});

test("a price bound or order without sale or rent leaves the track open, and nothing else does", () => {
  expect(isTrackOpen({ lowerPrice: 0 })).toBe(true);
  expect(isTrackOpen({ upperPrice: 5 })).toBe(true);
  expect(isTrackOpen({ sort: "price-desc", type: "Office" })).toBe(true);
  for (const search of [
    {},
    { sort: "newest" },
    { listingType: "both", upperPrice: 5 },
    { listingType: "rent", sort: "price-asc" },
    { bounds: { rentMonthNet: { max: 5 } }, sort: "price-asc" },
    { bounds: { capRate: { min: 5 } } },
  ] as const) {
    expect(isTrackOpen(search), JSON.stringify(search)).toBe(false);
  }
});

test("for rents, a price is the gross rent per month", () => {
  expect(toTrack({ lowerPrice: 500, upperPrice: 900, sort: "price-asc", type: "Office" }, "rent")).toEqual({
    listingType: "rent",
    type: "Office",
    bounds: { rentMonthGross: { min: 500, max: 900 } },
    sort: "rentMonthGross-asc",
  });
  expect(
    toTrack({ upperPrice: 900, bounds: { rentSqftYearNet: { max: 20 }, salePerSqft: { max: 9 } } }, "rent"),
  ).toEqual({ listingType: "rent", bounds: { rentSqftYearNet: { max: 20 } } });
});

test("a search that moves to sales keeps its price and drops what only rents have", () => {
  const bounds = { rentMonthGross: { max: 5 }, capRate: { min: 5 } };
  expect(toTrack({ upperPrice: 900, bounds, sort: "rentMonthGross-asc" }, "sale")).toEqual({
    listingType: "sale",
    upperPrice: 900,
    bounds: { capRate: { min: 5 } },
  });
});

test("a price without a track finds sales, and with rents never compares a rent to the price of a sale", () => {
  expect(withTrack({ upperPrice: 900 })).toEqual({ upperPrice: 900, listingType: "sale" });
  expect(withTrack({ listingType: "rent", upperPrice: 900 })).toEqual({
    listingType: "rent",
    bounds: { rentMonthGross: { max: 900 } },
  });
  for (const search of [{}, { city: "Laval" }, { listingType: "both", sort: "price-asc" }] as const) {
    expect(withTrack(search)).toBe(search);
  }
});

test("a search's track is the one it names, or that of its measures", () => {
  expect(findTrack({ listingType: "rent", bounds: { salePrice: { max: 5 } } })).toBe("rent");
  expect(findTrack({ sort: "rentSqftYearNet-asc" })).toBe("rent");
  expect(findTrack({ listingType: "both", bounds: { salePerSqft: { max: 5 } } })).toBe("sale");
  expect(findTrack({ bounds: { totalArea: { max: 5 } } })).toBeUndefined();
});
