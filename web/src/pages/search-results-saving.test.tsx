import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { buildCard, buildProfile, buildSavedSearch, buildSavedSearches } from "../testing/answers.ts";
import { choose, dropdown } from "../testing/dropdown.ts";
import { callsTo, respond } from "../testing/server.ts";
import { openPage } from "../testing/site.tsx";

const SAVE = "POST /v1/saved-searches";
const LIST = "GET /v1/saved-searches";
const OFFICES = "/search-results?type=Office&province=Ontario&city=Toronto";

async function openResults(address: string, { saved = buildSavedSearches(), listings = 1 } = {}) {
  const properties = Array.from({ length: listings }, () => buildCard());
  respond("POST /v1/property/search", {
    json: { response: { properties, totalPages: 1, totalResults: listings, page: 1, lastDoc: null } },
  });
  respond(LIST, { json: saved });
  return openPage(address, { as: buildProfile() });
}

const findDialog = async () => within(await screen.findByRole("dialog"));

test("a search is saved under a suggested name, once its reader ticked the box for emails", async () => {
  const consent = "Check the box to get alerts by email, or turn alerts off.";
  respond(SAVE, { status: 201, json: { id: "01900000-0000-7000-8000-000000000009" } });
  const { user } = await openResults(`${OFFICES}&upperPrice=600000&sort=newest&page=2`, {
    saved: buildSavedSearches([], { isAlertsConsentGiven: false }),
  });
  await user.click(await screen.findByRole("button", { name: "Save this search" }));
  const dialog = await findDialog();
  expect(dialog.getByRole("textbox", { name: "Name" })).toHaveValue("Office for sale in Toronto, under $600,000");
  expect(dialog.getByRole("checkbox")).not.toBeChecked();
  await user.click(dialog.getByRole("button", { name: "Save" }));
  expect(await dialog.findByText(consent)).toBeVisible();
  await user.click(dialog.getByRole("checkbox"));
  await user.click(dialog.getByRole("button", { name: "Save" }));
  expect(await screen.findByText("Search saved.")).toBeVisible();
  expect(callsTo(SAVE)).toHaveLength(1);
  expect(callsTo(SAVE)[0]?.body).toEqual({
    name: "Office for sale in Toronto, under $600,000",
    filter: { type: "Office", province: "Ontario", city: "Toronto", upperPrice: 600_000, listingType: "sale" },
    cadence: "daily",
    isAlertsConsentGiven: true,
  });
});

test("without emails no consent is asked for", async () => {
  respond(SAVE, { status: 201, json: { id: "01900000-0000-7000-8000-000000000009" } });
  const { user, fill } = await openResults(OFFICES, { saved: buildSavedSearches([], { isAlertsConsentGiven: false }) });
  await user.click(await screen.findByRole("button", { name: "Save this search" }));
  const dialog = await findDialog();
  await choose(user, () => dropdown(screen.getByRole("dialog"), "Email me new listings"), "No emails");
  expect(dialog.queryByRole("checkbox")).not.toBeInTheDocument();
  await fill(dialog.getByRole("textbox", { name: "Name" }), " ");
  await user.click(dialog.getByRole("button", { name: "Save" }));
  expect(await dialog.findByText("Enter a name.")).toBeVisible();
  await fill(dialog.getByRole("textbox", { name: "Name" }), "Downtown");
  await user.click(dialog.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(callsTo(SAVE)[0]?.body).toMatchObject({ name: "Downtown", cadence: "off" }));
  expect(callsTo(SAVE)[0]?.body).not.toHaveProperty("isAlertsConsentGiven");
});

test("a search that is saved says so, whatever the order of its keywords, and opens", async () => {
  respond("PATCH /v1/saved-searches/{id}", { json: { msg: "" } });
  const known = buildSavedSearch({ name: "Lofts", filter: { keywords: ["loft", "patio"] } });
  const { user } = await openResults("/search-results?keywords=patio&keywords=loft", {
    saved: buildSavedSearches([known]),
  });
  await user.click(await screen.findByRole("button", { name: "Saved" }));
  const dialog = await findDialog();
  expect(dialog.getByRole("textbox", { name: "Name" })).toHaveValue("Lofts");
  await user.click(dialog.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(callsTo("PATCH /v1/saved-searches/{id}")).toHaveLength(1));
});

test("a search that finds nothing can be saved to hear of the first listing", async () => {
  const { user } = await openResults(OFFICES, { listings: 0 });
  await user.click(await screen.findByRole("button", { name: "Tell me when one is listed" }));
  await findDialog();
  expect(dropdown(screen.getByRole("dialog"), "Email me new listings")).toHaveTextContent("At once");
});

test("the filters of a saved search are changed where its results are, with the map too", async () => {
  respond("PATCH /v1/saved-searches/{id}", { json: { msg: "" } });
  const search = buildSavedSearch();
  const { user } = await openResults(`${OFFICES}&saved=${search.id}`, { saved: buildSavedSearches([search]) });
  expect(await screen.findByRole("button", { name: "Saved" })).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Remove Toronto" }));
  await user.click(await screen.findByRole("button", { name: "Update “Office in Toronto”" }));
  await waitFor(() =>
    expect(callsTo("PATCH /v1/saved-searches/{id}")[0]?.body).toEqual({
      filter: { type: "Office", province: "Ontario" },
    }),
  );
  expect(new URLSearchParams(window.location.search).get("saved")).toBe(search.id);
});

test("a search that was asked to be saved before signing up is offered to be saved, once", async () => {
  const { user } = await openResults(`${OFFICES}&save=1`);
  const dialog = await findDialog();
  expect(dialog.getByRole("textbox", { name: "Name" })).toHaveValue("Office in Toronto");
  await waitFor(() => expect(window.location.search).not.toContain("save"));
  await user.click(dialog.getByRole("button", { name: "Cancel" }));
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
});

test("somebody with 50 saved searches is told to delete one", async () => {
  const searches = Array.from({ length: 50 }, (_, at) =>
    buildSavedSearch({ name: `Search ${at}`, filter: { zoning: `C${at}` } }),
  );
  const { user } = await openResults(OFFICES, { saved: buildSavedSearches(searches) });
  await user.click(await screen.findByRole("button", { name: "Save this search" }));
  const dialog = await findDialog();
  expect(dialog.getByText("You can save up to 50 searches. Delete one to save another.")).toBeVisible();
  expect(dialog.queryByRole("textbox")).not.toBeInTheDocument();
});

test("a search with a filter that cannot be read is not saved", async () => {
  respond("POST /v1/property/search", { status: 400, json: { msg: "", code: "invalid", fields: {} } });
  await openPage("/search-results?type=Castle", { as: buildProfile() });
  expect(await screen.findByText("Failed to fetch listings. Please try again later.")).toBeVisible();
  expect(screen.queryByRole("button", { name: "Save this search" })).not.toBeInTheDocument();
});
