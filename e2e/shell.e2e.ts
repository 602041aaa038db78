import type { Page } from "@playwright/test";
import { expect, open, signIn, tabTo, test, untilAlive } from "./fixtures.ts";
import { named } from "./named.ts";
import { readBox, settled } from "./settled.ts";
import { PHONE } from "./viewports.ts";

const header = (page: Page) => page.getByRole("banner");
const menuButton = (page: Page) => header(page).getByRole("button", { name: "Resources", exact: true });
const menuEntry = (page: Page, name: string) => header(page).getByRole("link", { name, exact: true });

const ENTRIES = [
  "How It Works",
  "Benefits By User",
  "Pricing & Plans",
  "Real Estate Agents",
  "Do It Yourself & Save",
  "Sell Your Franchise Business",
  "Post or Find Lease Opportunities",
  "Confidential Options",
];

test("by keyboard the header can be skipped, and its Resources menu opens, closes on Escape and returns the focus", async ({
  page,
}) => {
  await open(page, "/contact");
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Skip to content", exact: true });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
  await page.reload();
  await untilAlive(page);
  await expect(menuEntry(page, "How It Works")).toBeHidden();
  await tabTo(page, menuButton(page));
  await expect(menuButton(page)).toHaveAttribute("aria-expanded", "false");
  await page.keyboard.press("Enter");
  await expect(menuButton(page)).toHaveAttribute("aria-expanded", "true");
  for (const entry of ENTRIES) await expect(menuEntry(page, entry)).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(menuEntry(page, "How It Works")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(menuEntry(page, "How It Works")).toBeHidden();
  await expect(menuButton(page)).toBeFocused();
  await expect(menuButton(page)).toHaveAttribute("aria-expanded", "false");

  await page.keyboard.press("Space");
  await tabTo(page, menuEntry(page, "Pricing & Plans"));
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/resources/pricing-plans");
  await expect(menuEntry(page, "How It Works")).toBeHidden();
  await expect(page.getByRole("main")).toBeFocused();
});

test("the Resources menu opens and closes by mouse, has its groups, and stays within the window", async ({ page }) => {
  await open(page, "/contact");
  await menuButton(page).click();
  await expect(menuEntry(page, "Confidential Options")).toBeVisible();
  await menuButton(page).click();
  await expect(menuEntry(page, "Confidential Options")).toBeHidden();
  await menuButton(page).click();
  await expect(menuEntry(page, "Confidential Options")).toBeVisible();
  await page.mouse.click(20, 700);
  await expect(menuEntry(page, "Confidential Options")).toBeHidden();

  for (const width of [1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    await menuButton(page).click();
    for (const group of ["Learn & Get Started", "Buyers & Sellers", "Tenants & Landlords"]) {
      await expect(header(page).getByText(group, { exact: true })).toBeVisible();
    }
    const first = await readBox(menuEntry(page, "How It Works"));
    const last = await readBox(menuEntry(page, "Confidential Options"));
    expect(first.x).toBeGreaterThanOrEqual(0);
    expect(last.x + last.width).toBeLessThanOrEqual(width);
    await page.keyboard.press("Escape");
    await expect(menuEntry(page, "How It Works")).toBeHidden();
  }
});

test.describe("by touch", () => {
  test.use({ viewport: { width: 1366, height: 1024 }, hasTouch: true });

  test("the Resources menu opens, leads on and closes by touch", async ({ page }) => {
    await open(page, "/contact");
    await menuButton(page).tap();
    await menuEntry(page, "Benefits By User").tap();
    await expect(page).toHaveURL("/resources/benefits-by-user");
    await expect(menuEntry(page, "How It Works")).toBeHidden();
    await menuButton(page).tap();
    await page.touchscreen.tap(20, 700);
    await expect(menuEntry(page, "How It Works")).toBeHidden();
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true });

  test("a phone's menu has what the header has, and closes on navigation", async ({ page }) => {
    await open(page, "/contact");
    await expect(header(page).getByRole("button", { name: "Resources", exact: true })).toBeHidden();
    await header(page).getByRole("button", { name: "Menu", exact: true }).tap();
    const menu = page.getByRole("dialog", { name: "Menu", exact: true });
    for (const entry of ["Home", "Find Agent", "Log In", "Sign Up", ...ENTRIES]) {
      await expect(menu.getByRole("link", { name: entry, exact: true })).toBeVisible();
    }
    await expect(menu.getByRole("link", { name: "Français", exact: true })).toBeVisible();
    await expect(menu.getByRole("button", { name: /^Theme: \w+\. Change to: \w+$/u })).toBeVisible();
    await menu.getByRole("link", { name: "Confidential Options", exact: true }).tap();
    await expect(page).toHaveURL("/resources/confidential-options");
    await expect(menu).toBeHidden();

    await header(page).getByRole("button", { name: "Menu", exact: true }).tap();
    await menu.getByRole("button", { name: "Close", exact: true }).tap();
    await expect(menu).toBeHidden();
    await header(page).getByRole("button", { name: "Menu", exact: true }).tap();
    await page.keyboard.press("Escape");
    await expect(menu).toBeHidden();
    await expect(header(page).getByRole("button", { name: "Menu", exact: true })).toBeFocused();

    await test.step("the page behind the menu does not scroll", async () => {
      await open(page, "/");
      await header(page).getByRole("button", { name: "Menu", exact: true }).tap();
      await expect(menu).toBeVisible();
      await page.mouse.wheel(0, 600);
      await page.keyboard.press("End");
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    });

    await test.step("a signed-in person signs out from the menu", async () => {
      await signIn(page);
      await open(page, "/resources/how-it-works");
      await header(page).getByRole("button", { name: "Menu", exact: true }).tap();
      await expect(menu.getByRole("link", { name: "Log In", exact: true })).toHaveCount(0);
      await menu.getByRole("button", { name: "Sign Out", exact: true }).tap();
      await expect(page).toHaveURL("/");
      await header(page).getByRole("button", { name: "Menu", exact: true }).tap();
      await expect(menu.getByRole("link", { name: "Log In", exact: true })).toBeVisible();
    });
  });
});

test("the language switch keeps the page, its query and the log-in's destination, and links keep the language", async ({
  page,
}) => {
  await page.goto("/search-results?type=Office");
  await expect(page).toHaveURL(/\/login\?next=/u);
  await untilAlive(page);
  const { search } = new URL(page.url());
  await page.getByRole("textbox", { name: "Email", exact: true }).fill("kept@example.ca");
  await header(page).getByRole("link", { name: "FR, Français", exact: true }).click();
  await expect(page).toHaveURL(`/fr/login${search}`);
  await expect(page.getByRole("textbox", { name: "Courriel", exact: true }), "what was entered stays").toHaveValue(
    "kept@example.ca",
  );
  await expect(header(page).getByRole("link", { name: "EN, English", exact: true })).toBeFocused();

  await open(page, "/fr");
  const hrefs = page.locator("a[href^='/']");
  const links = await settled(() =>
    hrefs.evaluateAll((all) => all.map((link) => [link.getAttribute("href") ?? "", link.getAttribute("hreflang")])),
  );
  expect(links.length).toBeGreaterThan(20);
  const foreign = links.filter(([href, language]) => language !== "en" && href !== "/fr" && !href?.startsWith("/fr/"));
  expect(foreign).toEqual([]);

  await signIn(page);
  for (const address of ["/", "/resources/pricing-plans", "/search-results?type=Office&keywords=a&keywords=b&page=2"]) {
    await open(page, address);
    await header(page).getByRole("link", { name: "FR, Français", exact: true }).click();
    await expect(page).toHaveURL(address === "/" ? "/fr" : `/fr${address}`);
    await expect(page.locator("html")).toHaveAttribute("lang", "fr");
    await untilAlive(page);
    await header(page).getByRole("link", { name: "EN, English", exact: true }).click();
    await expect(page).toHaveURL(address);
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
  }
});

test("the chosen theme survives a reload and applies on every page before it is painted", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "light" });
  await open(page, "/contact");
  const ground = page.locator("html");
  const readGround = () => settled(() => ground.evaluate((html) => getComputedStyle(html).backgroundColor));
  const light = await readGround();
  await header(page).getByRole("button", { name: "Theme: System. Change to: Light", exact: true }).click();
  await expect(ground).toHaveCSS("background-color", light);
  await header(page).getByRole("button", { name: "Theme: Light. Change to: Dark", exact: true }).click();
  await expect(ground).not.toHaveCSS("background-color", light);
  await page.reload();
  await expect(header(page).getByRole("button", { name: "Theme: Dark. Change to: System", exact: true })).toBeVisible();
  const dark = await readGround();
  expect(dark).not.toBe(light);
  await page.goto("/fr/login", { waitUntil: "commit" });
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await open(page, "/resources/how-it-works");
  await expect(ground).toHaveCSS("background-color", dark);
  await header(page).getByRole("button", { name: "Theme: Dark. Change to: System", exact: true }).click();
  await expect(ground).toHaveCSS("background-color", light);
  await page.emulateMedia({ colorScheme: "dark" });
  await expect(ground, "as the system").toHaveCSS("background-color", dark);
});

