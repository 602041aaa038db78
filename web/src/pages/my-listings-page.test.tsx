import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { NO_VALUES } from "../features/listings/posting/posting-values.ts";
import { buildOwnListing, buildProfile, buildQuota } from "../testing/answers.ts";
import { callsTo, respond } from "../testing/server.ts";
import { openPage } from "../testing/site.tsx";

const MINE = "GET /v1/property/mine";
const CLOSE = "POST /v1/property/{id}/close";

async function openMyListings(address = "/account/my-listings") {
  const { user } = await openPage(address, { as: buildProfile() });
  await screen.findByRole("heading", { level: 1, name: "Browse your listings" });
  return { user, main: within(screen.getByRole("main")) };
}

test("a person without listings is told so, and can create one", async () => {
  const { main } = await openMyListings();
  expect(await main.findByText("You don't have any listings yet...")).toBeVisible();
  expect(main.getByRole("link", { name: "Create a listing" })).toHaveAttribute("href", "/create-listing");
});

test("when a person's listings cannot be loaded, the page says so and can load them again", async () => {
  respond(MINE, { status: 403 });
  const { user, main } = await openMyListings();
  expect(await main.findByText("Failed to load listings.")).toBeVisible();
  respond(MINE, { json: { properties: [buildOwnListing({ name: "Brick storefront" })] } });
  await user.click(main.getByRole("button", { name: "Try again" }));
  expect(await main.findByRole("heading", { level: 2, name: "Brick storefront" })).toBeVisible();
});

test("many listings can be filtered by status, and the choice is in the address", async () => {
  const properties = [
    ...Array.from({ length: 5 }, () => buildOwnListing()),
    buildOwnListing({ status: "draft", expiresAt: null }),
  ];
  respond(MINE, { json: { properties } });
  const { user, main } = await openMyListings();
  expect(await main.findAllByRole("article")).toHaveLength(6);
  await user.click(main.getByRole("button", { name: /^Draft/u }));
  expect(main.getAllByRole("article")).toHaveLength(1);
  expect(window.location.search).toBe("?status=draft");
  await openMyListings("/account/my-listings?status=active");
  expect(await screen.findAllByRole("article")).toHaveLength(5);
  expect(screen.getByRole("button", { name: /^Active/u })).toHaveAttribute("aria-pressed", "true");
});

test("a listing is closed only for a reason, after a warning that it cannot be undone", async () => {
  const listing = buildOwnListing({ name: "Brick storefront" });
  respond(MINE, { json: { properties: [listing] } });
  respond(CLOSE, { json: { msg: "Your listing is closed." } });
  const { user, main } = await openMyListings();
  await user.click(await main.findByRole("button", { name: "More for Brick storefront" }));
  await user.click(await main.findByRole("button", { name: "Close listing" }));
  const dialog = within(await screen.findByRole("alertdialog"));
  expect(dialog.getByText(/This cannot be undone\./u)).toBeInTheDocument();
  await user.click(dialog.getByRole("button", { name: "Close the listing" }));
  expect(callsTo(CLOSE)).toHaveLength(0);
  const [reason] = dialog.getAllByRole("radio");
  expect(reason).toHaveFocus();
  respond(MINE, { json: { properties: [{ ...listing, status: "closed" }] } });
  await user.click(reason as HTMLElement);
  await user.click(dialog.getByRole("button", { name: "Close the listing" }));
  expect(await screen.findByText("Your listing is closed.")).toBeVisible();
  await waitFor(() => expect(callsTo(CLOSE)).toHaveLength(1));
});

