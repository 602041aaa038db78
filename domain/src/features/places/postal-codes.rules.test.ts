import { expect, test } from "vitest";
import { readPostalCode } from "./postal-codes.rules.ts";

test.each([
  "H2X 1Y4",
  "h2x1y4",
  "H2X-1Y4",
  " h2x  1y4 ",
  "H2X\u00a01Y4",
  "H2X\u20111Y4",
  "H2X 1Y4, Canada",
  "H2X 1Y4 CANADA",
])("“%s” is H2X 1Y4", (typed) => expect(readPostalCode(typed)).toBe("H2X 1Y4"));

test.each([
  "",
  "D1A 0B1",
  "W1A 0B1",
  "Z1A 0B1",
  "K1O 0B1",
  "K1A 0U1",
  "90210",
  "K1A",
  "K1A 0B",
  "K1A 0B1 2",
  "KIA OB1",
])("“%s” is no postal code", (typed) => expect(readPostalCode(typed)).toBeUndefined());

test("letters that begin no code, or are in none, are refused wherever they stand", () => {
  const letters = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
  const allowed = (write: (letter: string) => string) =>
    letters.filter((letter) => readPostalCode(write(letter)) !== undefined).join("");
  expect(allowed((letter) => `${letter}1A 0B1`)).toBe("ABCEGHJKLMNPRSTVXY");
  expect(allowed((letter) => `K1${letter} 0B1`)).toBe("ABCEGHJKLMNPRSTVWXYZ");
  expect(allowed((letter) => `K1A 0${letter}1`)).toBe("ABCEGHJKLMNPRSTVWXYZ");
});
