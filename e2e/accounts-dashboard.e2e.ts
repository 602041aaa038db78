import type { Locator, Page } from "@playwright/test";
import { DEMO_ACCOUNTS } from "@vestpocket/demo/accounts/accounts.demo";
import { COLD, expect, expectNoShifts, open, recordShifts, signIn, tabTo, test } from "./fixtures.ts";
import { beginWithDraft, saveDraft } from "./payments.ts";
import { readBox, settled } from "./settled.ts";
import { DESKTOP, PHONE } from "./viewports.ts";

const { buyer, agent, pro } = DEMO_ACCOUNTS;

const main = (page: Page) => page.getByRole("main");
const sidebar = (page: Page) => page.getByRole("navigation", { name: "Account", exact: true });

/** The card of a title. */
function card(page: Page, title: string): Locator {
  const heading = page.getByRole("heading", { level: 2, name: title, exact: true });
  return main(page).locator("section, a").filter({ has: heading });
}

/** Opens the dashboard as someone, once everything on it has loaded. */
async function openDashboard(page: Page, account: { email: string }) {
  await signIn(page, account);
  await open(page, "/account");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Welcome /u);
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
}

test("a dashboard card opens its page wherever it is pressed", async ({ page }) => {
  await openDashboard(page, buyer);
  for (const [title, address, headline] of [
    ["Create a New Listing", "/create-listing", "Create Listing"],
    ["Favourites", "/account/favourites", "Favourites"],
    ["My requests", "/account/access?box=mine", "Access"],
  ] as const) {
    const { width } = await readBox(card(page, title));
    await card(page, title).click({ position: { x: width - 8, y: 8 } });
    await expect(page).toHaveURL(address);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(headline);
    await page.goBack();
    await expect(page).toHaveURL("/account");
    await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
  }
});

test("an owner sees their newest listing on the dashboard, and opens it", async ({ page }) => {
  const { account } = await beginWithDraft(page, { title: "An older one" });
  const { propertyId } = await saveDraft(page, account, { title: "The newest of mine" });
  await openDashboard(page, account);
  const row = card(page, "Latest listing").getByRole("article");
  await expect(row).toHaveCount(1);
  await expect(row.getByRole("heading", { name: "The newest of mine", exact: true })).toBeVisible();
  await expect(row).toContainText("CA$450,000");
  await expect(card(page, "Latest listing")).toContainText("2 total");
  await row.getByRole("link").click();
  await expect(page).toHaveURL(`/property/${propertyId}`);
  await expect(page.getByRole("heading", { level: 1, name: "The newest of mine", exact: true })).toBeVisible();
});

test("the account pages are reached with the keyboard alone, and the focus stays in place", async ({ page }) => {
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
  await tabTo(page, main(page).getByRole("link", { name: "Forgot/Change Password", exact: true }));
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/account/profile#password");
});

test("on a phone a button opens the account pages, all visible and large enough to touch", async ({ page }) => {
  await page.setViewportSize(PHONE);
  await openDashboard(page, buyer);
  const links = sidebar(page).getByRole("link");
  const opener = sidebar(page).getByRole("button", { name: "Account: Dashboard", exact: true });
  await expect(opener).toHaveAttribute("aria-expanded", "false");
  await expect(links).toHaveCount(0);
  await opener.click();
  await expect(links).toHaveText([
    "Dashboard",
    "Profile",
    "My Listings",
    "Favourites",
    "Saved searches",
    "Mandates",
    /^Inquiries/u,
    "Notifications",
    /^Access/u,
    "Signed NDAs",
    "Agent Pro",
    "Billing",
  ]);
  const boxes = await settled(() =>
    links.evaluateAll((all) => all.map((link) => link.getBoundingClientRect().toJSON() as DOMRect)),
  );
  for (const { height, right } of boxes) {
    expect(height).toBeGreaterThanOrEqual(44);
    expect(right).toBeLessThanOrEqual(PHONE.width);
  }
  await links.filter({ hasText: "Billing" }).click();
  await expect(sidebar(page).getByRole("button", { name: "Account: Billing", exact: true })).toHaveAttribute(
    "aria-expanded",
    "false",
  );

  await expect(page.getByRole("banner").getByRole("link", { name: "Create Listing", exact: true })).toBeVisible();
  await page.getByRole("banner").getByRole("button", { name: "Menu", exact: true }).click();
  const menu = page.getByRole("dialog", { name: "Menu", exact: true });
  // It stays current on its subpages.
  await expect(menu.getByRole("link", { name: "My Account", exact: true })).toHaveAttribute("aria-current", "true");
  await expect(menu.getByRole("link", { name: "Home", exact: true })).not.toHaveAttribute("aria-current");
});

test("nothing moves while the dashboard, My Listings and Favourites load, on a desktop and on a phone", {
  tag: COLD,
}, async ({ page }) => {
  await page.addInitScript(recordShifts);
  for (const [account, viewport] of [
    [agent, DESKTOP],
    [buyer, PHONE],
    // Someone who has several pending tasks.
    [pro, PHONE],
  ] as const) {
    await page.setViewportSize(viewport);
    await openDashboard(page, account);
    await expectNoShifts(page, `${account.firstName} at ${viewport.width} pixels`);
    for (const [address, name] of [
      ["/account/my-listings", "Browse your listings"],
      ["/account/favourites", "Favourites"],
    ] as const) {
      await open(page, address);
      await expect(page.getByRole("heading", { level: 1, name, exact: true })).toBeVisible();
      await expect(page.locator("main [aria-busy=true]")).toHaveCount(0);
      await expectNoShifts(page, `${address} of ${account.firstName} at ${viewport.width} pixels`);
    }
  }
});
