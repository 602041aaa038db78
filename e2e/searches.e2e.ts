import type { Page } from "@playwright/test";
import { expectAccessible } from "./accessible.ts";
import { answerTo, searchesOf } from "./answers.ts";
import { amountOf, choose, dropdown, expect, open, signIn, test } from "./fixtures.ts";
import { expectResults, rowsOf } from "./results.ts";
import { settled } from "./settled.ts";

const filters = (page: Page) => page.getByRole("complementary", { name: "Filters", exact: true });
const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const pages = (page: Page) => page.getByRole("navigation", { name: "Pages", exact: true });

test.beforeEach(async ({ page }) => {
  await signIn(page);
});

test("the results start with all listings, ten to a page, each with its place, kind, offer, price and picture", async ({
  page,
}) => {
  await open(page, "/search-results");
  await expectResults(page, {});
  await expect(rowsOf(page)).toHaveCount(10);
  const { properties } = await answerTo(page, {});
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
    await expect(row).toContainText(amountOf(listing));
    await expect(row).toContainText(listing.description.slice(0, 40));
    if (listing.thumbnailUrl !== null) {
      await expect(row.locator("img")).toHaveAttribute("src", new RegExp(`^${listing.thumbnailUrl}\\?w=\\d+$`, "u"));
    }
  }
});

test("every filter of the results changes the URL, and the page shows what the server finds", async ({ page }) => {
  await open(page, "/search-results");
  const panel = filters(page);
  await test.step("category", async () => {
    await expect(panel.getByRole("button", { name: "Industrial", exact: true })).toHaveAccessibleDescription(
      /^[\d,]+ listings?$/u,
    );
    await panel.getByRole("button", { name: "Industrial", exact: true }).click();
    await expect(page).toHaveURL("/search-results?type=Industrial");
    await expectResults(page, { type: "Industrial" });
  });
  await test.step("subtype", async () => {
    await panel.getByRole("button", { name: "Warehousing", exact: true }).click();
    await expect(page).toHaveURL("/search-results?type=Industrial&subtype=Warehousing");
    await expectResults(page, { type: "Industrial", subtype: "Warehousing" });
  });
  await test.step("listing type", async () => {
    await panel.getByRole("button", { name: "For Rent", exact: true }).click();
    await expect(page).toHaveURL(/[?&]listingType=rent(?:&|$)/u);
    await expectResults(page, { type: "Industrial", subtype: "Warehousing", listingType: "rent" });
    await panel.getByRole("button", { name: "For Rent", exact: true }).click();
    await expect(page).toHaveURL("/search-results?type=Industrial&subtype=Warehousing");
    await panel
      .getByRole("group", { name: "Subtype", exact: true })
      .getByRole("button", { name: "Reset: Subtype", exact: true })
      .click();
    await expect(page).toHaveURL("/search-results?type=Industrial");
  });
  await test.step("province", async () => {
    await choose(panel, "Province", "Ontario");
    await expect(page).toHaveURL("/search-results?type=Industrial&province=Ontario");
    await expectResults(page, { type: "Industrial", province: "Ontario" });
  });
  await test.step("price range", async () => {
    await panel.getByRole("button", { name: "$1,000,000+", exact: true }).click();
    await expect(page).toHaveURL("/search-results?type=Industrial&province=Ontario&lowerPrice=1000000");
    // A price without sale or rent shows sales.
    await expectResults(page, { type: "Industrial", province: "Ontario", lowerPrice: 1_000_000, listingType: "sale" });
    await panel.getByRole("button", { name: "Any Price", exact: true }).click();
    await expect(page).toHaveURL("/search-results?type=Industrial&province=Ontario");
  });
  await test.step("category again, which clears it", async () => {
    await panel.getByRole("button", { name: "Industrial", exact: true }).click();
    await expect(page).toHaveURL("/search-results?province=Ontario");
    await expectResults(page, { province: "Ontario" });
  });
  await test.step("city", async () => {
    await choose(panel, "City", "Ottawa");
    await expect(page).toHaveURL("/search-results?province=Ontario&city=Ottawa");
    await expectResults(page, { province: "Ontario", city: "Ottawa" });
    await choose(panel, "Province", "Alberta");
    await expect(page, "a province clears the city").toHaveURL("/search-results?province=Alberta");
  });
  await test.step("keywords", async () => {
    const field = panel.getByRole("combobox", { name: "Keywords", exact: true });
    await field.fill("parking");
    await field.press("Enter");
    await expect(page).toHaveURL("/search-results?province=Alberta&keywords=parking");
    await expectResults(page, { province: "Alberta", keywords: ["parking"] });
    await field.fill("highway");
    await field.press("Enter");
    await expect(page).toHaveURL("/search-results?province=Alberta&keywords=parking&keywords=highway");
    await expectResults(page, { province: "Alberta", keywords: ["parking", "highway"] });
    await panel.getByRole("button", { name: "Remove parking", exact: true }).click();
    await expect(page).toHaveURL("/search-results?province=Alberta&keywords=highway");
  });
  await test.step("everything at once", async () => {
    await panel.getByRole("button", { name: "Clear all", exact: true }).click();
    await expect(page).toHaveURL("/search-results");
    await expectResults(page, {});
  });
  await test.step("the rent of an office by the month, with those apart whose rent cannot be compared", async () => {
    await open(page, "/search-results?type=Office&listingType=rent");
    await panel.getByRole("button", { name: "$2,500–$5,000", exact: true }).click();
    await expect(page).toHaveURL(/[?&]rentMonthGross=2500-5000(?:&|$)/u);
    await panel.getByRole("textbox", { name: "Rent: lowest", exact: true }).fill("4,900");
    await panel.getByRole("textbox", { name: "Rent: lowest", exact: true }).press("Enter");
    await expect(page).toHaveURL(/[?&]rentMonthGross=4900-5000(?:&|$)/u);
    // So few that the first page also reaches the non-comparable ones.
    const bounds = { rentMonthGross: { min: 4_900, max: 5_000 } };
    await expectResults(page, { type: "Office", listingType: "rent", bounds });
    await expect(page.getByRole("heading", { name: /^\d+ without a comparable rent$/u })).toBeVisible();
    await expect(panel.getByRole("textbox", { name: "Private Offices: lowest", exact: true })).toBeVisible();
    await panel.getByText("More measures and zoning", { exact: true }).click();
    await expect(panel.getByRole("searchbox", { name: "Zoning", exact: true })).toBeVisible();
    await expectAccessible(page, "/search-results with a range of rents");
  });
});

