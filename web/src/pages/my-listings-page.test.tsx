import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { NO_VALUES } from "@vestpocket/domain/listings/posting-values.rules";
import { expect, test, vi } from "vitest";
import { buildOwnListing, buildOwnPage, buildProfile, buildQuota } from "../testing/answers.ts";
import { choose, dropdown } from "../testing/dropdown.ts";
import { expectHeld } from "../testing/held-button.ts";
import { keepPageInert } from "../testing/inert-page.ts";
import { callsTo, respond } from "../testing/server.ts";
import { openPage } from "../testing/site.tsx";
import { DOT } from "../ui/dot.ts";

const MINE = "GET /v1/property/mine";
const CLOSE = "POST /v1/property/{id}/close";

async function openMyListings(address = "/account/my-listings") {
  const { user, fill } = await openPage(address, { as: buildProfile() });
  await screen.findByRole("heading", { level: 1, name: "Browse your listings" });
  return { user, fill, main: within(screen.getByRole("main")) };
}

test("a person without listings sees that there are none, and can create one", async () => {
  const { main } = await openMyListings();
  expect(await main.findByText("You don't have any listings yet...")).toBeVisible();
  expect(main.getByRole("link", { name: "Create a listing" })).toHaveAttribute("href", "/create-listing");
});

test("when a person's listings cannot be loaded, the page shows an error and can reload them", async () => {
  respond(MINE, { status: 403 });
  const { user, main } = await openMyListings();
  expect(await main.findByText("Failed to load listings.")).toBeVisible();
  respond(MINE, buildOwnPage([buildOwnListing({ name: "Brick storefront" })]));
  await user.click(main.getByRole("button", { name: "Try again" }));
  expect(await main.findByRole("heading", { level: 2, name: "Brick storefront" })).toBeVisible();
});

test("many listings are filtered by status and text, and paginated, all in the URL", async () => {
  const properties = [
    ...Array.from({ length: 5 }, () => buildOwnListing()),
    buildOwnListing({ status: "draft", expiresAt: null }),
  ];
  const { json } = buildOwnPage(properties);
  respond(MINE, { json: { ...json, totalPages: 3, totalResults: 25 } });
  const { user, main } = await openMyListings("/account/my-listings?page=2");
  expect(await main.findAllByRole("article")).toHaveLength(6);
  expect(main.getByText("25 listings")).toBeVisible();
  const asked = () => new URL(callsTo(MINE).at(-1)?.address ?? "", "http://x").searchParams;
  expect([asked().get("page"), asked().get("limit")]).toEqual(["2", "10"]);
  await user.click(main.getByRole("button", { name: "Unpaid 1" }));
  expect(window.location.search).toBe("?status=draft");
  await waitFor(() => expect(asked().get("status")).toBe("draft"));
  expect(asked().get("page")).toBe("1");
  await user.type(main.getByRole("searchbox", { name: "Title or city" }), "toronto");
  await waitFor(() => expect(window.location.search).toBe("?searchQuery=toronto&status=draft"));
  await waitFor(() => expect(asked().get("searchQuery")).toBe("toronto"));
  respond(MINE, { json: { ...buildOwnPage([]).json, counts: json.counts } });
  await user.click(main.getByRole("button", { name: "Active 5" }));
  expect(await main.findByText("No listings match.")).toBeVisible();
  await user.click(main.getByRole("button", { name: "Reset" }));
  expect(window.location.search).toBe("");
});

