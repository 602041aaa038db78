import { expect, test } from "vitest";
import {
  choosePlace,
  chooseProvince,
  chosenPlace,
  isCityFound,
  listPlaces,
  placeKey,
  withPlace,
} from "./place-choice.ts";

test("choosing a city sets its province", () => {
  expect(choosePlace({}, placeKey("Quebec", "Montreal"))).toEqual({ province: "Quebec", city: "Montreal" });
});

test("Lloydminster is two places", () => {
  expect(choosePlace({}, placeKey("Saskatchewan", "Lloydminster")).province).toBe("Saskatchewan");
  const both = listPlaces(undefined).filter(({ city }) => city === "Lloydminster");
  expect(both.map(({ provinceCode }) => provinceCode)).toEqual(["AB", "SK"]);
  expect(chosenPlace({ city: "Lloydminster", province: "Saskatchewan" })?.key).toBe("Saskatchewan/Lloydminster");
});

test("a name of two cities without a province means both", () => {
  const chosen = chosenPlace({ city: "Lloydminster" });
  expect(withPlace(listPlaces(undefined), chosen)[0]).toEqual(chosen);
  expect(choosePlace({}, chosen?.key ?? "")).toEqual({ city: "Lloydminster", province: undefined });
});

test("choosing a province clears the city and limits the list to that province", () => {
  expect(chooseProvince("Ontario")).toEqual({ province: "Ontario", city: undefined });
  const cities = listPlaces("Ontario").map(({ city }) => city);
  expect(cities).toContain("Toronto");
  expect(cities).not.toContain("Montreal");
});

test.each([
  ["St John’s", "Newfoundland and Labrador/St. John's"],
  ["saint-jean (t", "Newfoundland and Labrador/St. John's"],
  ["Saint John", "New Brunswick/Saint John"],
  ["Québec", "Quebec/Quebec City"],
  ["quebec c", "Quebec/Quebec City"],
  ["Strat", "Prince Edward Island/Stratford"],
])("typing “%s” finds a city, in either language", (typed, key) => {
  const found = listPlaces(undefined).filter((place) => isCityFound({ value: place.key }, typed));
  expect(found.map((place) => place.key)).toContain(key);
  expect(found.length).toBeLessThan(4);
});

test("without a province all cities are offered", () => {
  const cities = listPlaces(undefined).map(({ city }) => city);
  expect(cities).toEqual(expect.arrayContaining(["Toronto", "Montreal", "Iqaluit", "Charlottetown"]));
});

test("resetting the province clears the city, resetting the city keeps the province", () => {
  expect(chooseProvince("")).toEqual({ province: undefined, city: undefined });
  expect(choosePlace({ province: "Ontario", city: "Toronto" }, "")).toEqual({ province: "Ontario", city: undefined });
});

test("a city known only by its name is found in its province", () => {
  expect(chosenPlace({ city: "Toronto" })?.key).toBe("Ontario/Toronto");
  expect(chosenPlace({ city: "Tofino" })?.city).toBe("Tofino");
});
