import { expect, test } from "vitest";
import { mergeBubbles } from "./merge-bubbles.ts";
import { pickNamed } from "./pick-named.ts";

const bubble = (name: string, at: { x: number; y: number; listings: number }) => ({ key: name, name, ...at });
const namesOf = (bubbles: Parameters<typeof mergeBubbles>[0]) =>
  [...pickNamed(mergeBubbles(bubbles))].map(({ largest }) => largest.name);

test("a name that would cover a bubble or another name is left out, the smaller one first", () => {
  const toronto = bubble("Toronto", { x: 0, y: 0, listings: 400 });
  expect(namesOf([toronto, bubble("Hamilton", { x: 50, y: 40, listings: 300 })])).toEqual(["Hamilton"]);
  expect(namesOf([toronto, bubble("Markham", { x: 0, y: -50, listings: 40 })])).toEqual(["Toronto"]);
  expect(namesOf([toronto, bubble("Ottawa", { x: 150, y: 0, listings: 100 })])).toEqual(["Toronto", "Ottawa"]);
});

test("at most ten bubbles have names, and they are the largest", () => {
  const cities = Array.from({ length: 12 }, (_, at) => bubble(`C${at}`, { x: at * 200, y: 0, listings: 100 - at }));
  expect(namesOf(cities)).toEqual(cities.slice(0, 10).map(({ name }) => name));
});
