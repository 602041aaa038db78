import type { Page, Route } from "@playwright/test";
import { DEMO_ACCOUNTS } from "@vestpocket/demo/accounts/accounts.demo";
import { namedListingId } from "@vestpocket/demo/listings/dated-listing";
import { makePoster } from "./accounts.ts";
import { expect, open, signIn, test } from "./fixtures.ts";
import { chooseSubtype, declaration, next, openForm, toStep, unfold } from "./posting.ts";
import { readBox } from "./settled.ts";
import { refuseStreams } from "./streams.ts";
import { PHONE } from "./viewports.ts";

/** Names of what a poster presses, from the top of the form to its end. */
const PRESSED = ["Open automatically on signing", "Without a photo", "Only what everyone may see"] as const;

test("no part of the posting form arrives after what is pressed below it, and moves it away", async ({ page }) => {
  await refuseStreams(page);
  await openForm(page, await makePoster());
  const late = await holdScripts(page);
  await chooseSubtype(page, "Industrial", "Warehousing");
  await declaration(page).check();
  await toStep(page, "Who sees what");
  await page.getByRole("radio", { name: "Confidential: NDA required", exact: true }).check();
  await unfold(page);
  const early = await measure(page);
  await late.release();
  await page.waitForLoadState("networkidle");
  await expect.poll(() => measure(page)).toEqual(early);
});

// The owner's settings, the reader's next step, and a form to write to the owner: all below one another on a phone.
for (const [who, account, { part, last }] of [
  ["its owner", DEMO_ACCOUNTS.agent, { part: "?tab=access", last: "Save my choices" }],
  ["a signed-in reader", DEMO_ACCOUNTS.buyer, { part: "", last: "Send Message" }],
] as const) {
  test(`no part of a listing's page arrives after what ${who} presses below it, and moves it away`, async ({
    page,
  }) => {
    await page.setViewportSize(PHONE);
    await signIn(page, account);
    await page.addInitScript(recordMoves);
    await page.route(/\.js$|\/v1\//u, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, latency(route.request().url())));
      await route.continue();
    });
    await refuseStreams(page);
    await open(page, `/property/${namedListingId({ title: "Neighbourhood bistro with a heated patio" })}${part}`);
    await expect(page.getByRole("main").getByRole("button", { name: last, exact: true })).toBeVisible();
    await page.waitForLoadState("networkidle");
    await expect.poll(() => page.evaluate(() => (window as never as { moves: string[] }).moves)).toEqual([]);
  });
}

/** Up to half a second, the same for the same file: what is asked for together arrives in any order. */
const latency = (url: string) => ([...url].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7) % 8) * 70;

/** Notes everything that can be pressed and moves within the page, as often as the page is drawn. */
function recordMoves(): void {
  const moves: string[] = [];
  Object.assign(window, { moves });
  const placed = new WeakMap<Element, number>();
  function look(): void {
    const main = document.querySelector("main");
    const pressed = main?.querySelectorAll("a, button, input, textarea, select, summary") ?? [];
    for (const element of pressed) {
      if (element.closest("[data-bottom-bar]") || element.getClientRects().length === 0) continue;
      const at = Math.round(element.getBoundingClientRect().top - (main?.getBoundingClientRect().top ?? 0));
      const before = placed.get(element);
      placed.set(element, at);
      const name = element.textContent?.trim() || element.id;
      if (before !== undefined && Math.abs(at - before) > 1) moves.push(`${name}: ${before} → ${at}`);
    }
    requestAnimationFrame(look);
  }
  requestAnimationFrame(look);
}

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
  const form = await readBox(page.getByRole("main").locator("form"));
  const boxes = [...PRESSED.map((name) => page.getByRole("radio", { name, exact: true })), next(page)];
  return await Promise.all(boxes.map(async (each) => (await readBox(each)).y - form.y));
}
