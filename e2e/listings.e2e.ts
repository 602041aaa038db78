import type { Page } from "@playwright/test";
import { findField, findTag } from "@vestpocket/domain/listings/listings.fields";
import type { Property } from "@vestpocket/domain/listings/listings.schema";
import { dollars, expect, open, signIn, test } from "./fixtures.ts";

test.use({ contextOptions: { reducedMotion: "reduce" }, viewport: { width: 1440, height: 900 } });

const PROPERTY = /\/v1\/property\/getProperty\//u;
const UNKNOWN = "00000000-0000-4000-8000-000000000000";

const title = (page: Page) => page.getByRole("heading", { level: 1 });
const section = (page: Page, name: string) =>
  page.locator("section").filter({ has: page.getByRole("heading", { level: 2, name, exact: true }) });
const offer = (page: Page) => page.getByRole("complementary");

/** Opens a listing as the server gives it, but for what is changed. */
async function openChanged(page: Page, property: Property, changed: Partial<Property>) {
  await page.route(PROPERTY, (route) => route.fulfill({ json: { property: { ...property, ...changed } } }));
  await open(page, `/property/${property.id}`);
  await expect(title(page)).toHaveText(property.name);
}

test.beforeEach(async ({ page }) => {
  await signIn(page);
});

test("a listing opens from its row, and both ways back lead to the same page of the same results", async ({
  page,
  api,
}) => {
  const results = "/search-results?type=Office&province=Ontario&sort=price-asc&page=2";
  const { properties } = await api.search({ type: "Office", province: "Ontario", sort: "price-asc", page: 2 });
  const listing = properties[3];
  if (!listing) throw new Error("There are more than four.");
  await open(page, results);
  const link = page.getByRole("article").getByRole("link", { name: listing.name, exact: true });
  await link.click();
  await expect(page).toHaveURL(`/property/${listing.id}`);
  await expect(title(page)).toHaveText(listing.name);
  await page.getByRole("link", { name: "Back to results" }).click();
  await expect(page).toHaveURL(results);
  await expect(link).toBeVisible();

  await link.click();
  await expect(title(page)).toHaveText(listing.name);
  await page.goBack();
  await expect(page).toHaveURL(results);
  await expect(link).toBeVisible();
});

test("the whole row opens the listing, and coming back one stands where one was", async ({ page }) => {
  await open(page, "/search-results?type=Commercial");
  const row = page.getByRole("article").nth(8);
  await row.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => window.scrollY);
  expect(before).toBeGreaterThan(200);
  const name = await row.getByRole("heading").innerText();
  await row.click({ position: { x: 40, y: 60 } });
  await expect(title(page)).toHaveText(name);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.getByRole("link", { name: "Back to results" }).click();
  await expect(row.getByRole("heading")).toHaveText(name);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before);
});

test("a listing says what, where, for how much and since when", async ({ page, api }) => {
  const property = await api.findProperty({ listingType: "sale" }, ({ imageUrls }) => imageUrls.length > 0);
  await open(page, `/property/${property.id}`);
  await expect(title(page)).toHaveText(property.name);
  await expect(page).toHaveTitle(`${property.name} · Vestpocket`);
  const main = page.getByRole("main");
  await expect(main.getByText(`${property.city}, ${property.province}`, { exact: true })).toBeVisible();
  await expect(main.getByText(`${property.subtype} | ${property.type}`, { exact: true })).toBeVisible();
  await expect(main.getByText("For Sale", { exact: true })).toBeVisible();
  await expect(offer(page).getByText(dollars(property.price), { exact: true })).toBeVisible();
  const added = new Date(property.createdAt.seconds * 1000).toLocaleDateString("en-US", {
    dateStyle: "long",
    timeZone: "UTC",
  });
  await expect(main.getByText(`Added ${added}`, { exact: true })).toBeVisible();
  const paragraphs = property.description.split("\n\n");
  await expect(section(page, "Description").locator("p")).toHaveText(paragraphs);
});

