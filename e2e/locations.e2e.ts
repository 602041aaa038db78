import type { Page } from "@playwright/test";
import { listCitiesByDistance } from "@vestpocket/domain/places/places.rules";
import { carouselOf, expect, isCarousel, openAtFeatured, test } from "./fixtures.ts";

test.use({ contextOptions: { reducedMotion: "reduce" }, viewport: { width: 1440, height: 900 } });

const FEATURED = /\/v1\/property\/featured$/u;

const HALIFAX = { latitude: 44.6488, longitude: -63.5752 };
const useLocation = (page: Page) => page.getByRole("button", { name: "Use my location" });
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
  const places = await cards.getByText(/^[^|]+, (?:Nova Scotia|New Brunswick|Prince Edward Island)$/u).allInnerTexts();
  const byDistance = listCitiesByDistance({ lat: HALIFAX.latitude, lon: HALIFAX.longitude });
  const ranks = places.map((place) =>
    byDistance.findIndex(({ city, province }) => place === `${city.name}, ${province.name}`),
  );
  expect(places[0]).toBe("Halifax, Nova Scotia");
  expect(ranks).toHaveLength(10);
  expect(ranks).toEqual([...ranks].sort((one, other) => one - other));
}

test("the location is not asked for where it was not allowed before", async ({ page }) => {
  await page.addInitScript(() => {
    navigator.geolocation.getCurrentPosition = () => console.error("the location was asked for");
  });
  const calls = collectCarouselCalls(page);
  await openAtFeatured(page);
  await expect(carouselOf(page)).toBeVisible();
  await expect(useLocation(page)).toBeEnabled();
  expect(calls).toEqual([{ limit: 10 }]);
});

test("the location is used at once where it is allowed: the nearest listings come first", async ({ page, context }) => {
  await context.grantPermissions(["geolocation"]);
  await context.setGeolocation(HALIFAX);
  const calls = collectCarouselCalls(page);
  await openAtFeatured(page);
  await expect(status(page)).toHaveText("Showing the listings nearest to you.");
  await expect(page.getByRole("heading", { name: "Browse Our Featured Listings" })).toBeVisible();
  await expect(carouselOf(page)).toBeVisible();
  expect(calls).toEqual([{ lat: 44.65, lon: -63.58, limit: 10 }]);
  await expectNearestFirst(page);
});

test("the location is used after 'Use my location' is pressed", async ({ page, context }) => {
  await context.setGeolocation(HALIFAX);
  await openAtFeatured(page);
  await expect(carouselOf(page)).toBeVisible();
  await context.grantPermissions(["geolocation"]);
  await useLocation(page).click();
  await expect(status(page)).toHaveText("Showing the listings nearest to you.");
  await expect(useLocation(page)).toHaveCount(0);
  await expect(carouselOf(page).getByRole("article").first()).toContainText("Halifax, Nova Scotia");
  await expectNearestFirst(page);
});

test("while the location is sought the heading says so, and the browser is given 10 s and a minute-old position", async ({
  page,
}) => {
  await page.addInitScript(() => {
    navigator.geolocation.getCurrentPosition = (_found, failed, options) => {
      Object.assign(window, { askedWith: options, refuse: () => failed?.({ code: 3 } as GeolocationPositionError) });
    };
  });
  await openAtFeatured(page);
  await useLocation(page).click();
  await expect(page.getByRole("heading", { name: "Loading listings for your area..." })).toBeVisible();
  await expect(useLocation(page)).toBeDisabled();
  expect(await page.evaluate(() => (window as never as { askedWith: object }).askedWith)).toEqual({
    timeout: 10_000,
    maximumAge: 60_000,
  });
  await page.evaluate(() => (window as never as { refuse: () => void }).refuse());
  await expect(status(page)).toHaveText("Location request timed out. Showing default properties.");
  await expect(page.getByRole("heading", { name: "Browse Our Featured Listings" })).toBeVisible();
  await expect(carouselOf(page)).toBeVisible();
  await expect(useLocation(page), "it can be tried again").toBeEnabled();
});

for (const [code, sentence] of [
  [
    1,
    "Location access was denied. Enable it in your browser settings to see nearby properties, or continue with default properties.",
  ],
  [2, "Location information is unavailable. Showing default properties."],
  [3, "Location request timed out. Showing default properties."],
  [7, "An unexpected error occurred while fetching location. Showing default properties."],
  ["throws", "Error fetching location. Showing default properties."],
  ["missing", "Geolocation is not supported by your browser. Showing default properties."],
] as const) {
  test(`a location that cannot be had (${code}): the page says why and shows the default listings`, async ({
    page,
  }) => {
    await page.addInitScript((reason) => {
      if (reason === "missing") return Object.defineProperty(navigator, "geolocation", { value: undefined });
      navigator.geolocation.getCurrentPosition = (_found, failed) => {
        if (reason === "throws") throw new TypeError("broken");
        failed?.({ code: reason } as GeolocationPositionError);
      };
    }, code);
    const calls = collectCarouselCalls(page);
    await openAtFeatured(page);
    await useLocation(page).click();
    await expect(status(page)).toHaveText(sentence);
    await expect(carouselOf(page)).toBeVisible();
    for (const call of calls) expect(call).toEqual({ limit: 10 });
  });
}

test("a location that the browser refuses ", async ({ page, context }) => {
  await context.clearPermissions();
  await openAtFeatured(page);
  await useLocation(page).click();
  await expect(status(page)).toHaveText(/^Location access was denied\./u);
});
