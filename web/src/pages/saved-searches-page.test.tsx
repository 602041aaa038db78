import { screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { buildProfile, buildSavedSearch, buildSavedSearches } from "../testing/answers.ts";
import { choose, dropdown } from "../testing/dropdown.ts";
import { callsTo, hold, respond } from "../testing/server.ts";
import { openPage } from "../testing/site.tsx";

const LIST = "GET /v1/saved-searches";
const CHANGE = "PATCH /v1/saved-searches/{id}";

async function openSearches(answer = buildSavedSearches([buildSavedSearch()])) {
  respond(LIST, { json: answer });
  const opened = await openPage("/account/searches", { as: buildProfile() });
  await screen.findByRole("heading", { level: 1, name: "Saved searches" });
  return { ...opened, main: within(screen.getByRole("main")) };
}

const openMenu = async ({ user, main }: Awaited<ReturnType<typeof openSearches>>, name: string, action: string) => {
  await user.click(await main.findByRole("button", { name: `More actions for ${name}` }));
  await user.click(main.getByRole("button", { name: action }));
};

test("each saved search has its filters, what is new, and leads to its results, which are then seen", async () => {
  respond("POST /v1/saved-searches/{id}/open", { json: { msg: "" } });
  respond("POST /v1/property/search", {
    json: { response: { properties: [], totalPages: 0, totalResults: 0, page: 1, lastDoc: null } },
  });
  const search = buildSavedSearch({ newListings: 6, seenAt: { seconds: Date.now() / 1000 - 3 * 86_400 } });
  const { user, main } = await openSearches(buildSavedSearches([search]));
  const filters = within(await main.findByRole("list", { name: "Filters" })).getAllByRole("listitem");
  expect(filters.map(({ textContent }) => textContent)).toEqual(["Toronto", "Ontario", "Office"]);
  expect(main.getByText(/^6 new since \w+day$/u)).toBeVisible();
  expect(main.getByText("1 of 50 searches saved")).toBeVisible();
  await user.click(main.getByRole("link", { name: "Office in Toronto" }));
  await waitFor(() => expect(window.location.pathname).toBe("/search-results"));
  expect(new URLSearchParams(window.location.search).get("saved")).toBe(search.id);
  expect(callsTo("POST /v1/saved-searches/{id}/open")).toHaveLength(1);
});

test("a person without saved searches sees how to save one", async () => {
  const { main } = await openSearches(buildSavedSearches());
  expect(await main.findByText("No saved searches yet.")).toBeVisible();
  expect(main.getByRole("link", { name: "See all listings" })).toHaveAttribute("href", "/search-results");
});

test("a person with 50 saved searches sees that one has to go before another is saved", async () => {
  const searches = Array.from({ length: 50 }, (_, at) => buildSavedSearch({ name: `Search ${at}` }));
  const { main } = await openSearches(buildSavedSearches(searches));
  expect(await main.findByText("50 of 50 searches saved. Delete one to save another.")).toBeVisible();
  expect(main.getAllByRole("article")).toHaveLength(50);
});

test("when saved searches cannot be loaded, the page says so and can load them again", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  respond(LIST, { status: 500 });
  const { user } = await openPage("/account/searches", { as: buildProfile() });
  await vi.advanceTimersByTimeAsync(5_000);
  expect(await screen.findByText("Your saved searches could not be loaded.")).toBeVisible();
  respond(LIST, { json: buildSavedSearches() });
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByText("No saved searches yet.")).toBeVisible();
});

