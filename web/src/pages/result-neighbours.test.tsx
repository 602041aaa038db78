import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { buildCard, buildProfile, buildProperty } from "../testing/answers.ts";
import { callsTo, respond } from "../testing/server.ts";
import { openPage } from "../testing/site.tsx";

const SEARCH = "POST /v1/property/search";
const PROPERTY = "GET /v1/property/getProperty/{id}";
const TOTAL = 12;
const ADDRESS = "/search-results?type=Office";

/** Twelve offices on two pages, each with its own page. */
function respondWithTwelve() {
  respond(SEARCH, ({ body }) => {
    const { page } = body as { page: number };
    const properties = Array.from({ length: TOTAL }, (_, at) =>
      buildCard({ id: `${at + 1}`, name: `Office ${at + 1}` }),
    );
    const shown = properties.slice((page - 1) * 10, page * 10);
    return {
      json: { response: { properties: shown, totalPages: 2, totalResults: TOTAL, page, lastDoc: `after-${page}` } },
    };
  });
  respond(PROPERTY, ({ address }) => {
    const id = address.split("/").at(-1) ?? "";
    return { json: { property: buildProperty({ id, name: `Office ${id}` }) } };
  });
}

async function openFromResults(name: string, prefix = "") {
  respondWithTwelve();
  const { user } = await openPage(prefix + ADDRESS, { as: buildProfile() });
  const main = within(await screen.findByRole("main"));
  await user.click(await main.findByRole("link", { name }));
  await main.findByRole("heading", { level: 1, name });
  return { user, main };
}

const neighbours = () => within(screen.getByRole("navigation", { name: "Search results" }));
const link = (name: "Previous listing" | "Next listing") => neighbours().queryByRole("link", { name });
const asked = () => callsTo(SEARCH).map(({ body }) => body);

test("Next on a listing leads to the next result, across result pages, and keeps the focus", async () => {
  const { user, main } = await openFromResults("Office 10");
  expect(neighbours().getByRole("status")).toHaveTextContent("10 of 12");
  expect(link("Previous listing")).toHaveAttribute("href", "/property/9");
  await waitFor(() => expect(link("Next listing")).toHaveAttribute("href", "/property/11"));
  link("Next listing")?.focus();
  await user.keyboard("{Enter}");
  await main.findByRole("heading", { level: 1, name: "Office 11" });
  expect(neighbours().getByRole("status")).toHaveTextContent("11 of 12");
  expect(link("Next listing")).toHaveFocus();
  await user.keyboard("{Enter}");
  await main.findByRole("heading", { level: 1, name: "Office 12" });
  expect(link("Next listing")).not.toBeInTheDocument();
  expect(link("Previous listing")).toHaveAttribute("href", "/property/11");
  expect(asked()).toEqual([
    { type: "Office", page: 1, limit: 10 },
    { type: "Office", page: 2, limit: 10, lastDoc: "after-1", isAside: true },
  ]);
  expect(main.getByRole("link", { name: "Back to results" })).toHaveAttribute(
    "href",
    "/search-results?type=Office&page=2",
  );
});

test("Next leaves one entry in the history, so that Back leads to the results", async () => {
  const { user, main } = await openFromResults("Office 1", "/fr");
  expect(screen.getByRole("navigation", { name: "Résultats de recherche" })).toHaveTextContent("1 sur 12");
  await user.click(screen.getByRole("link", { name: "Annonce suivante" }));
  await main.findByRole("heading", { level: 1, name: "Office 2" });
  await user.click(main.getByRole("link", { name: "Retour aux résultats" }));
  await main.findByRole("link", { name: "Office 1" });
  expect(window.location.pathname + window.location.search).toBe(`/fr${ADDRESS}`);
});

test("after a change of language, “Back to results” leads to the results in the new language", async () => {
  const { user, main } = await openFromResults("Office 1");
  await user.click(screen.getAllByRole("link", { name: "FR, Français" })[0] as HTMLElement);
  // Also from the next listing, which replaces this one in the history.
  await user.click(await screen.findByRole("link", { name: "Annonce suivante" }));
  await main.findByRole("heading", { level: 1, name: "Office 2" });
  await user.click(main.getByRole("link", { name: "Retour aux résultats" }));
  await main.findByRole("link", { name: "Office 1" });
  expect(window.location.pathname + window.location.search).toBe(`/fr${ADDRESS}`);
});

test("a deleted result says so, and the next one is still one step away", async () => {
  const { user, main } = await openFromResults("Office 3");
  respond(PROPERTY, { status: 404, json: { msg: "Gone." } });
  await user.click(link("Next listing") as HTMLElement);
  await main.findByRole("heading", { level: 1, name: "Gone." });
  expect(link("Next listing")).toHaveAttribute("href", "/property/5");
});

test("a listing opened by its URL has no neighbours", async () => {
  respondWithTwelve();
  await openPage("/property/3", { as: buildProfile() });
  await screen.findByRole("heading", { level: 1, name: "Office 3" });
  expect(screen.queryByRole("navigation", { name: "Search results" })).not.toBeInTheDocument();
  expect(asked()).toEqual([]);
});
