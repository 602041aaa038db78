import type { Page } from "@playwright/test";
import type { ListingCard } from "@vestpocket/domain/listings/listings.schema";
import { amountOf, carouselOf, expect, isCarousel, openAtFeatured, test } from "./fixtures.ts";
import { readAttribute, settled } from "./settled.ts";

const FEATURED = /\/v1\/property\/featured$/u;

test("the carousel shows the featured listings in the server's order, each with its own facts", async ({ page }) => {
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
  await expect(card).toContainText(amountOf(first));
  await expect(card).toContainText({ sale: "For Sale", rent: "For Rent", both: "For Sale or Rent" }[first.listingType]);
  await expect(card.getByRole("link")).toHaveAttribute("href", `/property/${first.id}`);
  await expect(card.getByRole("list", { name: "Facts", exact: true }).getByRole("listitem")).toHaveCount(
    Math.min(3, first.facts.length),
  );
  await expect(carousel.getByText("2500 sq ft")).toHaveCount(0);
});

/** Names of fully visible cards. */
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

test("the carousel shows three, two or one at once, by the width of the window", async ({ page }) => {
  for (const [width, shown] of [
    [1024, 3],
    [1023, 2],
    [750, 2],
    [749, 1],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await openAtFeatured(page);
    await expect.poll(async () => (await cardsInSight(page)).length, { message: `at ${width}` }).toBe(shown);
  }
  // The page's gutters change at 640 px.
  await page.setViewportSize({ width: 620, height: 900 });
  const inSight = await settled(() => cardsInSight(page));
  expect(inSight, "after narrowing").toHaveLength(1);
});

test("the carousel is moved with arrows, dots and keys, past its ends too", async ({ page }) => {
  await openAtFeatured(page);
  const carousel = carouselOf(page);
  await expect(carousel.getByRole("article")).toHaveCount(10);
  const names = await settled(() => carousel.getByRole("article").getByRole("heading").allInnerTexts());
  const dot = (number: number) => carousel.getByRole("button", { name: `Go to slide ${number}`, exact: true });
  const expectAt = async (number: number) => {
    await expect(carousel.locator('[aria-current="true"]')).toHaveAccessibleName(`Go to slide ${number}`);
    const from = number - 1;
    const expected = [0, 1, 2].map((step) => names[(from + step) % names.length] ?? "");
    await expect.poll(async () => (await cardsInSight(page)).sort()).toEqual(expected.sort());
  };
  await expect(carousel.getByRole("button", { name: /^Go to slide \d+$/u })).toHaveCount(names.length);
  await expectAt(1);
  await carousel.getByRole("button", { name: "Next slide", exact: true }).click();
  await expectAt(2);
  await carousel.getByRole("button", { name: "Previous slide", exact: true }).click();
  await carousel.getByRole("button", { name: "Previous slide", exact: true }).click();
  await expectAt(names.length);
  await carousel.getByRole("button", { name: "Next slide", exact: true }).click();
  await expectAt(1);
  await dot(5).click();
  await expectAt(5);
  await page.keyboard.press("ArrowRight");
  await expectAt(6);
  await page.keyboard.press("ArrowLeft");
  await expectAt(5);
});

test.describe("without reduced motion", () => {
  test.use({ contextOptions: { reducedMotion: "no-preference" } });

  test("the carousel advances every three seconds, and stops while it is paused", async ({ page }) => {
    await page.clock.install();
    await openAtFeatured(page);
    const carousel = carouselOf(page);
    const selected = carousel.locator('[aria-current="true"]');
    for (const _ of [1, 2]) {
      const before = await readAttribute(selected, "aria-label");
      await page.clock.runFor(3_100);
      await expect(selected).not.toHaveAccessibleName(before);
    }

    await carousel.getByRole("button", { name: "Pause", exact: true }).click();
    await page.mouse.move(5, 5);
    await page.getByRole("heading", { level: 1 }).click();
    const pausedAt = await readAttribute(selected, "aria-label");
    await page.clock.runFor(15_000);
    await expect(selected).toHaveAccessibleName(pausedAt);

    await carousel.getByRole("button", { name: "Play", exact: true }).click();
    await page.mouse.move(5, 5);
    await page.getByRole("heading", { level: 1 }).click();
    await page.clock.runFor(4_000);
    await expect(selected).not.toHaveAccessibleName(pausedAt);
  });
});

test("the carousel stays still until it is played if reduced motion is preferred", async ({ page }) => {
  await page.clock.install();
  await openAtFeatured(page);
  const carousel = carouselOf(page);
  await expect(carousel.getByRole("button", { name: "Play", exact: true })).toBeVisible();
  await page.clock.runFor(15_000);
  await expect(carousel.locator('[aria-current="true"]')).toHaveAccessibleName("Go to slide 1");
});