test("a table has all listings on one page, in the order that the server is asked for, and the choice is kept", async () => {
  const properties = Array.from({ length: 7 }, (_, at) => buildOwnListing({ name: `Shop ${at}`, views: at }));
  respond(MINE, buildOwnPage(properties));
  const { user, main } = await openMyListings();
  const asked = () => new URL(callsTo(MINE).at(-1)?.address ?? "", "http://x").searchParams;
  await user.click(await main.findByRole("button", { name: "Table" }));
  const table = within(await main.findByRole("table", { name: "Your listings" }));
  await waitFor(() => expect(asked().get("limit")).toBe("500"));
  expect(table.getAllByRole("row")).toHaveLength(8);
  expect(table.getByRole("link", { name: "Shop 3" })).toHaveAttribute("href", `/property/${properties[3]?.id}`);
  expect(main.queryByRole("article")).toBeNull();
  await choose(user, () => dropdown(screen.getByRole("main"), "Sort by"), "Most views");
  await waitFor(() => expect(asked().get("order")).toBe("views"));
  expect(window.location.search).toBe("?order=views");
  expect(table.getAllByRole("link", { name: "Edit" })).toHaveLength(7);
  expect(localStorage.getItem("own-listings-view")).toBe("table");
});

test("the prices of selected listings change by a percentage that the dialog previews", async () => {
  const [priced, hidden] = [
    buildOwnListing({ name: "Brick storefront" }),
    buildOwnListing({ name: "Corner shop", sale: { kind: "on_request" } }),
  ];
  respond(MINE, buildOwnPage([priced, hidden]));
  respond("POST /v1/property/reprice", ({ body }) => ({
    json: { results: (body as { ids: string[] }).ids.map((id) => ({ id, outcome: "done" })) },
  }));
  const { user, main, fill } = await openMyListings();
  for (const box of await main.findAllByRole("checkbox")) await user.click(box);
  await user.click(main.getByRole("button", { name: "Change prices…" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Change 1 price" }));
  expect(dialog.getByText("CA$807,500")).toBeVisible();
  expect(dialog.getByText("Corner shop").closest("li")).toHaveTextContent("no price here, or not editable");
  await fill(dialog.getByLabelText("By"), "60");
  await user.click(dialog.getByRole("button", { name: "Change the price" }));
  expect(await dialog.findByText("Please enter a percentage from 0.1 to 50.")).toBeVisible();
  await fill(dialog.getByLabelText("By"), "2.5");
  await user.click(dialog.getByRole("radio", { name: "Raise" }));
  expect(dialog.getByText("CA$871,250")).toBeVisible();
  await user.click(dialog.getByRole("button", { name: "Change the price" }));
  expect(await screen.findByText("Prices changed: 1")).toBeVisible();
  expect(callsTo("POST /v1/property/reprice").map(({ body }) => body)).toEqual([{ ids: [priced?.id], percent: 2.5 }]);
});

test("more selected listings than one call takes are paused in several calls", async () => {
  const listings = Array.from({ length: 51 }, (_, at) => buildOwnListing({ name: `Shop ${at}` }));
  respond(MINE, buildOwnPage(listings));
  respond("POST /v1/property/pause", ({ body }) => ({
    json: { results: (body as { ids: string[] }).ids.map((id) => ({ id, outcome: "done" })) },
  }));
  const { user, main } = await openMyListings();
  await user.click((await main.findAllByRole("checkbox"))[0] as HTMLElement);
  await user.click(main.getByRole("button", { name: "Select all on this page" }));
  await user.click(main.getByRole("button", { name: "Pause…" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Pause 51 listings?" }));
  await user.click(dialog.getByRole("button", { name: "Pause the listings" }));
  expect(await screen.findByText("Listings paused: 51")).toBeVisible();
  expect(callsTo("POST /v1/property/pause").map(({ body }) => (body as { ids: string[] }).ids.length)).toEqual([50, 1]);
});

test("a title that was typed applies together with the chip that was pressed next", async () => {
  const properties = [
    ...Array.from({ length: 5 }, () => buildOwnListing()),
    buildOwnListing({ status: "draft", expiresAt: null }),
  ];
  respond(MINE, buildOwnPage(properties));
  const { user, main } = await openMyListings();
  const field = await main.findByRole("searchbox", { name: "Title or city" });
  await user.click(field);
  await user.paste("toronto");
  act(() => {
    fireEvent.blur(field);
    fireEvent.click(main.getByRole("button", { name: "Unpaid 1" }));
  });
  await waitFor(() => expect(window.location.search).toBe("?searchQuery=toronto&status=draft"));
  expect(field).toHaveValue("toronto");
});

test("a title whose search was replaced before it applied is searched again on Enter", async () => {
  respond(MINE, buildOwnPage(Array.from({ length: 6 }, () => buildOwnListing())));
  const { user, main } = await openMyListings();
  const field = await main.findByRole("searchbox", { name: "Title or city" });
  await user.click(field);
  await user.paste("toronto");
  act(() => {
    fireEvent.blur(field);
    fireEvent.click(main.getByRole("link", { name: "My Listings" }));
  });
  expect(window.location.search).toBe("");
  expect(field).toHaveValue("toronto");
  await user.type(field, "{Enter}");
  await waitFor(() => expect(window.location.search).toBe("?searchQuery=toronto"));
});

test("an owner with few listings has no filters, and may deselect a single one", async () => {
  respond(MINE, buildOwnPage([buildOwnListing()]));
  const { main } = await openMyListings();
  await main.findByRole("article");
  expect(main.queryByRole("searchbox")).toBeNull();
  expect(main.queryByRole("checkbox")).toBeNull();
});

test("selected listings are closed together: the dialog shows which, and which stay unchanged", async () => {
  const [first, second, draft] = [
    buildOwnListing({ name: "Brick storefront" }),
    buildOwnListing({ name: "Corner shop" }),
    buildOwnListing({ name: "A draft", status: "draft", expiresAt: null }),
  ];
  respond(MINE, buildOwnPage([first, second, draft]));
  const { user, main } = await openMyListings();
  await user.click(await main.findByRole("checkbox", { name: "Select A draft" }));
  const bar = within(main.getByRole("region", { name: "Selected listings" }));
  expect(bar.getByText("1 selected")).toBeVisible();
  expectHeld(bar.getByRole("button", { name: "Close…" }));
  await user.click(bar.getByRole("button", { name: "Select all on this page" }));
  await user.click(bar.getByRole("button", { name: "Close…" }));
  const dialog = within(await screen.findByRole("alertdialog", { name: "Close 2 listings?" }));
  expect(dialog.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    first.name,
    second.name,
    `A draft${DOT}not active`,
  ]);
  expect(dialog.getByText("1 will not change:")).toBeVisible();
  await user.click(dialog.getByRole("radio", { name: "Leased" }));
  const results = [
    { id: first.id, outcome: "done" },
    { id: second.id, outcome: "wrong_status" },
  ];
  respond("POST /v1/property/close", { json: { results } });
  await user.click(dialog.getByRole("button", { name: "Close the listings" }));
  expect(await screen.findByText("Listings closed: 1")).toBeVisible();
  expect(await screen.findByText("Not closed because they had changed: 1")).toBeVisible();
  expect(callsTo("POST /v1/property/close")[0]?.body).toEqual({ ids: [first.id, second.id], reason: "leased" });
  expect(main.queryByRole("region", { name: "Selected listings" })).toBeNull();
});

test("clearing the selection moves the focus to the list", async () => {
  respond(MINE, buildOwnPage([buildOwnListing({ name: "Brick storefront" }), buildOwnListing()]));
  const { user, main } = await openMyListings();
  await user.click(await main.findByRole("checkbox", { name: "Select Brick storefront" }));
  await user.click(main.getByRole("button", { name: "Clear selection" }));
  await waitFor(() => expect(screen.getByRole("main")).toContainElement(document.activeElement as HTMLElement));
  expect(document.activeElement).toContainElement(main.getByRole("checkbox", { name: "Select Brick storefront" }));
  expect(screen.getByRole("main")).not.toHaveFocus();
});

test("renewing several listings shows the minimum cost, and leads to the payment of each, or of all at once", async () => {
  const expired = ["Old one", "Older one"].map((name) => buildOwnListing({ name, status: "expired" }));
  const live = buildOwnListing({ name: "A live one" });
  respond(MINE, buildOwnPage([...expired, live]));
  const { user, main } = await openMyListings();
  await user.click(await main.findByRole("checkbox", { name: "Select A live one" }));
  await user.click(main.getByRole("button", { name: "Select all on this page" }));
  await user.click(main.getByRole("button", { name: "Renew…" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Renew 2 listings" }));
  expect(dialog.getByText(/from \$64\.99 for 60 days, before taxes/u)).toBeVisible();
  expect(dialog.getByText("All 2 together: from $129.98.")).toBeVisible();
  expect(dialog.getByText("1 of the selected listings needs no payment.")).toBeVisible();
  const ids = expired.map(({ id }) => id);
  expect(dialog.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual(
    [...ids, `${[...ids, live.id].join("%2C")}&purpose=renew`, ids.join("%2C")].map(
      (listing) => `/create-listing/choose-plan?listing=${listing}`,
    ),
  );
});

test("a listing is only closed for a reason, after a warning that it cannot be undone", async () => {
  const listing = buildOwnListing({ name: "Brick storefront" });
  respond(MINE, buildOwnPage([listing]));
  respond(CLOSE, { json: { msg: "Your listing is closed." } });
  const { user, main } = await openMyListings();
  await user.click(await main.findByRole("button", { name: "More actions for Brick storefront" }));
  await user.click(await main.findByRole("button", { name: "Close listing" }));
  const dialog = within(await screen.findByRole("alertdialog"));
  expect(dialog.getByText(/This cannot be undone\./u)).toBeInTheDocument();
  await user.click(dialog.getByRole("button", { name: "Close the listing" }));
  expect(callsTo(CLOSE)).toHaveLength(0);
  const [reason] = dialog.getAllByRole("radio");
  expect(reason).toHaveFocus();
  keepPageInert();
  respond(MINE, buildOwnPage([{ ...listing, status: "closed" }]));
  await user.click(reason as HTMLElement);
  await user.click(dialog.getByRole("button", { name: "Close the listing" }));
  expect(await screen.findByText("Your listing is closed.")).toBeVisible();
  await waitFor(() => expect(callsTo(CLOSE)).toHaveLength(1));
  // The menu that had the focus is gone.
  await waitFor(() => expect(main.getByRole("article").closest("li")).toHaveFocus());
});

test("the share kit says in its dialog what was copied, or that it was not", async () => {
  respond(MINE, buildOwnPage([buildOwnListing({ name: "Brick storefront", hasShareKit: true })]));
  const { user, main } = await openMyListings();
  await user.click(await main.findByRole("button", { name: "More actions for Brick storefront" }));
  await user.click(await main.findByRole("button", { name: "Share kit" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Share kit" }));
  const french = dialog.getByRole("button", { name: "Copy the text (Français)" });
  expect(french.closest("[lang='fr']")).toBeNull();
  expect(dialog.getByLabelText("Français").closest("[lang]")).toHaveAttribute("lang", "fr");
  const write = vi.spyOn(navigator.clipboard, "writeText");
  await user.click(french);
  await waitFor(() => expect(dialog.getByRole("status")).toHaveTextContent("Text copied (Français)"));
  write.mockRejectedValueOnce(new DOMException("", "NotAllowedError"));
  await user.click(dialog.getByRole("button", { name: "Copy the text (English)" }));
  await waitFor(() =>
    expect(dialog.getByRole("status")).toHaveTextContent("Copying failed. Please select the text and copy it."),
  );
});

test("the remaining quota is shown before it runs out, and what to do once it has", async () => {
  respond("GET /v1/property/quota", { json: { quota: buildQuota({ drafts: 14 }) } });
  const first = await openMyListings();
  await waitFor(() => expect(callsTo("GET /v1/property/quota")).toHaveLength(1));
  await first.main.findByRole("link", { name: "Create a listing" });
  expect(first.main.queryByText(/of 20 drafts/u)).toBeNull();
  respond("GET /v1/property/quota", { json: { quota: buildQuota({ drafts: 15 }) } });
  const { main } = await openMyListings();
  expect(await main.findByText("Drafts: 15 of 20. Files: 45 MB of 2 GB.")).toBeVisible();
  respond("GET /v1/property/quota", { json: { quota: buildQuota({ drafts: 20 }) } });
  await openPage("/create-listing", { as: buildProfile() });
  expect(await screen.findByText(/^You have 20 drafts, the most an account can hold\./u)).toBeVisible();
});

test("unfinished drafts are announced under one name, that of their list", async () => {
  const draft = {
    id: crypto.randomUUID(),
    revision: 1,
    content: NO_VALUES,
    files: [],
    updatedAt: { seconds: 1_800_000_000 },
  };
  respond("GET /v1/drafts", { json: { drafts: [draft] } });
  const { main } = await openMyListings();
  expect(await main.findByRole("list", { name: "Unfinished listings" })).toBeVisible();
  expect(main.queryByRole("region", { name: "Unfinished listings" })).toBeNull();
});

test("a draft and an expired listing link to their payment, an active one does not", async () => {
  const [draft, expired, active] = [
    buildOwnListing({ name: "A draft", status: "draft", expiresAt: null }),
    buildOwnListing({ name: "An old one", status: "expired" }),
    buildOwnListing({ name: "A live one" }),
  ];
  respond(MINE, buildOwnPage([draft, expired, active]));
  const { main } = await openMyListings();
  const addressOf = (id: string) => `/create-listing/choose-plan?listing=${id}`;
  expect(await main.findByRole("link", { name: "Complete payment for A draft" })).toHaveAttribute(
    "href",
    addressOf(draft.id),
  );
  expect(main.getByRole("link", { name: "Renew An old one" })).toHaveAttribute("href", addressOf(expired.id));
  expect(main.queryByRole("link", { name: /^(?:.+ payment of|Renew) A live one$/u })).not.toBeInTheDocument();
});

test("drafts can be continued, copied and deleted from their list, and deleting can be undone", async () => {
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
  await user.click(main.getByRole("button", { name: "More actions for Half a listing" }));
  await user.click(main.getByRole("button", { name: "Duplicate" }));
  await waitFor(() => expect(callsTo("POST /v1/drafts/{id}/duplicate")).toHaveLength(1));
  respond("GET /v1/drafts", { json: { drafts: [] } });
  await user.click(main.getByRole("button", { name: "Delete draft" }));
  expect(await main.findByText("Draft deleted.")).toBeVisible();
  respond("GET /v1/drafts", { json: { drafts: [draft] } });
  await user.click(main.getByRole("button", { name: "Undo" }));
  expect(await main.findByRole("link", { name: "Continue Half a listing" })).toBeVisible();
});

test("a listing is paused after a notice about its paid time, and resumed with one press", async () => {
  const listing = buildOwnListing({ name: "Brick storefront" });
  respond(MINE, buildOwnPage([listing]));
  respond("POST /v1/property/{id}/pause", { json: { msg: "Your listing is paused." } });
  respond("POST /v1/property/{id}/resume", { json: { msg: "Your listing is live again." } });
  const { user, main } = await openMyListings();
  await user.click(await main.findByRole("button", { name: "More actions for Brick storefront" }));
  await user.click(await main.findByRole("button", { name: "Pause listing" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Pause this listing?" }));
  expect(dialog.getByText(/^The time you paid for keeps running: it ends on .+, paused or not\.$/u)).toBeVisible();
  respond(MINE, buildOwnPage([{ ...listing, status: "paused" }]));
  await user.click(dialog.getByRole("button", { name: "Pause the listing" }));
  expect(await screen.findByText("Your listing is paused.")).toBeVisible();
  expect(await main.findByText(/^Only you can see it\. Its paid time runs until /u)).toBeVisible();
  respond(MINE, buildOwnPage([listing]));
  await user.click(await main.findByRole("button", { name: "Resume Brick storefront" }));
  expect(await screen.findByText("Your listing is live again.")).toBeVisible();
  await waitFor(() => expect(main.queryByRole("button", { name: "Resume Brick storefront" })).toBeNull());
});

test("an unpaid listing is deleted after a warning; others have no such action", async () => {
  const unpaid = buildOwnListing({ name: "Corner shop", status: "draft", expiresAt: null });
  const live = buildOwnListing({ name: "Brick storefront" });
  respond(MINE, buildOwnPage([unpaid, live]));
  respond("DELETE /v1/property/{id}", { json: { msg: "Listing deleted." } });
  const { user, main } = await openMyListings();
  await user.click(await main.findByRole("button", { name: "More actions for Corner shop" }));
  const [row, other] = main.getAllByRole("article").map((each) => within(each));
  expect(other?.queryByRole("button", { name: "Delete listing" })).toBeNull();
  await user.click(row?.getByRole("button", { name: "Delete listing" }) as HTMLElement);
  const dialog = within(await screen.findByRole("alertdialog", { name: "Delete this listing?" }));
  expect(dialog.getByText("Its photos and document are deleted too. This cannot be undone.")).toBeVisible();
  respond(MINE, buildOwnPage([live]));
  await user.click(dialog.getByRole("button", { name: "Delete the listing" }));
  expect(await screen.findByText("Listing deleted.")).toBeVisible();
  await waitFor(() => expect(main.getAllByRole("article")).toHaveLength(1));
  expect(callsTo("DELETE /v1/property/{id}")[0]?.address).toBe(`/v1/property/${unpaid.id}`);
});

test("under an unfinished draft, the page does not say that there are no listings", async () => {
  const draft = { id: crypto.randomUUID(), revision: 1, content: NO_VALUES, files: [], updatedAt: { seconds: 1 } };
  respond("GET /v1/drafts", { json: { drafts: [draft] } });
  const { main } = await openMyListings();
  expect(await main.findByRole("heading", { name: "Unfinished listings" })).toBeVisible();
  expect(main.queryByText("You don't have any listings yet...")).toBeNull();
});

test("a listing is copied into a draft, which opens", async () => {
  const listing = buildOwnListing({ name: "Brick storefront" });
  const id = crypto.randomUUID();
  respond(MINE, buildOwnPage([listing]));
  const draft = { id, revision: 1, content: { ...NO_VALUES }, files: [], updatedAt: { seconds: 1_800_000_000 } };
  respond("POST /v1/property/{id}/duplicate", { json: { draft } });
  respond("GET /v1/drafts/{id}", { json: { draft } });
  const { user, main } = await openMyListings();
  await user.click(await main.findByRole("button", { name: "More actions for Brick storefront" }));
  await user.click(main.getByRole("button", { name: "Duplicate" }));
  await screen.findByRole("heading", { level: 1, name: "Create Listing" });
  expect(window.location.search).toBe(`?draft=${id}`);
});

test("in French, the filters by status name several listings", async () => {
  const statuses = ["active", "expired", "closed"] as const;
  const listings = [...statuses, ...statuses].map((status) => buildOwnListing({ status }));
  respond(MINE, buildOwnPage(listings));
  await openPage("/fr/account/my-listings", { as: buildProfile() });
  const main = within(await screen.findByRole("main"));
  const filters = within(await main.findByRole("group", { name: "Statut" })).getAllByRole("button");
  expect(filters.map((each) => each.textContent.replace(/\d+$/u, ""))).toEqual([
    "Toutes",
    "Actives",
    "Expirées",
    "Fermées",
  ]);
});
