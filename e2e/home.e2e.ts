import { HOME_CITIES } from "@vestpocket/domain/places/places.schema";
import { featuredIn } from "./answers.ts";
import {
  carouselOf,
  expect,
  expectNoShifts,
  open,
  readThrough,
  recordShifts,
  signIn,
  spotlightOf,
  test,
} from "./fixtures.ts";
import { DESKTOP, PHONE } from "./viewports.ts";

test("the links of the home page lead to results, resources and, after a log-in, to Agent Pro", async ({ page }) => {
  await open(page, "/");
  const explained = page.getByRole("region", { name: "Commercial Real Estate Explained", exact: true });
  await explained.getByRole("link", { name: "Pricing & Plans", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Pricing & Plans", exact: true })).toBeVisible();
  await page.goBack();
  const banner = page.getByRole("region", { name: "Join AgentPro - $240/year", exact: true }).getByRole("link");
  await banner.click();
  await expect(page).toHaveURL(/\/login\?next=%2Faccount%2Fagent-pro/u);

  await signIn(page);
  await open(page, "/");
  await banner.click();
  await expect(page).toHaveURL(/\/account\/agent-pro$/u);
  await expect(page.getByRole("main").getByText("$240").first()).toBeVisible();
  await page.goBack();
  await page.getByRole("search").getByRole("link", { name: "$400k - $600k", exact: true }).click();
  await expect(page).toHaveURL("/search-results?lowerPrice=400000&upperPrice=600000");
  await expect(page.getByRole("article").first()).toBeVisible();
  await page.goBack();
  const city = page.getByRole("main").getByRole("link", { name: "Winnipeg", exact: true });
  await city.click();
  await expect(page).toHaveURL("/search-results?city=Winnipeg");
  await expect(page.getByRole("article").first()).toContainText("Winnipeg, Manitoba");
});

test("the home page shows a drawing of each city, and real listings of two", async ({ page }) => {
  await open(page, "/");
  const pictures = page.getByRole("main").locator('a[href^="/search-results"] img');
  await expect(pictures).toHaveCount(HOME_CITIES.length + 1);
  for (let at = 0; at <= HOME_CITIES.length; at += 1) {
    const picture = pictures.nth(at);
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  }
  for (const [name, city] of [
    ["Our Pick For Montreal", "Montreal"],
    ["Latest Listing In Mississauga", "Mississauga"],
  ] as const) {
    const card = await spotlightOf(page, name);
    await expect(card).toBeVisible();
    const listing = await featuredIn(page, city);
    await expect(card.getByRole("link", { name: listing?.name ?? "", exact: true })).toHaveAttribute(
      "href",
      `/property/${listing?.id}`,
    );
    await expect(card.getByText("Sample", { exact: true })).toHaveCount(0);
  }
});

test("nothing on the home page moves while it loads, at either width, signed in or not", async ({ browser, page }) => {
  const { origin } = new URL(test.info().project.use.baseURL ?? "");
  await page.close();
  for (const isSignedIn of [false, true]) {
    for (const viewport of [DESKTOP, PHONE]) {
      // A separate browser: cached fonts and scripts shift nothing.
      const context = await browser.newContext({ baseURL: origin, viewport });
      const fresh = await context.newPage();
      await fresh.addInitScript(recordShifts);
      if (isSignedIn) await signIn(fresh);
      await open(fresh, "/");
      await readThrough(fresh);
      await expect(carouselOf(fresh)).toBeVisible();
      for (const title of ["Our Pick For Montreal", "Latest Listing In Mississauga"]) {
        const card = await spotlightOf(fresh, title);
        await expect(card).toBeVisible();
      }
      await expectNoShifts(fresh, `${isSignedIn ? "signed in" : "a visitor"} at ${viewport.width}`);
      await context.close();
    }
  }
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the home page is readable in both languages", async ({ page }) => {
    for (const [address, language, headline] of [
      ["/", "en", "Search For A Listing"],
      ["/fr", "fr", "Trouver une annonce"],
    ] as const) {
      await page.goto(address);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(headline);
      await expect(page.locator("html")).toHaveAttribute("lang", language);
      await expect(page).toHaveTitle(/ · Vestpocket$/u);
      await expect(page.getByRole("banner").getByRole("link", { name: /^(?:Log In|Se connecter)$/u })).toBeVisible();
    }
  });
});
