import type { Page, Route } from "@playwright/test";
import { makePoster } from "./accounts.ts";
import { expect, test } from "./fixtures.ts";
import { chooseSubtype, declaration, next, openForm } from "./posting.ts";

/** Names of what a poster presses, from the top of the form to its end. */
const PRESSED = ["Open automatically on signing", "Without a photo", "Only what everyone may see"] as const;

test("no part of the posting form arrives after what is pressed below it, and moves it away", async ({ page }) => {
  await openForm(page, await makePoster());
  const late = await holdScripts(page);
  await chooseSubtype(page, "Industrial", "Warehousing");
  await declaration(page).check();
  await page.getByRole("radio", { name: "Confidential: NDA required", exact: true }).check();
  const early = await measure(page);
  await late.release();
  await page.waitForLoadState("networkidle");
  expect(await measure(page)).toEqual(early);
});

/** Holds the scripts that are asked for from now on. */
async function holdScripts(page: Page): Promise<{ release: () => Promise<void> }> {
  const held: Route[] = [];
  let isHolding = true;
  await page.route("**/*.js", (route) => (isHolding ? void held.push(route) : route.continue()));
  return {
    async release() {
      isHolding = false;
      await Promise.all(held.map((route) => route.continue()));
    },
  };
}

/** How far below the start of the form each of them is, in CSS pixels. */
async function measure(page: Page): Promise<number[]> {
  const form = await page.getByRole("main").locator("form").boundingBox();
  const boxes = [...PRESSED.map((name) => page.getByRole("radio", { name, exact: true })), next(page)];
  return await Promise.all(boxes.map(async (each) => ((await each.boundingBox())?.y ?? 0) - (form?.y ?? 0)));
}
