import type { Page } from "@playwright/test";
import type { SearchRequest } from "@vestpocket/domain/searches/searches.schema";
import { choose, count, dropdown, expect, expectResults, open, signIn, test } from "./fixtures.ts";

test.use({
  contextOptions: { reducedMotion: "reduce" },
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
});

const opener = (page: Page) => page.getByRole("button", { name: /^Filters/u });

test.beforeEach(async ({ page }) => {
  await signIn(page);
});

test("the filters are a sheet that says how many listings a choice finds, and applies it when told to", async ({
  page,
  api,
}) => {
  await open(page, "/search-results");
  await expectResults(page, api, {});
  await expect(page.getByRole("complementary", { name: "Filters" })).toBeHidden();
  await opener(page).tap();
  const sheet = page.getByRole("dialog", { name: "Filters" });
  const show = async (request: Partial<SearchRequest>) => {
    const { totalResults } = await api.search(request);
    return sheet.getByRole("button", { name: `Show ${count(totalResults)} listings`, exact: true });
  };
  await expect(await show({})).toBeVisible();
  await sheet.getByRole("button", { name: "Office", exact: true }).tap();
  await expect(await show({ type: "Office" })).toBeVisible();
  await expect(page, "nothing is applied yet").toHaveURL("/search-results");
  await sheet.getByRole("button", { name: "For Rent", exact: true }).tap();
  await (await show({ type: "Office", listingType: "rent" })).tap();
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL("/search-results?type=Office&listingType=rent");
  await expectResults(page, api, { type: "Office", listingType: "rent" });
  await expect(opener(page)).toHaveText("Filters2");
});

test("place, price and keywords can be chosen in the sheet too", async ({ page, api }) => {
  await open(page, "/search-results");
  await opener(page).tap();
  const sheet = page.getByRole("dialog", { name: "Filters" });
  await sheet.getByRole("textbox", { name: "Keywords" }).fill("parking");
  await sheet.getByRole("textbox", { name: "Keywords" }).press("Enter");
  await expect(sheet.getByRole("button", { name: "Remove parking" })).toBeVisible();
  await choose(sheet, "City", "Ottawa");
  await expect(dropdown(sheet, "Province")).toHaveText("Ontario");
  await choose(sheet, "Price range", "$1,000,000+");
  const chosen = { province: "Ontario", city: "Ottawa", lowerPrice: 1_000_000, keywords: ["parking"] };
  const { totalResults } = await api.search(chosen);
  await sheet.getByRole("button", { name: new RegExp(`^Show ${totalResults} listings?$`, "u") }).tap();
  await expectResults(page, api, chosen);
});

test("a sheet that is closed without applying changes nothing, and 'Clear all' clears when it is applied", async ({
  page,
  api,
}) => {
  await open(page, "/search-results?type=Office");
  await opener(page).tap();
  const sheet = page.getByRole("dialog", { name: "Filters" });
  await sheet.getByRole("button", { name: "For Rent" }).tap();
  await sheet.getByRole("button", { name: "Close" }).tap();
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL("/search-results?type=Office");
  await expectResults(page, api, { type: "Office" });

  await opener(page).tap();
  await expect(sheet.getByRole("button", { name: "For Rent" })).toHaveAttribute("aria-pressed", "false");
  await sheet.getByRole("button", { name: "Clear all" }).tap();
  const { totalResults } = await api.search({});
  await sheet.getByRole("button", { name: `Show ${count(totalResults)} listings` }).tap();
  await expect(page).toHaveURL("/search-results");
  await expectResults(page, api, {});
});

test("a choice that finds nothing says so before it is applied", async ({ page }) => {
  await open(page, "/search-results?keywords=zzqqxx");
  await opener(page).tap();
  await expect(
    page.getByRole("dialog", { name: "Filters" }).getByRole("button", { name: "No matching listings" }),
  ).toBeVisible();
});

test("pages and order work as on a wide screen", async ({ page, api }) => {
  await open(page, "/search-results?type=Office");
  await choose(page.getByRole("main"), "Sort by", "Newest first");
  await expectResults(page, api, { type: "Office", sort: "newest" });
  await page.getByRole("navigation", { name: "Pages" }).getByRole("link", { name: "Next page" }).tap();
  await expectResults(page, api, { type: "Office", sort: "newest", page: 2 });
  await expect.poll(() => page.evaluate(() => window.scrollY), "the next page begins at its top").toBeLessThan(200);
});
