import { screen, within } from "@testing-library/react";
import type { Demand } from "@vestpocket/domain/mandates/mandates.schema";
import { expect, test } from "vitest";
import { buildProfile, buildProperty, UID } from "../testing/answers.ts";
import { callsTo, respond, respondByDefault } from "../testing/server.ts";
import { openPage } from "../testing/site.tsx";

const DEMAND = "POST /v1/property/{id}/demand";
const TOLD: Demand = { band: "from10", type: "Office", province: "Quebec", city: "Montreal", isPriced: true };

async function openPlans(answer: { json: Demand } | { status: number }) {
  const listing = buildProperty({ status: "draft", listingOwner: UID });
  respond("GET /v1/property/getProperty/{id}", { json: { property: listing } });
  respondByDefault("GET /v1/orders", { json: { orders: [], page: 1, totalPages: 1, totalResults: 0 } });
  const config = { publishableKey: "pk", testMode: true, salesTax: null, billing: null };
  respond("GET /v1/checkout-session/config", { json: config });
  respond(DEMAND, answer);
  await openPage(`/create-listing/choose-plan?listing=${listing.id}`, { as: buildProfile() });
  const main = within(await screen.findByRole("main"));
  await main.findByRole("radio", { name: /^Basic \$.+$/u });
  return main;
}

test("before paying, an owner reads how many look for something like the listing", async () => {
  const main = await openPlans({ json: TOLD });
  expect(await main.findByRole("heading", { name: "10–24 people are looking" })).toBeVisible();
  expect(main.getByText(/^For “Office” in Montreal around your price\..+$/u)).toBeVisible();
  expect(callsTo(DEMAND)).toHaveLength(1);
});

test("a hidden city and price are not named", async () => {
  const main = await openPlans({ json: { ...TOLD, band: "under5", city: null, isPriced: false } });
  expect(await main.findByRole("heading", { name: "Fewer than 5 people are looking" })).toBeVisible();
  expect(main.getByText(/^For “Office” in Quebec\..+$/u)).toBeVisible();
});

test("after three listings on a day, the page says when to come back", async () => {
  const main = await openPlans({ json: { ...TOLD, band: null } });
  expect(
    await main.findByText(/^We say how many people .+ three listings a day\. Come back tomorrow\.$/u),
  ).toBeVisible();
});

test("plans can be chosen although the number cannot be told", async () => {
  const main = await openPlans({ status: 500 });
  expect(main.queryByText(/^.*people are looking$/u)).toBeNull();
});
