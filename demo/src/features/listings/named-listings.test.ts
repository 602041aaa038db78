import { readFeatures } from "@vestpocket/domain/listings/features.rules";
import { measureListing } from "@vestpocket/domain/listings/quoted-terms.rules";
import { findCity, findProvince } from "@vestpocket/domain/places/places.schema";
import { expect, test } from "vitest";
import { dateNamedListing } from "./dated-listing.ts";
import { NAMED_LISTINGS, NAMED_PROVINCE } from "./named-listings.ts";

const dating = { ownerId: "01900000-0000-7000-8000-000000000000", now: new Date("2026-11-20T12:00:00Z") };
const dated = Object.entries(NAMED_LISTINGS).map(
  ([name, listing]) => [name, dateNamedListing(listing, dating)] as const,
);
const rents = Object.fromEntries(
  dated.map(([name, listing]) => {
    const { rentMonthNet, rentMonthGross } = measureListing(listing);
    return [name, [rentMonthNet, rentMonthGross]];
  }),
);

test.each(dated)("the listing %s has values that its form accepts, in a city of its province", (_, listing) => {
  const { type, subtype, features, city } = listing;
  expect(readFeatures({ type, subtype, features, currentYear: 2026 })).toEqual({ value: features });
  const province = findProvince(NAMED_PROVINCE);
  expect(province && findCity(province, city)?.name).toBe(city);
  expect(listing).toMatchObject({ status: "active", province: NAMED_PROVINCE });
  expect(listing.expiresAt?.getTime()).toBeGreaterThan(dating.now.getTime());
});

test("four offices quote their rents in four ways, one of which has no comparable gross rent", () => {
  expect(rents.officeByFootAndYear).toEqual([1_725_00, 4_408_33]);
  expect(rents.officeByFootAndMonth?.[1]).toBe(2_500_00);
  expect(rents.officeByMonth?.[1]).toBe(3_150_00);
  expect(rents.officeByYear).toEqual([3_750_00, null]);
});

test("each has an id of its own, the same whenever the demo is loaded", () => {
  const ids = dated.map(([, { id }]) => id);
  expect(new Set(ids).size).toBe(ids.length);
  const later = { ...dating, now: new Date("2027-01-01T00:00:00Z") };
  expect(Object.values(NAMED_LISTINGS).map((listing) => dateNamedListing(listing, later).id)).toEqual(ids);
});
