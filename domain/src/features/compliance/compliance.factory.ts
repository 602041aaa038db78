import type { CheckedListing } from "./compliance.terms.ts";

/** A listing for tests in which no rule finds anything. */
export function buildChecked(overrides: Partial<CheckedListing> = {}): CheckedListing {
  return {
    type: "Commercial",
    subtype: "Retail",
    listingType: "sale",
    province: "Ontario",
    postedAs: "agent",
    brokerageName: "Lakeshore Realty Inc., Brokerage",
    designation: "Broker",
    language: "en",
    texts: {
      en: { title: "Corner store with a flat above", description: "A well-kept storefront. Jane Roe, Broker." },
    },
    ...overrides,
  };
}
