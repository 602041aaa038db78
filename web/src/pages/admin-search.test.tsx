import { screen, within } from "@testing-library/react";
import { FOUND_MAX } from "@vestpocket/domain/lookups/lookups.rules";
import type { Lookup } from "@vestpocket/domain/lookups/lookups.schema";
import { beforeEach, expect, test } from "vitest";
import { buildProfile, UID } from "../testing/answers.ts";
import { callsTo, hold, respond } from "../testing/server.ts";
import { openPage } from "../testing/site.tsx";

const LOOKUP = "GET /v1/admin/lookups";
const NOTHING: Lookup = { people: [], listings: [], orders: [], tickets: [] };
const administrator = buildProfile({ role: "administrator", hasSecondFactor: true });
const person = { id: UID, name: "Zoé Roy", detail: "zoe@example.ca" };

beforeEach(() => respond("GET /v1/admin/audit", { json: { audit: [], page: 1, totalPages: 1, totalResults: 0 } }));

async function searchFor(text: string, { french = false } = {}) {
  const opened = await openPage(french ? "/fr/admin/audit" : "/admin/audit", { as: administrator });
  await screen.findByRole("button", { name: french ? "Exporter en CSV" : "Export as CSV" });
  await opened.user.keyboard("/");
  await opened.user.keyboard(text);
  return opened.user;
}

test("the search groups its results, links to them, and links to the whole list if there may be more", async () => {
  const listings = Array.from({ length: FOUND_MAX }, (_, at) => ({
    ...{ id: `01900000-0000-7000-8000-00000000010${at}`, name: `Roy building ${at}`, detail: "Toronto" },
  }));
  const orders = [{ id: UID, name: null, detail: "Roy building" }];
  const tickets = [{ id: UID, name: "Invoice of Roy", detail: "TK-ABC234" }];
  respond(LOOKUP, { json: { found: { people: [person], listings, orders, tickets } } });
  await searchFor("Roy & co");
  const people = within(await screen.findByRole("region", { name: "Users" }));
  expect(people.getByRole("link")).toHaveAttribute("href", `/admin/users/${UID}`);
  expect(people.getByRole("link")).toHaveTextContent("Zoé Royzoe@example.ca");
  const links = within(screen.getByRole("region", { name: "Listings" })).getAllByRole("link");
  expect(links[0]).toHaveAttribute("href", `/admin/listings/${listings[0]?.id}`);
  expect(links.at(-1)).toHaveAttribute("href", "/admin/listings?searchQuery=Roy+%26+co");
  expect(within(screen.getByRole("region", { name: "Orders" })).getByRole("link")).toHaveTextContent(
    "Order without a receipt",
  );
  expect(within(screen.getByRole("region", { name: "Tickets" })).getByRole("link")).toHaveAttribute(
    "href",
    `/admin/tickets/${UID}`,
  );
  expect(screen.getByText("8 results")).toHaveRole("status");
});

test("the arrows move through the results, Escape closes them, and Enter opens the first", async () => {
  respond(LOOKUP, {
    json: { found: { ...NOTHING, people: [person, { ...person, id: administrator.uid.replace(/1$/u, "2") }] } },
  });
  const user = await searchFor("Roy");
  const field = screen.getByRole("searchbox", { name: "Search the admin area" });
  const [first, second] = within(await screen.findByRole("region", { name: "Users" })).getAllByRole("link");
  await user.keyboard("{ArrowDown}{ArrowDown}");
  expect(second).toHaveFocus();
  await user.keyboard("{ArrowUp}");
  expect(first).toHaveFocus();
  await user.keyboard("{Escape}");
  expect(field).toHaveFocus();
  await expect.poll(() => screen.queryByRole("region", { name: "Users" })).toBeNull();
  expect(field).toHaveValue("");
  await user.keyboard("{Escape}");
  expect(field).not.toHaveFocus();
  await user.keyboard("/");
  expect(field).toHaveFocus();

  respond(`GET /v1/admin/users/${UID}`, { status: 404 });
  await user.keyboard("Roy");
  await screen.findByRole("region", { name: "Users" });
  await user.keyboard("{Enter}");
  await expect.poll(() => window.location.pathname).toBe(`/admin/users/${UID}`);
  expect(screen.queryByRole("region", { name: "Users" })).toBeNull();
});

test("Enter waits for the results of the whole text, though those of its beginning are shown", async () => {
  const other = { ...person, id: UID.replace(/1$/u, "2") };
  respond(LOOKUP, { json: { found: { ...NOTHING, people: [person] } } });
  respond("GET /v1/admin/users/{uid}", { status: 404 });
  const user = await searchFor("Ro");
  await screen.findByRole("region", { name: "Users" });
  const { handler, release } = hold({ json: { found: { ...NOTHING, people: [other] } } });
  respond(LOOKUP, handler);
  await user.keyboard("y{Enter}");
  await screen.findByText("Searching…");
  expect(window.location.pathname).toBe("/admin/audit");
  release();
  await expect.poll(() => window.location.pathname).toBe(`/admin/users/${other.id}`);
});

test("a single letter makes no call, and empty and failed searches show a message", async () => {
  respond(LOOKUP, { json: { found: NOTHING } });
  const user = await searchFor("r", { french: true });
  await user.keyboard("oy");
  expect(await screen.findByText("Aucun résultat. La recherche porte sur le début des mots.")).toHaveRole("status");
  expect(callsTo(LOOKUP).map(({ address }) => address)).toEqual(["/v1/admin/lookups?text=roy"]);
  respond(LOOKUP, { status: 403 });
  await user.keyboard("al");
  expect(await screen.findByRole("alert")).toHaveTextContent("La recherche a échoué.");
});
