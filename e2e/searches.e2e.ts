import type { Page } from "@playwright/test";
import {
  choose,
  collectAlerts,
  count,
  dropdown,
  expect,
  expectResults,
  open,
  queryOf,
  rowsOf,
  signIn,
  test,
} from "./fixtures.ts";

test.use({ contextOptions: { reducedMotion: "reduce" }, viewport: { width: 1440, height: 900 } });

const SEARCH = /\/v1\/property\/search$/u;

const filters = (page: Page) => page.getByRole("complementary", { name: "Filters" });
const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const pages = (page: Page) => page.getByRole("navigation", { name: "Pages" });

test.beforeEach(async ({ page }) => {
  await signIn(page);
});

test("all listings are shown first, ten to a page, each with what is specified", async ({ page, api }) => {
  await open(page, "/search-results");
  await expectResults(page, api, {});
  await expect(rowsOf(page)).toHaveCount(10);
  const { properties } = await api.search({});
  for (const [at, listing] of properties.entries()) {
    const row = rowsOf(page).nth(at);
    await expect(row.getByRole("link", { name: listing.name, exact: true })).toHaveAttribute(
      "href",
      `/property/${listing.id}`,
    );
    await expect(row).toContainText(`${listing.city}, ${listing.province}`);
    await expect(row).toContainText(`${listing.subType} | ${listing.type}`);
    await expect(row).toContainText(
      { sale: "For Sale", rent: "For Rent", both: "For Sale or Rent" }[listing.listingType],
    );
    await expect(row).toContainText(`CA$${count(listing.price)}`);
    await expect(row).toContainText(listing.description.slice(0, 40));
    if (listing.thumbnailUrl !== null) {
      await expect(row.locator("img")).toHaveAttribute("src", new RegExp(`^${listing.thumbnailUrl}\\?w=\\d+$`, "u"));
    }
  }
});

test("every filter changes the address, and the page shows what the server finds", async ({ page, api }) => {
  await open(page, "/search-results");
  const panel = filters(page);
  await test.step("category", async () => {
    await panel.getByRole("button", { name: "Industrial", exact: true }).click();
    await expect(page).toHaveURL("/search-results?type=Industrial");
    await expectResults(page, api, { type: "Industrial" });
  });
  await test.step("subtype", async () => {
    await panel.getByRole("button", { name: "Warehousing", exact: true }).click();
    await expect(page).toHaveURL("/search-results?type=Industrial&subtype=Warehousing");
    await expectResults(page, api, { type: "Industrial", subtype: "Warehousing" });
  });
  await test.step("listing type", async () => {
    await panel.getByRole("button", { name: "For Rent", exact: true }).click();
    expect(queryOf(page)).toContainEqual(["listingType", "rent"]);
    await expectResults(page, api, { type: "Industrial", subtype: "Warehousing", listingType: "rent" });
    await panel.getByRole("button", { name: "For Rent", exact: true }).click();
    await expect(page).toHaveURL("/search-results?type=Industrial&subtype=Warehousing");
    await panel.getByRole("group", { name: "Subtype" }).getByRole("button", { name: "Reset: Subtype" }).click();
    await expect(page).toHaveURL("/search-results?type=Industrial");
  });
  await test.step("province", async () => {
    await choose(panel, "Province", "Ontario");
    await expect(page).toHaveURL("/search-results?type=Industrial&province=Ontario");
    await expectResults(page, api, { type: "Industrial", province: "Ontario" });
  });
  await test.step("price range", async () => {
    await choose(panel, "Price range", "$1,000,000+");
    await expect(page).toHaveURL("/search-results?type=Industrial&province=Ontario&lowerPrice=1000000");
    await expectResults(page, api, { type: "Industrial", province: "Ontario", lowerPrice: 1_000_000 });
    await choose(panel, "Price range", "Any Price");
    await expect(page).toHaveURL("/search-results?type=Industrial&province=Ontario");
  });
  await test.step("category again, which clears it", async () => {
    await panel.getByRole("button", { name: "Industrial", exact: true }).click();
    await expect(page).toHaveURL("/search-results?province=Ontario");
    await expectResults(page, api, { province: "Ontario" });
  });
  await test.step("city", async () => {
    await choose(panel, "City", "Ottawa");
    await expect(page).toHaveURL("/search-results?province=Ontario&city=Ottawa");
    await expectResults(page, api, { province: "Ontario", city: "Ottawa" });
    await choose(panel, "Province", "Alberta");
    await expect(page, "a province clears the city").toHaveURL("/search-results?province=Alberta");
  });
  await test.step("keywords", async () => {
    const field = panel.getByRole("textbox", { name: "Keywords" });
    await field.fill("parking");
    await field.press("Enter");
    await expect(page).toHaveURL("/search-results?province=Alberta&keywords=parking");
    await expectResults(page, api, { province: "Alberta", keywords: ["parking"] });
    await field.fill("highway");
    await field.press("Enter");
    await expect(page).toHaveURL("/search-results?province=Alberta&keywords=parking&keywords=highway");
    await expectResults(page, api, { province: "Alberta", keywords: ["parking", "highway"] });
    await panel.getByRole("button", { name: "Remove parking" }).click();
    await expect(page).toHaveURL("/search-results?province=Alberta&keywords=highway");
  });
  await test.step("everything at once", async () => {
    await panel.getByRole("button", { name: "Clear all" }).click();
    await expect(page).toHaveURL("/search-results");
    await expectResults(page, api, {});
  });
});

