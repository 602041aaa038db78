import type { Page } from "@playwright/test";
import type { ListingCard } from "@vestpocket/domain/listings/listings.schema";
import { carouselOf, dollars, expect, isCarousel, openAtFeatured, spotlightOf, test } from "./fixtures.ts";

test.use({ contextOptions: { reducedMotion: "reduce" }, viewport: { width: 1440, height: 900 } });

const FEATURED = /\/v1\/property\/featured$/u;

test("the carousel shows the featured listings as the server gives them, each with its own facts", async ({ page }) => {
  const answered = page.waitForResponse(
    (response) => FEATURED.test(response.url()) && isCarousel(response.request().postDataJSON()),
  );
  await openAtFeatured(page);
  const answer = await answered;
  expect(answer.request().postDataJSON()).toEqual({ limit: 10 });
  const { properties } = (await answer.json()) as { properties: ListingCard[] };
  expect(properties).toHaveLength(10);
  const carousel = carouselOf(page);
  const cards = carousel.getByRole("article");
  await expect(cards.getByRole("heading")).toHaveText(properties.map(({ name }) => name));
  const [first] = properties;
  if (!first) throw new Error("There are ten.");
  const card = cards.first();
  await expect(card).toContainText(`${first.city}, ${first.province}`);
  await expect(card).toContainText(`${first.subtype} | ${first.type}`);
  await expect(card).toContainText(dollars(first.price));
  await expect(card).toContainText({ sale: "For Sale", rent: "For Rent", both: "For Sale or Rent" }[first.listingType]);
  await expect(card.getByRole("link")).toHaveAttribute("href", `/property/${first.id}`);
  await expect(card.getByRole("list", { name: "Facts" }).getByRole("listitem")).toHaveCount(
    Math.min(3, first.facts.length),
  );
  await expect(carousel.getByText("2500 sq ft")).toHaveCount(0);
});

/** Names of the cards that are wholly in sight. */
async function cardsInSight(page: Page): Promise<string[]> {
  return carouselOf(page).evaluate((region) => {
    const frame = region.getBoundingClientRect();
    return [...region.querySelectorAll("article")]
      .filter((card) => {
        const box = card.getBoundingClientRect();
        return box.left >= frame.left - 4 && box.right <= frame.right + 4;
      })
      .map((card) => card.querySelector("h3")?.textContent ?? "");
  });
}

for (const [width, shown] of [
  [1440, 3],
  [1024, 3],
  [1023, 2],
  [900, 2],
  [750, 2],
  [749, 1],
  [600, 1],
] as const) {
  test(`the carousel shows ${shown} at once at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await openAtFeatured(page);
    await expect.poll(async () => (await cardsInSight(page)).length).toBe(shown);
  });
}

test("the carousel is moved by arrows, dots and keys, around its ends", async ({ page }) => {
  await openAtFeatured(page);
  const carousel = carouselOf(page);
  await expect(carousel.getByRole("article")).toHaveCount(10);
  const names = await carousel.getByRole("article").getByRole("heading").allInnerTexts();
  const dot = (number: number) => carousel.getByRole("button", { name: `Go to slide ${number}`, exact: true });
  const expectAt = async (number: number) => {
    await expect(carousel.locator('[aria-current="true"]')).toHaveAccessibleName(`Go to slide ${number}`);
    const from = number - 1;
    const expected = [0, 1, 2].map((step) => names[(from + step) % names.length] ?? "");
    await expect.poll(async () => (await cardsInSight(page)).sort()).toEqual(expected.sort());
  };
  await expect(carousel.getByRole("button", { name: /^Go to slide /u })).toHaveCount(names.length);
  await expectAt(1);
  await carousel.getByRole("button", { name: "Next slide" }).click();
  await expectAt(2);
  await carousel.getByRole("button", { name: "Previous slide" }).click();
  await carousel.getByRole("button", { name: "Previous slide" }).click();
  await expectAt(names.length);
  await carousel.getByRole("button", { name: "Next slide" }).click();
  await expectAt(1);
  await dot(5).click();
  await expectAt(5);
  await page.keyboard.press("ArrowRight");
  await expectAt(6);
  await page.keyboard.press("ArrowLeft");
  await expectAt(5);
});

test.describe("where motion is welcome", () => {
  test.use({ contextOptions: { reducedMotion: "no-preference" } });

  test("the carousel moves by itself every 3 s until it is paused", async ({ page }) => {
    await page.clock.install();
    await openAtFeatured(page);
    const carousel = carouselOf(page);
    const selected = carousel.locator('[aria-current="true"]');
    await expect(selected).toHaveAccessibleName("Go to slide 1");
    await page.clock.runFor(3_100);
    await expect(selected).toHaveAccessibleName("Go to slide 2");
    await page.clock.runFor(3_100);
    await expect(selected).toHaveAccessibleName("Go to slide 3");

    await carousel.getByRole("button", { name: "Pause" }).click();
    await page.mouse.move(5, 5);
    await page.getByRole("heading", { level: 1 }).click();
    const pausedAt = await selected.getAttribute("aria-label");
    await page.clock.runFor(15_000);
    await expect(selected).toHaveAccessibleName(pausedAt ?? "");

    await carousel.getByRole("button", { name: "Play" }).click();
    await page.mouse.move(5, 5);
    await page.getByRole("heading", { level: 1 }).click();
    await page.clock.runFor(4_000);
    await expect(selected).not.toHaveAccessibleName(pausedAt ?? "");
  });
});

test("where less motion is asked for, the carousel rests until it is played", async ({ page }) => {
  await page.clock.install();
  await openAtFeatured(page);
  const carousel = carouselOf(page);
  await expect(carousel.getByRole("button", { name: "Play" })).toBeVisible();
  await page.clock.runFor(15_000);
  await expect(carousel.locator('[aria-current="true"]')).toHaveAccessibleName("Go to slide 1");
});

test("without featured listings the page stays calm, and the two cities show their samples", async ({
  page,
  watch,
}) => {
  watch.expectFailing(FEATURED);
  await page.route(FEATURED, (route) => route.fulfill({ status: 500, json: { msg: "broken" } }));
  await openAtFeatured(page);
  await expect(page.getByText("No featured listings available")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Browse Our Featured Listings" })).toBeVisible();
  await expect(page.getByText("broken")).toHaveCount(0);
  for (const [city, offer] of [
    ["Our Pick For Montreal", "For Sale"],
    ["Latest Listing In Mississauga", "For Rent"],
  ] as const) {
    const card = await spotlightOf(page, city);
    await expect(card.getByText("Sample", { exact: true })).toBeVisible();
    await expect(card.getByText(offer, { exact: true })).toBeVisible();
    for (const fact of ["2 Rooms", "Hydro", "2500 sq ft"]) await expect(card.getByText(fact)).toBeVisible();
    await expect(card.getByRole("link"), "a sample leads nowhere").toHaveCount(0);
  }
  await expect(page.getByRole("alert")).toHaveCount(0);
});

test("an empty list of featured listings is said", async ({ page }) => {
  await page.route(FEATURED, (route) => route.fulfill({ json: { properties: [] } }));
  await openAtFeatured(page);
  await expect(page.getByText("No featured listings available")).toBeVisible();
});
