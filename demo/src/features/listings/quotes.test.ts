import { readTerms } from "@vestpocket/domain/listings/quoted-terms.rules";
import { createRandom } from "@vestpocket/domain/shared/random";
import { expect, test } from "vitest";
import { generateListings } from "./listings.demo.ts";
import { quoteListing } from "./quotes.ts";

const LISTINGS = generateListings(createRandom(3), 1_500);

test("every quote of the demo is one that an owner could post, and all kinds occur", () => {
  const seen = new Set<string>();
  for (const listing of LISTINGS) {
    const { sale, lease, availableArea } = quoteListing(listing);
    const { listingType, features } = listing;
    const given = { price: "", listingType, monthlyRent: features.monthlyRent, availableArea };
    expect(readTerms({ ...given, sale: sale ?? undefined, lease: lease ?? undefined })).toEqual({
      value: { sale, lease, availableArea },
    });
    if (sale) seen.add(`sale ${sale.kind}`);
    if (lease) seen.add(lease.kind === "on_request" ? "rent on_request" : `${lease.per} ${lease.basis}`);
  }
  expect([...seen]).toEqual(
    expect.arrayContaining([
      ...["sale amount", "sale from", "sale range", "sale on_request", "rent on_request"],
      ...[
        "sqft_year net",
        "sqft_year gross",
        "sqft_month net",
        "month net",
        "month gross",
        "month semi_gross",
        "year net",
      ],
    ]),
  );
});

test("most listings of the demo have a price that compares", () => {
  const priced = LISTINGS.filter((listing) => quoteListing(listing).price !== null);
  expect(priced.length).toBeGreaterThan(1_200);
});
