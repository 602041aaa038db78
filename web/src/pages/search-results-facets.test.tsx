import { screen, waitFor, within } from "@testing-library/react";
import { CATEGORY_TYPES } from "@vestpocket/domain/categories/categories.schema";
import { PROVINCES } from "@vestpocket/domain/places/places.schema";
import { PRICE_BANDS } from "@vestpocket/domain/prices/prices.schema";
import type { Facets } from "@vestpocket/domain/searches/facets.schema";
import { beforeEach, expect, test } from "vitest";
import { buildCard, buildProfile } from "../testing/answers.ts";
import { dropdown, readOptions } from "../testing/dropdown.ts";
import { callsTo, hold, respond } from "../testing/server.ts";
import { openPage } from "../testing/site.tsx";

const FACETS = "POST /v1/property/facets";

/** What is read aloud after a choice's name. */
async function expectSpoken(filters: ReturnType<typeof within>, name: string, spoken: string | RegExp): Promise<void> {
  await waitFor(() =>
    expect(filters.getByRole("button", { name })).toHaveAttribute("aria-description", expect.stringMatching(spoken)),
  );
}

/** Counts in which every choice has as many listings, except the given ones. */
function buildFacets(each: number, others: Partial<Facets> = {}): { json: { facets: Facets } } {
  const count = <Name extends string>(names: readonly Name[]) => names.map((name) => ({ name, listings: each }));
  const facets = {
    listingTypes: count(["sale", "rent", "both"] as const),
    types: count(CATEGORY_TYPES),
    subtypes: [],
    provinces: count(PROVINCES.map(({ name }) => name)),
    cities: [{ province: "Ontario", name: "Toronto", listings: each }],
    prices: count(PRICE_BANDS.map(({ key }) => key)),
    ...others,
  };
  return { json: { facets } };
}

beforeEach(() => {
  const response = { properties: [buildCard({})], totalPages: 1, totalResults: 1, page: 1, lastDoc: null };
  respond("POST /v1/property/search", { json: { response } });
});

async function openFilters(address: string) {
  const { user } = await openPage(address, { as: buildProfile() });
  const panel = await screen.findByRole("complementary");
  return { user, panel, filters: within(panel) };
}

test("each choice shows how many listings it leaves; those without any come last", async () => {
  const types = CATEGORY_TYPES.map((name) => ({ name, listings: name === "Commercial" ? 0 : 1_204 }));
  respond(FACETS, buildFacets(1_204, { types, postedAs: [{ name: "agent", listings: 1 }] }));
  const { user, panel, filters } = await openFilters("/search-results?province=Ontario&listingType=sale&sort=newest");
  await expectSpoken(filters, "Agent", "1 listing");
  await expectSpoken(filters, "For Sale", "1,204 listings");
  expect(filters.getByRole("button", { name: "For Sale" })).toHaveTextContent("For Sale1,204");
  const categories = within(filters.getByRole("list", { name: "Category" })).getAllByRole("button");
  expect(categories.map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining(["Office1,204", "Commercial0"]),
  );
  expect(categories.at(-1)).toHaveTextContent("Commercial0");
  const cities = await readOptions(user, () => dropdown(panel, "City"));
  expect(cities.slice(0, 2)).toEqual(["Toronto1,204", "Barrie0"]);
  await expectSpoken(filters, "$0–$100,000", "1,204 listings");
  await expectSpoken(filters, "$1,000,000+", "1,204 listings");
  // Neither order nor page changes the counts.
  expect(callsTo(FACETS).map(({ body }) => body)).toEqual([{ province: "Ontario", listingType: "sale" }]);
});

test("a price range has no number until sale or rent is chosen: it would count both", async () => {
  respond(FACETS, buildFacets(7));
  const { filters } = await openFilters("/search-results");
  await expectSpoken(filters, "For Sale", "7 listings");
  expect(filters.getByRole("button", { name: "$1,000,000+" })).not.toHaveAttribute("aria-description");
});

test("the counts stay until those of another search have loaded", async () => {
  respond(FACETS, buildFacets(5));
  const { user, filters } = await openFilters("/search-results");
  await expectSpoken(filters, "For Rent", "5 listings");
  const { handler, release } = hold(buildFacets(3));
  respond(FACETS, handler);
  await user.click(filters.getByRole("button", { name: "For Sale" }));
  await waitFor(() => expect(callsTo(FACETS)).toHaveLength(2));
  await expectSpoken(filters, "For Rent", "5 listings");
  release();
  await expectSpoken(filters, "For Rent", "3 listings");
});

test("counts are grouped as in the page's language", async () => {
  respond(FACETS, buildFacets(1_204));
  const { filters } = await openFilters("/fr/search-results");
  await expectSpoken(filters, "À vendre", /^1\s204 annonces$/u);
});

test.each([
  ["counts nothing", { json: { facets: null } }],
  ["fails", { status: 500, json: { msg: "no" } }],
  ["is away", "offline" as const],
])("when the server %s, the choices have no numbers and still work", async (_, answer) => {
  respond(FACETS, answer);
  const { user, filters } = await openFilters("/search-results");
  await waitFor(() => expect(callsTo(FACETS)).toHaveLength(1));
  await user.click(await filters.findByRole("button", { name: "For Sale" }));
  await waitFor(() => expect(window.location.search).toBe("?listingType=sale"));
});

test("the for-rent choice has no count while a price is chosen, which it would drop", async () => {
  respond(FACETS, buildFacets(5));
  const { filters } = await openFilters("/search-results?upperPrice=100000");
  await expectSpoken(filters, "For Sale", "5 listings");
  expect(filters.getByRole("button", { name: "For Rent" })).not.toHaveAttribute("aria-description");
});
