import type { Page } from "@playwright/test";
import { findField } from "@vestpocket/domain/listings/listings.fields";
import type { Property } from "@vestpocket/domain/listings/listings.schema";
import { answerTo } from "./answers.ts";
import { expect, open, signIn, test } from "./fixtures.ts";
import { named } from "./named.ts";
import { expectPrintsOnOneSheet } from "./printing.ts";
import { readText, settled } from "./settled.ts";

const PROPERTY = /\/v1\/property\/getProperty\//u;

const title = (page: Page) => page.getByRole("heading", { level: 1 });
const section = (page: Page, name: string) =>
  page.locator("section").filter({ has: page.getByRole("heading", { level: 2, name, exact: true }) });

/** Opens a listing as the server returns it, with some changes. */
async function openChanged(page: Page, property: Property, changed: Partial<Property>) {
  await page.route(PROPERTY, (route) => route.fulfill({ json: { property: { ...property, ...changed } } }));
  await open(page, `/property/${property.id}`);
  await expect(title(page)).toHaveText(property.name);
}

test.beforeEach(async ({ page }) => {
  await signIn(page);
});

test("a listing opens from its row, and both ways back lead to the same page of results", async ({ page }) => {
  const results = "/search-results?type=Industrial&province=Ontario&sort=price-asc&page=2";
  await open(page, results);
  const search = { type: "Industrial", province: "Ontario", sort: "price-asc", listingType: "sale", page: 2 } as const;
  const { properties } = await answerTo(page, search);
  const listing = properties.at(-1);
  if (!listing) throw new Error("There is a second page.");
  const link = page.getByRole("article").getByRole("link", { name: listing.name, exact: true });
  await link.click();
  await expect(page).toHaveURL(`/property/${listing.id}`);
  await expect(title(page)).toHaveText(listing.name);
  await page.getByRole("link", { name: "Back to results", exact: true }).click();
  await expect(page).toHaveURL(results);
  await expect(link).toBeVisible();

  await link.click();
  await expect(title(page)).toHaveText(listing.name);
  await page.goBack();
  await expect(page).toHaveURL(results);
  await expect(link).toBeVisible();
});

test("the whole row opens the listing, and from the next one too, going back returns to the same place in the results", async ({
  page,
}) => {
  await open(page, "/search-results?type=Commercial&province=Manitoba");
  const row = page.getByRole("article").nth(8);
  await row.scrollIntoViewIfNeeded();
  const before = await settled(() => page.evaluate(() => window.scrollY));
  expect(before).toBeGreaterThan(200);
  const name = await readText(row.getByRole("heading"));
  await row.click({ position: { x: 40, y: 60 } });
  await expect(title(page)).toHaveText(name);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.getByRole("link", { name: "Next listing", exact: true }).click();
  await expect(page.getByRole("navigation", { name: "Search results", exact: true })).toContainText("10 of ");
  await page.getByRole("link", { name: "Back to results", exact: true }).click();
  await expect(row.getByRole("heading").getByRole("link")).toBeFocused();
  await expect(row.getByRole("heading")).toHaveText(name);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before);
});

test("a listing's features show every fact that the owner entered, under its name, and no other, and print on one sheet", async ({
  page,
  api,
}) => {
  const property = await api.property(named("officeByFootAndYear").id);
  await open(page, `/property/${property.id}`);
  await expect(title(page)).toHaveText(property.name);
  const table = section(page, "Features");
  const { includes: _, ...facts } = property.features;
  const labels = Object.keys(facts).map((key) => findField(key)?.label.message ?? key);
  await expect(table.getByRole("term").first()).toBeVisible();
  const terms = table.getByRole("term");
  const shown = await settled(() =>
    terms.evaluateAll((all) => all.map((term) => [term.textContent, term.nextElementSibling?.textContent ?? ""])),
  );
  expect(shown.map(([label]) => label).sort()).toEqual(labels.sort());
  for (const [key, value] of Object.entries(facts)) {
    const label = findField(key)?.label.message ?? key;
    const isGrouped = typeof value === "number" && findField(key)?.unit !== "year";
    const written = isGrouped ? value.toLocaleString("en-US") : String(value);
    expect(shown.find(([each]) => each === label)?.[1], `${label} of ${property.name}`).toContain(written);
  }
  await expectPrintsOnOneSheet(page, /Added .*Description.*Features.*Offered by/su, ["link", "button"]);
});

