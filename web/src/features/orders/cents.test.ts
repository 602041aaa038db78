import { expect, test } from "vitest";
import { readCents } from "./cents.ts";

test.each([
  ["12.50", 1250],
  ["$1,250.00", 125000],
  ["1 250,00 $", 125000],
  ["12,5", 1250],
  ["$12", 1200],
  ["12 $", 1200],
  ["0.01", 1],
  ["", undefined],
  ["1.234", undefined],
  ["-1", undefined],
  ["twelve", undefined],
  ["1e3", undefined],
])("%j is parsed as %s cents", (typed, cents) => {
  expect([readCents(typed, "en"), readCents(typed, "fr")]).toEqual([cents, cents]);
});
