import { expect, test } from "vitest";
import { problemsOf } from "../../shared/problems.ts";
import { readListing } from "./posting.rules.ts";
import { chooseSubtype, chooseType } from "./posting-choices.rules.ts";
import {
  fromContent,
  listAskedGroups,
  NO_VALUES,
  type PostingValues,
  toContent,
  toDetails,
} from "./posting-values.rules.ts";

const warehouse = {
  ...NO_VALUES,
  type: "Industrial",
  subtype: "Warehousing",
  title: "Dock-high warehouse",
  price: "4500000",
  listingType: "sale",
  province: "Ontario",
  city: "Mississauga",
} as const;

const askedKeys = (values: typeof NO_VALUES) =>
  listAskedGroups(values).flatMap(({ fields }) => fields.map(({ key }) => key));

test("changing the type resets the subtype, the additional fields and the tags, and keeps the rest", () => {
  const filled = { ...warehouse, fields: { totalArea: "100" }, includes: ["Hydro"] };
  expect(chooseType(filled, "Office")).toEqual({ ...warehouse, type: "Office", subtype: "", fields: {}, includes: [] });
  const declared: PostingValues = { ...filled, declaration: { as: "agent", at: "2026-11-03T19:05:00Z" } };
  expect(chooseType(declared, "Office").declaration).toEqual({});
  expect(chooseSubtype(declared, "Manufacturing").declaration).toEqual({});
  expect(chooseSubtype(declared, declared.subtype).declaration).toBe(declared.declaration);
  expect(chooseType(filled, "Industrial")).toBe(filled);
});

test("a business starts out as for sale, which another type forgets unless a price was entered", () => {
  const business = chooseType(NO_VALUES, "Sale of Business");
  expect(business.listingType).toBe("sale");
  expect(chooseType({ ...business, listingType: "rent" }, "Merger & Acquisitions").listingType).toBe("rent");
  expect(chooseType(business, "Merger & Acquisitions").listingType).toBe("sale");
  expect(chooseType(business, "Office").listingType).toBe("");
  expect(chooseType({ ...business, price: "450000" }, "Office").listingType).toBe("sale");
});

test("the additional fields do not ask again for what a rent already states", () => {
  const office = { ...warehouse, type: "Office", subtype: "Professional Office" };
  expect(askedKeys(office)).toContain("additionalRent");
  expect(askedKeys({ ...office, listingType: "rent" })).not.toContain("additionalRent");
  expect(askedKeys({ ...office, listingType: "both" })).not.toContain("monthlyRent");
});

test("a draft from before rents were quoted keeps its monthly rent", () => {
  const { terms: _, ...former } = toContent({ ...warehouse, listingType: "rent", price: "4200" });
  expect(fromContent(former)).toMatchObject({
    price: "",
    terms: { rent: "4200", rentPer: "month", rentBasis: "gross" },
  });
  expect(fromContent({ ...former, listingType: "sale" })).toMatchObject({ price: "4200", terms: NO_VALUES.terms });
});

test("numbers are sent as numbers, and empty or irrelevant fields are not sent", () => {
  const { fields } = toDetails({
    ...warehouse,
    fields: { totalArea: "12100.5", zoning: " E2 ", permittedUses: " ", monthlyRent: "900", milkingStalls: "40" },
    includes: ["Hydro", "Milking equipment", "Sprinklers"],
  });
  expect(fields).toEqual({
    totalArea: 12_100.5,
    zoning: "E2",
    includes: expect.arrayContaining(["Hydro", "Sprinklers"]),
  });
  expect(fields.includes).toHaveLength(2);
});

test("an invalid number is rejected, not dropped", () => {
  const details = toDetails({ ...warehouse, fields: { totalArea: "1.2.3" } });
  expect(problemsOf(readListing(details, 2026))).toMatchObject({
    "fields.totalArea": { message: "Please enter a number." },
  });
});
