import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { buildCard, buildProfile } from "../testing/answers.ts";
import { callsTo, respond } from "../testing/server.ts";
import { openPage } from "../testing/site.tsx";

const SEARCH = "POST /v1/property/search";

const RENT = { kind: "amount", amountCents: 250_000, per: "month", basis: "gross", additional: null } as const;
const CARD = buildCard({
  name: "Shop",
  listingType: "both",
  sale: { kind: "amount", amountCents: 40_000_000 },
  lease: RENT,
});

const address = () => window.location.pathname + window.location.search;
const asked = () => callsTo(SEARCH).map(({ body }) => body as Record<string, unknown>);

async function openResults(path: string) {
  respond(SEARCH, ({ body }) => {
    const isRent = (body as { listingType?: string }).listingType === "rent";
    const totalResults = isRent ? 23 : 41;
    return { json: { response: { properties: [CARD], totalPages: 3, totalResults, page: 1, lastDoc: null } } };
  });
  const { user } = await openPage(path, { as: buildProfile() });
  const main = within(await screen.findByRole("main"));
  await main.findByRole("article");
  return { user, main };
}

test("a price without sale or rent shows sales, and offers both with their numbers", async () => {
  const { user, main } = await openResults("/search-results?lowerPrice=1000&upperPrice=5000&sort=price-asc");
  const sale = await main.findByRole("button", { name: "For Sale 41" });
  const rent = await main.findByRole("button", { name: "For Rent 23" });
  expect([sale, rent].map((tab) => tab.getAttribute("aria-pressed"))).toEqual(["true", "false"]);
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(/^41 listings · For Sale · \$1,000–\$5,000$/u);
  // No request leaves the track open.
  expect(asked().map(({ listingType }) => listingType)).toEqual(expect.arrayContaining(["sale", "rent"]));
  expect(asked().every(({ listingType }) => listingType !== undefined)).toBe(true);
  await user.click(rent);
  await waitFor(() =>
    expect(address()).toBe("/search-results?rentMonthGross=1000-5000&listingType=rent&sort=rentMonthGross-asc"),
  );
  await waitFor(() => expect(main.queryByRole("button", { name: "For Sale 41" })).not.toBeInTheDocument());
  expect(screen.getByRole("heading", { level: 1 })).toHaveFocus();
});

test("the order by price alone also asks for sale or rent, and no other order does", async () => {
  const { main } = await openResults("/search-results?sort=price-desc");
  expect(await main.findByRole("button", { name: "For Rent 23" })).toBeVisible();
});

test("without a price nothing is kept apart", async () => {
  const { main } = await openResults("/search-results?sort=newest");
  expect(main.queryByRole("button", { name: /^For Rent \d+$/u })).not.toBeInTheDocument();
  expect(asked()).toEqual([expect.not.objectContaining({ listingType: expect.anything() })]);
});

test("among rents the rent is the headline, with the price of the sale below it", async () => {
  const { main } = await openResults("/search-results?listingType=rent");
  const row = main.getByRole("article");
  expect(row.textContent).toMatch(/CA\$2,500\s*\/\smonth gross.*For sale: CA\$400,000/u);
});

test("elsewhere the price of the sale is the headline", async () => {
  const { main } = await openResults("/search-results?listingType=sale");
  expect(main.getByRole("article").textContent).toMatch(/CA\$400,000.*CA\$2,500/u);
});
