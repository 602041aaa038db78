import { expect, test } from "vitest";
import { readCents, writeCents } from "./cents.ts";

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

test("a written amount can be parsed again, in either language", () => {
  expect([writeCents(64_99, "en"), writeCents(64_99, "fr")]).toEqual(["64.99", "64,99"]);
  for (const cents of [1, 10, 100, 64_99]) expect(readCents(writeCents(cents, "fr"), "fr")).toBe(cents);
});