test("each filter can be taken away where it is read above the results", async ({ page, api }) => {
  await open(page, "/search-results?type=Office&province=Ontario&listingType=sale&upperPrice=1000000");
  const chips = page.getByRole("main").getByRole("list", { name: "Filters" });
  await expect(chips.getByRole("button")).toHaveCount(4);
  await chips.getByRole("button", { name: "Remove For Sale" }).click();
  await expect(page).toHaveURL("/search-results?type=Office&province=Ontario&upperPrice=1000000");
  await expect(heading(page)).toBeFocused();
  await expectResults(page, api, { type: "Office", province: "Ontario", upperPrice: 1_000_000 });
  await chips.getByRole("button", { name: "Remove Ontario" }).click();
  await expect(page).toHaveURL("/search-results?type=Office&upperPrice=1000000");
  await expectResults(page, api, { type: "Office", upperPrice: 1_000_000 });
});

test("the four orders are the server's, and another order begins with the first page", async ({ page, api }) => {
  await open(page, "/search-results?type=Office&page=3");
  await expectResults(page, api, { type: "Office", page: 3 });
  const main = page.getByRole("main");
  for (const [label, sort] of [
    ["Lowest price first", "price-asc"],
    ["Highest price first", "price-desc"],
    ["Newest first", "newest"],
  ] as const) {
    await choose(main, "Sort by", label);
    await expect(page).toHaveURL(`/search-results?type=Office&sort=${sort}`);
    await expectResults(page, api, { type: "Office", sort });
  }
  await choose(main, "Sort by", "Featured first");
  await expect(page).toHaveURL("/search-results?type=Office");
  await expectResults(page, api, { type: "Office" });

  const { properties } = await api.search({ type: "Office", sort: "price-asc", limit: 50 });
  const prices = properties.map(({ price }) => price);
  expect(prices).toEqual([...prices].sort((one, other) => one - other));
});

test("back, forward and reload show the same results again", async ({ page, api }) => {
  await open(page, "/search-results");
  await expectResults(page, api, {});
  const panel = filters(page);
  await panel.getByRole("button", { name: "Office", exact: true }).click();
  await expectResults(page, api, { type: "Office" });
  await choose(panel, "Province", "Ontario");
  await expectResults(page, api, { type: "Office", province: "Ontario" });
  await pages(page).getByRole("link", { name: "Page 2", exact: true }).click();
  await expectResults(page, api, { type: "Office", province: "Ontario", page: 2 });

  await page.goBack();
  await expectResults(page, api, { type: "Office", province: "Ontario" });
  await page.goBack();
  await expectResults(page, api, { type: "Office" });
  await expect(dropdown(panel, "Province")).toHaveText("Any province");
  await page.goBack();
  await expectResults(page, api, {});
  await expect(panel.getByRole("button", { pressed: true })).toHaveCount(0);
  await page.goForward();
  await page.goForward();
  await page.goForward();
  await expect(page).toHaveURL("/search-results?type=Office&province=Ontario&page=2");
  await expectResults(page, api, { type: "Office", province: "Ontario", page: 2 });
  await page.reload();
  await expectResults(page, api, { type: "Office", province: "Ontario", page: 2 });
  await expect(panel.getByRole("button", { name: "Office", exact: true })).toHaveAttribute("aria-pressed", "true");
  await expect(dropdown(panel, "Province")).toHaveText("Ontario");
});

