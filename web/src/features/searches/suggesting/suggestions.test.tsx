import { screen, waitFor, within } from "@testing-library/react";
import type { Suggestion } from "@vestpocket/domain/suggestions/suggestions.schema";
import { beforeEach, expect, test } from "vitest";
import { buildProfile } from "../../../testing/answers.ts";
import { dropdown } from "../../../testing/dropdown.ts";
import { callsTo, hold, respond } from "../../../testing/server.ts";
import { openPage } from "../../../testing/site.tsx";

const SUGGESTIONS: Suggestion[] = [
  { kind: "province", label: "Ontario", listings: 4_000, choice: { province: "Ontario" } },
  { kind: "category", label: "Office", listings: 2_000, choice: { type: "Office" } },
  city("Toronto", "Ontario", 1_204),
  { kind: "word", label: "warehouse", listings: 10_000, choice: { keyword: "warehouse" } },
  {
    kind: "subtype",
    label: "Professional Office",
    within: "Office",
    listings: 700,
    choice: { type: "Office", subtype: "Professional Office" },
  },
  city("Quebec City", "Quebec", 300),
  city("St. John's", "Newfoundland and Labrador", 40),
  { kind: "word", label: "tortilla oven", listings: 1, choice: { keyword: "tortilla oven" } },
  city("Torbay", "Newfoundland and Labrador", 0),
];

function city(name: string, province: string, listings: number): Suggestion {
  return { kind: "city", label: name, within: province, listings, choice: { province, city: name } };
}

beforeEach(() => {
  respond("GET /v1/suggestions", { json: { suggestions: SUGGESTIONS } });
  respond("POST /v1/property/search", {
    json: { response: { properties: [], totalPages: 0, totalResults: 0, page: 1, lastDoc: null } },
  });
});

async function openResults(address = "/search-results") {
  const { user, fill } = await openPage(address, { as: buildProfile() });
  const panel = await screen.findByRole("complementary");
  return { user, fill, panel, field: within(panel).getByRole("combobox", { name: /^(?:Keywords|Mots-clés)$/u }) };
}

const options = () => screen.queryAllByRole("option").map((each) => each.getAttribute("aria-label"));
const shows = (...expected: string[]) => waitFor(() => expect(options()).toEqual(expected));
const status = () => screen.getAllByRole("status").map(({ textContent }) => textContent);
const address = () => window.location.pathname + window.location.search;

test("suggestions match any word by prefix, ignoring case and accents; those without listings come last", async () => {
  const { user, fill, field } = await openResults();
  await user.click(field);
  expect(options()).toEqual([]);
  await user.type(field, "TOR");
  await shows(
    "Toronto, Ontario, 1,204 listings",
    "tortilla oven, 1 listing",
    "Torbay, Newfoundland and Labrador, 0 listings",
  );
  expect(status()).toContain("3 suggestions");
  await fill(field, "john");
  await shows("St. John's, Newfoundland and Labrador, 40 listings");
  expect(status()).toContain("1 suggestion");
  await fill(field, "québec");
  await shows("Quebec City, Quebec, 300 listings");
  for (const spelling of ["saint john’s", "St. Johns", "st-john"]) {
    await fill(field, spelling);
    await shows("St. John's, Newfoundland and Labrador, 40 listings");
  }
  await fill(field, "ville de qué");
  await shows("Quebec City, Quebec, 300 listings");
  await fill(field, "prof off");
  await shows("Professional Office, Office, 700 listings");
  await fill(field, "ware");
  await shows("warehouse, 10,000 listings or more");
  expect(screen.getByRole("option")).toHaveTextContent("10,000+");
  await fill(field, "zzz");
  await shows();
  expect(status()).not.toContain("1 suggestion");
});

