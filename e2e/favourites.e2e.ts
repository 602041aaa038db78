import type { Locator, Page } from "@playwright/test";
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from "@vestpocket/demo/accounts/accounts.demo";
import { DESKTOP, expectAccessible, expectWell, VIEWPORTS } from "./accessible.ts";
import { makeAccount } from "./accounts.ts";
import {
  carouselOf,
  expect,
  open,
  openAtFeatured,
  readThrough,
  recordShifts,
  rowsOf,
  signIn,
  spotlightOf,
  sumShifts,
  tabTo,
  test,
  untilAlive,
} from "./fixtures.ts";

test.use({ contextOptions: { reducedMotion: "reduce" }, viewport: DESKTOP });

const main = (page: Page) => page.getByRole("main");
const cards = (page: Page) => main(page).getByRole("article");
const heart = (scope: Page | Locator) => scope.getByRole("button", { name: /favourites: /u });
const recent = (page: Page) => page.getByRole("region", { name: "Recently viewed" });

/** A press that has come to the server. */
async function press(page: Page, button: Locator) {
  const answered = page.waitForResponse(
    (response) => response.url().includes("/v1/favourites/") && response.request().method() !== "GET",
  );
  await button.click();
  expect((await answered).status()).toBe(200);
}

async function expectPressed(button: Locator, isPressed: boolean) {
  await expect(button).toHaveAttribute("aria-pressed", String(isPressed));
  await expect(button).toHaveAccessibleName(isPressed ? /^Remove from favourites: ./u : /^Save to favourites: ./u);
}

/** Saves the first listings of a search as the person that is signed in; their names, the newest favourite first. */
async function saveFirst(page: Page, count: number): Promise<string[]> {
  await open(page, "/search-results");
  const names: string[] = [];
  for (let at = 0; at < count; at += 1) {
    const row = rowsOf(page).nth(at);
    names.unshift(await row.getByRole("heading").innerText());
    await press(page, heart(row));
  }
  return names;
}

