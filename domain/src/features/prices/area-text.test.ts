import { expect, test } from "vitest";
import { describeArea } from "./area-text.ts";

const SPACES = { from: 900_00, to: 1_200_50 };
const plain = (text: string) => text.replaceAll(/\s/gu, " ");

test("an area is written in the reader's units and language", () => {
  expect(plain(describeArea({ from: 12_100_00, to: null }, { language: "en", units: "imperial" }))).toBe(
    "12,100 sq ft",
  );
  expect(plain(describeArea({ from: 12_100_00, to: null }, { language: "fr", units: "metric" }))).toBe("1 124,1 m²");
});

test("a range of areas has its unit once", () => {
  expect(plain(describeArea(SPACES, { language: "en", units: "imperial" }))).toBe("900–1,200.5 sq ft");
  expect(plain(describeArea(SPACES, { language: "en", units: "metric" }))).toBe("83.6–111.5 m²");
  expect(plain(describeArea(SPACES, { language: "fr", units: "imperial" }))).toBe("De 900 à 1 200,5 pi²");
});
