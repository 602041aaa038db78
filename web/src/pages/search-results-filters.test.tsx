import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { buildCard, buildProfile } from "../testing/answers.ts";
import { listDoubleNames } from "../testing/double-names.ts";
import { choose, dropdown, readOptions } from "../testing/dropdown.ts";
import { callsTo, respond } from "../testing/server.ts";
import { openPage } from "../testing/site.tsx";

const SEARCH = "POST /v1/property/search";

interface Results {
  names: readonly string[];
  comparable?: object;
  totalPages?: number;
}

/** Results of which the first `comparable` have the bounded value. */
function respondWith({ names, comparable, totalPages = 1 }: Results) {
  const properties = names.map((name) => buildCard({ name }));
  const counts = { totalPages, totalResults: names.length, page: 1, lastDoc: null };
  respond(SEARCH, { json: { response: { properties, ...counts, ...(comparable ? { comparable } : {}) } } });
}

async function openResults(address: string) {
  const opened = await openPage(address, { as: buildProfile() });
  const panel = await screen.findByRole("complementary");
  const main = screen.getByRole("main");
  await within(main).findAllByRole("article");
  return { ...opened, panel, filters: within(panel), main: within(main) };
}

const address = () => window.location.pathname + window.location.search;
const asked = () => callsTo(SEARCH).at(-1)?.body as Record<string, unknown>;

test("rents are chosen by the month or by area, gross or net, from ranges that fit", async () => {
  respondWith({ names: ["Suite"] });
  const { user, filters } = await openResults("/search-results?lowerPrice=400000&upperPrice=600000");
  await user.click(filters.getByRole("button", { name: "For Rent" }));
  await waitFor(() => expect(address()).toBe("/search-results?listingType=rent"));
  expect(filters.queryByRole("button", { name: "Any Price" })).not.toBeInTheDocument();
  // The rent picker loads on first use.
  await filters.findByRole("button", { name: "Per sq ft / year" });
  expect(filters.getByRole("button", { name: "$1,000–$2,500" })).toBeVisible();
  await user.click(filters.getByRole("button", { name: "Per sq ft / year" }));
  await user.click(filters.getByRole("button", { name: "Net" }));
  await user.click(filters.getByRole("button", { name: "$15–$20" }));
  await waitFor(() => expect(address()).toBe("/search-results?rentSqftYearNet=15-20&listingType=rent"));
  await waitFor(() =>
    expect(asked()).toMatchObject({ listingType: "rent", bounds: { rentSqftYearNet: { min: 15, max: 20 } } }),
  );
  // Another basis has other values.
  await user.click(filters.getByRole("button", { name: "Gross" }));
  await waitFor(() => expect(address()).toBe("/search-results?listingType=rent"));
});

test("the search widens to a distance from the chosen city, and back to the city alone", async () => {
  respondWith({ names: ["Suite"] });
  const { user, panel, filters } = await openResults("/search-results?province=Ontario");
  expect(filters.queryByRole("group", { name: "Distance" })).not.toBeInTheDocument();
  await choose(user, () => dropdown(panel, "City"), "Guelph");
  await user.click(await filters.findByRole("button", { name: "25 km" }));
  const near = { province: "Ontario", city: "Guelph" };
  await waitFor(() => expect(asked()).toMatchObject({ within: { near, km: 25 } }));
  expect(asked()).not.toHaveProperty("province");
  expect(dropdown(panel, "City")).toHaveTextContent("Guelph");
  expect(filters.getByRole("button", { name: "25 km" })).toHaveAttribute("aria-pressed", "true");
  await user.click(filters.getByRole("button", { name: "City only" }));
  await waitFor(() => expect(address()).toBe("/search-results?province=Ontario&city=Guelph"));
});

test("custom bounds apply when the fields are left; invalid ones are reported and stay as typed", async () => {
  respondWith({ names: ["Suite"] });
  const { user, fill, filters } = await openResults("/search-results?listingType=rent");
  const lowest = await filters.findByRole("textbox", { name: "Rent: lowest" });
  const highest = filters.getByRole("textbox", { name: "Rent: highest" });
  await fill(lowest, "2,500");
  await fill(highest, "1000");
  await user.keyboard("{Enter}");
  expect(filters.getByRole("alert")).toHaveTextContent("The lowest value cannot be above the highest.");
  expect(lowest).toHaveValue("2,500");
  expect(highest).toHaveValue("1000");
  expect(lowest).toBeInvalid();
  expect(address()).toBe("/search-results?listingType=rent");
  await fill(highest, "lots");
  await user.tab();
  expect(filters.getByRole("alert")).toHaveTextContent("Please enter a number, with at most two decimals.");
  await fill(highest, "3000.50");
  await user.tab();
  await waitFor(() => expect(address()).toBe("/search-results?rentMonthGross=2500-3000.5&listingType=rent"));
  expect(filters.queryByRole("alert")).not.toBeInTheDocument();
  expect(filters.getByRole("textbox", { name: "Rent: lowest" })).toHaveValue("2,500");
});

