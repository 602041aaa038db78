import { type BrowserContextOptions, test as base, expect, type Locator, type Page } from "@playwright/test";
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from "@vestpocket/demo/accounts/accounts.demo";
import type { ListingCard } from "@vestpocket/domain/listings/listings.schema";
import { describeLease, describeSale } from "@vestpocket/domain/prices/price-text";
import { Api } from "./api.ts";
import { KeptContexts } from "./kept-contexts.ts";
import { settled } from "./settled.ts";
import { reportViolations, watchContext } from "./watch.ts";

export { expect };

/** What must not happen in any page of a test. */
interface Watch {
  /** The browser reports a failing call; this one fails on purpose. */
  expectFailing(address: RegExp): void;
}

/** The tag of a journey whose browser starts with an empty cache. */
export const COLD = "@cold";

interface TestFixtures {
  watch: Watch;
  /** Playwright's own: the options that the configuration and the file set. */
  _combinedContextOptions: BrowserContextOptions;
}

interface WorkerFixtures {
  api: Api;
  kept: KeptContexts;
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  api: [
    async ({ playwright }, use, { project }) => {
      const { baseURL } = project.use;
      const calls = await playwright.request.newContext(baseURL === undefined ? {} : { baseURL });
      await use(new Api(calls));
      await calls.dispose();
    },
    { scope: "worker" },
  ],

  kept: [
    async ({ browser }, use, { project }) => {
      const kept = new KeptContexts(browser, project.use.baseURL ?? "");
      await use(kept);
      await kept.close();
    },
    { scope: "worker" },
  ],

  context: async ({ browser, kept, _combinedContextOptions }, use, info) => {
    if (info.tags.includes(COLD)) {
      const context = await browser.newContext();
      await reportViolations(context);
      await use(context);
      await context.close();
      return;
    }
    const options = JSON.stringify(_combinedContextOptions);
    await use(await kept.take(options));
    await kept.giveBack(options, { isGood: info.status === info.expectedStatus });
  },

  watch: [
    async ({ browser, context, baseURL, browserName, trace }, use) => {
      const problems: string[] = [];
      const failing: RegExp[] = [];
      const watched = { baseURL, browserName, isTraced: trace !== "off", failing, problems };
      watchContext(context, watched);
      // Browsers that a test opens for other people are watched like its own.
      const { newContext } = browser;
      browser.newContext = async (options) => {
        const other = await newContext.call(browser, options);
        await reportViolations(other);
        watchContext(other, watched);
        return other;
      };
      await use({ expectFailing: (address) => failing.push(address) });
      browser.newContext = newContext;
      expect(problems).toEqual([]);
    },
    { auto: true },
  ],
});

/** Signs this browser in through the API; the next page it opens is signed in. */
export async function signIn(
  page: Page,
  { email, recoveryCodes = [] }: { email: string; recoveryCodes?: string[] } = DEMO_ACCOUNTS.buyer,
): Promise<void> {
  const answer = await page.request.post("/v1/auth/sign-in", { data: { email, password: DEMO_PASSWORD } });
  expect(answer.status()).toBe(200);
  const { challenge } = (await answer.json()) as { challenge?: string };
  if (challenge !== undefined) {
    const data = { challenge, code: recoveryCodes.shift() };
    const confirmed = await page.request.post("/v1/auth/sign-in/code", { data });
    expect(confirmed.status()).toBe(200);
  }
}

/** Opens a page and waits until it responds to presses: prerendered content is there before its script has loaded. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await untilAlive(page);
}

/** Waits until scripts are running in the page. */
export async function untilAlive(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector("main") ?? {}).some((key) => key.startsWith("__reactFiber$")),
  );
}

/** The button of a dropdown, which shows the current choice. */
export function dropdown(scope: Page | Locator, label: string): Locator {
  return scope.getByLabel(label, { exact: true }).and(scope.locator("button")).filter({ visible: true });
}

/** Opens a dropdown and chooses an option. */
export async function choose(scope: Page | Locator, label: string, option: string): Promise<void> {
  const page = "page" in scope ? scope.page() : scope;
  await dropdown(scope, label).click();
  await page.getByRole("option", { name: option, exact: true }).click();
  await expect(page.getByRole("listbox")).toHaveCount(0);
}

/** Presses Tab, or Shift+Tab, until the element has the focus, as someone without a mouse does. */
export async function tabTo(page: Page, element: Locator, key: "Tab" | "Shift+Tab" = "Tab"): Promise<void> {
  await expect(element).toBeVisible();
  for (let presses = 0; presses < 60; presses += 1) {
    if (await element.evaluate((node) => node === document.activeElement)) return;
    await page.keyboard.press(key);
    await expect.poll(() => page.evaluate(isBehindBar), "the focus is behind the bar at the bottom").toBe(false);
  }
  await expect(element).toBeFocused();
}

