import { expect, test } from "vitest";
import { pickRows, toValue } from "./compared-groups.ts";

const rowOf = (key: string, ...texts: (string | undefined)[]) => ({ key, label: key, values: texts.map(toValue) });
const groups = [
  {
    key: "one",
    label: "One",
    rows: [rowOf("same", "a", "a"), rowOf("other", "a", "b"), rowOf("none", undefined, undefined)],
  },
  { key: "two", label: "Two", rows: [rowOf("half", "a", undefined)] },
  { key: "three", label: "Three", rows: [rowOf("equal", "a", "a")] },
];
const keysOf = (isShort: boolean) => pickRows(groups, isShort).map(({ rows }) => rows.map(({ key }) => key));

test("a row is compared if any listing has a value, and a group if it has a row", () => {
  expect(keysOf(false)).toEqual([["same", "other"], ["half"], ["equal"]]);
});

test("differences are rows whose values are not all the same; a missing value differs from a stated one", () => {
  expect(keysOf(true)).toEqual([["other"], ["half"]]);
});
