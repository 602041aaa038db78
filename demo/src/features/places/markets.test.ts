import { expect, test } from "vitest";
import { CITY_MARKETS, streetIn } from "./markets.ts";

test("every city has a market with named areas and industrial areas", () => {
  for (const { province, city, areas, works } of CITY_MARKETS) {
    expect(areas.length, `${city}, ${province}`).toBeGreaterThan(0);
    expect(works.length, `${city}, ${province}`).toBeGreaterThan(0);
  }
});

test("streets are written in the language of the listing", () => {
  expect(streetIn("fr", "Mountain Road")).toBe("chemin Mountain");
  expect(streetIn("fr", "rue Masson")).toBe("rue Masson");
  expect(streetIn("en", "rue Masson")).toBe("Rue Masson");
});