/** Whether the start of the focused element is behind a bar fixed to the bottom of the screen. */
function isBehindBar(): boolean {
  const [focused, bar] = [document.activeElement, document.querySelector("[data-bottom-bar]")];
  if (focused === null || bar === null || focused === document.body) return false;
  if ((bar.compareDocumentPosition(focused) & Node.DOCUMENT_POSITION_PRECEDING) === 0) return false;
  const { top, height, left, right } = focused.getBoundingClientRect();
  const behind = bar.getBoundingClientRect();
  // A column beside the bar is not behind it.
  if (right <= behind.left || left >= behind.right) return false;
  return top + Math.min(height, 44) > behind.top + 1;
}

/** The texts of the browser's alerts, each dismissed. */
export function collectAlerts(page: Page): string[] {
  const sentences: string[] = [];
  page.on("dialog", (dialog) => {
    sentences.push(`${dialog.type()}: ${dialog.message()}`);
    void dialog.accept();
  });
  return sentences;
}

/** The query string has these parameters, in this order. */
export async function expectQuery(page: Page, expected: readonly (readonly [string, string])[]): Promise<void> {
  await expect.poll(() => [...new URL(page.url()).searchParams]).toEqual(expected);
}

/** The browser's storage, as one text. */
export function readStorage(page: Page): Promise<string> {
  return page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]));
}

/** '1,204' */
export function count(value: number): string {
  return value.toLocaleString("en-US");
}

/** The price or rent on a listing's card in English: 'CA$450,000', 'CA$20.00', 'Price on request'. */
export function amountOf({ sale, lease }: Pick<ListingCard, "sale" | "lease">): string {
  if (sale) return describeSale(sale, "en").amount;
  return lease ? describeLease(lease, { language: "en", units: "imperial" }).amount : "";
}

/** Opens the home page and scrolls down to its featured listings, which load when they are near. */
export async function openAtFeatured(page: Page): Promise<void> {
  await open(page, "/");
  await page
    .getByRole("main")
    .getByRole("heading", {
      name: /^(?:Loading listings for your area\.\.\.|Browse Our Featured Listings)$/u,
      level: 2,
    })
    .first()
    .scrollIntoViewIfNeeded();
}

/** The row of featured listings on the home page. */
export function carouselOf(page: Page, name = "Featured listings"): Locator {
  return page.getByRole("region", { name, exact: true });
}

/** Whether the request is the carousel's, and not one of the two cities'. */
export function isCarousel(body: unknown): boolean {
  return typeof body === "object" && body !== null && !("city" in body);
}

/**
 * Scrolls down the whole page and up again, like a reader, once its content is there: some parts load when they are
 * near.
 */
export async function readThrough(page: Page): Promise<void> {
  await expect(page.getByRole("main").getByRole("heading").filter({ visible: true }).first()).toBeVisible();
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
  await page.evaluate(async () => {
    // Scrolls even if the browser paints no frame, as may happen on a busy machine.
    const nextFrame = () =>
      new Promise<unknown>((resolve) => {
        requestAnimationFrame(resolve);
        setTimeout(resolve, 1_000);
      });
    const { documentElement } = document;
    for (let top = 0; top < documentElement.scrollHeight; top += window.innerHeight / 2) {
      window.scrollTo(0, top);
      await nextFrame();
      await nextFrame();
    }
  });
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
  await page.evaluate(() => window.scrollTo(0, 0));
}

/** A city's card on the home page, which loads when it is near. */
export async function spotlightOf(page: Page, title: string): Promise<Locator> {
  const region = page.getByRole("region", { name: title, exact: true });
  await region.scrollIntoViewIfNeeded();
  return region.getByRole("article");
}

/** For `addInitScript`: records layout shifts that are not caused by user input. */
export function recordShifts(): void {
  type Source = { node: Node | null; previousRect: DOMRect; currentRect: DOMRect };
  type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: readonly Source[] };
  const shifts: { value: number; moved: string[] }[] = [];
  Object.assign(window, { shifts });
  const describe = ({ node, previousRect: { x, y, height }, currentRect }: Source) =>
    `${node?.nodeName} “${node?.textContent?.slice(0, 40)}” ${x},${y} (${height}) → ${currentRect.x},${currentRect.y} (${currentRect.height})`;
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[]) {
      if (!hadRecentInput) shifts.push({ value, moved: sources.map(describe) });
    }
  }).observe({ type: "layout-shift", buffered: true });
}

/** Nothing has shifted since the page began, once its fonts are loaded and it is idle. */
export async function expectNoShifts(page: Page, where: string): Promise<void> {
  const shifts = await settled(() =>
    page.evaluate(async () => {
      await document.fonts.ready;
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      return (window as never as { shifts: { value: number; moved: string[] }[] }).shifts;
    }),
  );
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  expect(sum, `${where}: ${shifts.map(({ value, moved }) => `${value}: ${moved.join(", ")}`).join("; ")}`).toBeLessThan(
    0.01,
  );
}
