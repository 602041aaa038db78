import { readDisclosure } from "@vestpocket/domain/disclosure/choices.rules";
import { findLeaks } from "@vestpocket/domain/disclosure/leaks.rules";
import { findPreset } from "@vestpocket/domain/disclosure/presets.rules";
import { readFeatures } from "@vestpocket/domain/listings/features.rules";
import { findCity, findProvince } from "@vestpocket/domain/places/places.schema";
import { describe, expect, test } from "vitest";
import { NAMED_PROVINCE } from "./named-listings.ts";
import { ORDERED_LISTINGS, type OrderedListing } from "./ordered-listings.ts";
import type { PocketListing } from "./pocket-listing.ts";
import { chooseReaders, datePocketListing, POCKET_LISTINGS } from "./pocket-listings.ts";

const dating = { ownerId: "01900000-0000-7000-8000-000000000000", now: new Date("2026-11-20T12:00:00Z") };
const pocket = Object.entries<PocketListing>(POCKET_LISTINGS);
const all = [...pocket, ...Object.entries<OrderedListing>(ORDERED_LISTINGS)];

test("a dozen are confidential, with a public page of each kind and each way of letting readers in", () => {
  expect(pocket).toHaveLength(12);
  expect(new Set(pocket.map(([, { teaser }]) => teaser))).toEqual(new Set(["off", "text", "picture"]));
  expect(new Set(pocket.map(([, { access }]) => access.mode))).toEqual(new Set(["manual", "verified", "signed"]));
  expect(pocket.some(([, { access }]) => access.mode === "manual" && access.signsFirst)).toBe(true);
});

test.each(all)("%s has values that its form accepts, in a city of its province", (_, listing) => {
  const { type, subtype, city, province } = listing;
  const features = { ...listing.features, includes: [...listing.includes] };
  expect(readFeatures({ type, subtype, features, currentYear: 2026 })).toEqual({ value: features });
  const found = findProvince(province);
  expect(found && findCity(found, city)?.name).toBe(city);
  expect(province).not.toBe(NAMED_PROVINCE);
});

test("those in Quebec are in French first, with an English text", () => {
  for (const [name, { province, language, otherTitle, otherDescription }] of all) {
    if (province !== "Quebec") continue;
    expect({ language, isBilingual: Boolean(otherTitle && otherDescription) }, name).toEqual({
      language: "fr",
      isBilingual: true,
    });
  }
});

describe.each(pocket)("the confidential listing %s", (_, listing) => {
  const { confidential, type, subtype } = listing;
  const choices = chooseReaders(listing);
  const dated = datePocketListing(listing, { ...dating, choices });

  test("has choices and texts that its owner may make, and follows the preset for confidential listings", () => {
    expect(readDisclosure({ type, subtype, ...choices, confidential })).toEqual({
      value: { ...choices, confidential },
    });
    expect(findPreset(choices.levels, listing)).toBe("confidential");
    expect(Object.keys(confidential)).toEqual(expect.arrayContaining(["streetAddress"]));
  });

  test("stores what few may read apart from what every member reads", () => {
    const open = JSON.stringify(dated.listing);
    for (const value of Object.values(confidential)) expect(open).not.toContain(value);
    expect(dated.secrets?.fields).toMatchObject(confidential);
  });

  test("gives nothing away in its public texts", () => {
    const { title, description, otherTitle = "", otherDescription = "" } = listing;
    const secrets = Object.entries(dated.secrets?.fields ?? {}).map(([key, value]) => ({ key, value: String(value) }));
    expect(findLeaks({ texts: [title, description, otherTitle, otherDescription], secrets })).toEqual([]);
  });
});
