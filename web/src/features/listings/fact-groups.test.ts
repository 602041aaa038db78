import { FIELD_GROUPS } from "@vestpocket/domain/listings/listings.fields";
import { featuresSchema } from "@vestpocket/domain/listings/listings.schema";
import { expect, test } from "vitest";
import { listFactGroups, prettifyKey } from "./fact-groups.ts";

const office = { type: "Office", subtype: "Professional Office" } as const;

test("facts are grouped by subject, in the catalogue's order", () => {
  const groups = listFactGroups({ ...office, features: { propertyTaxes: 9_000, zoning: "C1", totalArea: 2_400 } });
  expect(groups.map(({ key }) => key)).toEqual(["building", "use", "financial"]);
  expect(groups.every(({ key }) => FIELD_GROUPS.some((group) => group === key))).toBe(true);
});

test("a key that the catalogue does not know gets a readable name, after all others", () => {
  const groups = listFactGroups({ ...office, features: { roofAgeYears: 12, totalArea: 2_400 } });
  expect(groups.at(-1)).toMatchObject({ key: "other", facts: [{ name: "Roof age years", value: 12 }] });
});

test("empty fields and included items are not facts", () => {
  expect(listFactGroups({ ...office, features: featuresSchema.parse({ zoning: "  ", includes: ["Hydro"] }) })).toEqual(
    [],
  );
});

test("keys are prettified", () => {
  expect(prettifyKey("lot_size-acres")).toBe("Lot size acres");
});
