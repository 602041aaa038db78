import { expect, test } from "vitest";
import { chooseRelaxations, listRelaxations } from "./relaxations.rules.ts";
import type { SearchFilter } from "./searches.schema.ts";

const of = (filter: SearchFilter, name: string) =>
  listRelaxations(filter)
    .filter((each) => each.of === name)
    .map(({ filter: { bounds, lowerPrice, upperPrice, within, city } }) => ({
      ...(bounds && { bounds }),
      ...(lowerPrice !== undefined && { lowerPrice }),
      ...(upperPrice !== undefined && { upperPrice }),
      ...(within && { within }),
      ...(city !== undefined && { city }),
    }));

test("a bound is widened by a tenth, then by a quarter, in round numbers, and then dropped", () => {
  expect(of({ bounds: { rentSqftYearNet: { max: 20 } } }, "rentSqftYearNet")).toEqual([
    { bounds: { rentSqftYearNet: { max: 22 } } },
    { bounds: { rentSqftYearNet: { max: 25 } } },
    {},
  ]);
  expect(of({ bounds: { truckLevelDoors: { min: 2 } } }, "truckLevelDoors")[0]).toEqual({
    bounds: { truckLevelDoors: { min: 1 } },
  });
  expect(of({ bounds: { yearBuilt: { min: 1990, max: 2000 } } }, "yearBuilt")[0]).toEqual({
    bounds: { yearBuilt: { min: 1985, max: 2005 } },
  });
  expect(of({ lowerPrice: 400_000, upperPrice: 600_000 }, "price").slice(0, 2)).toEqual([
    { lowerPrice: 360_000, upperPrice: 660_000 },
    { lowerPrice: 300_000, upperPrice: 750_000 },
  ]);
});

test("no bound leaves its range", () => {
  expect(of({ upperPrice: 999_999_999, lowerPrice: 0 }, "price")[0]).toEqual({
    lowerPrice: 0,
    upperPrice: 999_999_999,
  });
});

test("a city becomes what is near it, and a distance the next larger one", () => {
  const near = { province: "Quebec", city: "Laval" };
  expect(of({ city: "Laval" }, "place")).toEqual([{ within: { near, km: 25 } }, { within: { near, km: 100 } }, {}]);
  expect(of({ within: { near, km: 25 } }, "place")[0]).toEqual({ within: { near, km: 50 } });
  // A name of two cities is near neither.
  expect(of({ city: "Lloydminster" }, "place")).toEqual([{}]);
});

test("three are offered at most, one for each thing, the smallest that finds more", () => {
  const relaxations = listRelaxations({ upperPrice: 100, city: "Laval", keywords: ["bar", "café"], subtype: "Retail" });
  const found = (listings: number) => relaxations.map(() => listings);
  expect(chooseRelaxations(relaxations, { total: 2, listings: found(2) })).toEqual([]);
  const chosen = chooseRelaxations(relaxations, { total: 2, listings: found(9) });
  expect(chosen.map(({ filter }) => [filter.upperPrice, filter.city, filter.keywords?.length])).toEqual([
    [110, "Laval", 2],
    [100, undefined, 2],
    [100, "Laval", 1],
  ]);
});
