import { screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { buildCard, buildProfile } from "../testing/answers.ts";
import { callsTo, respond } from "../testing/server.ts";
import { openPage } from "../testing/site.tsx";

const LIST = "GET /v1/favourites";
const SAVE = "PUT /v1/favourites/{id}";

async function openFavourites(address = "/account/favourites") {
  respond("GET /v1/views/recent", { json: { properties: [] } });
  const opened = await openPage(address, { as: buildProfile() });
  await screen.findByRole("heading", { level: 1, name: "Favourites" });
  return { ...opened, main: within(screen.getByRole("main")) };
}

test("a person without favourites sees how to save one", async () => {
  const { main } = await openFavourites();
  expect(await main.findByText("No favourites yet.")).toBeVisible();
  expect(main.getByText("Select the heart on a listing to save it here.")).toBeVisible();
  expect(main.getByRole("link", { name: "See all listings" })).toHaveAttribute("href", "/search-results");
  expect(main.queryByRole("region", { name: "Recently viewed" })).not.toBeInTheDocument();
});

test("a page past the end of the favourites links to the first", async () => {
  respond(LIST, { json: { properties: [], page: 7, totalPages: 1, totalResults: 1, unavailable: 0 } });
  const { main } = await openFavourites("/account/favourites?page=7");
  expect(await main.findByRole("link", { name: "Go to first page" })).toHaveAttribute("href", "/account/favourites");
});

test("favourites are paginated, and unavailable ones are counted and can be removed", async () => {
  const cards = Array.from({ length: 13 }, () => buildCard());
  respond(LIST, ({ address }) => {
    const page = Number(new URL(address, window.location.origin).searchParams.get("page"));
    const properties = page === 1 ? cards.slice(0, 12) : cards.slice(12);
    return { json: { properties, page, totalPages: 2, totalResults: 13, unavailable: page === 1 ? 2 : 0 } };
  });
  respond("DELETE /v1/favourites/unavailable", { json: { msg: "" } });
  const { user, main } = await openFavourites();
  expect(await main.findAllByRole("article")).toHaveLength(12);
  await user.click(main.getByRole("link", { name: "Page 2" }));
  await waitFor(() => expect(main.getAllByRole("article")).toHaveLength(1));
  expect(window.location.search).toBe("?page=2");
  await user.click(main.getByRole("link", { name: "Page 1" }));
  await user.click(await main.findByRole("button", { name: "Remove them" }));
  await waitFor(() => expect(callsTo("DELETE /v1/favourites/unavailable")).toHaveLength(1));
});

test("when favourites cannot be loaded, the page shows an error and can reload them", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  respond(LIST, { status: 500 });
  const { user, main } = await openFavourites();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(await main.findByText("Your favourites could not be loaded.")).toBeVisible();
  respond(LIST, { json: { properties: [], page: 1, totalPages: 0, totalResults: 0, unavailable: 0 } });
  await user.click(main.getByRole("button", { name: "Try again" }));
  expect(await main.findByText("No favourites yet.")).toBeVisible();
});

test("a heart that the server rejects reverts, and the page says why", async () => {
  const msg = "You can keep up to 500 favourites. Please remove one to save another.";
  const listing = buildCard({ name: "Brick storefront" });
  respond("POST /v1/property/search", {
    json: { response: { properties: [listing], totalPages: 1, totalResults: 1, page: 1, lastDoc: null } },
  });
  respond(SAVE, { status: 409, json: { msg, code: "favourites.full" } });
  const { user } = await openPage("/search-results", { as: buildProfile() });
  const heart = await screen.findByRole("button", { name: "Save to favourites: Brick storefront" });
  await user.click(heart);
  expect(await screen.findByText(msg)).toBeVisible();
  expect(heart).toHaveAttribute("aria-pressed", "false");
  respond(SAVE, "offline");
  await user.click(heart);
  expect(await screen.findByText("Vestpocket cannot be reached. Check your connection.")).toBeVisible();
  await waitFor(() => expect(heart).toHaveAttribute("aria-pressed", "false"));
});

test("a visitor who presses a heart is asked to log in, and returns to the home page", async () => {
  respond("POST /v1/property/featured", { json: { properties: [buildCard({ name: "Brick storefront" })] } });
  const { user } = await openPage("/");
  const [heart] = await screen.findAllByRole("button", { name: "Save to favourites: Brick storefront" });
  await user.click(heart as HTMLElement);
  await waitFor(() => expect(window.location.pathname + window.location.search).toBe("/login?next=%2F"));
});
