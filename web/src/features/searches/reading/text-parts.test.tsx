import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { buildProfile } from "../../../testing/answers.ts";
import { respond } from "../../../testing/server.ts";
import { openPage } from "../../../testing/site.tsx";

beforeEach(() => {
  respond("GET /v1/views/recent", { json: { properties: [] } });
  respond("POST /v1/property/search", {
    json: { response: { properties: [], totalPages: 0, totalResults: 0, page: 1, lastDoc: null } },
  });
});

async function openHome() {
  const { user, fill } = await openPage("/", { as: buildProfile() });
  const form = await waitFor(() => {
    const found = document.querySelector<HTMLElement>("search");
    if (found === null) throw new Error("The home page has no search.");
    return found;
  });
  return { user, fill, field: within(form).getByRole("combobox", { name: "Keywords" }) };
}

async function openResults(address = "/search-results") {
  const { user, fill } = await openPage(address, { as: buildProfile() });
  const panel = await screen.findByRole("complementary");
  return { user, fill, field: within(panel).getByRole("combobox", { name: /^(?:Keywords|Mots-clés)$/u }) };
}

const address = () => window.location.pathname + window.location.search;
const parts = (name = "Understood") =>
  within(screen.getByRole("list", { name }))
    .getAllByRole("listitem")
    .map(({ textContent }) => textContent?.replace(/\s/gu, " "));
const shows = (...expected: string[]) => waitFor(() => expect(parts()).toEqual(expected));

test("a sentence's parts are shown as the filters that they become while typing, and Enter searches by them", async () => {
  const { user, field } = await openHome();
  await user.type(field, "warehouse for lease in Vaughan, 10-12k sqft, 2 docks, heated, please");
  await shows(
    "Warehousing",
    "For Rent",
    "Vaughan, Ontario",
    "Area for rent: 10,000–12,000 sq ft",
    "Truck Level Doors: from 2",
    "“heated”",
  );
  expect(screen.getByText("Not searched for: “please”")).toBeVisible();
  const said = screen.getAllByRole("status").map(({ textContent }) => textContent?.replace(/\s/gu, " "));
  expect(said.filter((text) => text?.startsWith("Understood: Warehousing, For Rent"))).toHaveLength(1);
  await user.type(field, "{Enter}");
  await waitFor(() =>
    expect(address()).toBe(
      "/search-results?type=Industrial&subtype=Warehousing&province=Ontario&city=Vaughan&areaForRent=10000-12000&truckLevelDoors=2-&keywords=heated&listingType=rent",
    ),
  );
});

test("the Search button counts what is typed too", async () => {
  const { user, field } = await openHome();
  await user.type(field, "dairy farm Quebec");
  await shows("Dairy Farms", "Quebec");
  await user.click(screen.getByRole("button", { name: "Search" }));
  await waitFor(() =>
    expect(address()).toBe("/search-results?type=Farm+%26+Agricultural&subtype=Dairy+Farms&province=Quebec"),
  );
});

test("a French sentence on the French page", async () => {
  const { user, field } = await openResults("/fr/search-results");
  await user.type(field, "entrepôt à louer Laval, s’il vous plaît");
  await waitFor(() => expect(parts("Compris")).toEqual(["Entreposage", "À louer", "Laval, Québec"]));
  expect(screen.getByText(/^Non recherché : « s’il vous plaît »$/u)).toBeVisible();
  await user.keyboard("{Enter}");
  await waitFor(() =>
    expect(address()).toBe(
      "/fr/search-results?type=Industrial&subtype=Warehousing&province=Quebec&city=Laval&listingType=rent",
    ),
  );
});

test("the x of a part, and Backspace at the start of the field, turn a part back into words", async () => {
  const { user, field } = await openHome();
  await user.type(field, "bar for rent Toronto");
  await shows("Food & Beverage, “bar”", "For Rent", "Toronto, Ontario");
  await user.click(screen.getByRole("button", { name: "Search for the words “for rent” instead" }));
  expect(field).toHaveValue('bar "for rent" Toronto');
  expect(field).toHaveFocus();
  await shows("Food & Beverage, “bar”", "“for rent”", "Toronto, Ontario");
  await user.keyboard("{Home}{Backspace}");
  expect(field).toHaveValue('bar "for rent" "Toronto"');
  await user.keyboard("{Home}{Backspace}");
  await shows("“bar”", "“for rent”", "“toronto”");
  await user.keyboard("{Home}{Backspace}");
  expect(field).toHaveValue('"bar" "for rent" "Toronto"');
  await user.keyboard("{Enter}");
  await waitFor(() => expect(address()).toBe("/search-results?keywords=bar&keywords=for+rent&keywords=toronto"));
});

test("in the results, a sentence changes the filters that it names and keeps the others", async () => {
  const { user, field } = await openResults(
    "/search-results?type=Office&province=Quebec&city=Laval&lowerPrice=5&zoning=C-2&keywords=view&sort=newest&page=3",
  );
  await user.type(field, "restaurant near Mississauga under 600k with patio");
  await waitFor(() => expect(parts()).toContain("Within 25 km of Mississauga"));
  await user.keyboard("{Enter}");
  await waitFor(() =>
    expect(address()).toBe(
      "/search-results?type=Sale+of+Business&subtype=Food+%26+Beverage&near=ON%2FMississauga&km=25&upperPrice=600000&zoning=C-2&keywords=view&keywords=patio&sort=newest",
    ),
  );
  expect(field).toHaveValue("");
  expect(screen.queryByRole("list", { name: "Understood" })).not.toBeInTheDocument();
});

test("the keyword rules hold for the words of a sentence", async () => {
  const { user, field } = await openResults("/search-results?keywords=a&keywords=b&keywords=c&keywords=d&keywords=e");
  await user.type(field, "office with patio");
  await waitFor(() => expect(parts()).toEqual(["Office", "“patio”"]));
  await user.keyboard("{Enter}");
  expect(window.alert).toHaveBeenLastCalledWith("You can only add up to 5 keywords.");
  expect(field).toHaveValue("office with patio");
  expect(address()).toBe("/search-results?keywords=a&keywords=b&keywords=c&keywords=d&keywords=e");
});
