import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  fromCentsPerSquareMetre,
  fromHectares,
  fromMetres,
  fromSquareMetres,
  toCentsPerHectare,
  toCentsPerSquareMetre,
  toHectares,
  toMetres,
  toSquareMetres,
} from "./units.ts";

const inDollars = (convert: (cents: number) => number) => (dollars: number) => convert(Math.round(dollars * 100)) / 100;

describe("metric values are exact up to one rounding, half up", () => {
  test.each([
    [1_000, 92.9],
    [12_100, 1_124.1],
    [10.76, 1],
    [0.01, 0],
    [1_076_390, 100_000],
    [100_000_000, 9_290_313],
  ])("%d sq ft are %d m²", (sqft, squareMetres) => expect(toSquareMetres(sqft)).toBe(squareMetres));

  test.each([
    [1, 10.76],
    [100, 1_076.39],
    [92.9, 999.97],
  ])("%d m² are %d sq ft", (squareMetres, sqft) => expect(fromSquareMetres(squareMetres)).toBe(sqft));

  test.each([
    [1, 0.4047],
    [0.05, 0.0202],
    [2.47, 0.9996],
    [2.48, 1],
    [15.1, 6.11],
    [640, 259],
  ])("%d acres are %d ha", (acres, hectares) => expect(toHectares(acres)).toBe(hectares));

  test.each([
    [24, 7.32],
    [12.5, 3.81],
    [1, 0.3],
  ])("%d ft are %d m", (feet, metres) => expect(toMetres(feet)).toBe(metres));

  test.each([
    [2_000, 21_528],
    [1_250, 13_455],
    [1, 11],
    // A number would not hold the product of the highest amount exactly.
    [99_999_999_900, 1_076_389_998_924],
  ])("%d cents per sq ft are %d cents per m²", (cents, converted) =>
    expect(toCentsPerSquareMetre(cents)).toBe(converted),
  );

  test("50,000 cents per acre are 123,553 cents per ha", () => expect(toCentsPerHectare(50_000)).toBe(123_553));
});

const hundredths = fc.integer({ min: 1, max: 90_000_000 }).map((value) => value / 100);

test.each([
  ["an area to a tenth of a square metre", toSquareMetres, fromSquareMetres, 10],
  ["a length to a hundredth of a metre", toMetres, fromMetres, 100],
  ["a rate to a dollar per square metre", inDollars(toCentsPerSquareMetre), inDollars(fromCentsPerSquareMetre), 1],
] as const)("%s survives being stored in imperial units", (_name, convert, revert, steps) => {
  const round = (value: number) => Math.round(value * steps) / steps;
  fc.assert(fc.property(hundredths.map(round), (value) => round(convert(revert(value))) === value));
});

test("an area in hectares survives being stored in acres, up to the size of a house", () => {
  fc.assert(fc.property(hundredths, (value) => Math.abs(toHectares(fromHectares(value)) - value) < 0.0101));
});
