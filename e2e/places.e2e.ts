import type { Page } from "@playwright/test";
import { listCitiesByDistance } from "@vestpocket/domain/places/places.rules";
import { carouselOf, expect, isCarousel, openAtFeatured, test } from "./fixtures.ts";
import { settled } from "./settled.ts";

const FEATURED = /\/v1\/property\/featured$/u;

const HALIFAX = { latitude: 44.6488, longitude: -63.5752 };
const useLocation = (page: Page) => page.getByRole("button", { name: "Use my location", exact: true });
const status = (page: Page) => page.getByRole("status").filter({ hasText: /properties|nearest/u });

function collectCarouselCalls(page: Page): unknown[] {
  const bodies: unknown[] = [];
  page.on("request", (request) => {
    if (!FEATURED.test(request.url())) return;
    const body: unknown = request.postDataJSON();
    if (isCarousel(body)) bodies.push(body);
  });
  return bodies;
}

async function expectNearestFirst(page: Page) {
  const cards = carouselOf(page).getByRole("article");
  await expect(cards).toHaveCount(10);
  const named = cards.getByText(/^[^|]+, (?:Nova Scotia|New Brunswick|Prince Edward Island)$/u);
  await expect(named).toHaveCount(10);
  const places = await settled(() => named.allInnerTexts());
  const byDistance = listCitiesByDistance({ lat: HALIFAX.latitude, lon: HALIFAX.longitude });
  const ranks = places.map((place) =>
    byDistance.findIndex(({ city, province }) => place === `${city.name}, ${province.name}`),
  );
  expect(places[0]).toBe("Halifax, Nova Scotia");
  expect(ranks).toEqual([...ranks].sort((one, other) => one - other));
}

test("the location is not requested until 'Use my location' is pressed, and then the nearest listings come first", async ({
  page,
  context,
}) => {
  await page.addInitScript(() => {
    const ask = navigator.geolocation.getCurrentPosition.bind(navigator.geolocation);
    Object.assign(window, { asked: 0 });
    navigator.geolocation.getCurrentPosition = (...parts) => {
      (window as never as { asked: number }).asked += 1;
      ask(...parts);
    };
  });
  await context.setGeolocation(HALIFAX);
  const calls = collectCarouselCalls(page);
  await openAtFeatured(page);
  await expect(carouselOf(page)).toBeVisible();
  await expect(useLocation(page)).toBeEnabled();
  await expect.poll(() => calls).toEqual([{ limit: 10 }]);
  await expect.poll(() => page.evaluate(() => (window as never as { asked: number }).asked)).toBe(0);

  await context.grantPermissions(["geolocation"]);
  await useLocation(page).click();
  await expect(status(page)).toHaveText("Showing the listings nearest to you.");
  await expect(useLocation(page)).toHaveCount(0);
  await expect(carouselOf(page).getByRole("article").first()).toContainText("Halifax, Nova Scotia");
  await expectNearestFirst(page);
});

test("the location is used at once if it was allowed before", async ({ page, context }) => {
  await context.grantPermissions(["geolocation"]);
  await context.setGeolocation(HALIFAX);
  const calls = collectCarouselCalls(page);
  await openAtFeatured(page);
  await expect(status(page)).toHaveText("Showing the listings nearest to you.");
  await expect(page.getByRole("heading", { name: "Browse Our Featured Listings", exact: true })).toBeVisible();
  await expectNearestFirst(page);
  await expect.poll(() => calls).toEqual([{ lat: 44.65, lon: -63.58, limit: 10 }]);
});

test("a location that the browser denies is explained", async ({ page, context }) => {
  await context.clearPermissions();
  await openAtFeatured(page);
  await useLocation(page).click();
  await expect(status(page)).toHaveText(/^Location access was denied\./u);
});