test("the features table has every fact that the owner entered, under its name, and no other", async ({
  page,
  api,
}) => {
  for (const type of ["Industrial", "Farm & Agricultural", "Sale of Business"]) {
    const property = await api.findProperty({ type }, ({ features }) => Object.keys(features).length > 8);
    await open(page, `/property/${property.id}`);
    await expect(title(page)).toHaveText(property.name);
    const table = section(page, "Features");
    const { includes: _, ...facts } = property.features;
    const labels = Object.keys(facts).map((key) => findField(key)?.label.message ?? key);
    await expect(table.getByRole("term").first()).toBeVisible();
    const shown = await table
      .getByRole("term")
      .evaluateAll((terms) => terms.map((term) => [term.textContent, term.nextElementSibling?.textContent ?? ""]));
    expect(shown.map(([label]) => label).sort()).toEqual(labels.sort());
    for (const [key, value] of Object.entries(facts)) {
      const label = findField(key)?.label.message ?? key;
      const written = typeof value === "number" ? value.toLocaleString("en-US") : value;
      expect(shown.find(([each]) => each === label)?.[1], `${label} of ${property.name}`).toContain(written);
    }
  }
});

test("What's Included lists the ticked tags", async ({ page, api }) => {
  const property = await api.findProperty({}, ({ features }) => (features.includes ?? []).length > 1);
  await open(page, `/property/${property.id}`);
  const tags = (property.features.includes ?? []).map((tag) => findTag(tag)?.label.message ?? tag);
  await expect(section(page, "What's Included").getByRole("listitem")).toHaveText(tags);
});

test("a listing without features, tags and description says so", async ({ page, api }) => {
  const [listing] = (await api.search({ limit: 1 })).properties;
  const property = await api.property(listing?.id ?? "");
  await openChanged(page, property, { features: {}, description: "  " });
  await expect(section(page, "Features").getByText("N/A", { exact: true })).toBeVisible();
  await expect(section(page, "Description").getByText("No Description Provided", { exact: true })).toBeVisible();
  await expect(page.getByRole("heading", { name: "What's Included" })).toHaveCount(0);
});

test("a fact that the catalogue does not know is shown under its prettified key, and texts are never markup", async ({
  page,
  api,
}) => {
  const [listing] = (await api.search({ limit: 1 })).properties;
  const property = await api.property(listing?.id ?? "");
  await openChanged(page, property, {
    features: {
      roofAgeYears: 12,
      "2ndFloor_use": "<b>storage</b>",
      includes: ["<i>tag</i>"],
    } as unknown as Property["features"],
    description: "<img src=x onerror=alert(1)> first\n\nsecond",
  });
  const table = section(page, "Features");
  await expect(table.getByRole("term")).toHaveText(["Roof age years", /2nd ?floor use/iu]);
  await expect(table.getByRole("definition")).toHaveText(["12", "<b>storage</b>"]);
  await expect(section(page, "What's Included").getByRole("listitem")).toHaveText(["<i>tag</i>"]);
  await expect(section(page, "Description").locator("p")).toHaveText(["<img src=x onerror=alert(1)> first", "second"]);
});

test("a rent is per month on the card, in the row and on the page", async ({ page, api }) => {
  const listing = await api.find({ listingType: "rent" }, ({ listingType }) => listingType === "rent");
  const rent = new RegExp(`${dollars(listing.price).replace("$", "\\$")}\\s/ month`, "u");
  await open(page, "/search-results?listingType=rent");
  const row = page.getByRole("article").filter({ hasText: listing.name });
  await expect(row).toContainText(rent);
  await row.getByRole("link").click();
  await expect(title(page)).toHaveText(listing.name);
  await expect(offer(page).getByText("Monthly rent")).toBeVisible();
  await expect(offer(page)).toContainText(rent);
  await expect(page.getByRole("main").getByText("For Rent", { exact: true })).toBeVisible();
});

test("a listing for sale or rent names both the price and the monthly rent", async ({ page, api }) => {
  const property = await api.findProperty(
    { listingType: "both" },
    ({ features }) => typeof features.monthlyRent === "number",
  );
  await open(page, `/property/${property.id}`);
  await expect(page.getByRole("main").getByText("For Sale or Rent", { exact: true })).toBeVisible();
  await expect(offer(page).getByRole("term")).toHaveText(["Asking price", "Monthly rent"]);
  await expect(offer(page).getByRole("definition")).toHaveText([
    dollars(property.price),
    new RegExp(`${dollars(Number(property.features.monthlyRent)).replace("$", "\\$")}\\s/ month`, "u"),
  ]);
});