test("the arrow keys reach the suggestions and come back to the field, and Enter chooses one", async () => {
  const { user, panel, field } = await openResults();
  await user.type(field, "off");
  await waitFor(() => expect(options()).toHaveLength(2));
  const reached = () => {
    const id = field.getAttribute("aria-activedescendant");
    return id === null ? null : document.getElementById(id)?.getAttribute("aria-label");
  };
  expect(field).toHaveAttribute("aria-expanded", "true");
  expect(field.getAttribute("aria-controls")).toBe(screen.getByRole("listbox", { name: "Suggestions" }).id);
  expect(reached()).toBeNull();
  await user.keyboard("{ArrowDown}");
  expect(reached()).toBe("Office, 2,000 listings");
  expect(screen.getByRole("option", { selected: true })).toHaveAttribute("aria-label", "Office, 2,000 listings");
  await user.keyboard("{ArrowDown}{ArrowDown}");
  expect(reached()).toBeNull();
  await user.keyboard("{ArrowUp}");
  expect(reached()).toBe("Professional Office, Office, 700 listings");
  await user.keyboard("{Home}");
  expect(reached()).toBeNull();
  await user.keyboard("{ArrowUp}{Enter}");
  await waitFor(() => expect(address()).toBe("/search-results?type=Office&subtype=Professional+Office"));
  expect(field).toHaveValue("");
  expect(field).toHaveFocus();
  expect(field).toHaveAttribute("aria-expanded", "false");
  expect(within(panel).queryByRole("button", { name: /^Remove .+$/u })).not.toBeInTheDocument();
});

test("Escape closes the list and keeps text, an arrow key reopens it, and leaving the field closes it", async () => {
  const { user, field } = await openResults();
  await user.type(field, "tor");
  await waitFor(() => expect(options()).toHaveLength(3));
  await user.keyboard("{Escape}");
  expect(options()).toEqual([]);
  expect(field).toHaveValue("tor");
  await user.keyboard("{ArrowDown}");
  expect(options()).toHaveLength(3);
  await user.tab();
  expect(options()).toEqual([]);
  expect(field).toHaveAttribute("aria-expanded", "false");
});

test("Enter without a selected suggestion adds the typed text as a keyword", async () => {
  const { user, field } = await openResults();
  await user.type(field, "tor");
  await waitFor(() => expect(options()).toHaveLength(3));
  await user.keyboard("{Enter}");
  await waitFor(() => expect(address()).toBe("/search-results?keywords=tor"));
  expect(options()).toEqual([]);
});

test("a suggested place replaces the current place, and a suggested word is added as a keyword", async () => {
  const { user, panel, field } = await openResults("/search-results?province=Quebec&city=Montreal&page=3");
  await user.type(field, "toron");
  await user.click(await screen.findByRole("option"));
  await waitFor(() => expect(address()).toBe("/search-results?province=Ontario&city=Toronto"));
  expect(dropdown(panel, "City")).toHaveTextContent("Toronto");
  await user.type(field, "onta");
  await user.click(await screen.findByRole("option"));
  await waitFor(() => expect(address()).toBe("/search-results?province=Ontario"));
  await user.type(field, "oven");
  await user.click(await screen.findByRole("option"));
  await waitFor(() => expect(address()).toBe("/search-results?province=Ontario&keywords=tortilla+oven"));
  expect(within(panel).getByRole("button", { name: "Remove tortilla oven" })).toBeVisible();
  expect(field).toHaveValue("");
});

test("the home page's search also suggests once its field has the focus, and nothing typed is sent", async () => {
  respond("GET /v1/views/recent", { json: { properties: [] } });
  const { user } = await openPage("/", { as: buildProfile() });
  const field = await screen.findByRole("combobox", { name: "Keywords" });
  expect(callsTo("GET /v1/suggestions")).toEqual([]);
  await user.type(field, "toron");
  await user.click(await screen.findByRole("option"));
  const form = document.querySelector<HTMLElement>("search");
  expect(form && dropdown(form, "City")).toHaveTextContent("Toronto");
  expect(window.location.pathname).toBe("/");
  expect(callsTo("GET /v1/suggestions").map((call) => call.address)).toEqual(["/v1/suggestions"]);
});

test("the search field works while suggestions load, and without them", async () => {
  const { handler, release } = hold({ json: { suggestions: SUGGESTIONS } });
  respond("GET /v1/suggestions", handler);
  const loading = await openResults();
  await loading.user.type(loading.field, "tor");
  expect(options()).toEqual([]);
  release();
  await waitFor(() => expect(options()).toHaveLength(3));

  respond("GET /v1/suggestions", { status: 400 });
  const failed = await openResults();
  await failed.user.type(failed.field, "tor{Enter}");
  await waitFor(() => expect(address()).toBe("/search-results?keywords=tor"));
});

test("suggestions and their numbers are in French on the French page", async () => {
  const { user, field } = await openResults("/fr/search-results");
  await user.type(field, "toro");
  await waitFor(() => expect(options()[0]?.replace(/\s/gu, " ")).toBe("Toronto, Ontario, 1 204 annonces"));
  expect(screen.getByRole("listbox", { name: "Suggestions" })).toBeVisible();
  expect(status()).toContain("1 suggestion");
});
