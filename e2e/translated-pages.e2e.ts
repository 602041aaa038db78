import type { Page } from "@playwright/test";
import { makeAccount, makePoster } from "./accounts.ts";
import { translatePages } from "./browser-translation.ts";
import { choose, expect, open, signIn, test, untilAlive } from "./fixtures.ts";
import { named } from "./named.ts";
import { chooseSubtype, field as formField, openForm, toStep } from "./posting.ts";
import { openProfile } from "./profile.ts";
import { rowsOf } from "./results.ts";
import { readText } from "./settled.ts";

const main = (page: Page) => page.getByRole("main");
const title = (page: Page) => page.getByRole("heading", { level: 1 });
const button = (page: Page, name: string) => main(page).getByRole("button", { name, exact: true });

/** What people do on a page whose texts change, and what they then see. */
const ACTIONS: Record<string, (page: Page) => Promise<void>> = {
  async "turning the page of the results"(page) {
    await openResults(page);
    const first = await readText(rowsOf(page).first().getByRole("heading"));
    await main(page).getByRole("link", { name: "Next page", exact: true }).click();
    await expect(page).toHaveURL(/[?&]page=2\b/u);
    await expect(rowsOf(page).first().getByRole("heading")).not.toHaveText(first);
    await expect(rowsOf(page)).toHaveCount(10);
  },
  async "saving a listing among the results"(page) {
    await openResults(page);
    const heart = rowsOf(page)
      .first()
      .getByRole("button", { name: /^(?:Save to|Remove from) favourites: .+$/u });
    await heart.click();
    await expect(heart).toHaveAttribute("aria-pressed", "true");
    await heart.click();
    await expect(heart).toHaveAttribute("aria-pressed", "false");
  },
  async "filtering the results and switching the units"(page) {
    await openResults(page);
    const all = await readText(title(page));
    await choose(page, "Province", "Manitoba");
    await expect(title(page)).not.toHaveText(all);
    await expect(title(page)).toHaveText(/^\d+ listings\s· Manitoba$/u);
    await page.getByRole("button", { name: "Areas in sq ft. Change to: m²", exact: true }).click();
    await expect(
      rowsOf(page)
        .filter({ hasText: /\d\sm²/u })
        .first(),
    ).toBeVisible();
    await page.getByRole("button", { name: "Areas in m². Change to: sq ft", exact: true }).click();
    await expect(rowsOf(page).filter({ hasText: /\d\sm²/u })).toHaveCount(0);
  },
  async "opening a listing and going back"(page) {
    await openResults(page);
    const name = await readText(rowsOf(page).first().getByRole("heading"));
    await rowsOf(page).first().getByRole("link", { name, exact: true }).click();
    await expect(title(page)).toHaveText(name);
    await page.goBack();
    await expect(rowsOf(page)).toHaveCount(10);
  },
  async "saving one's profile"(page) {
    await openProfile(page);
    await page.getByLabel("First name", { exact: true }).fill("Anne-Marie");
    await button(page, "Save Changes").click();
    await expect(page.getByText("Your profile has been saved.", { exact: true })).toBeVisible();
    await expect(title(page)).toHaveText("Welcome, Anne-Marie");
  },
  async "typing the name of an agent"(page) {
    await signIn(page);
    await open(page, "/agents");
    const status = page.getByRole("status").filter({ hasText: /^\d+ agents?$/u });
    await expect(status).toHaveText(/^\d\d agents$/u);
    await page.getByRole("searchbox", { name: "Name", exact: true }).pressSequentially("elodie bel");
    await expect(main(page).getByRole("article").getByRole("heading")).toHaveText(["Élodie Bélanger"]);
    await expect(status).toHaveText("1 agent");
    await page.getByRole("searchbox", { name: "Name", exact: true }).fill("zzzz");
    await expect(page.getByRole("heading", { name: "No agents match your filters.", exact: true })).toBeVisible();
  },
  async "sending an empty ticket and then correcting it"(page) {
    await open(page, "/ticket");
    await button(page, "Submit").click();
    const subject = page.getByLabel("Subject", { exact: true });
    await expect(subject).toHaveAccessibleDescription(/^Please .+$/u);
    await subject.fill("A question");
    await expect(subject).not.toHaveAccessibleDescription(/^Please .+$/u);
  },
  async "typing a draft"(page) {
    await openForm(page, await makePoster());
    await chooseSubtype(page, "Industrial", "Warehousing");
    await formField(page, "Title").fill("A translated warehouse");
    await expect(page.getByText("Saved a moment ago")).toBeVisible();
    await toStep(page, "Price and size");
    await formField(page, "Price").fill("4500000");
    await expect(page.getByText("Shown as CA$4,500,000")).toBeVisible();
    await formField(page, "Price").fill("5500000");
    await expect(page.getByText("Shown as CA$5,500,000")).toBeVisible();
    await expect(page.getByText("Shown as CA$4,500,000")).toHaveCount(0);
  },
  async "writing to an owner and replying"(page) {
    await signIn(page, await makePoster());
    await open(page, `/property/${named("storefront").id}`);
    const form = page.getByRole("region", { name: "Contact Owner", exact: true });
    await form.getByRole("button", { name: "Send Message", exact: true }).click();
    await expect(page.getByText("Your message has been sent.")).toBeVisible();
    await open(page, "/account/inquiries");
    const row = main(page).getByRole("listitem").filter({ hasText: "Hello, I'm interested in this listing." });
    await row.getByRole("link").click();
    await button(page, "Send reply").click();
    await expect(page.getByText("Please write a message.")).toBeVisible();
    await page.getByLabel("Your reply", { exact: true }).fill("One more question.");
    await button(page, "Send reply").click();
    await expect(page.getByRole("list", { name: "Messages", exact: true })).toContainText("One more question.");
    await expect(page.getByText("Please write a message.")).toHaveCount(0);
  },
  async "typing before the scripts have loaded"(page) {
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    await page.route(/\/assets\/entry\.client-/u, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto("/login", { waitUntil: "commit" });
    await page.getByLabel("Email", { exact: true }).pressSequentially("early@example.ca");
    release();
    await untilAlive(page);
    await page.getByLabel("Password", { exact: true }).pressSequentially("more");
    await expect(page.getByLabel("Email", { exact: true })).toHaveValue("early@example.ca");
  },
};

async function openResults(page: Page): Promise<void> {
  await signIn(page, await makeAccount());
  await open(page, "/search-results");
  await expect(rowsOf(page)).toHaveCount(10);
}

for (const [what, act] of Object.entries(ACTIONS)) {
  for (const isTranslated of [true, false]) {
    test(`${what} works ${isTranslated ? "on a page that the browser translates" : "without translation"}`, async ({
      page,
    }) => {
      if (isTranslated) await translatePages(page);
      await act(page);
      const translations = main(page).locator("font").filter({ visible: true });
      if (isTranslated) await expect(translations.first()).toBeVisible();
      else await expect(translations).toHaveCount(0);
      await expect(page.getByRole("heading", { name: /^Something went wrong.*$/u })).toHaveCount(0);
    });
  }
}