test("the results come in four orders, and a new order starts at the first page", async ({ page }) => {
  await open(page, "/search-results?type=Office&page=3");
  await expectResults(page, { type: "Office", page: 3 });
  const main = page.getByRole("main");
  for (const [label, sort, listingType] of [
    ["Lowest price first", "price-asc", "sale"],
    ["Highest price first", "price-desc", "sale"],
    ["Newest first", "newest", undefined],
  ] as const) {
    await choose(main, "Sort by", label);
    await expect(page).toHaveURL(`/search-results?type=Office&sort=${sort}`);
    await expectResults(page, { type: "Office", sort, ...(listingType && { listingType }) });
  }
  await choose(main, "Sort by", "Featured first");
  await expect(page).toHaveURL("/search-results?type=Office");
  await expectResults(page, { type: "Office" });
  const { properties } = await answerTo(page, { type: "Office", sort: "price-asc", listingType: "sale" });
  const prices = properties.flatMap(({ price }) => price ?? []);
  expect(prices).toEqual(prices.toSorted((one, other) => one - other));
});

test("going back and forward and reloading show the same results again", async ({ page }) => {
  await open(page, "/search-results");
  await expectResults(page, {});
  const panel = filters(page);
  await panel.getByRole("button", { name: "Office", exact: true }).click();
  await expectResults(page, { type: "Office" });
  await choose(panel, "Province", "Ontario");
  await expectResults(page, { type: "Office", province: "Ontario" });
  await pages(page).getByRole("link", { name: "Page 2", exact: true }).click();
  await expectResults(page, { type: "Office", province: "Ontario", page: 2 });

  await page.goBack();
  await expectResults(page, { type: "Office", province: "Ontario" });
  await page.goBack();
  await expectResults(page, { type: "Office" });
  await expect(dropdown(panel, "Province")).toHaveText("Any province");
  await page.goBack();
  await expectResults(page, {});
  await expect(panel.getByRole("button", { pressed: true })).toHaveText(["Any Price"]);
  await page.goForward();
  await page.goForward();
  await page.goForward();
  await expect(page).toHaveURL("/search-results?type=Office&province=Ontario&page=2");
  await expectResults(page, { type: "Office", province: "Ontario", page: 2 });
  await page.evaluate(() => window.scrollTo(0, 700));
  await page.reload();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(700);
  await expectResults(page, { type: "Office", province: "Ontario", page: 2 });
  await expect(panel.getByRole("button", { name: "Office", exact: true })).toHaveAttribute("aria-pressed", "true");
  await expect(dropdown(panel, "Province")).toHaveText("Ontario");
});