test("a saved search is renamed, paused and told of at another pace", async () => {
  respond(CHANGE, { json: { msg: "" } });
  const opened = await openSearches();
  await openMenu(opened, "Office in Toronto", "Rename");
  await opened.fill(await screen.findByRole("textbox", { name: "Name" }), "Downtown");
  await opened.user.click(screen.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  await openMenu(opened, "Office in Toronto", "Pause emails");
  await choose(opened.user, () => dropdown(screen.getByRole("main"), "Emails about Office in Toronto"), "Once a week");
  await waitFor(() => expect(callsTo(CHANGE)).toHaveLength(3));
  expect(callsTo(CHANGE).map(({ body }) => body)).toEqual([
    { name: "Downtown" },
    { isPaused: true },
    { cadence: "weekly" },
  ]);
});

test("what is pressed while the change before is being saved counts too", async () => {
  const held = hold({ json: { msg: "" } });
  respond(CHANGE, held.handler);
  respond("DELETE /v1/saved-searches/{id}", { json: { msg: "" } });
  const opened = await openSearches();
  await openMenu(opened, "Office in Toronto", "Pause emails");
  await openMenu(opened, "Office in Toronto", "Delete");
  expect(callsTo("DELETE /v1/saved-searches/{id}")).toHaveLength(0);
  held.release();
  await waitFor(() => expect(callsTo("DELETE /v1/saved-searches/{id}")).toHaveLength(1));
  expect(callsTo(CHANGE).map(({ body }) => body)).toEqual([{ isPaused: true }]);
});

test("a deleted search can be restored, and the focus is never lost", async () => {
  respond("DELETE /v1/saved-searches/{id}", { json: { msg: "" } });
  respond("POST /v1/saved-searches/{id}/restore", { json: { msg: "" } });
  const search = buildSavedSearch();
  const opened = await openSearches(buildSavedSearches([search]));
  await opened.main.findByRole("article");
  respond(LIST, { json: buildSavedSearches() });
  await openMenu(opened, search.name, "Delete");
  expect(await opened.main.findByText("“Office in Toronto” deleted.")).toBeVisible();
  expect(opened.main.queryByRole("article")).not.toBeInTheDocument();
  await waitFor(() => expect(opened.main.getByRole("list", { name: "Saved searches" })).toHaveFocus());
  respond(LIST, { json: buildSavedSearches([search]) });
  await opened.user.click(opened.main.getByRole("button", { name: "Undo" }));
  expect(await opened.main.findByRole("article")).toBeVisible();
  expect(callsTo("POST /v1/saved-searches/{id}/restore")[0]?.address).toContain(search.id);
});

test("a filter that searches no longer know is named, and so is a search that brings too much", async () => {
  const broken = buildSavedSearch({
    filter: { zoning: "C3", city: "Lost City", province: "Ontario" },
    problems: { city: "This filter no longer exists." },
  });
  const { main } = await openSearches(
    buildSavedSearches([broken, buildSavedSearch({ isSlowed: true, isPaused: false })]),
  );
  expect(await main.findByText("Lost City: This filter no longer exists.")).toBeVisible();
  expect(main.getByText(/^It brings more than five listings a day/u)).toBeVisible();
});

test("somebody who unsubscribed agrees again before emails come, with the box unticked", async () => {
  respond(CHANGE, { json: { msg: "" } });
  const search = buildSavedSearch();
  const { user, main } = await openSearches(buildSavedSearches([search], { isAlertsConsentGiven: false }));
  await user.click(await main.findByRole("button", { name: "Turn on emails" }));
  const dialog = within(await screen.findByRole("dialog"));
  const box = dialog.getByRole("checkbox");
  expect(box).not.toBeChecked();
  await user.click(dialog.getByRole("button", { name: "Turn on emails" }));
  expect(await dialog.findByText("Check the box to get alerts by email, or turn alerts off.")).toBeVisible();
  await user.click(box);
  await user.click(dialog.getByRole("button", { name: "Turn on emails" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  expect(callsTo(CHANGE)[0]?.body).toEqual({ cadence: "daily", isAlertsConsentGiven: true });
});

test("somebody chooses how to hear of their favourites", async () => {
  respond("PUT /v1/saved-searches/favourites", { json: { msg: "" } });
  const { user } = await openSearches();
  await screen.findByText("Favourites", { selector: "h2" });
  await choose(user, () => dropdown(screen.getByRole("main"), "Emails about favourites"), "No emails");
  await waitFor(() => expect(callsTo("PUT /v1/saved-searches/favourites")[0]?.body).toEqual({ cadence: "off" }));
});
