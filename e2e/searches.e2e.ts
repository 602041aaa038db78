import type { Page } from "@playwright/test";
import { choose, count, dropdown, expect, expectResults, open, queryOf, rowsOf, signIn, test } from "./fixtures.ts";

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
