import { DEMO_ACCOUNTS } from "@vestpocket/demo/accounts/accounts.demo";
import { expectWell, expectWellInBothLanguages } from "./accessible.ts";
import { makePoster, readOutbox } from "./accounts.ts";
import { choose, expect, open, signIn, test } from "./fixtures.ts";
import { CARDS, fillCard, payButton, planOf, saveDraft } from "./payments.ts";
import { DESKTOP, PHONE } from "./viewports.ts";

const CANCELED = "Subscription canceled successfully. It will end at the current period's end.";

const FRENCH_GIVEN = "I received the French version and choose to continue in English.";

test("an agent becomes a member, posts with a discount, cancels and resumes", async ({ page, watch }) => {
  watch.expectFailing(/\/sandbox\/checkout\/\w+$|generate-payment-intent$/u);
  const account = await makePoster();
  await signIn(page, account);
  await open(page, "/account");
  await page.getByRole("link").filter({ hasText: "View or upgrade to Pro Agent" }).click();
  await expect(page).toHaveURL(/\/account\/agent-pro$/u);
  await expect(page.getByRole("main")).toContainText("$240");
  await expect(page.getByRole("main").locator("s")).toContainText("$480");
  await page.getByRole("link", { name: "Upgrade", exact: true }).click();
  await expect(page).toHaveURL(/\/account\/agent-pro-form$/u);

  await page.getByLabel("Brokerage name", { exact: true }).fill("Harbourfront Realty Inc.");
  await choose(page.getByRole("main"), "City", "Toronto");
  await page.getByRole("radio", { name: "Yes", exact: true }).check();
  await choose(page.getByRole("main"), "Board name", "Toronto Regional Real Estate Board");
  await page.getByRole("button", { name: "Save & Upgrade", exact: true }).click();
  await expect(page).toHaveURL(/\/sandbox\/checkout\//u);
  await expect(page.getByRole("main")).toContainText("$240.00");
  await expectWell(page, "the hosted checkout");
  await fillCard(page, CARDS.declined);
  await page.getByRole("button", { name: "Pay and subscribe", exact: true }).click();
  await expect(page.getByText("Your card was declined.")).toBeVisible();
  await fillCard(page, CARDS.good);
  await page.getByRole("button", { name: "Pay and subscribe", exact: true }).click();
  await expect(page).toHaveURL(/\/account\/agent-pro$/u);
  await expect(page.getByText("Welcome to Agent Pro. Your membership has started.")).toBeVisible();
  await expect(page.getByRole("region", { name: "Your membership", exact: true })).toContainText(
    "then renews for a year",
  );

  await open(page, "/account/profile");
  await expect(page.getByRole("main")).toContainText("Change");
  const { propertyId, discountToken } = await saveDraft(page, account);
  expect(discountToken).not.toBeNull();
  await open(page, `/create-listing/choose-plan?listing=${propertyId}`);
  await planOf(page, "Basic").check();
  await page.getByRole("button", { name: "Remove the discount", exact: true }).click();
  await page.getByRole("button", { name: "Send my code", exact: true }).click();
  await expect(page.getByLabel("Agent code", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Next", exact: true }).click();
  const question = page.getByRole("alertdialog");
  await expect(question).toContainText("You have not entered a discount code. Do you want to proceed without it?");
  await question.getByRole("button", { name: "Cancel", exact: true }).click();
  await page.getByLabel("Agent code", { exact: true }).fill("AAAAAA");
  await page.getByRole("button", { name: "Next", exact: true }).click();
  await expect(page.getByRole("alertdialog", { name: "Error", exact: true })).toContainText(
    "This code is incorrect or has expired.",
  );
  await page.getByRole("alertdialog").getByRole("button", { name: "OK", exact: true }).click();
  const readCode = async () => {
    const mail = (await readOutbox(account.email)).find(({ subject }) => subject === "Your discount code");
    return /\b([A-Z2-9]{6}) gives you 25%/u.exec(mail?.text ?? "")?.[1] ?? "";
  };
  await expect.poll(readCode).toMatch(/^.{6}$/u);
  const code = await readCode();
  await page.getByLabel("Agent code", { exact: true }).fill(code.toLowerCase());
  await expect(page.getByRole("region", { name: "Your order", exact: true })).toContainText("$48.74");
  await page.getByRole("button", { name: "Next", exact: true }).click();
  await expect(page.getByRole("region", { name: "Your order", exact: true })).toContainText("Agent discount (25%)");
  await fillCard(page, CARDS.good);
  await payButton(page).click();
  await expect(page.getByText("Payment Succeeded!")).toBeVisible();

  await open(page, "/account/agent-pro");
  await page.getByRole("button", { name: "Cancel membership", exact: true }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Cancel membership", exact: true }).click();
  await expect(page.getByText(CANCELED)).toBeVisible();
  await expect(page.getByRole("region", { name: "Your membership", exact: true })).toContainText(
    "You keep all benefits until then.",
  );
  await page.getByRole("button", { name: "Resume membership", exact: true }).click();
  await expect(page.getByRole("region", { name: "Your membership", exact: true })).toContainText(
    "then renews for a year",
  );
  await open(page, "/account/billing");
  await expect(page.getByRole("main").getByRole("article")).toHaveCount(2);
});

test("the membership form names what is missing, and the checkout can be left without a charge", async ({
  page,
  watch,
}) => {
  watch.expectFailing(/generate-session$/u);
  const account = await makePoster();
  await signIn(page, account);
  await open(page, "/account/agent-pro-form");
  await page.getByRole("button", { name: "Save & Upgrade", exact: true }).click();
  for (const words of [
    "Brokerage name is required.",
    "Province is required.",
    "City is required.",
    "Please select a membership status.",
  ]) {
    await expect(page.getByText(words)).toBeVisible();
  }
  await expect(page.getByLabel("Brokerage name", { exact: true })).toBeFocused();
  await page.getByLabel("Brokerage name", { exact: true }).fill("Harbourfront Realty Inc.");
  await choose(page.getByRole("main"), "City", "Montreal");
  await page.getByRole("radio", { name: "Yes", exact: true }).check();
  await page.getByRole("button", { name: "Save & Upgrade", exact: true }).click();
  await expect(page.getByText("Board name is required.")).toBeVisible();
  await choose(page.getByRole("main"), "Board name", "Other");
  await page.getByLabel("Name of the other board", { exact: true }).fill("A board of their own");
  await page.getByRole("button", { name: "Save & Upgrade", exact: true }).click();
  await expect(page.getByText(/^In Quebec, the French version comes first\. Open it.+$/u)).toBeVisible();
  await page.getByRole("checkbox", { name: FRENCH_GIVEN, exact: true }).check();
  await page.getByRole("button", { name: "Save & Upgrade", exact: true }).click();
  await page.getByRole("link", { name: "Go back", exact: true }).click();
  await expect(page.getByText("Checkout cancelled. You were not charged.")).toBeVisible();
  await expect(page).toHaveURL(/\/account\/agent-pro$/u);
});

test("the pages of a membership are accessible and fit every width", async ({ page }) => {
  const check = async (where: string) => {
    await expect(page.getByRole("main").getByRole("heading", { level: 2 }).first()).toBeVisible();
    await page.setViewportSize(where.startsWith("/fr/") ? PHONE : DESKTOP);
    await expectWell(page, where);
  };
  await signIn(page, DEMO_ACCOUNTS.pro);
  await page.setViewportSize(DESKTOP);
  await open(page, "/account/agent-pro");
  await expect(page.getByRole("main").getByRole("heading", { level: 2 }).first()).toBeVisible();
  await expectWellInBothLanguages(page, "a member's page");
  await signIn(page, DEMO_ACCOUNTS.agent);
  for (const path of ["/account/agent-pro", "/fr/account/agent-pro-form"]) {
    await open(page, path);
    await check(path);
  }
});
