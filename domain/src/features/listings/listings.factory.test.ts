import { expect, test } from "vitest";
import { buildListing } from "./listings.factory.ts";
import { readListing } from "./posting.rules.ts";

test("a listing is valid by default and takes the values it is given", () => {
  const { features, price, ...details } = buildListing();
  expect(readListing({ ...details, price: String(price), fields: features }, 2026)).toMatchObject({
    value: { title: details.title, price, features },
  });
  expect(buildListing({ city: "Ottawa" })).toMatchObject({ province: "Ontario", city: "Ottawa" });
});