test("Next and Previous lead to the last page of the results and back, every listing appears once, and only Next passes the cursor", async ({
  page,
}) => {
  // No other journey posts in Manitoba.
  await open(page, "/search-results?province=Manitoba");
  await expectResults(page, { province: "Manitoba" });
  const { totalPages, totalResults } = await answerTo(page, { province: "Manitoba" });
  expect(totalPages).toBeGreaterThan(3);
  const seen: string[] = [];
  for (let at = 1; at <= totalPages; at += 1) {
    await expectResults(page, { province: "Manitoba", page: at });
    await expect(pages(page).locator('[aria-current="page"]')).toHaveText(String(at));
    if (at > 1) await expect(heading(page)).toBeFocused();
    const links = rowsOf(page).getByRole("link");
    seen.push(...(await settled(() => links.evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? "")))));
    if (at < totalPages) await pages(page).getByRole("link", { name: "Next page", exact: true }).click();
  }
  await expect(pages(page).getByRole("link", { name: "Next page", exact: true })).toHaveCount(0);
  expect(new Set(seen).size).toBe(totalResults);
  expect(seen).toHaveLength(totalResults);
  const forward = searchesOf(page);
  expect(forward.map(({ lastDoc }) => lastDoc !== undefined)).toEqual(forward.map((_, at) => at > 0));

  for (let at = totalPages - 1; at >= 1; at -= 1) {
    await pages(page).getByRole("link", { name: "Previous page", exact: true }).click();
    await expect(pages(page).locator('[aria-current="page"]')).toHaveText(String(at));
    await expect(rowsOf(page)).toHaveCount(10);
  }
  await expect(page).toHaveURL("/search-results?province=Manitoba");
  await expect(pages(page).getByRole("link", { name: "Previous page", exact: true })).toHaveCount(0);
  expect(
    searchesOf(page)
      .slice(forward.length)
      .filter(({ lastDoc }) => lastDoc !== undefined),
  ).toEqual([]);
});

test("when the texts of the measures cannot be loaded, the filters say so and can reload them", async ({
  page,
  watch,
}) => {
  const words = /\/assets\/listing-fields-catalogue-en-[\w-]+\.js/u;
  watch.expectFailing(words);
  // What needs the texts appears after they have failed.
  const failed = page.waitForEvent("requestfailed", (request) => words.test(request.url()));
  await page.route(/\/assets\/comparing-[\w-]+\.js/u, async (route) => {
    await failed;
    await route.continue();
  });
  await page.route(words, (route) => route.abort());
  await open(page, "/search-results?totalArea=900-");
  const sentence = filters(page).getByText("The comparison data could not be loaded.");
  await expect(sentence).toBeVisible();
  await page.unroute(words);
  await filters(page).getByRole("button", { name: "Try again", exact: true }).click();
  await expect(filters(page).getByRole("group", { name: "Total Area (sq ft)", exact: true }).first()).toBeVisible();
  await expect(sentence).toBeHidden();
});