test("a new page starts at its top, and going back returns to the previous scroll position", async ({ page }) => {
  await open(page, "/resources/how-it-works");
  await expect(page.getByRole("heading", { name: "If you are posting", exact: true })).toBeVisible();
  const link = page.getByRole("contentinfo").getByRole("link", { name: "Confidential Options", exact: true });
  await link.scrollIntoViewIfNeeded();
  const before = await settled(() => page.evaluate(() => window.scrollY));
  expect(before).toBeGreaterThan(300);
  await link.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Confidential Options");
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("How It Works");
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before);
});

test("an unknown URL answers 404 with a page that links home", async ({ page, watch }) => {
  for (const [address, sentence] of [
    ["/nothing-here", "There is no page at this address."],
    ["/fr/rien-ici", "Il n’y a aucune page à cette adresse."],
    ["/search-results/extra", "There is no page at this address."],
    ["/resources/nothing", "There is no page at this address."],
  ] as const) {
    watch.expectFailing(new RegExp(`${address}$`, "u"));
    const answer = await page.goto(address);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(sentence);
    await expect(header(page)).toBeVisible();
    await untilAlive(page);
    await page.getByRole("main").getByRole("link").click();
    await expect(page).toHaveURL(address.startsWith("/fr/") ? "/fr" : "/");
    await expect(page.getByRole("search")).toBeVisible();
  }
});

