import type { Locator, Page } from "@playwright/test";
import { expectWellInBothLanguages } from "./accessible.ts";
import { makeAccount } from "./accounts.ts";
import { carouselOf, expect, open, openAtFeatured, signIn, spotlightOf, tabTo, test } from "./fixtures.ts";
import { rowsOf } from "./results.ts";
import { readBox, readText } from "./settled.ts";
import { DESKTOP } from "./viewports.ts";

const main = (page: Page) => page.getByRole("main");
const heart = (scope: Page | Locator) =>
  scope.getByRole("button", {
    name: /^(?:(?:Save to|Remove from) favourites: |(?:Ajouter aux|Retirer des) favoris\s?: ).+$/u,
  });

/** A click that the server has accepted. */
async function press(page: Page, button: Locator) {
  const answered = page.waitForResponse(
    (response) => response.url().includes("/v1/favourites/") && response.request().method() !== "GET",
  );
  await button.click();
  const answer = await answered;
  expect(answer.status()).toBe(200);
}

async function expectPressed(button: Locator, isPressed: boolean) {
  await expect(button).toHaveAttribute("aria-pressed", String(isPressed));
  await expect(button).toHaveAccessibleName(isPressed ? /^Remove from favourites: ./u : /^Save to favourites: ./u);
}

test("a saved listing has its heart in the results, on its page, among the favourites and on the home page", async ({
  page,
  api,
}) => {
  await signIn(page, await makeAccount());
  await openAtFeatured(page);
  const featured = carouselOf(page).getByRole("article").first();
  const name = await readText(featured.getByRole("heading"));
  await expectPressed(heart(featured), false);
  await press(page, heart(featured));
  await expectPressed(heart(featured), true);
  const title = "Our Pick For Montreal";
  const spotlight = await spotlightOf(page, title);
  const pick = await readText(spotlight.getByRole("heading").first());
  if (pick !== name) await press(page, heart(spotlight));
  await page.reload();
  const again = await spotlightOf(page, title);
  await expectPressed(heart(again), true);
  if (pick !== name) await press(page, heart(again));

  // The order of the results changes daily: only the listing's own city is sure to show it.
  const { type, province, city } = await api.find({}, (listing) => listing.name === name);
  await open(page, `/search-results?${new URLSearchParams({ type, province, city })}`);
  const row = rowsOf(page).filter({ has: page.getByRole("link", { name, exact: true }) });
  await expectPressed(heart(row), true);
  await open(page, "/search-results");
  await expect(rowsOf(page)).toHaveCount(10);
  const other = rowsOf(page)
    .filter({ hasNot: page.getByRole("link", { name, exact: true }) })
    .first();
  const otherName = await readText(other.getByRole("heading"));
  await press(page, heart(other));
  await expect(page, "the heart does not open the listing").toHaveURL("/search-results");

  await other.getByRole("link").click();
  await expect(main(page).getByRole("heading", { level: 1 })).toHaveText(otherName);
  await expectPressed(heart(main(page)).first(), true);
  await page.getByRole("banner").getByRole("link", { name: "My Account", exact: true }).click();
  await expect(main(page).getByRole("link", { name: /^Favourites 2 listings saved\b.*$/u })).toBeVisible();
  await page
    .getByRole("navigation", { name: "Account", exact: true })
    .getByRole("link", { name: "Favourites", exact: true })
    .click();
  await expect(main(page).getByRole("heading", { level: 1 })).toHaveText("Favourites");
  await expect(page).toHaveTitle("Favourites · Vestpocket");
  const list = main(page)
    .getByRole("list")
    .filter({ has: page.getByRole("article") })
    .first();
  await expect(list.getByRole("heading")).toHaveText([otherName, name]);
  await press(page, heart(list.getByRole("article").first()));
  await expectPressed(heart(list.getByRole("article").first()), false);
  await page.reload();
  await expect(list.getByRole("heading")).toHaveText([name]);
});

test("a heart is 44 pixels large, reached by Tab after its listing, and pressed by the keyboard", async ({ page }) => {
  await signIn(page, await makeAccount());
  await open(page, "/search-results");
  const row = rowsOf(page).first();
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const box = await readBox(heart(row));
    expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
  }
  await row.getByRole("link").focus();
  await page.keyboard.press("Tab");
  await expect(heart(row)).toBeFocused();
  await page.keyboard.press("Enter");
  await expectPressed(heart(row), true);
  await page.keyboard.press("Space");
  await expectPressed(heart(row), false);
  await expect(heart(row)).toBeFocused();
});

test("the page of favourites is accessible and fits every width in both languages, empty and with favourites", async ({
  page,
}) => {
  const address = "/account/favourites";
  const title = { en: "Favourites", fr: "Favoris" };
  await signIn(page, await makeAccount());
  await page.setViewportSize(DESKTOP);
  await open(page, address);
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
  await expectWellInBothLanguages(page, `${address}, empty`, async (language) => {
    await expect(main(page).getByRole("heading", { level: 1 })).toHaveText(title[language]);
  });
  await page.setViewportSize(DESKTOP);
  await open(page, "/search-results");
  for (const at of [0, 1, 2]) await press(page, heart(rowsOf(page).nth(at)));
  const fourth = rowsOf(page).nth(3);
  const visited = await readText(fourth.getByRole("heading"));
  await fourth.getByRole("link").click();
  // The results' heading stays until the listing has loaded, and with it the visit is counted.
  await expect(main(page).getByRole("heading", { level: 1 })).toHaveText(visited);
  await open(page, address);
  await expect(main(page).getByRole("article")).toHaveCount(4);
  await expectWellInBothLanguages(page, address);
  await tabTo(page, heart(main(page)).first());
});
