import { expect, test } from "vitest";
import { omitIntent } from "./intent.rules.ts";

test("words of intent are dropped in both languages, wherever they are, and others stay as typed", () => {
  expect(omitIntent(["entrepôt à louer", "Pizzeria A VENDRE", "for sale by owner"])).toEqual([
    "entrepôt",
    "Pizzeria",
    "by owner",
  ]);
  expect(omitIntent(["office for lease", "to let", "en location", "bureau en vente"])).toEqual(["office", "bureau"]);
  expect(omitIntent(["lease", "wholesale", "forsale", "vendre", "for sales"])).toEqual([
    "lease",
    "wholesale",
    "forsale",
    "vendre",
    "for sales",
  ]);
  expect(omitIntent(["bar", "bar for rent"])).toEqual(["bar"]);
});
