import type { Page } from "@playwright/test";
import type { SearchRequest } from "@vestpocket/domain/searches/searches.schema";
import { answerTo } from "./answers.ts";
import { choose, count, dropdown, expect, open, signIn, test } from "./fixtures.ts";
import { expectResults } from "./results.ts";
import { PHONE } from "./viewports.ts";

test.use({
  viewport: PHONE,
  hasTouch: true,
  isMobile: true,
});

const opener = (page: Page) => page.getByRole("button", { name: /^Filters(?: \d+)?$/u });
const sheetOf = (page: Page) => page.getByRole("dialog", { name: "Filters", exact: true });

/** The sheet's button that applies a choice, with the number of listings the page received. */
async function expectShow(page: Page, request: Partial<SearchRequest>) {
  const { totalResults } = await answerTo(page, { ...request, limit: 1, isAside: true });
  const button = sheetOf(page).getByRole("button", {
    name: new RegExp(`^Show ${count(totalResults)} listings?$`, "u"),
  });
  await expect(button).toBeVisible();
  return button;
}

test.beforeEach(async ({ page }) => {
  await signIn(page);
});

test("on a phone the filters are a sheet that says how many listings a choice finds, and applies it on request", async ({
  page,
}) => {
  const sheet = sheetOf(page);
  await open(page, "/search-results");
  await expectResults(page, {});
  await expect(page.getByRole("complementary", { name: "Filters", exact: true })).toBeHidden();
  await opener(page).tap();
  await expectShow(page, {});
  await sheet.getByRole("button", { name: "Office", exact: true }).tap();
  await expectShow(page, { type: "Office" });
  await expect(page, "nothing is applied yet").toHaveURL("/search-results");
  await sheet.getByRole("button", { name: "For Rent", exact: true }).tap();
  const show = await expectShow(page, { type: "Office", listingType: "rent" });
  await show.tap();
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL("/search-results?type=Office&listingType=rent");
  await expectResults(page, { type: "Office", listingType: "rent" });
  await expect(opener(page)).toHaveText("Filters2");

  await test.step("closing the sheet without applying changes nothing", async () => {
    await opener(page).tap();
    await sheet.getByRole("button", { name: "For Rent", exact: true }).tap();
    await sheet.getByRole("button", { name: "Close", exact: true }).tap();
    await expect(sheet).toBeHidden();
    await expect(page).toHaveURL("/search-results?type=Office&listingType=rent");
    await opener(page).tap();
    await expect(sheet.getByRole("button", { name: "For Rent", exact: true })).toHaveAttribute("aria-pressed", "true");
  });

  await test.step("Back closes the sheet and stays on the page; the next Back leaves it", async () => {
    await page.goBack();
    await expect(sheet).toBeHidden();
    await expect(page).toHaveURL("/search-results?type=Office&listingType=rent");
    await page.goBack();
    await expect(page).toHaveURL("/search-results");
    await page.goForward();
    await expectResults(page, { type: "Office", listingType: "rent" });
    await opener(page).tap();
  });

  await test.step("Clear all clears when it is applied", async () => {
    await sheet.getByRole("button", { name: "Clear all", exact: true }).tap();
    await expect(sheet.getByRole("button", { name: "Clear all", exact: true })).toBeFocused();
    const all = await expectShow(page, {});
    await all.tap();
    await expect(page).toHaveURL("/search-results");
    await expectResults(page, {});
  });

  await test.step("a choice that finds nothing says so before it is applied", async () => {
    await open(page, "/search-results?keywords=zzqqxx");
    await opener(page).tap();
    await expect(sheet.getByRole("button", { name: "No matching listings", exact: true })).toBeVisible();
  });

  await test.step("Back closes the sheet too where the page was opened by its address, as often as it is opened, and does not reload the page", async () => {
    const body = page.locator("body");
    await body.evaluate((element) => element.setAttribute("data-marked", ""));
    for (let time = 1; time <= 2; time += 1) {
      await page.goBack();
      await expect(sheet).toBeHidden();
      await expect(page).toHaveURL("/search-results?keywords=zzqqxx");
      await opener(page).tap();
      await expect(sheet).toBeVisible();
    }
    await expect(body).toHaveAttribute("data-marked");
  });
});

test("on a phone place, price and keywords are chosen in the sheet, and pages and order work as on a wide screen", async ({
  page,
}) => {
  const sheet = sheetOf(page);
  await open(page, "/search-results");
  await opener(page).tap();
  const keywords = sheet.getByRole("combobox", { name: "Keywords", exact: true });
  await keywords.fill("parking");
  await keywords.press("Enter");
  await expect(sheet.getByRole("button", { name: "Remove parking", exact: true })).toBeVisible();
  await keywords.fill("toron");
  const suggested = sheet.getByRole("option", { name: /^Toronto, Ontario, [\d,]+ listings?$/u });
  await expect(suggested).toBeVisible();
  await keywords.press("Escape");
  await expect(suggested, "closes the list and not the sheet").toBeHidden();
  await keywords.press("ArrowDown");
  await suggested.tap();
  await expect(dropdown(sheet, "Province")).toHaveText("Ontario");
  await sheet.getByRole("button", { name: "$1,000,000+", exact: true }).tap();
  const place = { province: "Ontario", city: "Toronto" };
  const chosen = { ...place, lowerPrice: 1_000_000, keywords: ["parking"], listingType: "sale" as const };
  const show = await expectShow(page, chosen);
  await show.tap();
  await expectResults(page, chosen);

  await open(page, "/search-results?type=Office");
  await choose(page.getByRole("main"), "Sort by", "Newest first");
  await expectResults(page, { type: "Office", sort: "newest" });
  await page
    .getByRole("navigation", { name: "Pages", exact: true })
    .getByRole("link", { name: "Next page", exact: true })
    .tap();
  await expectResults(page, { type: "Office", sort: "newest", page: 2 });
  await expect.poll(() => page.evaluate(() => window.scrollY), "the next page begins at its top").toBeLessThan(200);
});
