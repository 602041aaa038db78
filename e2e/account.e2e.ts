import type { Locator, Page } from "@playwright/test";
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from "@vestpocket/demo/accounts/accounts.demo";
import type { OwnListing } from "@vestpocket/domain/listings/listings.schema";
import { makeAccount, readOutbox } from "./accounts.ts";
import { dollars, expect, open, recordShifts, signIn, sumShifts, tabTo, test, untilAlive } from "./fixtures.ts";

test.use({ contextOptions: { reducedMotion: "reduce" }, viewport: { width: 1440, height: 900 } });

const { buyer, agent, pro, admin } = DEMO_ACCOUNTS;
const MINE = /\/v1\/property\/mine$/u;
const SUBSCRIBED = /\/v1\/users\/isSubscribed\//u;
const PROFILE = /\/v1\/auth\/getUser\//u;

const main = (page: Page) => page.getByRole("main");
const sidebar = (page: Page) => page.getByRole("navigation", { name: "Account" });
const banner = (page: Page) => page.getByRole("region", { name: "Join AgentPro - $240/year" });

/** The card of a title. */
function card(page: Page, title: string): Locator {
  const heading = page.getByRole("heading", { level: 2, name: title, exact: true });
  return main(page).locator("section, a").filter({ has: heading });
}

