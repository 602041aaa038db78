import { lazy } from "react";
import { addCatalogue } from "../platform/catalogues.ts";

/** The legal checks of listings: loaded only where they are shown, together with their texts. */

export const FormChecks = lazy(async () => {
  const { FormChecks } = await withTexts(import("../features/compliance/form-checks.tsx"));
  return { default: FormChecks };
});

export const ListingChecks = lazy(async () => {
  const { ListingChecks } = await withTexts(import("../features/compliance/listing-checks.tsx"));
  return { default: ListingChecks };
});

export const ListingNotices = lazy(async () => {
  const { ListingNotices } = await withTexts(import("../features/compliance/listing-notices.tsx"));
  return { default: ListingNotices };
});

async function withTexts<Part>(part: Promise<Part>): Promise<Part> {
  const [loaded] = await Promise.all([part, addCatalogue("compliance")]);
  return loaded;
}