test("the pictures of a listing are viewed full-screen with the keyboard alone", async ({ page, api }) => {
  const property = await api.property(named("officeByFootAndYear").id);
  const total = property.imageUrls.length + 1;
  await open(page, `/property/${property.id}`);
  const first = page.getByRole("button", { name: `Open photo 1 of ${total}`, exact: true });
  await first.focus();
  await page.keyboard.press("Enter");
  const viewer = page.getByRole("dialog", { name: property.name, exact: true });
  const picture = (number: number) => viewer.getByRole("img", { name: `${property.name} (${number})`, exact: true });
  const expectAt = async (number: number) => {
    await expect(viewer.getByText(`${number} of ${total}`, { exact: true })).toBeVisible();
    await expect(viewer.locator('[aria-current="true"]')).toHaveAccessibleName(`Photo ${number}`);
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
    const isInside = () =>
      page.evaluate(() => {
        const { activeElement, body } = document;
        return activeElement === body || activeElement?.closest("dialog") !== null;
      });
    await expect.poll(isInside, "Tab stays in the viewer").toBe(true);
  }
  await page.keyboard.press("Escape");
  await expect(viewer).toBeHidden();
  await expect(first).toBeFocused();
});

test("the pictures of a listing are viewed full-screen with the mouse, and more than five make a carousel of four to a slide", async ({
  page,
  api,
}) => {
  const property = await api.property(named("officeByFootAndYear").id);
  const total = property.imageUrls.length + 1;
  await open(page, `/property/${property.id}`);
  await page.getByRole("button", { name: `Open photo 2 of ${total}`, exact: true }).click();
  const viewer = page.getByRole("dialog", { name: property.name, exact: true });
  const counter = (number: number) => viewer.getByText(`${number} of ${total}`, { exact: true });
  await expect(counter(2)).toBeVisible();
  await viewer.getByRole("button", { name: "Next photo", exact: true }).click();
  await expect(counter(3)).toBeVisible();
  await viewer.getByRole("button", { name: "Previous photo", exact: true }).click();
  await expect(counter(2)).toBeVisible();
  await viewer.getByRole("button", { name: "Photo 1", exact: true }).click();
  await expect(counter(1)).toBeVisible();
  await viewer.getByRole("button", { name: "Close", exact: true }).click();
  await expect(viewer).toBeHidden();
  await page.getByRole("button", { name: `All ${total} photos`, exact: true }).click();
  await expect(counter(1)).toBeVisible();

  const [url = ""] = property.imageUrls;
  const imageUrls = Array.from({ length: 9 }, (_, at) => `${url}?${at}`);
  await openChanged(page, property, { imageUrls });
  await page.getByRole("button", { name: "All 10 photos", exact: true }).click();
  const small = (number: number) => viewer.getByRole("button", { name: `Photo ${number}`, exact: true });
  await expect(small(5)).toBeInViewport({ ratio: 0.9 });
  await expect(small(6)).not.toBeInViewport();
  await viewer.getByRole("button", { name: "Next photos", exact: true }).click();
  await expect(small(9)).toBeInViewport({ ratio: 0.9 });
  await expect(small(1), "the main picture stays").toBeInViewport({ ratio: 0.9 });
  await expect(small(10)).not.toBeInViewport();
  await page.keyboard.press("End");
  await expect(small(10)).toBeInViewport({ ratio: 0.9 });
});

test("a listing without pictures shows the placeholder, in its row and on its page", async ({ page }) => {
  await open(page, "/search-results?province=Manitoba&type=Industrial&keywords=confidential");
  const row = page.getByRole("article").filter({ has: page.locator(`a[href$="${named("warehouse").id}"]`) });
  await expect(row).toBeVisible();
  await expect(row.locator("img")).toHaveCount(0);
  await row.getByRole("link").click();
  await expect(page.getByText("The owner has not added any photos yet.")).toBeVisible();
  await expect(page.getByRole("main").locator("img[src^='/files/']")).toHaveCount(0);
});

test("a picture that fails to load is replaced by the placeholder", async ({ page, watch }) => {
  watch.expectFailing(/\/files\/pictures\//u);
  await page.route(/\/files\/pictures\//u, (route) => route.fulfill({ status: 404, body: "" }));
  await open(page, "/search-results?type=Office");
  const row = page.getByRole("article").first();
  await expect(row).toBeVisible();
  await expect(row.locator("img")).toHaveCount(0);
  await expect(row.locator("svg").first()).toBeVisible();
});