/** Opens the dashboard as somebody, once everything on it has come. */
async function openDashboard(page: Page, account: { email: string }, prefix = "") {
  await signIn(page, account);
  await open(page, `${prefix}/account`);
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

test("a visitor who wants the account area is asked to log in and is then brought there", async ({ page }) => {
  await page.goto("/account");
  await expect(page).toHaveURL("/login?next=%2Faccount");
  await untilAlive(page);
  await main(page).getByRole("textbox", { name: "Email" }).fill(buyer.email);
  await main(page).getByRole("textbox", { name: "Password" }).fill(DEMO_PASSWORD);
  await main(page).getByRole("button", { name: "Log In" }).click();
  await expect(page).toHaveURL("/account");
  await expect(page.getByRole("heading", { level: 1, name: "Welcome back!", exact: true })).toBeVisible();
});

test("My Account in the header leads to the dashboard and says that one is there", async ({ page }) => {
  await signIn(page);
  await open(page, "/");
  const entry = page.getByRole("banner").getByRole("link", { name: "My Account" });
  await expect(entry).not.toHaveAttribute("aria-current");
  await entry.click();
  await expect(page).toHaveURL("/account");
  await expect(page).toHaveTitle("Dashboard · Vestpocket");
  await expect(entry).toHaveAttribute("aria-current", "page");
  await sidebar(page).getByRole("link", { name: "Profile" }).click();
  await expect(entry).toHaveAttribute("aria-current", "true");
});

test("a buyer is greeted by name, has no listing, and sees what membership offers", async ({ page }) => {
  await openDashboard(page, buyer);
  await expect(main(page).getByText(`Signed in as ${buyer.firstName} ${buyer.lastName}`)).toBeVisible();
  await expect(card(page, "Latest listing")).toContainText("You don't have any listings yet...");
  await expect(card(page, "My Membership Plan")).toContainText("View or upgrade to Pro Agent");
  await expect(banner(page).getByText("25% off every paid listing")).toBeVisible();
  await expect(card(page, "My Membership Plan").getByText("Agent Pro", { exact: true })).toHaveCount(0);
  await expect(main(page).getByText("is not confirmed yet"), "everything is confirmed").toHaveCount(0);
});

test("who has ordered nothing is told where the receipts will be", async ({ page }) => {
  await openDashboard(page, buyer);
  const billing = card(page, "Billing & Payment");
  await expect(billing).toContainText("Your receipts will appear here.");
  await billing.click();
  await expect(page).toHaveURL("/account/billing");
  await expect(main(page)).toContainText("No orders yet.");
});

for (const [title, address] of [
  ["Create a New Listing", "/create-listing"],
  ["Favourites", "/account/favourites"],
  ["Account Settings", "/account/profile"],
  ["Forgot/Change Password", "/account/profile#password"],
  ["My Membership Plan", "/account/agent-pro"],
  ["Billing & Payment", "/account/billing"],
] as const) {
  test(`the card ${title} leads to ${address} by a press anywhere on it`, async ({ page }) => {
    await openDashboard(page, buyer);
    const box = await card(page, title).boundingBox();
    await card(page, title).click({ position: { x: (box?.width ?? 0) - 8, y: 8 } });
    await expect(page).toHaveURL(address);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });
}

for (const [who, account] of [
  ["an agent", agent],
  ["a member", pro],
] as const) {
  test(`${who} sees the newest of their own listings, and opens it`, async ({ page, watch }) => {
    // The pictures of a listing that is not active are sent to nobody yet.
    watch.expectFailing(/\/files\/pictures\//u);
    const listings = await listOwn(page, account);
    const [latest] = listings;
    if (latest === undefined) throw new Error("The demo has no listing of theirs.");
    await openDashboard(page, account);
    const row = card(page, "Latest listing").getByRole("article");
    await expect(row).toHaveCount(1);
    await expect(row.getByRole("heading", { name: latest.name, exact: true })).toBeVisible();
    await expect(row).toContainText(dollars(latest.price));
    await expect(row).toContainText(statusWords(latest));
    await expect(card(page, "Latest listing")).toContainText(`${listings.length} total`);
    await row.getByRole("link").click();
    await expect(page).toHaveURL(`/property/${latest.id}`);
    await expect(page.getByRole("heading", { level: 1, name: latest.name, exact: true })).toBeVisible();
  });
}

function statusWords({ status }: OwnListing): RegExp {
  return new RegExp(status === "active" ? "Active, \\d+ days? left" : `${status}`, "iu");
}

test("a member sees the Agent Pro mark and what it brings, and is offered nothing", async ({ page, watch }) => {
  watch.expectFailing(/\/files\/pictures\//u);
  await openDashboard(page, pro);
  const plan = card(page, "My Membership Plan");
  await expect(plan.getByText("Agent Pro", { exact: true })).toBeVisible();
  await expect(plan.getByRole("listitem")).toHaveText([
    "A profile in the agent directory",
    "The Agent Pro badge",
    "25% off every paid listing",
  ]);
  await expect(main(page).getByText("View or upgrade to Pro Agent")).toHaveCount(0);
  await expect(banner(page)).toHaveCount(0);
});

test("an administrator has the same dashboard", async ({ page }) => {
  await openDashboard(page, admin);
  await expect(main(page).getByText(`Signed in as ${admin.firstName} ${admin.lastName}`)).toBeVisible();
});

test("a new account is told what is still to be confirmed, and gets its link again", async ({ page }) => {
  const account = await makeAccount();
  await openDashboard(page, account);
  const email = main(page).getByRole("status").filter({ hasText: "Your email is not confirmed yet." });
  await expect(email).toContainText(account.email);
  const before = await readOutbox(account.email);
  const again = email.getByRole("button", { name: "Send the link again" });
  await again.press("Enter");
  await expect(email).toContainText("A link to confirm your email is on its way.");
  await expect(again).toBeFocused();
  expect(await readOutbox(account.email)).toHaveLength(before.length + 1);

  await main(page).getByRole("link", { name: "Confirm your phone number" }).click();
  await expect(page).toHaveURL("/account/profile#phone");
});

test("a link that cannot be mailed again is told where it was asked for", async ({ page, watch }) => {
  const address = /\/v1\/auth\/send-confirmation$/u;
  watch.expectFailing(address);
  await openDashboard(page, await makeAccount());
  const again = main(page).getByRole("button", { name: "Send the link again" });
  await page.route(address, (route) => route.abort());
  await again.click();
  await expect(main(page).getByText("Vestpocket cannot be reached. Check your connection.")).toBeVisible();
  await page.unrouteAll();
  for (let times = 0; times < 6; times += 1) {
    const answered = page.waitForResponse(address);
    await again.click();
    await answered;
    await expect(again).not.toHaveAttribute("aria-disabled");
  }
  await expect(main(page).getByText("Too many attempts. Please try again later.")).toBeVisible();
  await expect(main(page).getByText("is on its way")).toHaveCount(0);
});

test("the longest names stay within the page", async ({ page }) => {
  const long = "W".repeat(60);
  const account = await makeAccount({ firstName: long, lastName: long });
  await openDashboard(page, account);
  for (const width of [320, 390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(main(page).getByText(`${long} ${long}`)).toBeVisible();
    const contentWidth = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(contentWidth).toBeLessThanOrEqual(width);
  }
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
  await page.setViewportSize({ width: 390, height: 844 });
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

test("a member reads the dashboard in French", async ({ page, watch }) => {
  watch.expectFailing(/\/files\/pictures\//u);
  await openDashboard(page, pro, "/fr");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Heureux de vous revoir\u00a0!");
  await expect(main(page).getByText(`${pro.firstName} ${pro.lastName}`)).toBeVisible();
  const compte = page.getByRole("navigation", { name: "Compte" });
  await expect(compte.getByRole("link")).toHaveText([
    "Tableau de bord",
    "Profil",
    "Mes annonces",
    "Favoris",
    /^Messages/u,
    "Agent Pro",
  ]);
  await card(page, "Paramètres du compte").click();
  await expect(page).toHaveURL("/fr/account/profile");
  await expect(compte.getByRole("link", { name: "Profil" })).toHaveAttribute("aria-current", "page");
});

test("each part that fails says so in its own place, and can be tried again", async ({ page, watch }) => {
  watch.expectFailing(/\/v1\//u);
  await signIn(page, agent);
  for (const address of [MINE, SUBSCRIBED, PROFILE]) {
    await page.route(address, (route) => route.fulfill({ status: 503, json: { msg: "" } }));
  }
  await open(page, "/account");
  const alerts = main(page).getByRole("alert");
  await expect(alerts).toHaveText([
    /^Failed to load profile\. Please try again\./u,
    /^Failed to load listings\./u,
    /^Failed to check subscription status/u,
  ]);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Welcome back!");
  await expect(banner(page), "nobody is offered what they may have").toHaveCount(0);
  await expect(card(page, "Account Settings")).toBeVisible();

  await page.unrouteAll();
  for (let left = 3; left > 0; left -= 1) {
    await alerts.first().getByRole("button", { name: "Try again" }).click();
    await expect(alerts).toHaveCount(left - 1);
  }
  await expect(main(page).getByText(`Signed in as ${agent.firstName}`)).toBeVisible();
  await expect(card(page, "Latest listing").getByRole("article")).toBeVisible();
  await expect(banner(page)).toBeVisible();
});

test("while a part is tried again its button keeps the focus", async ({ page, watch }) => {
  watch.expectFailing(MINE);
  await signIn(page, agent);
  await page.route(MINE, (route) => route.fulfill({ status: 403, json: { msg: "" } }));
  await open(page, "/account");
  const again = card(page, "Latest listing").getByRole("button", { name: "Try again" });
  await expect(again).toBeVisible();
  await page.unrouteAll();
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(MINE, async (route) => {
    await held;
    await route.continue();
  });
  await again.focus();
  await page.keyboard.press("Enter");
  await expect(again).toHaveAttribute("aria-disabled", "true");
  await expect(again).toBeFocused();
  answer();
  await expect(card(page, "Latest listing").getByRole("article")).toBeVisible();
});

test("when the server cannot be reached the dashboard says why", async ({ page, watch }) => {
  watch.expectFailing(/\/v1\//u);
  await signIn(page);
  await page.route(MINE, (route) => route.abort());
  await open(page, "/account");
  await expect(card(page, "Latest listing").getByRole("alert")).toContainText(
    "Vestpocket cannot be reached. Check your connection.",
  );
});

for (const [device, viewport] of [
  ["desktop", { width: 1440, height: 900 }],
  ["phone", { width: 390, height: 844 }],
] as const) {
  for (const account of [buyer, agent]) {
    test(`nothing moves while ${account.firstName}'s dashboard comes (${device})`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await page.addInitScript(recordShifts);
      await openDashboard(page, account);
      expect(await sumShifts(page)).toBeLessThan(0.01);
    });
  }
}
