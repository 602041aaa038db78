import type { Locator, Page } from "@playwright/test";
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from "@vestpocket/demo/accounts/accounts.demo";
import type { OwnListing } from "@vestpocket/domain/listings/listings.schema";
import { DESKTOP, PHONE } from "./accessible.ts";
import { dollars, expect, open, recordShifts, signIn, sumShifts, tabTo, test } from "./fixtures.ts";

test.use({ contextOptions: { reducedMotion: "reduce" }, viewport: DESKTOP });

const { buyer, agent } = DEMO_ACCOUNTS;

const main = (page: Page) => page.getByRole("main");
const sidebar = (page: Page) => page.getByRole("navigation", { name: "Account" });

/** The card of a title. */
function card(page: Page, title: string): Locator {
  const heading = page.getByRole("heading", { level: 2, name: title, exact: true });
  return main(page).locator("section, a").filter({ has: heading });
}

/** Opens the dashboard as somebody, once everything on it has come. */
async function openDashboard(page: Page, account: { email: string }) {
  await signIn(page, account);
  await open(page, "/account");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
}

async function listOwn(page: Page, { email }: { email: string }): Promise<OwnListing[]> {
  const data = { email, password: DEMO_PASSWORD, tokenTransport: "body" };
  const { accessToken } = (await (await page.request.post("/v1/auth/sign-in", { data })).json()) as {
    accessToken: string;
  };
  const answer = await page.request.get("/v1/property/mine", { headers: { authorization: `Bearer ${accessToken}` } });
  return ((await answer.json()) as { properties: OwnListing[] }).properties;
}

test("a card of the dashboard opens its page wherever it is pressed", async ({ page }) => {
  await openDashboard(page, buyer);
  for (const [title, address] of [
    ["Create a New Listing", "/create-listing"],
    ["Favourites", "/account/favourites"],
    ["Forgot/Change Password", "/account/profile#password"],
  ] as const) {
    const box = await card(page, title).boundingBox();
    await card(page, title).click({ position: { x: (box?.width ?? 0) - 8, y: 8 } });
    await expect(page).toHaveURL(address);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL("/account");
  }
});

test("an agent sees the newest of their own listings on the dashboard, and opens it", async ({ page }) => {
  const listings = await listOwn(page, agent);
  const [latest] = listings;
  if (latest === undefined) throw new Error("The demo has no listing of theirs.");
  await openDashboard(page, agent);
  const row = card(page, "Latest listing").getByRole("article");
  await expect(row).toHaveCount(1);
  await expect(row.getByRole("heading", { name: latest.name, exact: true })).toBeVisible();
  await expect(row).toContainText(dollars(latest.price));
  await expect(card(page, "Latest listing")).toContainText(`${listings.length} total`);
  await row.getByRole("link").click();
  await expect(page).toHaveURL(`/property/${latest.id}`);
  await expect(page.getByRole("heading", { level: 1, name: latest.name, exact: true })).toBeVisible();
});

test("the keyboard alone goes through the account's pages, and the focus stays where it was", async ({ page }) => {
  await openDashboard(page, buyer);
  const [dashboard, profile] = ["Dashboard", "Profile"].map((name) =>
    sidebar(page).getByRole("link", { name, exact: true }),
  ) as [Locator, Locator];
  await expect(dashboard).toHaveAttribute("aria-current", "page");
  await expect(profile).not.toHaveAttribute("aria-current");
  await tabTo(page, dashboard);
  await page.keyboard.press("Tab");
  await expect(profile).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/account/profile");
  await expect(profile).toHaveAttribute("aria-current", "page");
  await expect(dashboard).not.toHaveAttribute("aria-current");
  await expect(profile).toBeFocused();
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/account");
  await tabTo(page, card(page, "Forgot/Change Password"));
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/account/profile#password");
});

test("the account's pages are tabs on a phone, large enough to touch", async ({ page }) => {
  await page.setViewportSize(PHONE);
  await openDashboard(page, buyer);
  const links = sidebar(page).getByRole("link");
  await expect(links).toHaveText(["Dashboard", "Profile", "My Listings", "Favourites", /^Inquiries/u, "Agent Pro"]);
  const boxes = await Promise.all((await links.all()).map((link) => link.boundingBox()));
  expect(new Set(boxes.map((box) => box?.y)).size, "in one row").toBe(1);
  for (const box of boxes) expect(box?.height).toBeGreaterThanOrEqual(44);

  await page.getByRole("banner").getByRole("button", { name: "Menu" }).click();
  const menu = page.getByRole("dialog", { name: "Menu" });
  await expect(menu.getByRole("link", { name: "My Account" })).toHaveAttribute("aria-current", "page");
  await expect(menu.getByRole("link", { name: "Home" })).not.toHaveAttribute("aria-current");
});

for (const [account, viewport] of [
  [agent, DESKTOP],
  [buyer, PHONE],
] as const) {
  test(`nothing on the dashboard of ${account.firstName} moves while it loads at ${viewport.width} pixels`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await page.addInitScript(recordShifts);
    await openDashboard(page, account);
    expect(await sumShifts(page)).toBeLessThan(0.01);
  });
}
