import { expect, test, untilAlive } from "./fixtures.ts";

/** Pages with fields: one to type into early, and another, after which the page draws both again. */
const PAGES = [
  { path: "/login", early: "Email", typed: "early@example.ca", next: "Password" },
  { path: "/fr/login", early: "Courriel", typed: "tot@example.ca", next: "Mot de passe" },
  { path: "/ticket", early: "Subject", typed: "Early", next: "Description" },
  { path: "/forgot-password", early: "Email", typed: "early@example.ca" },
  { path: "/", early: "Keywords", typed: "early" },
];

test("what is typed before the scripts have loaded stays, and counts", async ({ page }) => {
  for (const { path, early, typed, next } of PAGES) {
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    await page.route(/\/assets\/entry\.client-/u, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(path, { waitUntil: "commit" });
    await page.getByLabel(early, { exact: true }).pressSequentially(typed);
    release();
    await untilAlive(page);
    await page.getByLabel(next ?? early, { exact: true }).pressSequentially("more");
    const late = next === undefined ? `${typed}more` : typed;
    await expect(page.getByLabel(early, { exact: true })).toHaveValue(late);
    if (next !== undefined) await expect(page.getByLabel(next, { exact: true })).toHaveValue("more");
    await page.unroute(/\/assets\/entry\.client-/u);
  }
});
