import { distanceKm } from "@vestpocket/domain/places/places.rules";
import { expect, test } from "vitest";
import { listBaseCities } from "./base-cities.ts";
import { MAIN_ROADS, type Position } from "./main-roads.ts";

const legs = MAIN_ROADS.flatMap((road) => road.slice(1).map((to, at) => ({ from: road[at] ?? to, to })));
const toPlace = ([lat, lon]: Position) => ({ lat, lon });

/** Positions along a leg, ends included. */
const walk = ({ from, to }: (typeof legs)[number]) =>
  Array.from({ length: 51 }, (_, at) => ({
    lat: from[0] + ((to[0] - from[0]) * at) / 50,
    lon: from[1] + ((to[1] - from[1]) * at) / 50,
  }));

test("a main road passes every city that the map names, except where no road leads", () => {
  const along = legs.flatMap(walk);
  const far = listBaseCities("en").filter((city) => !along.some((place) => distanceKm(city, place) < 20));
  expect(far.map(({ name }) => name)).toEqual(["Iqaluit"]);
});

test("no leg of a road is as long as a mistyped degree would make it", () => {
  expect(legs.length).toBeGreaterThan(300);
  const leaps = legs.filter(({ from, to }) => {
    const km = distanceKm(toPlace(from), toPlace(to));
    return !(km > 3 && km < 240);
  });
  expect(leaps).toEqual([]);
});