test("how much room is left is said before it runs out, and what to do once it has", async () => {
  respond("GET /v1/property/quota", { json: { quota: buildQuota({ drafts: 14 }) } });
  const first = await openMyListings();
  await waitFor(() => expect(callsTo("GET /v1/property/quota")).toHaveLength(1));
  await first.main.findByRole("link", { name: "Create a listing" });
  expect(first.main.queryByText(/of 20 drafts/u)).toBeNull();
  respond("GET /v1/property/quota", { json: { quota: buildQuota({ drafts: 15 }) } });
  const { main } = await openMyListings();
  expect(await main.findByText("15 of 20 drafts, 45 MB of 2 GB of files")).toBeVisible();
  respond("GET /v1/property/quota", { json: { quota: buildQuota({ drafts: 20 }) } });
  await openPage("/create-listing", { as: buildProfile() });
  expect(await screen.findByText(/^You have 20 drafts, the most an account can hold\./u)).toBeVisible();
});

test("a draft and an expired listing link to their payment, an active one does not", async () => {
  const [draft, expired, active] = [
    buildOwnListing({ name: "A draft", status: "draft", expiresAt: null }),
    buildOwnListing({ name: "An old one", status: "expired" }),
    buildOwnListing({ name: "A live one" }),
  ];
  respond(MINE, { json: { properties: [draft, expired, active] } });
  const { main } = await openMyListings();
  const addressOf = (id: string) => `/create-listing/choose-plan?listing=${id}`;
  expect(await main.findByRole("link", { name: "Complete payment of A draft" })).toHaveAttribute(
    "href",
    addressOf(draft.id),
  );
  expect(main.getByRole("link", { name: "Renew An old one" })).toHaveAttribute("href", addressOf(expired.id));
  expect(main.queryByRole("link", { name: /(?:payment of|Renew) A live one/u })).not.toBeInTheDocument();
});

test("drafts are listed with what continues, copies and deletes them, and deleting can be undone", async () => {
  const draft = {
    id: crypto.randomUUID(),
    revision: 1,
    content: { ...NO_VALUES, title: "Half a listing" },
    files: [],
    updatedAt: { seconds: 1_800_000_000 },
  };
  respond("GET /v1/drafts", { json: { drafts: [draft] } });
  respond("DELETE /v1/drafts/{id}", { json: { msg: "" } });
  respond("POST /v1/drafts/{id}/restore", { json: { draft } });
  respond("POST /v1/drafts/{id}/duplicate", { json: { draft } });
  const { user, main } = await openMyListings();
  const link = await main.findByRole("link", { name: "Continue Half a listing" });
  expect(link).toHaveAttribute("href", `/create-listing?draft=${draft.id}`);
  await user.click(main.getByRole("button", { name: "More for Half a listing" }));
  await user.click(main.getByRole("button", { name: "Duplicate" }));
  await waitFor(() => expect(callsTo("POST /v1/drafts/{id}/duplicate")).toHaveLength(1));
  respond("GET /v1/drafts", { json: { drafts: [] } });
  await user.click(main.getByRole("button", { name: "Delete draft" }));
  expect(await main.findByText("Draft deleted.")).toBeVisible();
  respond("GET /v1/drafts", { json: { drafts: [draft] } });
  await user.click(main.getByRole("button", { name: "Undo" }));
  expect(await main.findByRole("link", { name: "Continue Half a listing" })).toBeVisible();
});

test("a listing is copied into a draft, which opens", async () => {
  const listing = buildOwnListing({ name: "Brick storefront" });
  const id = crypto.randomUUID();
  respond(MINE, { json: { properties: [listing] } });
  const draft = { id, revision: 1, content: { ...NO_VALUES }, files: [], updatedAt: { seconds: 1_800_000_000 } };
  respond("POST /v1/property/{id}/duplicate", { json: { draft } });
  respond("GET /v1/drafts/{id}", { json: { draft } });
  const { user, main } = await openMyListings();
  await user.click(await main.findByRole("button", { name: "More for Brick storefront" }));
  await user.click(main.getByRole("button", { name: "Duplicate" }));
  await screen.findByRole("heading", { level: 1, name: "Create Listing" });
  expect(window.location.search).toBe(`?draft=${id}`);
});