test("a listing saved in the results has its heart on its page, on the page of favourites and on the home page", async ({
  page,
  api,
}) => {
  await signIn(page, await makeAccount());
  await openAtFeatured(page);
  const featured = carouselOf(page).getByRole("article").first();
  const name = await featured.getByRole("heading").innerText();
  await expectPressed(heart(featured), false);
  await press(page, heart(featured));
  await expectPressed(heart(featured), true);

  // The order of the results changes with the date: only the listing's own city is sure to show it.
  const { type, province, city } = await api.find({}, (listing) => listing.name === name);
  await open(page, `/search-results?${new URLSearchParams({ type, province, city })}`);
  const row = rowsOf(page).filter({ has: page.getByRole("link", { name, exact: true }) });
  await expectPressed(heart(row), true);
  await open(page, "/search-results");
  const other = rowsOf(page)
    .filter({ hasNot: page.getByRole("link", { name, exact: true }) })
    .first();
  const otherName = await other.getByRole("heading").innerText();
  await press(page, heart(other));
  await expect(page, "the row stays where it is").toHaveURL("/search-results");

  await other.getByRole("link").click();
  await expect(main(page).getByRole("heading", { level: 1 })).toHaveText(otherName);
  await expectPressed(heart(main(page)), true);

  await page.getByRole("banner").getByRole("link", { name: "My Account" }).click();
  await expect(main(page).getByRole("link", { name: /^Favourites 2 listings saved/u })).toBeVisible();
  await page.getByRole("navigation", { name: "Account" }).getByRole("link", { name: "Favourites" }).click();
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

test("the heart of a city's card on the home page works as well", async ({ page }) => {
  await signIn(page, await makeAccount());
  await open(page, "/");
  const card = await spotlightOf(page, "Our Pick For Montreal");
  await press(page, heart(card));
  await page.reload();
  await expectPressed(heart(await spotlightOf(page, "Our Pick For Montreal")), true);
});

test("a visitor who presses a heart is asked to log in and comes back", async ({ page }) => {
  await openAtFeatured(page);
  const featured = carouselOf(page).getByRole("article").first();
  await heart(featured).click();
  await expect(page).toHaveURL("/login?next=%2F");
  await untilAlive(page);
  await main(page).getByRole("textbox", { name: "Email" }).fill(DEMO_ACCOUNTS.buyer.email);
  await main(page).getByRole("textbox", { name: "Password" }).fill(DEMO_PASSWORD);
  await main(page).getByRole("button", { name: "Log In" }).click();
  await expect(page).toHaveURL("/");
});

test("a heart that the server refuses, or that is not heard, is as before, and it is said why", async ({
  page,
  watch,
}) => {
  watch.expectFailing(/\/v1\/favourites\//u);
  await signIn(page, await makeAccount());
  await open(page, "/search-results");
  const button = heart(rowsOf(page).first());
  const sentence = "You can keep up to 500 favourites. Please remove one to save another.";
  await page.route(/\/v1\/favourites\/(?!ids)/u, (route) =>
    route.fulfill({ status: 409, json: { error: sentence, msg: sentence, code: "favourites.full", requestId: "1" } }),
  );
  await button.click();
  await expect(page.getByRole("status").filter({ hasText: sentence })).toBeVisible();
  await expectPressed(button, false);
  await page.unroute(/\/v1\/favourites\/(?!ids)/u);
  await page.route(/\/v1\/favourites\/(?!ids)/u, (route) => route.abort());
  await button.click();
  await expect(page.getByText("Vestpocket cannot be reached. Check your connection.")).toBeVisible();
  await expectPressed(button, false);
});

test("a heart is 44 pixels, reached by Tab after its listing, and pressed by the keyboard", async ({ page }) => {
  await signIn(page, await makeAccount());
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await open(page, "/search-results");
    const box = await heart(rowsOf(page).first()).boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  }
  const row = rowsOf(page).first();
  await row.getByRole("link").focus();
  await page.keyboard.press("Tab");
  await expect(heart(row)).toBeFocused();
  await page.keyboard.press("Enter");
  await expectPressed(heart(row), true);
  await page.keyboard.press("Space");
  await expectPressed(heart(row), false);
  await expect(heart(row)).toBeFocused();
});

test("who has none is told how to save one; a page beyond the last leads back", async ({ page }) => {
  await signIn(page, await makeAccount());
  await open(page, "/account/favourites");
  await expect(main(page)).toContainText("No favourites yet.");
  await expect(recent(page)).toHaveCount(0);
  await main(page).getByRole("link", { name: "See all listings" }).click();
  await expect(page).toHaveURL("/search-results");
  await saveFirst(page, 1);
  await open(page, "/account/favourites?page=7");
  await main(page).getByRole("link", { name: "Go to first page" }).click();
  await expect(page).toHaveURL("/account/favourites");
  await expect(cards(page)).toHaveCount(1);
});

test("favourites come twelve to a page, and those that are no longer offered are counted and let go", async ({
  page,
  api,
}) => {
  const { properties } = await api.search({ limit: 13 });
  await signIn(page, await makeAccount());
  await page.route(/\/v1\/favourites\?/u, (route) => {
    const at = Number(new URL(route.request().url()).searchParams.get("page"));
    const shown = at === 1 ? properties.slice(0, 12) : properties.slice(12);
    return route.fulfill({
      json: { properties: shown, page: at, totalPages: 2, totalResults: 13, unavailable: at === 1 ? 2 : 0 },
    });
  });
  await open(page, "/account/favourites");
  await expect(cards(page)).toHaveCount(12);
  await expect(main(page)).toContainText("2 of your favourites are no longer available.");
  await page.getByRole("navigation", { name: "Pages" }).getByRole("link", { name: "Page 2", exact: true }).click();
  await expect(page).toHaveURL("/account/favourites?page=2");
  await expect(cards(page)).toHaveCount(1);
  await page.goBack();
  await expect(cards(page)).toHaveCount(12);
  const removed = page.waitForRequest((request) => request.method() === "DELETE");
  await main(page).getByRole("button", { name: "Remove them" }).click();
  expect(new URL((await removed).url()).pathname).toBe("/v1/favourites/unavailable");
});

test("when favourites cannot be loaded it says so, and tries again", async ({ page, watch }) => {
  watch.expectFailing(/\/v1\/favourites\?/u);
  await signIn(page, await makeAccount());
  await page.route(/\/v1\/favourites\?/u, (route) => route.fulfill({ status: 500, json: {} }));
  await open(page, "/account/favourites");
  await expect(main(page)).toContainText("Your favourites could not be loaded.");
  await page.unroute(/\/v1\/favourites\?/u);
  await main(page).getByRole("button", { name: "Try again" }).click();
  await expect(main(page)).toContainText("No favourites yet.");
});

test("what was looked at last comes first on both pages, until it is cleared", async ({ page, api }) => {
  const { properties } = await api.search({ limit: 3 });
  await signIn(page, await makeAccount());
  for (const { id, name } of properties) {
    await open(page, `/property/${id}`);
    await expect(main(page).getByRole("heading", { level: 1 })).toHaveText(name);
  }
  const names = properties.map(({ name }) => name).toReversed();
  await open(page, "/account/favourites");
  await expect(recent(page).getByRole("heading", { level: 3 })).toHaveText(names);
  await page.getByRole("banner").getByRole("link", { name: "Home", exact: true }).click();
  await expect(recent(page).getByRole("heading", { level: 3 })).toHaveText(names);
  await recent(page)
    .getByRole("link", { name: names[0] ?? "", exact: true })
    .click();
  await expect(page).toHaveURL(`/property/${properties[2]?.id}`);
  await page.goBack();
  await recent(page).getByRole("button", { name: "Clear recently viewed" }).click();
  await expect(page.getByText("Recently viewed cleared.")).toBeVisible();
  await expect(recent(page)).toHaveCount(0);
  await expect(main(page)).toBeFocused();
  await page.reload();
  await readThrough(page);
  await expect(recent(page)).toHaveCount(0);
});

for (const size of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
  { width: 1440, height: 2400 },
]) {
  test(`nothing of the home page moves for what was viewed, at ${size.width} by ${size.height}`, async ({
    page,
    api,
  }) => {
    await page.setViewportSize(size);
    const { properties } = await api.search({ limit: 2 });
    await page.addInitScript(recordShifts);
    await signIn(page, await makeAccount());
    for (const { id, name } of properties) {
      await open(page, `/property/${id}`);
      await expect(main(page).getByRole("heading", { level: 1 })).toHaveText(name);
    }
    for (const visit of ["the first", "the next"]) {
      await open(page, "/");
      await readThrough(page);
      await expect(carouselOf(page)).toBeVisible();
      if (size.height < 2000 || visit === "the next") await expect(recent(page)).toBeVisible();
      expect(await sumShifts(page), visit).toBeLessThan(0.01);
    }
  });
}

test("an owner sees how many people looked, and nobody else does", async ({ page, api, browser }) => {
  const { uid } = await api.owner(
    (await api.property((await api.search({ limit: 1 })).properties[0]?.id ?? "")).listingOwner,
  );
  expect(uid).toBeTruthy();
  await signIn(page, DEMO_ACCOUNTS.agent);
  await open(page, "/account/my-listings?status=active");
  const card = cards(page).last();
  const address = (await card.getByRole("link").first().getAttribute("href")) ?? "";
  const context = await browser.newContext();
  const visitor = await context.newPage();
  await signIn(visitor, await makeAccount());
  await visitor.goto(address);
  await expect(main(visitor).getByRole("heading", { level: 1 })).toBeVisible();
  await expect(main(visitor).getByText(/(?:person|people) viewed/u)).toHaveCount(0);
  // What was viewed is written before it is shown.
  await visitor.goto("/account/favourites");
  await expect(recent(visitor)).toBeVisible();
  await context.close();
  await open(page, address);
  const bar = page.getByRole("region", { name: "Your listing" });
  await expect(bar.getByText(/^[1-9]\d* (?:person|people) viewed$/u)).toBeVisible();
  const said = await bar.getByText(/viewed$/u).innerText();
  await open(page, "/account/my-listings?status=active");
  await expect(card).toContainText(said);
});

test.describe("sharing", () => {
  test.beforeEach(async ({ page }) => {
    await signIn(page);
  });

  test("copies the address without what is behind it, or mails it", async ({ page, api, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.addInitScript(() => Object.defineProperty(Navigator.prototype, "share", { value: undefined }));
    const { properties } = await api.search({ limit: 1 });
    const [{ id, name } = { id: "", name: "" }] = properties;
    await open(page, `/property/${id}?from=elsewhere#top`);
    await expect(main(page)).toContainText("Only signed-in users can see this listing.");
    const button = main(page).getByRole("button", { name: `Share ${name}` });
    await button.click();
    const dialog = page.getByRole("dialog", { name: "Share this listing" });
    const url = `${new URL(page.url()).origin}/property/${id}`;
    await expect(dialog.getByRole("textbox", { name: "Link" })).toHaveValue(url);
    const mail = (await dialog.getByRole("link", { name: "Send by email" }).getAttribute("href")) ?? "";
    expect(new URL(mail).searchParams.get("body")).toBe(`${name}\n${url}`);
    await expectAccessible(page, "the dialog");
    await dialog.getByRole("button", { name: "Copy link" }).click();
    await expect(page.getByText("Link copied")).toBeVisible();
    await expect(dialog).toBeHidden();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(url);
    await expect(button).toBeFocused();
  });

  test("is left to the device where it can, and nothing happens where it is thought better of", async ({
    page,
    api,
  }) => {
    await page.addInitScript(() => {
      const shared: unknown[] = [];
      Object.assign(window, { shared });
      Object.defineProperty(Navigator.prototype, "share", {
        value: async (data: unknown) => {
          shared.push(data);
          if (shared.length > 1) throw new DOMException("", "AbortError");
        },
      });
    });
    const { properties } = await api.search({ limit: 1 });
    const [{ id, name } = { id: "", name: "" }] = properties;
    await open(page, `/fr/property/${id}`);
    const button = main(page).getByRole("button", { name: `Partager ${name}` });
    for (const _ of [1, 2]) await button.click();
    const url = `${new URL(page.url()).origin}/fr/property/${id}`;
    expect(await page.evaluate(() => (window as never as { shared: unknown[] }).shared)).toEqual([
      { title: name, url },
      { title: name, url },
    ]);
    await expect(page.getByRole("dialog")).toHaveCount(0);
  });
});

for (const [language, address, title] of [
  ["en", "/account/favourites", "Favourites"],
  ["fr", "/fr/account/favourites", "Favoris"],
] as const) {
  test(`${address} is accessible at every width, filled and empty`, async ({ page, api }) => {
    const account = await makeAccount();
    await signIn(page, account);
    await open(page, address);
    await expect(main(page).getByRole("heading", { level: 1 })).toHaveText(title);
    await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
    await page.setViewportSize(VIEWPORTS[language]);
    await expectWell(page, `${address}, empty`);
    await page.setViewportSize(DESKTOP);
    await saveFirst(page, 3);
    const { properties } = await api.search({ limit: 1 });
    await open(page, `/property/${properties[0]?.id}`);
    await expect(main(page).getByRole("heading", { level: 1 })).toBeVisible();
    await open(page, address);
    await expect(cards(page)).toHaveCount(4);
    await page.setViewportSize(VIEWPORTS[language]);
    await expectWell(page, address);
    await tabTo(
      page,
      main(page)
        .getByRole("button", { name: /(?:favourites|favoris)\s?: /u })
        .first(),
    );
  });
}
