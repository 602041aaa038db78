import { expect, test } from "vitest";
import { pickMost } from "./most-of.ts";

const toronto = { lat: 43.65, listings: 80 };
const montreal = { lat: 45.5, listings: 30 };
const calgary = { lat: 51.04, listings: 20 };
const iqaluit = { lat: 63.75, listings: 2 };

test("the first view leaves out the few in the far north if the others become clearer without them", () => {
  expect(pickMost([iqaluit, calgary, toronto, montreal])).toEqual([toronto, montreal, calgary]);
});

test("it shows everything if too many would be outside, or if that would not help", () => {
  const many = { ...iqaluit, listings: 20 };
  expect(pickMost([toronto, montreal, many])).toEqual([toronto, montreal, many]);
  const near = { lat: 46, listings: 1 };
  expect(pickMost([near, toronto, montreal])).toEqual([near, toronto, montreal]);
  expect(pickMost([iqaluit])).toEqual([iqaluit]);
  expect(pickMost([])).toEqual([]);
});
