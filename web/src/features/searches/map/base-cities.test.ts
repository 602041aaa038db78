import { expect, test } from "vitest";
import { listBaseCities } from "./base-cities.ts";

test("every city of the base map is one of ours, with a place on the map and its name in the language", () => {
  const cities = listBaseCities("en");
  expect(cities).toHaveLength(69);
  expect(new Set(cities.map(({ lat, lon }) => `${lat},${lon}`)).size).toBe(cities.length);
  expect(listBaseCities("fr").map(({ name }) => name)).toContain("Montréal");
});
