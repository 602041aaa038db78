import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { buildCard, buildProfile } from "../testing/answers.ts";
import { choose, dropdown } from "../testing/dropdown.ts";
import { callsTo, respond } from "../testing/server.ts";
import { openPage } from "../testing/site.tsx";

const MAP = "POST /v1/property/map";
const SEARCH = "POST /v1/property/search";
const TORONTO = { province: "Ontario", city: "Toronto", lat: 43.7, lon: -79.4, listings: 1_204 };
const MONTREAL = { province: "Quebec", city: "Montreal", lat: 45.5, lon: -73.6, listings: 1 };

const address = () => decodeURIComponent(window.location.pathname + window.location.search);

beforeEach(() => {
  const response = {
    properties: [buildCard({ name: "Corner shop" })],
    totalPages: 1,
    totalResults: 1,
    page: 1,
    lastDoc: null,
  };
  respond(SEARCH, { json: { response } });
  respond(MAP, { json: { bubbles: [MONTREAL, TORONTO], total: 1_205 } });
  respond("GET /src/features/searches/map/canada.topo.json", { json: { type: "Topology", objects: {}, arcs: [] } });
});

async function openMap(path: string) {
  const { user } = await openPage(path, { as: buildProfile() });
  return { user, map: await screen.findByRole("region", { name: /^(?:Map|Carte)$/u }) };
}

test("the map's cities are a list of buttons, the largest first, and one of them searches its city", async () => {
  const { user, map } = await openMap("/search-results?view=map&type=Office&near=ON/Toronto&km=25");
  await user.click(await within(map).findByText("2 cities on the map"));
  const cities = within(map).getAllByRole("listitem");
  expect(cities.map(({ textContent }) => textContent)).toEqual(["Toronto1,204 listings", "Montreal1 listing"]);
  await user.click(within(map).getByRole("button", { name: "Montreal 1 listing" }));
  await waitFor(() => expect(address()).toBe("/search-results?type=Office&province=Quebec&city=Montreal&view=map"));
  expect(callsTo(MAP).at(-1)?.body).toEqual({ type: "Office", province: "Quebec", city: "Montreal" });
});

test("a distance from a city replaces the place of the search, in the same URL as the list", async () => {
  const { user, map } = await openMap("/search-results?view=map&province=Quebec&sort=newest");
  await choose(user, () => dropdown(map, "City"), "Toronto");
  await waitFor(() => expect(address()).toBe("/search-results?near=ON/Toronto&km=25&sort=newest&view=map"));
  const near = { near: { province: "Ontario", city: "Toronto" }, km: 25 };
  await waitFor(() => expect(callsTo(MAP).at(-1)?.body).toEqual({ within: near }));
  expect(callsTo(SEARCH).at(-1)?.body).toEqual({ within: near, sort: "newest", page: 1, limit: 10 });
  await choose(user, () => dropdown(map, "Within"), "50 km");
  await waitFor(() => expect(address()).toBe("/search-results?near=ON/Toronto&km=50&sort=newest&view=map"));
  expect(await screen.findByText("Within 50 km of Toronto")).toBeVisible();
  await user.click(within(map).getByRole("button", { name: "Reset area" }));
  await waitFor(() => expect(address()).toBe("/search-results?sort=newest&view=map"));
});

test("the map is shown and hidden through the URL, and loads only when it is shown", async () => {
  const { user } = await openPage("/fr/search-results?type=Office", { as: buildProfile() });
  expect(await screen.findByRole("link", { name: "Corner shop" })).toBeVisible();
  expect(callsTo(MAP)).toEqual([]);
  await user.click(screen.getAllByRole("link", { name: "Carte" })[0] ?? document.body);
  await screen.findByRole("region", { name: "Carte" });
  expect(address()).toBe("/fr/search-results?type=Office&view=map");
  expect(await screen.findByText("2 villes sur la carte")).toBeVisible();
  await user.click(screen.getByRole("link", { name: "Masquer la carte" }));
  await waitFor(() => expect(screen.queryByRole("region", { name: "Carte" })).toBeNull());
  expect(address()).toBe("/fr/search-results?type=Office");
});

test("too many listings for the map show a message, and a failure leaves the list unchanged", async () => {
  respond(MAP, { json: { bubbles: null, total: 400_000 } });
  const { user, map } = await openMap("/search-results?view=map&keywords=the");
  expect(await within(map).findByText(/too many listings for the map/u)).toBeVisible();
  respond(MAP, { status: 503, json: {} });
  await choose(user, () => dropdown(map, "City"), "Toronto");
  expect(await within(map).findByText("The listings could not be placed on the map.")).toBeVisible();
  expect(screen.getByRole("link", { name: "Corner shop" })).toBeVisible();
});
