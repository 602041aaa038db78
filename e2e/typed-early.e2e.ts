import type { Page } from "@playwright/test";
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from "@vestpocket/demo/accounts/accounts.demo";
import { expect, test, untilAlive } from "./fixtures.ts";
import { PHONE } from "./viewports.ts";

/** Pages with fields: one to type into early, and another, after which the page renders both again. */
const PAGES = [
  { path: "/login", early: "Email", typed: "early@example.ca", next: "Password" },
  { path: "/fr/login", early: "Courriel", typed: "tot@example.ca", next: "Mot de passe" },
  { path: "/ticket", early: "Subject", typed: "Early", next: "Description" },
  { path: "/forgot-password", early: "Email", typed: "early@example.ca" },
  { path: "/", early: "Keywords", typed: "early" },
  { path: "/verify", early: "SHA-256 hash", typed: "ba7816bf" },
];

test("text typed before the scripts have loaded is kept and used", async ({ page }) => {
  for (const { path, early, typed, next } of PAGES) {
    const release = await openEarly(page, path);
    await page.getByLabel(early, { exact: true }).pressSequentially(typed);
    await release();
    await untilAlive(page);
    await page.getByLabel(next ?? early, { exact: true }).pressSequentially("more");
    const late = next === undefined ? `${typed}more` : typed;
    await expect(page.getByLabel(early, { exact: true })).toHaveValue(late);
    if (next !== undefined) await expect(page.getByLabel(next, { exact: true })).toHaveValue("more");
  }
});

test("a file chosen before the scripts have loaded is uploaded once they have", async ({ page }) => {
  const release = await openEarly(page, "/verify");
  const file = { name: "early.pdf", mimeType: "application/pdf", buffer: Buffer.from("abc") };
  await page.getByLabel("Certificate", { exact: true }).setInputFiles(file);
  await release();
  await expect(page.getByText(/^Vestpocket does not recognize this file/u)).toBeVisible();
});

test("a press before the scripts have loaded takes effect once they have, and only once", async ({ page }) => {
  const sent: string[] = [];
  page.on("request", (request) => sent.push(`${request.method()} ${new URL(request.url()).pathname}`));
  await page.setViewportSize(PHONE);

  const releaseHome = await openEarly(page, "/");
  const menu = page.getByRole("button", { name: "Menu", exact: true });
  await menu.click();
  await expect(menu).toHaveAttribute("aria-busy", "true");
  await releaseHome();
  await expect(page.getByRole("dialog")).toBeVisible();
  await expect(menu).not.toHaveAttribute("aria-busy");

  const releaseLogin = await openEarly(page, "/login");
  await page.getByLabel("Email", { exact: true }).pressSequentially(DEMO_ACCOUNTS.buyer.email);
  await page.getByLabel("Password", { exact: true }).pressSequentially(DEMO_PASSWORD);
  await page.keyboard.press("Enter");
  await expect(page.locator("main [aria-busy=true]")).toHaveText("Log In");
  await releaseLogin();
  await expect(page).toHaveURL("/");
  // Not the form itself, which would post to /login.
  expect(sent.filter((each) => /^POST .*(?:sign-in|login)$/u.test(each))).toEqual(["POST /v1/auth/sign-in"]);
});

/** Opens a rendered page whose scripts are held back until the returned function is called. */
async function openEarly(page: Page, path: string): Promise<() => Promise<void>> {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route(/\/assets\/entry\.client-/u, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(path, { waitUntil: "commit" });
  return async () => {
    release();
    // The route stays: Playwright does not report a request that is sent while one is removed.
    await untilAlive(page);
  };
}