test("a filter begins with the first page again", async ({ page, api }) => {
  await open(page, "/search-results?province=Ontario&page=4");
  await expectResults(page, api, { province: "Ontario", page: 4 });
  await filters(page).getByRole("button", { name: "Office", exact: true }).click();
  await expect(page).toHaveURL("/search-results?type=Office&province=Ontario");
  await expectResults(page, api, { type: "Office", province: "Ontario" });
});

test("one comes to the last page and back by 'Next' and 'Previous', sees every listing once, and passes the cursor only forward", async ({
  page,
  api,
}) => {
  const { totalPages, totalResults } = await api.search({ province: "Manitoba" });
  expect(totalPages).toBeGreaterThan(3);
  const asked: { page?: number; lastDoc?: string }[] = [];
  page.on("request", (request) => {
    if (SEARCH.test(request.url())) asked.push(request.postDataJSON() as { page?: number; lastDoc?: string });
  });
  await open(page, "/search-results?province=Manitoba");
  const seen: string[] = [];
  for (let at = 1; at <= totalPages; at += 1) {
    const { properties } = await api.search({ province: "Manitoba", page: at });
    await expect(rowsOf(page).getByRole("heading")).toHaveText(properties.map(({ name }) => name));
    await expect(pages(page).locator('[aria-current="page"]')).toHaveText(String(at));
    if (at > 1) await expect(heading(page)).toBeFocused();
    const links = rowsOf(page).getByRole("link");
    seen.push(...(await links.evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""))));
    if (at < totalPages) await pages(page).getByRole("link", { name: "Next page" }).click();
  }
  await expect(pages(page).getByRole("link", { name: "Next page" })).toHaveCount(0);
  expect(new Set(seen).size).toBe(totalResults);
  expect(seen).toHaveLength(totalResults);
  expect(asked.map(({ lastDoc }) => lastDoc !== undefined)).toEqual(asked.map((_, at) => at > 0));

  asked.length = 0;
  for (let at = totalPages - 1; at >= 1; at -= 1) {
    await pages(page).getByRole("link", { name: "Previous page" }).click();
    await expect(pages(page).locator('[aria-current="page"]')).toHaveText(String(at));
    await expect(rowsOf(page)).toHaveCount(10);
  }
  await expect(page).toHaveURL("/search-results?province=Manitoba");
  await expect(pages(page).getByRole("link", { name: "Previous page" })).toHaveCount(0);
  expect(asked.filter(({ lastDoc }) => lastDoc !== undefined)).toEqual([]);
});

test("one comes to the very last page by its number, and the numbers are the specified ones", async ({ page, api }) => {
  const { totalPages, totalResults } = await api.search({});
  expect(totalPages).toBeGreaterThan(100);
  await open(page, "/search-results");
  const last = count(totalPages);
  await expect(pages(page)).toHaveText(`Previous12…${last}Next`);
  await pages(page)
    .getByRole("link", { name: `Page ${last}`, exact: true })
    .click();
  await expect(page).toHaveURL(`/search-results?page=${totalPages}`);
  await expectResults(page, api, { page: totalPages });
  await expect(rowsOf(page)).toHaveCount(totalResults - 10 * (totalPages - 1));
  await expect(pages(page)).toHaveText(`Previous1…${count(totalPages - 1)}${last}Next`);
  await pages(page).getByRole("link", { name: "Page 1", exact: true }).click();
  await expectResults(page, api, {});
  await open(page, "/search-results?page=50");
  await expectResults(page, api, { page: 50 });
  await expect(pages(page)).toHaveText(`Previous1…495051…${last}Next`);
});

test("a page beyond the last says so and leads to the first", async ({ page, api }) => {
  await open(page, "/search-results?type=Office&page=500");
  await expect(page.getByRole("main").getByText("This page is past the end of the results.")).toBeVisible();
  await page.getByRole("link", { name: "Go to first page" }).click();
  await expect(page).toHaveURL("/search-results?type=Office");
  await expectResults(page, api, { type: "Office" });
});

test("where nothing is found the page says so, and the filters can be cleared", async ({ page, api }) => {
  await open(page, "/search-results?type=Office&keywords=zzqqxx");
  await expect(page.getByRole("main").getByText("No matching results found.")).toBeVisible();
  await expect(heading(page)).toHaveText(/^0 listings/u);
  await expect(pages(page)).toHaveCount(0);
  await page.getByRole("button", { name: "Clear all filters" }).click();
  await expect(page).toHaveURL("/search-results");
  await expectResults(page, api, {});
});

