import type { Page } from "@playwright/test";
import { choose, dropdown, expect, open, queryOf, signIn, test } from "./fixtures.ts";

test.use({ contextOptions: { reducedMotion: "reduce" }, viewport: { width: 1440, height: 900 } });

const searchForm = (page: Page) => page.getByRole("search");
const keywordField = (page: Page) => searchForm(page).getByRole("textbox", { name: "Keywords" });

async function typeKeyword(page: Page, keyword: string) {
  await keywordField(page).fill(keyword);
  await keywordField(page).press("Enter");
}

async function search(page: Page) {
  await searchForm(page).getByRole("button", { name: "Search", exact: true }).click();
}

test("a dropdown is searched, says 'No results', closes on a press outside, and forgets what was searched", async ({
  page,
}) => {
  await open(page, "/");
  const form = searchForm(page);
  const box = page.getByRole("combobox", { name: "Search", exact: true });
  await dropdown(form, "City").click();
  await expect(box).toBeFocused();
  await page.keyboard.type("montr");
  await expect(page.getByRole("option")).toHaveText(["Montreal"]);
  await box.fill("zzzz");
  await expect(page.getByText("No results", { exact: true })).toBeVisible();
  await expect(page.getByRole("option")).toHaveCount(0);

  await page.getByRole("heading", { level: 1 }).click();
  await expect(box).toHaveCount(0);
  await dropdown(form, "City").click();
  await expect(box).toHaveValue("");
  await expect(page.getByRole("option", { name: "Abbotsford" })).toBeVisible();

  await dropdown(form, "City").click();
  await expect(box, "its own button closes it too").toHaveCount(0);
  await dropdown(form, "City").press("Enter");
  await page.keyboard.type("TRO");
  await page.keyboard.press("Enter");
  await expect(box).toHaveCount(0);
  await expect(dropdown(form, "City")).toHaveText("Trois-Rivières");
  await expect(dropdown(form, "City")).toBeFocused();
});

test("everything chosen becomes the address of the results, keywords one by one, and nothing empty", async ({
  page,
}) => {
  await signIn(page);
  await open(page, "/");
  const form = searchForm(page);
  await form.getByRole("button", { name: "Sale Of Business" }).click();
  await choose(form, "City", "Toronto");
  await choose(form, "Price range", "$0–$100,000");
  await typeKeyword(page, "loading dock");
  await typeKeyword(page, "café & bar");
  await search(page);
  await expect(page).toHaveURL(/\/search-results\?/u);
  expect(queryOf(page)).toEqual([
    ["type", "Sale of Business"],
    ["province", "Ontario"],
    ["city", "Toronto"],
    ["lowerPrice", "0"],
    ["upperPrice", "100000"],
    ["keywords", "loading dock"],
    ["keywords", "café & bar"],
  ]);
});
