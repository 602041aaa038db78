import { expect, test } from "vitest";
import {
  choosePlace,
  choosePriceBand,
  chooseProvince,
  chosenPlace,
  chosenPriceBand,
  listPlaces,
  placeKey,
  toggleType,
  withPlace,
} from "./search-choices.ts";

test("pressing the chosen category clears it, another takes its place", () => {
  expect(toggleType({ type: "Office" }, "Office").type).toBeUndefined();
  expect(toggleType({ type: "Office", subtype: "Medical/Dental" }, "Industrial")).toMatchObject({
    type: "Industrial",
    subtype: undefined,
  });
});

test("choosing a city sets its province", () => {
  expect(choosePlace({}, placeKey("Quebec", "Montreal"))).toMatchObject({ province: "Quebec", city: "Montreal" });
});

test("Lloydminster is two places", () => {
  expect(choosePlace({}, placeKey("Saskatchewan", "Lloydminster")).province).toBe("Saskatchewan");
  const both = listPlaces(undefined).filter(({ city }) => city === "Lloydminster");
  expect(both.map(({ provinceCode }) => provinceCode)).toEqual(["AB", "SK"]);
  expect(chosenPlace({ city: "Lloydminster", province: "Saskatchewan" })?.key).toBe("Saskatchewan/Lloydminster");
});

test("a name of two cities without a province stands for both", () => {
  const chosen = chosenPlace({ city: "Lloydminster" });
  expect(withPlace(listPlaces(undefined), chosen)[0]).toEqual(chosen);
  expect(choosePlace({}, chosen?.key ?? null)).toMatchObject({ city: "Lloydminster", province: undefined });
});

test("choosing a province clears the city and limits the list to that province", () => {
  expect(chooseProvince({ province: "Quebec", city: "Montreal" }, "Ontario")).toMatchObject({
    province: "Ontario",
    city: undefined,
  });
  const cities = listPlaces("Ontario").map(({ city }) => city);
  expect(cities).toContain("Toronto");
  expect(cities).not.toContain("Montreal");
});

test("without a province all cities are offered", () => {
  const cities = listPlaces(undefined).map(({ city }) => city);
  expect(cities).toEqual(expect.arrayContaining(["Toronto", "Montreal", "Iqaluit", "Charlottetown"]));
});

test("resetting the province clears the city, resetting the city keeps the province", () => {
  const search = { province: "Ontario", city: "Toronto" };
  expect(chooseProvince(search, null)).toMatchObject({ province: undefined, city: undefined });
  expect(choosePlace(search, null)).toMatchObject({ province: "Ontario", city: undefined });
});

test("a city known only by its name is found in its province", () => {
  expect(chosenPlace({ city: "Toronto" })?.key).toBe("Ontario/Toronto");
  expect(chosenPlace({ city: "Tofino" })?.city).toBe("Tofino");
});

test("a band sets both bounds, Any Price clears both", () => {
  const search = choosePriceBand({}, "400000-600000");
  expect(search).toMatchObject({ lowerPrice: 400_000, upperPrice: 600_000 });
  expect(chosenPriceBand(search)).toBe("400000-600000");
  expect(choosePriceBand(search, "1000000+")).toMatchObject({ lowerPrice: 1_000_000, upperPrice: undefined });
  expect(choosePriceBand(search, null)).toMatchObject({ lowerPrice: undefined, upperPrice: undefined });
});

test("every choice leads back to the first page", () => {
  const search = { page: 7 };
  for (const next of [
    toggleType(search, "Office"),
    chooseProvince(search, "Ontario"),
    choosePlace(search, null),
    choosePriceBand(search, null),
  ]) {
    expect(next.page).toBeUndefined();
  }
});
