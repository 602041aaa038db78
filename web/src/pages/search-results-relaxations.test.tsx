import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { buildCard, buildProfile } from "../testing/answers.ts";
import { callsTo, respond } from "../testing/server.ts";
import { openPage } from "../testing/site.tsx";

const RELAX = "POST /v1/property/relaxations";

const address = () => window.location.pathname + window.location.search;

async function openResults(path: string, found: number) {
  const properties = Array.from({ length: found }, (_, at) => buildCard({ name: `Suite ${at}` }));
  const response = { properties, totalPages: Math.min(found, 1), totalResults: found, page: 1, lastDoc: null };
  respond("POST /v1/property/search", { json: { response } });
  const near = { near: { province: "Quebec", city: "Laval" }, km: 25 };
  respond(RELAX, {
    json: {
      relaxations: [
        { filter: { city: "Laval", listingType: "sale", upperPrice: 440_000, keywords: ["dock"] }, listings: 9 },
        { filter: { within: near, listingType: "sale", upperPrice: 400_000, keywords: ["dock"] }, listings: 21 },
        { filter: { city: "Laval", listingType: "sale", upperPrice: 400_000 }, listings: 1_000, isAtLeast: true },
      ],
    },
  });
  const { user } = await openPage(path, { as: buildProfile() });
  const main = within(await screen.findByRole("main"));
  return { user, main };
}

const PATH = "/search-results?city=Laval&upperPrice=400000&keywords=dock&listingType=sale";

test("a search that finds little offers to ask for less, with what that finds", async () => {
  const { user, main } = await openResults(PATH, 0);
  expect(await main.findByText("No matching results found.")).toBeVisible();
  expect(await main.findByRole("button", { name: /^\$0–\$440,000: 9$/u })).toBeVisible();
  expect(main.getByRole("button", { name: "Within 25 km of Laval: 21" })).toBeVisible();
  expect(main.getByText("3 ways to find more listings")).toHaveAttribute("role", "status");
  await user.click(main.getByRole("button", { name: "Without “dock”: 1,000+" }));
  await waitFor(() => expect(address()).toBe("/search-results?city=Laval&upperPrice=400000&listingType=sale"));
  expect(screen.getByRole("heading", { level: 1 })).toHaveFocus();
});

test("a price without sale or rent is relaxed on the track that is shown", async () => {
  await openResults("/search-results?city=Laval&upperPrice=400000", 2);
  await waitFor(() =>
    expect(callsTo(RELAX).map(({ body }) => body)).toEqual([
      { city: "Laval", upperPrice: 400_000, listingType: "sale" },
    ]),
  );
});

test("nothing is asked if the search finds enough, or has no filters", async () => {
  const { main } = await openResults(PATH, 3);
  await main.findAllByRole("article");
  expect(callsTo(RELAX)).toEqual([]);
});
