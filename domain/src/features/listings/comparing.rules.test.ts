import { expect, test } from "vitest";
import { COMPARED_MAX, readComparedIds } from "./comparing.rules.ts";

const toId = (last: number) => `01900000-0000-7000-8000-00000000000${last}`;

test("ids in a URL are read in order, without duplicates, and anything else is ignored", () => {
  const text = [toId(2), "abc", toId(1).toUpperCase(), "", toId(2), "../x"].join(",");
  expect(readComparedIds(text)).toEqual([toId(2), toId(1)]);
  expect(readComparedIds("")).toEqual([]);
});

test("if there are too many listings to compare, the first are used", () => {
  const ids = [1, 2, 3, 4, 5].map(toId);
  expect(readComparedIds(ids.join(","))).toEqual(ids.slice(0, COMPARED_MAX));
});
