import { expect, test } from "vitest";
import { chooseCity, chooseDistance, chooseProvince, findNear } from "./near-choice.ts";
import type { SearchQuery } from "./search-query.ts";

const guelph = { province: "Ontario", city: "Guelph" };

test("a distance takes the place of the search's city, and the city comes back without it", () => {
  const near = chooseDistance({ ...guelph, type: "Office", page: 3 }, 25);
  expect(near).toEqual({ type: "Office", within: { near: guelph, km: 25 } });
  expect(findNear(near)).toEqual({ ...guelph, km: 25 });
  expect(chooseDistance(near, 50)).toEqual({ type: "Office", within: { near: guelph, km: 50 } });
  expect(chooseDistance(near, undefined)).toEqual({ ...guelph, type: "Office" });
});

test("another city keeps the distance, and no city ends it", () => {
  const barrie = { province: "Ontario", city: "Barrie" };
  const near = { within: { near: guelph, km: 10 } } as const;
  expect(chooseCity(near, barrie)).toEqual({ within: { near: barrie, km: 10 } });
  expect(chooseCity(near, { province: undefined, city: undefined })).toEqual({});
  expect(chooseCity({}, barrie)).toEqual(barrie);
});

test("another province ends the distance, and leaves a drawn area", () => {
  const quebec = { province: "Quebec", city: undefined };
  expect(chooseProvince({ within: { near: guelph, km: 10 } }, quebec)).toEqual({ province: "Quebec" });
  const box: SearchQuery = { within: { box: [-80, 43, -79, 44] } };
  expect(chooseProvince(box, quebec)).toEqual({ ...box, province: "Quebec" });
});

test("without a city there is no distance", () => {
  const box: SearchQuery = { within: { box: [-80, 43, -79, 44] } };
  expect(findNear(box)).toBeUndefined();
  expect(chooseDistance(box, 25)).toBe(box);
  expect(findNear({ province: "Ontario" })).toBeUndefined();
});