test("a bound applies together with the press that left its field", async () => {
  respondWith({ names: ["Suite"] });
  const { fill, filters } = await openResults("/search-results");
  const lowest = filters.getByRole("textbox", { name: "Price: lowest" });
  await fill(lowest, "500000");
  // In one act: the press finds the buttons of the page before, as on a touch screen.
  act(() => {
    fireEvent.blur(lowest);
    fireEvent.click(filters.getByRole("button", { name: "Office" }));
  });
  await waitFor(() => expect(address()).toBe("/search-results?type=Office&lowerPrice=500000"));
  expect(lowest).toHaveValue("500,000");
  await fill(lowest, "600000");
  act(() => {
    fireEvent.blur(lowest);
    fireEvent.click(screen.getAllByRole("link", { name: "Map" })[0] as HTMLElement);
  });
  await waitFor(() => expect(address()).toBe("/search-results?type=Office&lowerPrice=600000&view=map"));
});

test.each(["Next page", "Page 3"])(
  "a bound whose field is left by a press on %s leads to the new results, not to a page of the old",
  async (name) => {
    respondWith({ names: ["Suite"], totalPages: 3 });
    const { user, fill, filters, main } = await openResults("/search-results");
    const lowest = filters.getByRole("textbox", { name: "Price: lowest" });
    await fill(lowest, "500000");
    act(() => {
      fireEvent.blur(lowest);
      fireEvent.click(main.getByRole("link", { name }));
    });
    await waitFor(() => expect(address()).toBe("/search-results?lowerPrice=500000"));
    await waitFor(() => expect(asked()).toMatchObject({ lowerPrice: 500_000, page: 1 }));
    await user.click(main.getByRole("link", { name }));
    await waitFor(() => expect(address()).toMatch(/^\/search-results\?lowerPrice=500000&page=[23]$/u));
  },
);

test("quick presses all apply, each to the search that the one before asked for", async () => {
  respondWith({ names: ["Suite"] });
  const { fill, filters, main } = await openResults("/search-results?lowerPrice=400000&keywords=dock");
  const keywords = filters.getByRole("combobox", { name: "Keywords" });
  await fill(keywords, "crane");
  const chips = within(main.getByRole("list", { name: "Filters" }));
  act(() => {
    fireEvent.keyDown(keywords, { key: "Enter" });
    fireEvent.click(filters.getByRole("button", { name: "Owner" }));
    fireEvent.click(chips.getByRole("button", { name: "Remove “dock”" }));
    // Choosing rents drops the price.
    fireEvent.click(filters.getByRole("button", { name: "For Rent" }));
  });
  await waitFor(() => expect(address()).toBe("/search-results?keywords=crane&listingType=rent&postedAs=owner"));
  act(() => window.history.back());
  await waitFor(() => expect(address()).toBe("/search-results?lowerPrice=400000&keywords=crane&postedAs=owner"));
  act(() => fireEvent.click(filters.getByRole("button", { name: "Agent" })));
  await waitFor(() => expect(address()).toBe("/search-results?lowerPrice=400000&keywords=crane&postedAs=agent"));
});

test("listings that were confirmed lately are asked for and named above the results", async () => {
  respondWith({ names: ["Suite"] });
  const { user, filters, main } = await openResults("/search-results?type=Office");
  await user.click(filters.getByRole("button", { name: "Last 7 days" }));
  await waitFor(() => expect(address()).toBe("/search-results?type=Office&confirmedWithin=7"));
  await waitFor(() => expect(asked()).toMatchObject({ type: "Office", confirmedWithin: 7 }));
  const chips = within(main.getByRole("list", { name: "Filters" }));
  await user.click(chips.getByRole("button", { name: "Remove Confirmed in the last 7 days" }));
  await waitFor(() => expect(address()).toBe("/search-results?type=Office"));
});

test("a bound that is being typed stays when an earlier choice takes effect, and applies together with it", async () => {
  respondWith({ names: ["Suite"] });
  const { user, fill, filters } = await openResults("/search-results?listingType=rent");
  const lowest = await filters.findByRole("textbox", { name: "Rent: lowest" });
  await fill(lowest, "4,900");
  window.history.pushState(null, "", "/search-results?rentMonthGross=2500-5000&listingType=rent");
  window.dispatchEvent(new PopStateEvent("popstate", { state: null }));
  const highest = filters.getByRole("textbox", { name: "Rent: highest" });
  await waitFor(() => expect(highest).toHaveValue("5,000"));
  expect(lowest).toHaveValue("4,900");
  await user.keyboard("{Enter}");
  await waitFor(() => expect(address()).toBe("/search-results?rentMonthGross=4900-5000&listingType=rent"));
  expect(lowest).toHaveValue("4,900");
});

