import type { Page } from "@playwright/test";
import { CATEGORIES, CATEGORY_LABELS } from "@vestpocket/domain/categories/categories.schema";
import { findProvince, PROVINCES } from "@vestpocket/domain/places/places.schema";
import { choose, collectAlerts, dropdown, expect, open, queryOf, signIn, test } from "./fixtures.ts";

test.use({ contextOptions: { reducedMotion: "reduce" }, viewport: { width: 1440, height: 900 } });

const searchForm = (page: Page) => page.getByRole("search");
const keywordField = (page: Page) => searchForm(page).getByRole("textbox", { name: "Keywords" });
const keywordChips = (page: Page) => searchForm(page).getByRole("button", { name: /^Remove /u });

async function typeKeyword(page: Page, keyword: string) {
  await keywordField(page).fill(keyword);
  await keywordField(page).press("Enter");
}

async function search(page: Page) {
  await searchForm(page).getByRole("button", { name: "Search", exact: true }).click();
}

async function optionsOf(page: Page, label: string): Promise<string[]> {
  await dropdown(searchForm(page), label).click();
  await expect(page.getByRole("option").first()).toBeVisible();
  const options = await page.getByRole("option").allInnerTexts();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("listbox")).toHaveCount(0);
  return options;
}

test("one category at most is chosen, and pressing it again clears it", async ({ page }) => {
  await open(page, "/");
  const chip = (name: string) => searchForm(page).getByRole("button", { name, exact: true });
  await expect(searchForm(page).getByRole("button", { pressed: true })).toHaveCount(0);
  await chip("Office").click();
  await expect(searchForm(page).getByRole("button", { pressed: true })).toHaveText(["Office"]);
  await chip("Industrial").click();
  await expect(searchForm(page).getByRole("button", { pressed: true })).toHaveText(["Industrial"]);
  await chip("Industrial").click();
  await expect(searchForm(page).getByRole("button", { pressed: true })).toHaveCount(0);
  for (const { slug } of CATEGORIES) {
    await chip(CATEGORY_LABELS[slug].message).press("Space");
    await expect(searchForm(page).getByRole("button", { pressed: true })).toHaveText([CATEGORY_LABELS[slug].message]);
  }
});

test("keywords are added with Enter, trimmed, not twice, and taken away by their x", async ({ page }) => {
  const alerts = collectAlerts(page);
  await open(page, "/");
  await typeKeyword(page, "  corner lot  ");
  await expect(keywordField(page)).toHaveValue("");
  await typeKeyword(page, "parking");
  await typeKeyword(page, "corner lot");
  await typeKeyword(page, "   ");
  await typeKeyword(page, "");
  await expect(keywordChips(page)).toHaveCount(2);
  await expect(page, "Enter adds, it does not search").toHaveURL("/");
  await page.getByRole("button", { name: "Remove corner lot" }).click();
  await expect(keywordChips(page)).toHaveCount(1);
  await expect(page.getByRole("button", { name: "Remove parking" })).toBeVisible();
  expect(alerts).toEqual([]);
});

test("a keyword that breaks a rule is refused by an alert, and the rule stays readable beside the field", async ({
  page,
}) => {
  const alerts = collectAlerts(page);
  await open(page, "/");
  for (const [keyword, sentence] of [
    ["a".repeat(21), "Keywords must be 20 characters or fewer."],
    ["a b c d e", "You can only add up to 4 words per keyword."],
    ["one two three four five six", "Keywords must be 20 characters or fewer."],
  ] as const) {
    await typeKeyword(page, keyword);
    await expect.poll(() => alerts.splice(0)).toEqual([`alert: ${sentence}`]);
    await expect(keywordField(page)).toHaveAccessibleDescription(sentence);
    await expect(searchForm(page).getByText(sentence)).toBeVisible();
    await expect(keywordField(page)).toHaveValue(keyword);
    await expect(keywordChips(page)).toHaveCount(0);
  }
  for (const keyword of ["a".repeat(20), "a b c d", "three", "four", "five"]) await typeKeyword(page, keyword);
  await expect(keywordChips(page)).toHaveCount(5);
  await expect(keywordField(page)).toHaveAccessibleDescription("");
  expect(alerts).toEqual([]);

  await typeKeyword(page, "six");
  await expect.poll(() => alerts.splice(0)).toEqual(["alert: You can only add up to 5 keywords."]);
  await expect(keywordField(page)).toHaveAccessibleDescription("You can only add up to 5 keywords.");
  await expect(keywordChips(page)).toHaveCount(5);
  await typeKeyword(page, "five");
  expect(alerts, "what is there already is no sixth").toEqual([]);
});

