import fc from "fast-check";
import { expect, test } from "vitest";
import { COORDINATES } from "../places/places.coordinates.ts";
import { hasCoordinates, isInCanada, readCoordinates, writeCoordinates } from "./coordinates.rules.ts";

const tidy = (text: string) => {
  const place = readCoordinates(text);
  return place && writeCoordinates(place);
};

test.each([
  ["45.5019, -73.5674", "45.5019, -73.5674"],
  ["  45.501900   -73.567400 ", "45.5019, -73.5674"],
  ["(45.50188756, −73.56740321)", "45.501888, -73.567403"],
  ["45,5019, -73,5674", "45.5019, -73.5674"],
  ["45,5019 ; −73,5674", "45.5019, -73.5674"],
  ["45.5019/-73.5674", "45.5019, -73.5674"],
  ["45.5019° N, 73.5674° W", "45.5019, -73.5674"],
  ["45,5019° N 73,5674° O", "45.5019, -73.5674"],
  ["45°30'06.8\"N 73°34'02.6\"W", "45.501889, -73.567389"],
  ["45° 30′ 6,8″ N, 73° 34′ 2,6″ O", "45.501889, -73.567389"],
  ["45°30.114'N 73°34.044'W", "45.5019, -73.5674"],
  ["45, -73", "45, -73"],
])("“%s” is the place %s", (typed, place) => {
  expect(tidy(typed)).toBe(place);
});

test.each([
  "",
  "45.5019",
  "123 King Street West",
  "45.5019, -73.5674, 12",
  "H2X 1Y4",
  "91, -73",
  "45, -181",
  "45°61'N 73°W",
  "four, five",
])("“%s” is not a place", (typed) => {
  expect(tidy(typed)).toBeUndefined();
});

test("every city of ours is in Canada; other countries, the other order and a forgotten sign are not", () => {
  const cities = Object.values(COORDINATES).flatMap((each) => Object.values(each));
  expect(cities.filter((city) => !isInCanada(city))).toEqual([]);
  for (const typed of ["48.8566, 2.3522", "-73.5674, 45.5019", "45.5019, 73.5674", "25.7617, -80.1918"]) {
    expect(isInCanada(readCoordinates(typed) ?? { lat: 50, lon: -100 })).toBe(false);
  }
});

test("a written place is read as the same place", () => {
  const degrees = (max: number) => fc.integer({ min: -max * 1e6, max: max * 1e6 }).map((each) => each / 1e6);
  fc.assert(
    fc.property(degrees(90), degrees(180), (lat, lon) => {
      const written = writeCoordinates({ lat, lon });
      expect(tidy(written)).toBe(written);
    }),
  );
});

test.each([
  ["Entrance at 45.5019, -73.5674.", true],
  ["https://maps.example/@45.501887,-73.567403,17z", true],
  ["Voir 45° 30′ 6,8″ N,\n73° 34′ 2,6″ O", true],
  ["Rents from 45.50 - 60.25 a sq ft, 12,500, -70,000 in total", false],
  ["Spaces of 50,000 -100,000 sq ft, or 50,000, -100,000", false],
  ["Lots of 45.512, 73.567 and 50.125 acres", false],
  ["Call 416-555-0142, unit 45, -73", false],
])("“%s” gives a place away: %s", (text, isNamed) => {
  expect(hasCoordinates(text)).toBe(isNamed);
});

test("long texts are read in time that grows with their length", () => {
  for (const part of [" ", "45° ", "45.501 ", "1", "45°30'"]) expect(hasCoordinates(part.repeat(2_000))).toBe(false);
});
