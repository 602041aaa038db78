import type { Page } from "@playwright/test";
import { makePoster } from "./accounts.ts";
import { dropdown, expect, tabTo, test } from "./fixtures.ts";
import { CARDS, cardNumber, next as nextPlan, planOf } from "./payments.ts";
import { openForm } from "./posting.ts";
import { countPresses, readStep } from "./shortest-posting.ts";
import { DESKTOP } from "./viewports.ts";

const main = (page: Page) => page.getByRole("main");
const input = (page: Page, name: string) => page.locator(`input[name="${name}"]`);
const submit = (page: Page) => page.locator("form button[type=submit]");
const steps = (page: Page) => main(page).locator("form nav");

/** From the form's last step to a paid listing. */
async function publish(page: Page): Promise<void> {
  await steps(page).locator("button").click();
  await planOf(page, "Basic").locator("xpath=..").click();
  await nextPlan(page).click();
  await tabTo(page, cardNumber(page));
  for (const typed of [CARDS.good, "1234", "123"]) {
    await page.keyboard.type(typed);
    await page.keyboard.press("Tab");
  }
  await submit(page).click();
  await expect(page).toHaveURL(/\/success-payment\?order=/u);
}

for (const { language, path, city, title, words } of [
  { language: "English", path: "/create-listing", city: "City", title: "A repair shop", words: 220 },
  { language: "French", path: "/fr/create-listing", city: "Ville", title: "Un atelier", words: 260 },
] as const) {
  test(`in ${language}, each step takes a screen, the first two few words, and publishing by hand eight presses`, async ({
    page,
  }) => {
    await page.setViewportSize(DESKTOP);
    await openForm(page, await makePoster(), path);
    const presses = await countPresses(page);
    // Businesses are for sale.
    await input(page, "type").nth(5).click();
    await input(page, "subtype").nth(1).click();
    await tabTo(page, input(page, "title"));
    await page.keyboard.type(title);
    await tabTo(page, dropdown(main(page), city));
    await page.keyboard.press("m");
    await expect(page.getByRole("listbox")).toBeVisible();
    await page.keyboard.type("ississauga");
    await expect(page.getByRole("listbox").getByRole("option")).toHaveText(["Mississauga"]);
    await page.keyboard.press("Tab");
    await expect(dropdown(main(page), city)).toHaveText("Mississauga");
    await input(page, "isAuthorized").click();
    const first = await readStep(page, "what and where");
    await submit(page).click();
    await tabTo(page, input(page, "sale.amountCents"));
    const second = await readStep(page, "price and size");
    expect(first + second).toBeLessThanOrEqual(words);
    await page.keyboard.type("450000");
    await steps(page).locator("a").nth(2).focus();
    await publish(page);
    await expect.poll(presses).toBeLessThanOrEqual(8);
  });
}

test("a listing for rent takes a screen per step, and pasted it is published with six presses", async ({
  page,
  context,
}) => {
  await page.setViewportSize(DESKTOP);
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await openForm(page, await makePoster());
  const text =
    "Entrepôt à louer à Laval, 2 300 pi², hauteur libre 18 pi, 2 quais. 14,00 $/pi² net. Chauffage radiant, aqueduc.";
  await page.evaluate((pasted) => navigator.clipboard.writeText(pasted), text);
  const presses = await countPresses(page);
  await main(page).locator("form summary").first().click();
  await tabTo(page, main(page).locator("form textarea").first());
  await page.keyboard.press("ControlOrMeta+V");
  await expect(input(page, "title")).toHaveValue(/^Entrepôt à louer, 2\s300\spi², Laval$/u);
  await input(page, "isAuthorized").click();
  await publish(page);
  await expect.poll(presses).toBeLessThanOrEqual(6);
});

for (const { language, path, eye, members, open } of [
  {
    language: "English",
    path: "/create-listing",
    eye: "Who sees Price",
    members: "Members",
    open: "Open to every member",
  },
  {
    language: "French",
    path: "/fr/create-listing",
    eye: /^Qui voit\s: Prix$/u,
    members: "Membres",
    open: "Visible par tous les membres",
  },
] as const) {
  test(`in ${language}, a rent, files and audiences fit a screen each, and an eye is changed by keyboard`, async ({
    page,
  }) => {
    await page.setViewportSize(DESKTOP);
    await openForm(page, await makePoster(), path);
    await input(page, "type").nth(2).click();
    await input(page, "subtype").nth(1).click();
    await input(page, "isAuthorized").click();
    const price = page.getByRole("combobox", { name: eye, exact: true });
    for (const [at, step] of ["what and where", "price and size", "photos and documents", "who sees what"].entries()) {
      await steps(page).locator("a").nth(at).click();
      await expect(steps(page).locator("a").nth(at)).toHaveAttribute("aria-current", "step");
      if (at === 1) {
        await input(page, "listingType").nth(1).click();
        await tabTo(page, price);
        await expect(price).toHaveValue("member");
        await page.keyboard.press("ArrowDown");
        await expect(price).not.toHaveValue("member");
        await expect(price.locator("xpath=preceding-sibling::span")).not.toHaveText(members);
        await page.keyboard.press("ArrowUp");
        await expect(price.locator("xpath=preceding-sibling::span")).toHaveText(members);
      }
      await readStep(page, step);
    }
    await expect(main(page).locator("form section h3").first()).toHaveText(open);
  });
}