test("a city sets its province, and a province clears the city and shortens the list", async ({ page }) => {
  await open(page, "/");
  const form = searchForm(page);
  const all = PROVINCES.flatMap(({ cities }) => cities);
  expect(await optionsOf(page, "City")).toHaveLength(all.length);
  expect(await optionsOf(page, "Province")).toEqual(PROVINCES.map(({ name }) => name));

  await choose(form, "City", "Halifax");
  await expect(dropdown(form, "City")).toHaveText("Halifax");
  await expect(dropdown(form, "Province")).toHaveText("Nova Scotia");
  const inNovaScotia = findProvince("Nova Scotia")?.cities.map(({ name }) => name) ?? [];
  const offered = await optionsOf(page, "City");
  expect(offered.filter((option) => option !== "Reset").sort()).toEqual([...inNovaScotia].sort());

  await choose(form, "Province", "Alberta");
  await expect(dropdown(form, "City")).toHaveText("Any city");
  const inAlberta = findProvince("Alberta")?.cities.map(({ name }) => name) ?? [];
  expect((await optionsOf(page, "City")).sort()).toEqual([...inAlberta].sort());

  await choose(form, "Province", "Reset");
  await expect(dropdown(form, "Province")).toHaveText("Any province");
  expect(await optionsOf(page, "City")).toHaveLength(all.length);
});

test("Lloydminster is offered once in each of its two provinces, and sets the one that was chosen", async ({
  page,
}) => {
  await signIn(page);
  await open(page, "/");
  const form = searchForm(page);
  for (const [code, province] of [
    ["AB", "Alberta"],
    ["SK", "Saskatchewan"],
  ] as const) {
    await choose(form, "City", `Lloydminster, ${code}`);
    await expect(dropdown(form, "Province")).toHaveText(province);
    await expect(dropdown(form, "City")).toHaveText("Lloydminster");
    if (code === "AB") await choose(form, "Province", "Reset");
  }
  await search(page);
  await expect(page).toHaveURL("/search-results?province=Saskatchewan&city=Lloydminster");
});

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

test("a dropdown offers Reset only where something is chosen", async ({ page }) => {
  await open(page, "/");
  const form = searchForm(page);
  expect(await optionsOf(page, "Province")).not.toContain("Reset");
  await choose(form, "Province", "Yukon");
  expect((await optionsOf(page, "Province"))[0]).toBe("Reset");
  await choose(form, "Province", "Reset");
  await expect(dropdown(form, "Province")).toHaveText("Any province");
  expect(await optionsOf(page, "Province")).not.toContain("Reset");
});

test("the price ranges are the specified ones, and Any Price clears both bounds", async ({ page }) => {
  await signIn(page);
  await open(page, "/");
  const form = searchForm(page);
  expect(await optionsOf(page, "Price range")).toEqual([
    "Any Price",
    "$0–$100,000",
    "$100,000–$200,000",
    "$200,000–$400,000",
    "$400,000–$600,000",
    "$600,000–$800,000",
    "$800,000–$1,000,000",
    "$1,000,000+",
  ]);
  await choose(form, "Price range", "$1,000,000+");
  await expect(dropdown(form, "Price range")).toHaveText("$1,000,000+");
  await choose(form, "Price range", "Any Price");
  await expect(dropdown(form, "Price range")).toHaveText("Any Price");
  await search(page);
  await expect(page).toHaveURL("/search-results");
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

test("the highest range has no upper bound in the address, and a search for nothing has no query", async ({ page }) => {
  await signIn(page);
  await open(page, "/");
  await choose(searchForm(page), "Price range", "$1,000,000+");
  await search(page);
  await expect(page).toHaveURL("/search-results?lowerPrice=1000000");
  await page.goBack();
  await open(page, "/");
  await search(page);
  await expect(page).toHaveURL("/search-results");
});

test("a visitor's search survives the log-in", async ({ page }) => {
  await open(page, "/");
  await searchForm(page).getByRole("button", { name: "Industrial" }).click();
  await typeKeyword(page, "crane");
  await search(page);
  await expect(page).toHaveURL(/\/login\?/u);
  expect(new URL(page.url()).searchParams.get("next")).toBe("/search-results?type=Industrial&keywords=crane");
});