test("keyword rules hold beside the results too", async ({ page }) => {
  const alerts = collectAlerts(page);
  await open(page, "/search-results");
  const field = filters(page).getByRole("textbox", { name: "Keywords" });
  for (const [keyword, sentence] of [
    ["a".repeat(21), "Keywords must be 20 characters or fewer."],
    ["a b c d e", "You can only add up to 4 words per keyword."],
  ] as const) {
    await field.fill(keyword);
    await field.press("Enter");
    await expect.poll(() => alerts.splice(0)).toEqual([`alert: ${sentence}`]);
    await expect(field).toHaveAccessibleDescription(sentence);
  }
  await expect(page).toHaveURL("/search-results");
});

for (const [query, sentence] of [
  ["type=Nonsense", "Unknown category."],
  ["subtype=Nonsense", "Unknown subtype."],
  ["province=Atlantis", "Unknown province."],
  ["listingType=gift", undefined],
  ["lowerPrice=abc", undefined],
  ["upperPrice=-5", undefined],
  ["upperPrice=99999999999", undefined],
  [`keywords=${"a".repeat(21)}`, "Keywords must be 20 characters or fewer."],
  ["keywords=1&keywords=2&keywords=3&keywords=4&keywords=5&keywords=6", "You can only add up to 5 keywords."],
] as const) {
  test(`an address with a filter that makes no sense says so and can be put right: ${query.slice(0, 30)}`, async ({
    page,
    watch,
    api,
  }) => {
    watch.expectFailing(SEARCH);
    await open(page, `/search-results?${query}`);
    await expect(page.getByText("Failed to fetch listings. Please try again later.")).toBeVisible();
    if (sentence !== undefined) await expect(filters(page).getByText(sentence)).toBeVisible();
    await expect(
      filters(page)
        .getByRole("group")
        .filter({ has: page.locator(".text-danger") }),
    ).toHaveCount(1);
    await expect(page).toHaveURL(`/search-results?${query}`);
    await filters(page)
      .getByRole("button", { name: /^Reset: /u })
      .click();
    await expect(page).toHaveURL("/search-results");
    await expectResults(page, api, {});
  });
}

test("names in an address are taken in any case and spelling, and a wrong page or order is the first and the usual", async ({
  page,
  api,
}) => {
  await open(page, "/search-results?type=investment%20property&province=QUEBEC&city=montréal&page=-3&sort=best");
  await expectResults(page, api, { type: "Investment Properties", province: "Quebec", city: "Montreal" });
  await expect(dropdown(filters(page), "City")).toHaveText("Montreal");
  await open(page, "/search-results?page=abc&lastDoc=xyz&foo=bar&type=");
  await expectResults(page, api, {});
});

for (const [failure, detail] of [
  ["answers with an error", "Unknown error searching properties"],
  ["cannot be reached", "Vestpocket cannot be reached. Check your connection."],
] as const) {
  test(`when the server ${failure} the page says so, keeps the filters, and 'Try again' works`, async ({
    page,
    watch,
    api,
  }) => {
    watch.expectFailing(SEARCH);
    await page.route(SEARCH, (route) =>
      failure === "cannot be reached" ? route.abort() : route.fulfill({ status: 500, body: "<h1>Oops</h1>" }),
    );
    await open(page, "/search-results?type=Office&province=Ontario&keywords=parking&page=2");
    const alert = page.getByRole("alert");
    await expect(alert).toContainText("Failed to fetch listings. Please try again later.");
    await expect(alert).toContainText(detail);
    await expect(page.getByText("Oops")).toHaveCount(0);
    await expect(filters(page).getByRole("button", { name: "Office", exact: true })).toHaveAttribute(
      "aria-pressed",
      "true",
    );
    await expect(dropdown(filters(page), "Province")).toHaveText("Ontario");
    await page.unroute(SEARCH);
    await alert.getByRole("button", { name: "Try again" }).click();
    await expectResults(page, api, { type: "Office", province: "Ontario", keywords: ["parking"], page: 2 });
    await expect(page).toHaveURL("/search-results?type=Office&province=Ontario&keywords=parking&page=2");
    await expect(alert).toHaveCount(0);
  });
}

test("a refused search is told in the server's words", async ({ page, watch }) => {
  watch.expectFailing(SEARCH);
  await page.route(SEARCH, (route) => route.fulfill({ status: 429, json: { msg: "Not so fast." } }));
  await open(page, "/search-results?type=Office");
  await expect(page.getByRole("alert")).toContainText("Failed to fetch listings. Please try again later.");
  await expect(page.getByRole("alert")).toContainText("Not so fast.");
  await page.route(SEARCH, (route) => route.fulfill({ status: 418, json: {} }));
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("alert")).toContainText("Client error searching properties");
});
