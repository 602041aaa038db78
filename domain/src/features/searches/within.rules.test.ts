import fc from "fast-check";
import { expect, test } from "vitest";
import { LOCATED_CITIES } from "../places/places.rules.ts";
import { listCitiesWithin, readWithin } from "./within.rules.ts";
import type { Within } from "./within.schema.ts";

const listNames = (within: Within) => listCitiesWithin(within).map(({ city }) => city.name);

test("a rectangle drawn as an area contains the cities of the same box", () => {
  const degrees = (min: number, max: number) => fc.double({ min, max, noNaN: true });
  const ends = (min: number, max: number) => fc.tuple(degrees(min, max), degrees(min, max));
  fc.assert(
    fc.property(ends(-141, -52), ends(41, 83), ([lon, otherLon], [lat, otherLat]) => {
      const [west, east] = [Math.min(lon, otherLon), Math.max(lon, otherLon)];
      const [south, north] = [Math.min(lat, otherLat), Math.max(lat, otherLat)];
      const corners: [number, number][] = [
        [west, south],
        [east, south],
        [east, north],
        [west, north],
      ];
      expect(listNames({ polygon: corners })).toEqual(listNames({ box: [west, south, east, north] }));
      expect(listNames({ polygon: corners.toReversed() })).toEqual(listNames({ polygon: corners }));
    }),
  );
});

test("an area that bends inward excludes what is in the bend", () => {
  const city = (name: string) => LOCATED_CITIES.find((place) => place.city.name === name)?.at ?? { lat: 0, lon: 0 };
  const [toronto, ottawa, montreal] = ["Toronto", "Ottawa", "Montreal"].map(city) as [
    ReturnType<typeof city>,
    ReturnType<typeof city>,
    ReturnType<typeof city>,
  ];
  const names = listNames({
    polygon: [
      [toronto.lon - 0.05, toronto.lat + 0.05],
      [toronto.lon - 0.05, toronto.lat - 0.05],
      [montreal.lon + 0.05, montreal.lat - 0.1],
      [montreal.lon + 0.05, montreal.lat + 0.05],
      [ottawa.lon, ottawa.lat - 0.4],
    ],
  });
  expect(names).toEqual(expect.arrayContaining(["Toronto", "Montreal"]));
  expect(names).not.toContain("Ottawa");
});

test("a distance contains its own city, and more the greater it is", () => {
  for (const { province, city } of LOCATED_CITIES) {
    const near = { province: province.name, city: city.name };
    const counts = ([5, 10, 25, 50, 100] as const).map((km) => listNames({ near, km }).length);
    expect(listNames({ near, km: 5 })).toContain(city.name);
    expect(counts).toEqual(counts.toSorted((a, b) => a - b));
  }
});

test("a distance is read with its names in the data's spelling; a city that is not in our list is rejected", () => {
  const near = { province: "québec", city: "MONTRÉAL" };
  expect(readWithin({ near, km: 25 })).toEqual({ value: { near: { province: "Quebec", city: "Montreal" }, km: 25 } });
  expect(readWithin({ near: { ...near, city: "Toronto" }, km: 25 })).toHaveProperty("problems.within");
  expect(listNames({ near: { ...near, city: "Toronto" }, km: 25 })).toEqual([]);
});

test("a box whose bounds are crossed is rejected", () => {
  expect(readWithin({ box: [-79, 43, -80, 44] })).toHaveProperty("problems.within");
  expect(readWithin({ box: [-80, 44, -79, 43] })).toHaveProperty("problems.within");
  expect(readWithin({ box: [-80, 43, -80, 43] })).toHaveProperty("value");
});