test("who offers a listing is named, without an address or a phone", async ({ page, api }) => {
  const [listing] = (await api.search({ limit: 1 })).properties;
  const property = await api.property(listing?.id ?? "");
  const owner = await api.owner(property.listingOwner);
  await open(page, `/property/${property.id}`);
  const card = offer(page);
  await expect(card.getByRole("heading", { name: "Offered by" })).toBeVisible();
  await expect(card.getByText(`${owner.firstName} ${owner.lastName}`, { exact: true })).toBeVisible();
  if (owner.brokerageName !== null) await expect(card.getByText(owner.brokerageName, { exact: true })).toBeVisible();
  await expect(card).not.toContainText("@");
  await expect(card.locator("a[href^='mailto:'], a[href^='tel:']")).toHaveCount(0);
});

test("when the owner cannot be had the listing stays, and the card says why", async ({ page, api, watch }) => {
  watch.expectFailing(/\/v1\/property\/owner$/u);
  const [listing] = (await api.search({ limit: 1 })).properties;
  await page.route(/\/v1\/property\/owner$/u, (route) => route.abort());
  await open(page, `/property/${listing?.id}`);
  await expect(offer(page).getByText("Network error occurred")).toBeVisible();
  await expect(title(page)).toHaveText(listing?.name ?? "");
});

