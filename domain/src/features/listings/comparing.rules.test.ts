import { expect, test } from "vitest";
import { COMPARED_MAX, readComparedIds } from "./comparing.rules.ts";

const toId = (last: number) => `01900000-0000-7000-8000-00000000000${last}`;

test("ids in an address are read in order, each once, and what is no id is left out", () => {
  const text = [toId(2), "abc", toId(1).toUpperCase(), "", toId(2), "../x"].join(",");
  expect(readComparedIds(text)).toEqual([toId(2), toId(1)]);
  expect(readComparedIds("")).toEqual([]);
});

test("of more listings than are compared, the first count", () => {
  const ids = [1, 2, 3, 4, 5].map(toId);
  expect(readComparedIds(ids.join(","))).toEqual(ids.slice(0, COMPARED_MAX));
});
