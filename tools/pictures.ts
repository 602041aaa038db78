import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type Browser, chromium, type Page } from "@playwright/test";
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from "@vestpocket/demo/accounts/accounts.demo";
import { findBrowser } from "./browser.ts";

/** Takes the README's screenshots from a running server with the demo (default: the address of npm start). */
const site = process.argv[2] ?? "http://127.0.0.1:3000";
const folder = fileURLToPath(new URL("../docs/pictures", import.meta.url));

interface Picture {
  readonly name: string;
  readonly path: string;
  readonly width: number;
  readonly height: number;
  readonly scheme: "light" | "dark";
}

const PICTURES: readonly Picture[] = [
  { name: "home", path: "/", width: 1440, height: 1500, scheme: "light" },
  {
    name: "search-results",
    path: "/search-results?type=Industrial&province=Ontario",
    width: 1440,
    height: 1100,
    scheme: "light",
  },
  { name: "property", path: "first listing", width: 1440, height: 1250, scheme: "dark" },
  { name: "home-phone-fr", path: "/fr", width: 390, height: 844, scheme: "light" },
];

mkdirSync(folder, { recursive: true });
const executablePath = await findBrowser(console.log);
const browser = await chromium.launch({
  ...(executablePath === "" ? {} : { executablePath }),
  args: ["--disable-gpu", ...(process.getuid?.() === 0 ? ["--no-sandbox"] : [])],
});
try {
  for (const picture of PICTURES) await take(browser, picture);
} finally {
  await browser.close();
}

async function take(chrome: Browser, { name, path, width, height, scheme }: Picture): Promise<void> {
  const context = await chrome.newContext({
    baseURL: site,
    viewport: { width, height },
    colorScheme: scheme,
    reducedMotion: "reduce",
  });
  const page = await context.newPage();
  if (!path.startsWith("/fr") && path !== "/") await signIn(page);
  if (path === "first listing") {
    await page.goto("/search-results?type=Investment+Properties&city=Vancouver");
    await page.locator('main a[href*="/property/"]').first().click();
  } else {
    await page.goto(path);
  }
  await page.waitForLoadState("networkidle");
  const session = await context.newCDPSession(page);
  const { data } = await session.send("Page.captureScreenshot", { format: "webp", quality: 82 });
  writeFileSync(join(folder, `${name}.webp`), Buffer.from(data, "base64"));
  await context.close();
}

async function signIn(page: Page): Promise<void> {
  await page.goto("/login");
  // A prerendered page is visible before it is hydrated and responds to clicks.
  await page.waitForLoadState("networkidle");
  await page.locator('input[type="email"]').fill(DEMO_ACCOUNTS.buyer.email);
  await page.locator('input[type="password"]').fill(DEMO_PASSWORD);
  await page.keyboard.press("Enter");
  await page.waitForURL((url) => url.pathname === "/");
}