test("the pictures are seen full-screen by keyboard alone", async ({ page, api }) => {
  const property = await api.findProperty(
    {},
    ({ thumbnailUrl, imageUrls }) => thumbnailUrl !== null && imageUrls.length > 1,
  );
  const total = property.imageUrls.length + 1;
  await open(page, `/property/${property.id}`);
  const first = page.getByRole("button", { name: `Open picture 1 of ${total}` });
  await first.focus();
  await page.keyboard.press("Enter");
  const viewer = page.getByRole("dialog", { name: property.name });
  const picture = (number: number) => viewer.getByRole("img", { name: `${property.name} (${number})`, exact: true });
  const expectAt = async (number: number) => {
    await expect(viewer.getByText(`${number} of ${total}`, { exact: true })).toBeVisible();
    await expect(viewer.locator('[aria-current="true"]')).toHaveAccessibleName(`Picture ${number}`);
    await expect(picture(number)).toBeInViewport();
    await expect
      .poll(() => picture(number).evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
  };
  await expectAt(1);
  await page.keyboard.press("ArrowRight");
  await expectAt(2);
  await page.keyboard.press("End");
  await expectAt(total);
  await page.keyboard.press("ArrowLeft");
  await expectAt(total - 1);
  await page.keyboard.press("Home");
  await expectAt(1);
  for (let presses = 0; presses < 30; presses += 1) {
    await page.keyboard.press("Tab");
    const isInside = await page.evaluate(() => {
      const { activeElement, body } = document;
      return activeElement === body || activeElement?.closest("dialog") !== null;
    });
    expect(isInside, "Tab stays in the viewer").toBe(true);
  }
  await page.keyboard.press("Escape");
  await expect(viewer).toBeHidden();
  await expect(first).toBeFocused();
});

test("the pictures are seen full-screen by mouse: arrows, the strip, and the button that counts them", async ({
  page,
  api,
}) => {
  const property = await api.findProperty(
    {},
    ({ thumbnailUrl, imageUrls }) => thumbnailUrl !== null && imageUrls.length > 1,
  );
  const total = property.imageUrls.length + 1;
  await open(page, `/property/${property.id}`);
  await page.getByRole("button", { name: `Open picture 2 of ${total}` }).click();
  const viewer = page.getByRole("dialog", { name: property.name });
  const counter = (number: number) => viewer.getByText(`${number} of ${total}`, { exact: true });
  await expect(counter(2)).toBeVisible();
  await viewer.getByRole("button", { name: "Next picture", exact: true }).click();
  await expect(counter(3)).toBeVisible();
  await viewer.getByRole("button", { name: "Previous picture", exact: true }).click();
  await expect(counter(2)).toBeVisible();
  await viewer.getByRole("button", { name: "Picture 1", exact: true }).click();
  await expect(counter(1)).toBeVisible();
  await viewer.getByRole("button", { name: "Close" }).click();
  await expect(viewer).toBeHidden();
  await page.getByRole("button", { name: `All ${total} pictures` }).click();
  await expect(counter(1)).toBeVisible();
});

test("more than five pictures: the strip is a carousel of four to a slide", async ({ page, api }) => {
  const property = await api.findProperty(
    {},
    ({ thumbnailUrl, imageUrls }) => thumbnailUrl !== null && imageUrls.length > 1,
  );
  const [url = ""] = property.imageUrls;
  const imageUrls = Array.from({ length: 9 }, (_, at) => `${url}?${at}`);
  await openChanged(page, property, { imageUrls });
  await page.getByRole("button", { name: "All 10 pictures" }).click();
  const viewer = page.getByRole("dialog", { name: property.name });
  const small = (number: number) => viewer.getByRole("button", { name: `Picture ${number}`, exact: true });
  await expect(small(5)).toBeInViewport({ ratio: 0.9 });
  await expect(small(6)).not.toBeInViewport();
  await viewer.getByRole("button", { name: "Next pictures" }).click();
  await expect(small(9)).toBeInViewport({ ratio: 0.9 });
  await expect(small(1), "the main picture stays").toBeInViewport({ ratio: 0.9 });
  await expect(small(10)).not.toBeInViewport();
  await page.keyboard.press("End");
  await expect(small(10)).toBeInViewport({ ratio: 0.9 });
});

test("a listing without pictures shows the placeholder, in the row and on the page", async ({ page, api }) => {
  const listing = await api.find({}, ({ thumbnailUrl }) => thumbnailUrl === null);
  await open(page, `/search-results?${new URLSearchParams({ city: listing.city, type: listing.type })}`);
  const row = page.getByRole("article").filter({ has: page.locator(`a[href$="${listing.id}"]`) });
  await expect(row).toBeVisible();
  await expect(row.locator("img")).toHaveCount(0);
  await row.getByRole("link").click();
  await expect(page.getByText("The owner has not added any pictures yet.")).toBeVisible();
  await expect(page.getByRole("main").locator("img[src^='/files/']")).toHaveCount(0);
});

test("a picture that does not come is replaced by the placeholder", async ({ page, watch }) => {
  watch.expectFailing(/\/files\/pictures\//u);
  await page.route(/\/files\/pictures\//u, (route) => route.fulfill({ status: 404, body: "" }));
  await open(page, "/search-results?type=Office");
  const row = page.getByRole("article").first();
  await expect(row).toBeVisible();
  await expect(row.locator("img")).toHaveCount(0);
  await expect(row.locator("svg").first()).toBeVisible();
});

for (const id of [UNKNOWN, "x", "..%2F..%2Fhealthz"]) {
  test(`a listing that does not exist says so and leads to all listings: ${id}`, async ({ page, watch }) => {
    watch.expectFailing(/\/v1\//u);
    await open(page, `/property/${id}`);
    await expect(title(page)).toHaveText("This listing does not exist or is no longer available.");
    await page.getByRole("link", { name: "See all listings" }).click();
    await expect(page).toHaveURL("/search-results");
  });
}

for (const failure of ["answers with an error", "cannot be reached"] as const) {
  test(`when the server ${failure} the listing says so, and 'Try again' works`, async ({ page, api, watch }) => {
    watch.expectFailing(PROPERTY);
    const [listing] = (await api.search({ limit: 1 })).properties;
    await page.route(PROPERTY, (route) =>
      failure === "cannot be reached" ? route.abort() : route.fulfill({ status: 500, json: {} }),
    );
    await open(page, `/property/${listing?.id}`);
    await expect(title(page)).toHaveText("Something went wrong while fetching property data.");
    await page.unroute(PROPERTY);
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(title(page)).toHaveText(listing?.name ?? "");
  });
}

test("from a listing one comes to others of its kind and place", async ({ page, api }) => {
  const [listing] = (await api.search({ type: "Office", province: "Ontario", limit: 1 })).properties;
  await open(page, `/property/${listing?.id}`);
  const similar = page.getByRole("navigation", { name: "Similar listings" });
  await expect(similar.getByRole("link")).toHaveText(["Office", "Ontario", listing?.city ?? ""]);
  await similar.getByRole("link").last().click();
  await expect(page).toHaveURL(
    `/search-results?${new URLSearchParams({ type: "Office", province: "Ontario", city: listing?.city ?? "" })}`,
  );
  await expect(page.getByRole("article").getByRole("heading", { name: listing?.name ?? "" })).toBeVisible();
});

test("a listing that was opened by its address leads to all listings instead of back", async ({ page, api }) => {
  const [listing] = (await api.search({ limit: 1 })).properties;
  await open(page, `/property/${listing?.id}`);
  await page.getByRole("link", { name: "All listings" }).click();
  await expect(page).toHaveURL("/search-results");
});
