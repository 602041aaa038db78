import { lazy } from "react";
import { addCatalogue } from "../platform/catalogues.ts";

/** The legal checks of listings: loaded only where they are shown, together with their texts. */

export const ListingChecks = lazy(async () => {
  const { ListingChecks } = await withTexts(import("../features/compliance/listing-checks.tsx"));
  return { default: ListingChecks };
});

export const ListingsChecks = lazy(async () => {
  const { ListingsChecks } = await withTexts(import("../features/compliance/listings-checks.tsx"));
  return { default: ListingsChecks };
});

export const ListingNotices = lazy(async () => {
  const { ListingNotices } = await withTexts(import("../features/compliance/listing-notices.tsx"));
  return { default: ListingNotices };
});

async function withTexts<Part>(part: Promise<Part>): Promise<Part> {
  const [loaded] = await Promise.all([part, addCatalogue("compliance")]);
  return loaded;
}
