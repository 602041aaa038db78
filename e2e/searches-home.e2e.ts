import { choose, dropdown, expect, expectQuery, open, signIn, test } from "./fixtures.ts";

test("a search dropdown is searched by typing and closed by a press outside, and the search leads to its results", async ({
  page,
}) => {
  await signIn(page);
  await open(page, "/");
  const form = page.getByRole("search");
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
  await expect(page.getByRole("option", { name: "Abbotsford", exact: true })).toBeVisible();

  await dropdown(form, "City").click();
  await expect(box, "its own button closes it too").toHaveCount(0);
  await dropdown(form, "City").press("Enter");
  await page.keyboard.type("TRO");
  await expect(page.getByRole("option")).toHaveText(["Trois-Rivières"]);
  await page.keyboard.press("Enter");
  await expect(box).toHaveCount(0);
  await expect(dropdown(form, "City")).toHaveText("Trois-Rivières");
  await expect(dropdown(form, "City")).toBeFocused();

  await form.getByRole("button", { name: "Sale Of Business", exact: true }).click();
  await choose(form, "Price range", "$0–$100,000");
  const keywords = form.getByRole("combobox", { name: "Keywords", exact: true });
  await keywords.fill("toron");
  await expect(page.getByRole("option", { name: /^Toronto, Ontario, [\d,]+ listings?$/u })).toBeVisible();
  await keywords.press("ArrowDown");
  await keywords.press("Enter");
  await expect(dropdown(form, "City")).toHaveText("Toronto");
  await expect(dropdown(form, "Province")).toHaveText("Ontario");
  await expect(keywords).toBeFocused();
  for (const keyword of ["loading dock", "brick & beam"]) {
    await keywords.fill(keyword);
    await keywords.press("Enter");
    await expect(form.getByRole("button", { name: `Remove ${keyword}`, exact: true })).toBeVisible();
  }
  await form.getByRole("button", { name: "Search", exact: true }).click();
  await expect(page).toHaveURL(/\/search-results\?/u);
  await expectQuery(page, [
    ["type", "Sale of Business"],
    ["province", "Ontario"],
    ["city", "Toronto"],
    ["lowerPrice", "0"],
    ["upperPrice", "100000"],
    ["keywords", "loading dock"],
    ["keywords", "brick & beam"],
  ]);
});