test("the sale price has custom bounds besides the ranges, in the same URL format as old links", async () => {
  respondWith({ names: ["Storefront"] });
  const { user, fill, filters } = await openResults("/search-results?lowerPrice=400000&upperPrice=600000");
  expect(filters.getByRole("textbox", { name: "Price: lowest" })).toHaveValue("400,000");
  await fill(filters.getByRole("textbox", { name: "Price: lowest" }), "$450,000");
  await user.keyboard("{Enter}");
  await waitFor(() => expect(address()).toBe("/search-results?lowerPrice=450000&upperPrice=600000"));
});

test("a category offers the measures that matter in it, and each bound is a chip that can be removed", async () => {
  respondWith({ names: ["Suite"] });
  const { user, fill, filters, main } = await openResults("/search-results?type=Investment+Properties&capRate=5-8");
  const chips = () => within(main.getByRole("list", { name: "Filters" }));
  expect(await chips().findByText("Cap Rate: 5–8%")).toBeVisible();
  await fill(await filters.findByRole("textbox", { name: "Number of Units: lowest" }), "3");
  await user.keyboard("{Enter}");
  await waitFor(() =>
    expect(address()).toBe("/search-results?type=Investment+Properties&capRate=5-8&numberOfUnits=3-"),
  );
  expect(await chips().findByText("Number of Units: from 3")).toBeVisible();
  expect(document.title).toContain("Number of Units: from 3");
  expect(filters.queryByRole("textbox", { name: "Seats: lowest" })).not.toBeInTheDocument();
  await user.click(chips().getByRole("button", { name: "Remove Cap Rate: 5–8%" }));
  await waitFor(() => expect(address()).toBe("/search-results?type=Investment+Properties&numberOfUnits=3-"));
  await user.click(filters.getByRole("button", { name: "Reset: Number of Units" }));
  await waitFor(() => expect(address()).toBe("/search-results?type=Investment+Properties"));
});

test("a year is written without grouping, and ordered from the oldest or the newest", async () => {
  respondWith({ names: ["Suite"] });
  const { user, fill, filters, main } = await openResults("/search-results?type=Office&yearBuilt=1990-");
  await fill(await filters.findByRole("textbox", { name: "Year Built: highest" }), "2010");
  await user.keyboard("{Enter}");
  await waitFor(() => expect(address()).toBe("/search-results?type=Office&yearBuilt=1990-2010"));
  expect(await main.findByText("Year Built: 1990–2010")).toBeVisible();
  await choose(user, () => dropdown(screen.getByRole("main"), "Sort by"), "Newest first: Year Built");
  await waitFor(() =>
    expect(asked()).toMatchObject({ bounds: { yearBuilt: { min: 1990, max: 2010 } }, sort: "yearBuilt-desc" }),
  );
});

test("a parking ratio is filtered as brokers quote it, and in metric units for 100 m²", async () => {
  respondWith({ names: ["Suite"] });
  const { user, fill, filters, main } = await openResults("/search-results?type=Office&parkingRatio=-8");
  await fill(await filters.findByRole("textbox", { name: "Parking Ratio: lowest" }), "3.5");
  await user.keyboard("{Enter}");
  await waitFor(() => expect(address()).toBe("/search-results?type=Office&parkingRatio=3.5-8"));
  expect(await main.findByText("Parking Ratio: 3.5–8 per 1,000 sq ft")).toBeVisible();
  await waitFor(() => expect(asked()).toMatchObject({ bounds: { parkingRatio: { min: 3.5, max: 8 } } }));
  await user.click(screen.getAllByRole("button", { name: "Areas in sq ft. Change to: m²" })[0] as HTMLElement);
  await fill(filters.getByRole("textbox", { name: "Parking Ratio: lowest" }), "4.31");
  await user.keyboard("{Enter}");
  await waitFor(() => expect(address()).toBe("/search-results?type=Office&parkingRatio=4-8"));
  expect(main.getByRole("list", { name: "Filters" })).toHaveTextContent("Parking Ratio: 4.31–8.61 per 100 m²");
});

test("each filter group is named once", async () => {
  respondWith({ names: ["Suite"] });
  const { panel, filters } = await openResults("/search-results?type=Office");
  expect(filters.getByRole("group", { name: "Subtype" })).toBeVisible();
  expect(listDoubleNames(panel)).toEqual([]);
});

