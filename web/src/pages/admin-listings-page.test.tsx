import { screen, waitFor, within } from "@testing-library/react";
import type { ModeratedListing } from "@vestpocket/domain/listings/removals.schema";
import { expect, test } from "vitest";
import { buildProfile } from "../testing/answers.ts";
import { expectHeld } from "../testing/held-button.ts";
import { buildModerated } from "../testing/moderated.ts";
import { callsTo, respond } from "../testing/server.ts";
import { openPage } from "../testing/site.tsx";
import { DOT } from "../ui/dot.ts";

const REMOVE = "POST /v1/admin/listings/remove";

async function openListings(rows: readonly ModeratedListing[], address = "/admin/listings") {
  respond("GET /v1/admin/listings", { json: { listings: rows, page: 1, totalPages: 1, totalResults: rows.length } });
  const as = buildProfile({ role: "administrator", hasSecondFactor: true });
  const { user } = await openPage(address, { as });
  return { user, table: within(await screen.findByRole("table")) };
}

test("selected listings are removed for one reason, after a preview that shows those already removed", async () => {
  const [mill, tower, gone] = [
    buildModerated("Mill"),
    buildModerated("Tower", { status: "draft" }),
    buildModerated("Gone", { status: "removed", removedReason: "Spam" }),
  ];
  const { user, table } = await openListings([mill, tower, gone]);
  await user.click(table.getByRole("checkbox", { name: "Select Gone" }));
  const bar = within(screen.getByRole("region", { name: "Selected listings" }));
  expectHeld(bar.getByRole("button", { name: "Remove…" }));
  await user.click(bar.getByRole("button", { name: "Select all on this page" }));
  await user.click(bar.getByRole("button", { name: "Remove…" }));
  const dialog = within(await screen.findByRole("alertdialog", { name: "Remove 2 listings?" }));
  expect(dialog.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    `Mill${DOT}Odile Roy`,
    `Tower${DOT}Odile Roy`,
    `Gone${DOT}already removed`,
  ]);
  await user.click(dialog.getByRole("button", { name: "Remove the listings" }));
  expect(dialog.getByText("Please give a reason.")).toBeVisible();
  expect(callsTo(REMOVE)).toEqual([]);
  await user.type(dialog.getByRole("textbox", { name: "Reason" }), "Not for sale.");
  const results = [
    { id: mill.id, outcome: "done" },
    { id: tower.id, outcome: "not_found" },
  ];
  respond(REMOVE, { json: { results } });
  await user.click(dialog.getByRole("button", { name: "Remove the listings" }));
  expect(await screen.findByText("Listings removed: 1")).toBeVisible();
  expect(screen.getByText("Not removed because they had changed: 1")).toBeVisible();
  expect(callsTo(REMOVE)[0]?.body).toEqual({ ids: [mill.id, tower.id], reason: "Not for sale." });
  await waitFor(() => expect(callsTo("GET /v1/admin/figures/waiting")).toHaveLength(2));
});

test("a listing's city has its French name on French pages", async () => {
  const { table } = await openListings([buildModerated("Bureau", { city: "Montreal" })], "/fr/admin/listings");
  expect(table.getByText(/^Montréal/u)).toBeVisible();
});

test("the reason for removing a listing stays in its dialog when the listing leaves the list meanwhile", async () => {
  const REMOVE_ONE = "POST /v1/admin/listings/{id}/remove";
  const { user, table } = await openListings([buildModerated("Mill")]);
  await user.click(table.getByRole("button", { name: "Actions for Mill" }));
  await user.click(table.getByText("Remove"));
  const dialog = within(await screen.findByRole("alertdialog", { name: "Remove this listing?" }));
  await user.type(dialog.getByRole("textbox", { name: "Reason" }), "Not for sale.");
  respond(REMOVE_ONE, { status: 409, json: { code: "listings.wrong_status", msg: "It has changed." } });
  respond("GET /v1/admin/listings", { json: { listings: [], page: 1, totalPages: 0, totalResults: 0 } });
  await user.click(dialog.getByRole("button", { name: "Remove the listing" }));
  expect(await screen.findByText("No listings match.")).toBeVisible();
  expect(await dialog.findByText("It has changed.")).toBeVisible();
  expect(dialog.getByRole("textbox", { name: "Reason" })).toHaveValue("Not for sale.");
});

test("a single selected listing is described in the singular, in French too", async () => {
  const { user, table } = await openListings([buildModerated("Moulin"), buildModerated("Tour")], "/fr/admin/listings");
  await user.click(table.getByRole("checkbox", { name: "Sélectionner Moulin" }));
  await user.click(screen.getByRole("button", { name: "Retirer…" }));
  const dialog = within(await screen.findByRole("alertdialog", { name: /^Retirer 1 annonce\?$/u }));
  expect(dialog.getByRole("button", { name: "Retirer l’annonce" })).toBeVisible();
});