test("no page of a signed-in user links to a nonexistent URL", async ({ page }) => {
  const { id } = named("garage");
  const results = "/search-results?province=Manitoba";
  const start = ["/", "/fr", results, `/property/${id}`, `/fr/property/${id}`];
  const seen = new Set<string>();
  const broken: string[] = [];
  await signIn(page);

  async function follow(address: string, from: string) {
    const path = address.split("#")[0] ?? "";
    if (seen.has(path)) return;
    seen.add(path);
    const answer = await page.request.get(path, { headers: { accept: "text/html" }, maxRedirects: 0 });
    if (answer.status() !== 200) broken.push(`${path} (${answer.status()}) on ${from}`);
  }

  const resources = new Set<string>();
  async function read(address: string) {
    await open(page, address);
    await expect(page.getByRole("main").getByRole("heading").first()).toBeVisible();
    if (address.includes("search")) await expect(page.getByRole("article").first()).toBeVisible();
    await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
    // Other sites, such as a regulator's, open in their own tab.
    const links = page.locator("a[href]:not([target=_blank])");
    const hrefs = await settled(() => links.evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? "")));
    for (const href of new Set(hrefs)) {
      expect(href, `a link on ${address}`).toMatch(/^[/#]/u);
      if (/^(?:\/fr)?\/resources\//u.test(href)) resources.add(href);
      await follow(href, address);
    }
  }

  for (const address of start) await read(address);
  // Links on the resource pages are followed among the public pages.
  expect(resources.size).toBe(18);
  expect(seen.size).toBeGreaterThan(60);
  expect(broken).toEqual([]);
});