test("another category drops the bounds that its listings cannot have", async () => {
  respondWith({ names: ["Suite"] });
  const { user, filters } = await openResults("/search-results?type=Office&totalArea=900-&privateOffices=3-");
  await filters.findByRole("textbox", { name: "Private Offices: lowest" });
  await user.click(filters.getByRole("button", { name: "Office" }));
  await user.click(await filters.findByRole("button", { name: "Industrial" }));
  await waitFor(() => expect(address()).toBe("/search-results?type=Industrial&totalArea=900-"));
});

test("the results are ordered by what is useful for the chosen listings, in ten ways at most", async () => {
  respondWith({ names: ["Suite"] });
  const { user, main } = await openResults("/search-results?type=Office&listingType=rent");
  const sorts = () => dropdown(screen.getByRole("main"), "Sort by");
  await waitFor(async () => expect(await readOptions(user, sorts)).toContain("Highest first: Private Offices"));
  const offered = await readOptions(user, sorts);
  expect(offered.length).toBeLessThanOrEqual(10);
  expect(offered).not.toContain("Lowest price first");
  await choose(user, sorts, "Lowest rent first");
  await waitFor(() => expect(address()).toBe("/search-results?type=Office&listingType=rent&sort=rentMonthGross-asc"));
  await waitFor(() => expect(asked()).toMatchObject({ sort: "rentMonthGross-asc" }));
  expect(main.getAllByRole("article")).toHaveLength(1);
});

test("listings without a comparable rent follow the others, counted and explained", async () => {
  const comparable = { total: 2, without: [{ measure: "rentMonthGross", listings: 1 }] };
  respondWith({ names: ["A", "B", "On request"], comparable });
  const { main } = await openResults("/search-results?listingType=rent&rentMonthGross=1000-2500");
  const apart = await main.findByRole("heading", { level: 2, name: "1 without a comparable rent" });
  expect(main.getByText(/^They match your other filters\. Their rent is on request/u)).toBeVisible();
  const names = main.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent);
  expect(names.slice(-4)).toEqual(["A", "B", apart.textContent, "On request"]);
});

test("results that lack other values are counted by their names, and nothing is shown if all have them", async () => {
  respondWith({ names: ["A"], comparable: { total: 0, without: [{ measure: "capRate", listings: 1 }] } });
  const { main } = await openResults("/search-results?capRate=5-");
  expect(await main.findByRole("heading", { level: 2, name: "1 without a stated figure: Cap Rate" })).toBeVisible();
  respondWith({ names: ["B"], comparable: { total: 1, without: [{ measure: "capRate", listings: 0 }] } });
  const complete = await openResults("/search-results?capRate=6-");
  expect(complete.main.queryByRole("heading", { name: /^.*without.*$/u })).not.toBeInTheDocument();
});

test("bounds are entered and shown in the chosen units, and sent in square feet", async () => {
  respondWith({ names: ["Suite"] });
  const { user, fill, filters, main } = await openResults("/search-results?totalArea=1000-");
  const field = (name: string) => filters.findByRole("textbox", { name });
  expect(await field("Total Area: lowest")).toHaveValue("1,000");
  await user.click(screen.getAllByRole("button", { name: "Areas in sq ft. Change to: m²" })[0] as HTMLElement);
  expect(await field("Total Area: lowest")).toHaveValue("92.9");
  await fill(await field("Total Area: lowest"), "100");
  await user.keyboard("{Enter}");
  await waitFor(() => expect(address()).toBe("/search-results?totalArea=1076.39-"));
  expect(await field("Total Area: lowest")).toHaveValue("100");
  expect(main.getByRole("list", { name: "Filters" })).toHaveTextContent("Total Area: from 100 m²");
});

test("an invalid bound in the URL is reported next to its fields, and can be reset", async () => {
  const refused = { status: 400, json: { msg: "wrong", fields: { "bounds.totalArea": "This is no range." } } };
  respond(SEARCH, ({ body }) => ("bounds" in (body as object) ? refused : { json: { response: EMPTY } }));
  const { user } = await openPage("/search-results?totalArea=big", { as: buildProfile() });
  const filters = within(await screen.findByRole("complementary"));
  expect(await filters.findByText("This is no range.")).toBeVisible();
  expect(asked()).toMatchObject({ bounds: { totalArea: "big" } });
  await user.click(filters.getByRole("button", { name: /^Reset: Total Area \(sq\sft\)$/u }));
  await waitFor(() => expect(address()).toBe("/search-results"));
});

const EMPTY = { properties: [], totalPages: 0, totalResults: 0, page: 1, lastDoc: null };
