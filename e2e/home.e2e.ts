import { HOME_CITIES } from "@vestpocket/domain/places/places.schema";
import {
  carouselOf,
  dropdown,
  expect,
  open,
  readThrough,
  recordShifts,
  signIn,
  spotlightOf,
  sumShifts,
  test,
} from "./fixtures.ts";

test.use({ contextOptions: { reducedMotion: "reduce" }, viewport: { width: 1440, height: 900 } });

test("the home page says what it is, and shows everything that is specified", async ({ page }) => {
  await open(page, "/");
  await expect(page).toHaveTitle("Commercial Pocket Listings · Vestpocket");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Search For A Listing");
  const main = page.getByRole("main");
  const form = main.getByRole("search");
  await expect(main.getByText("Commercial Pocket Listings", { exact: true })).toBeVisible();

  const chips = form.getByRole("list", { name: "Category" }).getByRole("button");
  await expect(chips).toHaveText([
    "Commercial",
    "Office",
    "Industrial",
    "Land & Development",
    "Investment Property",
    "Sale Of Business",
    "Farm & Agricultural",
    "Merger & Acquisitions",
    "Franchises & New Business Opportunities",
  ]);
  await expect(form.getByRole("textbox", { name: "Keywords" })).toBeVisible();
  for (const label of ["Province", "City", "Price range"]) {
    await expect(dropdown(form, label)).toBeVisible();
  }
  await expect(form.getByRole("button", { name: "Search", exact: true })).toBeVisible();
  await expect(main.getByRole("heading", { name: "Popular Searches" })).toBeVisible();
  for (const heading of [
    "Browse Our Featured Listings",
    "Our Pick For Montreal",
    "Latest Listing In Mississauga",
    "Commercial Real Estate Explained",
    "Join AgentPro - $240/year",
  ]) {
    await expect(main.getByRole("heading", { level: 2, name: heading, exact: true })).toBeVisible();
  }
  const banner = main.getByRole("region", { name: "Join AgentPro - $240/year" });
  await expect(banner.locator("s")).toContainText("$480/year");
  await expect(banner.getByRole("link")).toHaveCount(1);

  const footer = page.getByRole("contentinfo");
  await expect(footer.getByRole("link", { name: "Visit The Learn Hub" })).toBeVisible();
  await expect(footer.getByText("© 2025")).toBeVisible();
  await expect(footer.getByText("never shared or sold")).toBeVisible();
});

