import { setTimeout as wait } from "node:timers/promises";
import { type BrowserContext, chromium, type Page } from "@playwright/test";
import { DEMO_ACCOUNTS } from "@vestpocket/demo/accounts/accounts.demo";
import { BUDGETS } from "./budgets.ts";
import { withChromium } from "./chromium.ts";
import { median } from "./load.ts";
import { type Figure, kilobytes, milliseconds } from "./report.ts";
import { type Script, weighScripts } from "./scripts.ts";
import { post, type System } from "./system.ts";

const PHONE = { width: 390, height: 844 };
/** Lighthouse's mid-range phone. */
const SLOWDOWN = 4;
/** Found only in the script of the map's library. */
const MAP_LIBRARY = "leaflet-container";
/** The browser reports a press after the frame that shows its effect. */
const TOLD_AFTER_MS = 500;
/** Pressed one after another on the results, each once the page is idle. */
const PRESSES = [
  { name: "open the filters", press: (page: Page) => page.getByRole("button", { name: /^Filters/u }).click() },
  {
    name: "choose a category",
    press: (page: Page) => page.getByRole("dialog").getByRole("button", { name: "Industrial", exact: true }).click(),
  },
  { name: "close the filters", press: (page: Page) => page.keyboard.press("Escape") },
  {
    name: "open the order",
    press: (page: Page) => page.getByLabel("Sort by", { exact: true }).filter({ visible: true }).click(),
  },
  {
    name: "choose an order",
    press: (page: Page) => page.getByRole("option", { name: "Newest first", exact: true }).click(),
  },
  { name: "next page", press: (page: Page) => page.getByRole("link", { name: "Next page" }).click() },
];

/** Search results and a listing on a phone, for a signed-in user: scripts, and how soon a press shows. */
export async function measureResultsPage(system: System, program: string, runs: number): Promise<Figure[]> {
  return withChromium(program, async (port) => {
    const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
    const context = await browser.newContext({ baseURL: system.url, viewport: PHONE });
    await signIn(context);
    const ofResults = await readScripts(context, "/search-results");
    const results = weighScripts(ofResults);
    const map = weighScripts(ofResults.filter(({ text }) => text.includes(MAP_LIBRARY)));
    const listing = weighScripts(await readScripts(context, await findListing(system)));
    const worst: { name: string; value: number }[] = [];
    for (let run = 1; run <= runs; run += 1) {
      console.log(`Search results: presses, run ${run} of ${runs}`);
      worst.push(await pressAll(context));
    }
    await browser.close();
    return [
      {
        name: "search results, the map's library before it is asked for",
        value: map.bytes,
        format: kilobytes,
        budget: BUDGETS.mapInResults,
        note: `scripts ${kilobytes(results.bytes)}; heaviest: ${results.heaviest}`,
      },
      {
        name: "listing, scripts before a touch (gzip)",
        value: listing.bytes,
        format: kilobytes,
        budget: BUDGETS.propertyScripts,
        note: `heaviest: ${listing.heaviest}`,
      },
      {
        name: "search results, interaction to next paint",
        value: median(worst.map(({ value }) => value)),
        format: milliseconds,
        budget: BUDGETS.interaction,
        note: `the slowest of ${PRESSES.length} presses at a processor ${SLOWDOWN} times slower: ${worst.map(({ name, value }) => `${name} ${value}`).join(", ")}`,
      },
    ];
  });
}

async function signIn(context: BrowserContext): Promise<void> {
  const { email, password } = DEMO_ACCOUNTS.buyer;
  await context.request.post("/v1/auth/sign-in", { data: { email, password } });
}

async function findListing({ url }: System): Promise<string> {
  type Featured = { properties: readonly { id: string }[] };
  const { properties } = await post<Featured>(`${url}/v1/property/featured`, { body: {} });
  return `/property/${properties[0]?.id}`;
}

/** All scripts that a first visit requests. */
async function readScripts(context: BrowserContext, path: string): Promise<Script[]> {
  const page = await context.newPage();
  const scripts = new Map<string, Promise<string>>();
  page.on("response", (response) => {
    if (response.request().resourceType() === "script") scripts.set(response.url(), response.text());
  });
  await page.goto(path, { waitUntil: "networkidle" });
  const read = await Promise.all([...scripts].map(async ([url, text]) => ({ url, text: await text })));
  await page.close();
  return read;
}

/** The slowest press: from the press to the frame that shows its effect, as the browser reports it. */
async function pressAll(context: BrowserContext): Promise<{ name: string; value: number }> {
  const page = await context.newPage();
  await page.addInitScript(WATCH);
  await page.goto("/search-results", { waitUntil: "networkidle" });
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
  let worst = { name: "", value: 0 };
  for (const { name, press } of PRESSES) {
    await press(page);
    await page.waitForLoadState("networkidle");
    await wait(TOLD_AFTER_MS);
    const value = Number(await page.locator("html").getAttribute("data-slowest"));
    if (value > worst.value) worst = { name, value };
  }
  await page.close();
  return worst;
}

/** Runs in the page; as text, since the benchmarks are type-checked for Node, not for browsers. */
const WATCH = `new PerformanceObserver((list) => {
  const { dataset } = document.documentElement;
  for (const { duration, interactionId } of list.getEntries())
    if (interactionId > 0) dataset.slowest = String(Math.max(Number(dataset.slowest ?? 0), duration));
}).observe({ type: "event", durationThreshold: 16, buffered: true });`;
