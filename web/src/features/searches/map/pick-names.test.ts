import { expect, test } from "vitest";
import { type MergedBubble, mergeBubbles } from "./merge-bubbles.ts";
import { pickNames } from "./pick-names.ts";

const bubble = (name: string, at: { x: number; y: number; listings: number }) => ({ key: name, name, ...at });
const nameOf = ({ cities, largest }: MergedBubble) =>
  cities.length === 1 ? largest.name : `in ${cities.length} cities`;
const pick = (bubbles: Parameters<typeof mergeBubbles>[0], cities: { name: string; x: number; y: number }[] = []) =>
  pickNames({ bubbles: mergeBubbles(bubbles), nameOf, cities });
const namesOf = (...shown: Parameters<typeof pick>) => [...pick(...shown).named.values()];

const toronto = bubble("Toronto", { x: 0, y: 0, listings: 400 });

test("a name that would cover a bubble or another name is left out, the smaller one first", () => {
  expect(namesOf([toronto, bubble("Hamilton", { x: 50, y: 40, listings: 300 })])).toEqual(["Hamilton"]);
  expect(namesOf([toronto, bubble("Markham", { x: 0, y: -50, listings: 40 })])).toEqual(["Toronto"]);
  expect(namesOf([toronto, bubble("Ottawa", { x: 150, y: 0, listings: 100 })])).toEqual(["Toronto", "Ottawa"]);
});

test("a bubble that stands for several cities never has the name of one", () => {
  expect(namesOf([toronto, bubble("Vaughan", { x: 4, y: 4, listings: 9 })])).toEqual(["in 2 cities"]);
});

test("at most ten bubbles have names, and they are the largest", () => {
  const cities = Array.from({ length: 12 }, (_, at) => bubble(`C${at}`, { x: at * 200, y: 0, listings: 100 - at }));
  expect(namesOf(cities)).toEqual(cities.slice(0, 10).map(({ name }) => name));
});

test("cities of the base map are named where nothing else is, the more important one first", () => {
  const ottawa = { name: "Ottawa", x: 200, y: 0 };
  const gatineau = { name: "Gatineau", x: 202, y: 5 };
  const york = { name: "York", x: 5, y: 10 };
  expect(pick([toronto], [york, ottawa, gatineau]).cities).toEqual([ottawa]);
});