test("'Commercial Real Estate Explained' has four groups, and every entry opens its page", async ({ page }) => {
  await open(page, "/");
  const explained = page.getByRole("region", { name: "Commercial Real Estate Explained" });
  await expect(explained.getByRole("heading", { level: 3 })).toHaveText([
    "Learn & Get Started",
    "Real Estate Agents",
    "Buyers & Sellers",
    "Tenants & Landlords",
  ]);
  await expect(explained.getByRole("link")).toHaveText([
    "How It Works",
    "Benefits By User",
    "Pricing & Plans",
    "Real Estate Agents",
    "Do It Yourself & Save",
    "Sell Your Franchise Business",
    "Post or Find Lease Opportunities",
    "Confidential Options",
  ]);
  await explained.getByRole("link", { name: "Pricing & Plans" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Pricing & Plans" })).toBeVisible();
});

test("the Agent Pro banner opens the membership's page, by way of the log-in where one is signed out", async ({
  page,
}) => {
  await open(page, "/");
  const link = page.getByRole("region", { name: "Join AgentPro - $240/year" }).getByRole("link");
  await link.click();
  await expect(page).toHaveURL(/\/login\?next=%2Faccount%2Fagent-pro/u);
  await signIn(page);
  await open(page, "/");
  await link.click();
  await expect(page).toHaveURL(/\/account\/agent-pro$/u);
  await expect(page.getByRole("main").getByText("$240").first()).toBeVisible();
});

test("popular searches lead straight to their results", async ({ page }) => {
  await signIn(page);
  for (const [name, address] of [
    ["Commercial", "/search-results?type=Commercial"],
    ["Mississauga", "/search-results?city=Mississauga"],
    ["$400k - $600k", "/search-results?lowerPrice=400000&upperPrice=600000"],
  ] as const) {
    await open(page, "/");
    await page.getByRole("search").getByRole("link", { name, exact: true }).click();
    await expect(page).toHaveURL(address);
    await expect(page.getByRole("article").first()).toBeVisible();
  }
});

test("every city of the home page opens its results, and All Cities opens all", async ({ page }) => {
  await signIn(page);
  await open(page, "/");
  const cities = page
    .getByRole("main")
    .locator('a[href^="/search-results"]')
    .filter({ has: page.locator("img") });
  await expect(cities).toHaveText(["All Cities", ...HOME_CITIES]);
  for (const city of HOME_CITIES) {
    await expect(cities.filter({ hasText: city })).toHaveAttribute("href", `/search-results?city=${city}`);
  }
  await cities.filter({ hasText: "Winnipeg" }).click();
  await expect(page).toHaveURL("/search-results?city=Winnipeg");
  await expect(page.getByRole("article").first()).toContainText("Winnipeg, Manitoba");
  await page.goBack();
  await cities.filter({ hasText: "All Cities" }).click();
  await expect(page).toHaveURL("/search-results");
});

test("every drawing of a city has come", async ({ page }) => {
  await open(page, "/");
  const pictures = page.getByRole("main").locator('a[href^="/search-results"] img');
  await expect(pictures).toHaveCount(HOME_CITIES.length + 1);
  for (const picture of await pictures.all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  }
});

test("the two cities show real listings where there are any: the first featured, and the newest", async ({
  page,
  api,
}) => {
  const [pick] = await api.featured({ city: "Montreal", limit: 1 });
  const [newest] = (await api.search({ city: "Mississauga", sort: "newest", limit: 1 })).properties;
  await open(page, "/");
  for (const [name, listing] of [
    ["Our Pick For Montreal", pick],
    ["Latest Listing In Mississauga", newest],
  ] as const) {
    const card = await spotlightOf(page, name);
    await expect(card.getByRole("link", { name: listing?.name ?? "", exact: true })).toHaveAttribute(
      "href",
      `/property/${listing?.id}`,
    );
    await expect(card.getByText("Sample", { exact: true })).toHaveCount(0);
  }
});

test.describe("while the page comes", () => {
  for (const [who, size] of [
    ["a visitor", { width: 1440, height: 900 }],
    ["a visitor", { width: 390, height: 844 }],
    ["a signed-in person", { width: 1440, height: 900 }],
    ["a signed-in person", { width: 390, height: 844 }],
  ] as const) {
    test(`nothing moves for ${who} at ${size.width} pixels`, async ({ page }) => {
      await page.setViewportSize(size);
      await page.addInitScript(recordShifts);
      if (who !== "a visitor") await signIn(page);
      await open(page, "/");
      await readThrough(page);
      await expect(carouselOf(page)).toBeVisible();
      for (const title of ["Our Pick For Montreal", "Latest Listing In Mississauga"]) {
        await expect(await spotlightOf(page, title)).toBeVisible();
      }
      await page.evaluate(() => document.fonts.ready.then(() => new Promise(requestAnimationFrame)));
      expect(await sumShifts(page)).toBeLessThan(0.01);
    });
  }
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  for (const [address, language, headline] of [
    ["/", "en", "Search For A Listing"],
    ["/fr", "fr", "Trouver une annonce"],
  ] as const) {
    test(`${address} is readable`, async ({ page }) => {
      await page.goto(address);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(headline);
      await expect(page.locator("html")).toHaveAttribute("lang", language);
      await expect(page).toHaveTitle(/ · Vestpocket$/u);
      await expect(page.getByRole("banner").getByRole("link", { name: /Log In|Se connecter/u })).toBeVisible();
    });
  }
});
