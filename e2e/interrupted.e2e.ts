import type { Page } from "@playwright/test";
import { expectAccessible, expectNoOverflow } from "./accessible.ts";
import { makeAccount, makePoster } from "./accounts.ts";
import { expect, open, test } from "./fixtures.ts";
import { chooseSubtype, DRAFTS, field, openForm, unfold } from "./posting.ts";
import { readBox } from "./settled.ts";
import { PHONE } from "./viewports.ts";

const SAVED = "Saved a moment ago";

/** Types a title into the form as a new poster, and waits until the server has it. */
async function saveDraft(page: Page, title: string): Promise<void> {
  await openForm(page, await makePoster());
  await chooseSubtype(page, "Office", "Professional Office");
  await field(page, "Title").fill(title);
  await expect(page.getByText(SAVED, { exact: true })).toBeVisible();
}

test("two tabs that change one draft: the second is told where it types, and loses neither version", async ({
  page,
  context,
  watch,
}) => {
  watch.expectFailing(DRAFTS);
  await saveDraft(page, "Offices above the bank");
  await expect(page).toHaveURL(/\/create-listing\?draft=[\w-]+$/u);

  const other = await context.newPage();
  await open(other, page.url());
  await expect(field(other, "Title")).toHaveValue("Offices above the bank");
  await field(other, "Title").fill("Offices above the old bank");
  await expect(other.getByText(SAVED, { exact: true })).toBeVisible();

  await page.setViewportSize(PHONE);
  await unfold(page);
  await field(page, "Description").pressSequentially("Bright corner offices.");
  const conflict = page.getByText(/^This draft was changed in another tab or on another device\. .+$/u);
  await expect(conflict).toBeVisible();
  await expect(page.getByText(/^This version: .+ The other version: .+$/u)).toBeVisible();
  await expect(page.getByRole("alertdialog", { name: "Two versions of this draft", exact: true })).toBeVisible();
  const box = await readBox(conflict);
  expect(box.y).toBeGreaterThanOrEqual(0);
  expect(box.y + box.height).toBeLessThan(PHONE.height);
  await expectAccessible(page, "a draft that was changed elsewhere");
  await expectNoOverflow(page, "a draft that was changed elsewhere");

  await page.getByRole("button", { name: "Use the other version", exact: true }).click();
  await expect(field(page, "Title")).toHaveValue("Offices above the old bank");
});

test("what is typed without a connection stays, and is saved by itself once there is one", async ({
  page,
  context,
  watch,
}) => {
  watch.expectFailing(DRAFTS);
  await saveDraft(page, "Offices above the bank");
  await context.setOffline(true);
  await field(page, "Title").fill("Offices above the bakery");
  await expect(
    page.getByText("Not saved: Vestpocket cannot be reached. Check your connection.", { exact: true }),
  ).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(SAVED, { exact: true })).toBeVisible();
  await page.reload();
  await expect(field(page, "Title")).toHaveValue("Offices above the bakery");
});

test("a log-in that a password manager filled in without events is sent as it is shown", async ({ page }) => {
  const account = await makeAccount();
  await open(page, "/login");
  const main = page.getByRole("main");
  const fill = (name: string, value: string) =>
    main
      .getByRole("textbox", { name, exact: true })
      .evaluate((field, text) => Reflect.set(Object.getPrototypeOf(field), "value", text, field), value);
  await fill("Email", account.email);
  await fill("Password", account.password);
  await main.getByRole("button", { name: "Log In", exact: true }).click();
  await expect(page.getByRole("banner").getByRole("button", { name: "Sign Out", exact: true })).toBeVisible();
});
