import { expectAccessible, expectWellInBothLanguages, switchTo } from "./accessible.ts";
import { makePoster, readOutbox } from "./accounts.ts";
import { choose, dropdown, expect, open, readStorage, test } from "./fixtures.ts";
import {
  beginWithDraft,
  CARDS,
  cardNumber,
  fillCard,
  goOnWith,
  goToPayment,
  next,
  openPlans,
  payButton,
  payWith,
  planOf,
} from "./payments.ts";
import { chooseSubtype, fillDetails, openForm, post, readListing } from "./posting.ts";
import { expectPrintsOnOneSheet } from "./printing.ts";
import { DESKTOP, VIEWPORTS } from "./viewports.ts";

const REFUSED = /\/sandbox\/v1\/payment_intents\/\w+\/confirm$/u;

test("an agent posts a listing, chooses a plan, pays, finds the listing in the search, and shares it with its kit", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const account = await makePoster();
  const title = `Two storeys with ${account.email.slice(0, 8)}`;
  await openForm(page, account);
  await chooseSubtype(page, "Commercial", "Retail");
  await fillDetails(page, title);
  const id = await post(page);
  await expect(page).toHaveURL(new RegExp(`choose-plan\\?listing=${id}`, "u"));
  const summary = page.getByRole("region", { name: "Your order", exact: true });
  await test.step("the order follows the choice of plan and add-ons", async () => {
    await expect(page.getByText(title)).toBeVisible();
    // The tax depends on where the buyer is, which a first order does not know.
    await expect(dropdown(page, "City")).toContainText("Choose a city");
    await choose(page, "City", "Mississauga");
    await expect(summary).toContainText("Choose a plan to see its price.");
    await planOf(page, "Basic").check();
    await expect(summary).toContainText("$64.99");
    await page.getByRole("checkbox", { name: /^Priority Listing\b.*$/u }).check();
    await page.getByRole("checkbox", { name: /^Enhanced Exposure\b.*$/u }).check();
    await expect(summary).toContainText("$134.89");
    await planOf(page, "Showcase").check();
    await expect(summary).toContainText("$119.94");
    await expect(page.getByRole("checkbox", { name: /^Enhanced Exposure\b.*$/u })).toBeDisabled();
    await planOf(page, "Showcase Plus").check();
    await expect(summary).toContainText("$149.99");
    await next(page).click();
  });

  await test.step("the payment charges what was shown", async () => {
    await expect(page).toHaveURL(/\/create-listing\/payment\?order=/u);
    await expect(page.getByText("Test mode")).toBeVisible();
    await expect(summary).toContainText("$149.99");
    await expect(page.getByLabel(/^.*postal.*$/iu)).toHaveCount(0);
    await fillCard(page, CARDS.good);
    await payButton(page).click();
    await expect(page.getByText("Payment Successful! Redirecting...")).toBeVisible();
    await expect(page).toHaveURL(/\/success-payment\?order=/u);
    await expect(page.getByText("Payment Succeeded!")).toBeVisible();
    await expect.poll(async () => (await readListing(page, account, id)).status).toBe("active");
    await expect
      .poll(async () => (await readOutbox(account.email)).map(({ subject }) => subject))
      .toContain("Your listing is live");
  });

  await test.step("there is a receipt, and the listing is found", async () => {
    await page.getByRole("link", { name: "Receipt", exact: true }).click();
    await expect(page.getByText(/^Receipt VP-\d{6}$/u)).toBeVisible();
    await expect(page.getByRole("article", { name: /^Receipt VP-\d{6}$/u })).toContainText("$149.99");
    await expectPrintsOnOneSheet(page, /Receipt VP-\d{6}.*Visa ending in 4242.*\$149\.99/su);
    await open(page, `/fr${new URL(page.url()).pathname}`);
    await expectPrintsOnOneSheet(page, /Reçu VP-\d{6}.*Visa se terminant par 4242.*149,99\s\$/su);
    await open(page, "/search-results?type=Commercial&city=Mississauga&sort=newest");
    await expect(page.getByRole("main").getByRole("heading", { name: title, exact: true })).toBeVisible();
  });

  await test.step("Showcase Plus brings a share kit in both languages", async () => {
    await open(page, "/account/my-listings");
    await page.getByRole("button", { name: `More actions for ${title}`, exact: true }).click();
    await page.getByRole("button", { name: "Share kit", exact: true }).click();
    const kit = page.getByRole("dialog", { name: "Share kit", exact: true });
    await expect(kit.getByLabel("English", { exact: true })).toHaveValue(new RegExp(`/property/${id}$`, "u"));
    await expect(kit.getByLabel("Français", { exact: true })).toHaveValue(new RegExp(`/fr/property/${id}$`, "u"));
    await kit.getByRole("button", { name: "Copy the text (Français)", exact: true }).click();
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toContain("Détails pour les membres sur Vestpocket");
    await expectAccessible(page, "the share kit");
    await kit.getByRole("button", { name: "Close", exact: true }).click();
    await expect(kit).toBeHidden();
  });
});

test("a card is checked before it is sent, a decline is explained inline, and another card pays", async ({
  page,
  watch,
}) => {
  watch.expectFailing(REFUSED);
  const { propertyId } = await beginWithDraft(page);
  await openPlans(page, propertyId);
  await page.getByRole("checkbox", { name: /^Priority Listing\b.*$/u }).check();
  await choose(page.getByRole("main"), "City", "Ottawa");
  await goOnWith(page, "Basic");

  await test.step("a card that is not typed in full is not sent, and is kept nowhere", async () => {
    await payButton(page).click();
    await expect(page.getByText("Your card number is incomplete.")).toBeVisible();
    await expect(page.getByText("Your card’s expiration date is incomplete.")).toBeVisible();
    await expect(page.getByText("Your card’s security code is incomplete.")).toBeVisible();
    await expect(cardNumber(page)).toBeFocused();
    await cardNumber(page).pressSequentially("424242424242");
    await expect(cardNumber(page)).toHaveValue("4242 4242 4242");
    await expect(page.getByText("Visa")).toBeVisible();
    await page.getByText("Test cards", { exact: true }).click();
    await page.getByRole("button", { name: "4000 0000 0000 0002 is declined", exact: true }).click();
    await expect(cardNumber(page)).toHaveValue("4000 0000 0000 0002");
    await expect.poll(() => readStorage(page)).not.toMatch(/4000 ?0000|424242/u);
    await expect.poll(() => page.evaluate(() => JSON.stringify(history.state))).not.toMatch(/4000 ?0000|424242/u);
  });

  await test.step("each refusal says why", async () => {
    for (const [number, sentence] of [
      [CARDS.declined, "Your card was declined."],
      [CARDS.poor, "Your card has insufficient funds."],
      [CARDS.expired, "Your card has expired."],
      [CARDS.wrongCvc, "Your card's security code is incorrect."],
      ["4242 4242 4242 4241", "Your card number is incorrect."],
    ] as const) {
      await payWith(page, number);
      await expect(page.getByRole("main").getByText(sentence), number).toBeVisible();
      await expect(page).toHaveURL(/\/create-listing\/payment/u);
      await expect(payButton(page)).not.toHaveAttribute("data-pending");
    }
    await expect(cardNumber(page)).toBeFocused();
    await expect(cardNumber(page)).toHaveAttribute("aria-invalid", "true");
  });

  await test.step("a reload continues the payment, and going back keeps the choice and the order", async () => {
    const payment = page.url();
    await page.reload();
    await expect(payButton(page)).toHaveText("Pay $94.94");
    await page.goBack();
    await expect(planOf(page, "Basic")).toBeChecked();
    await expect(page.getByRole("checkbox", { name: /^Priority Listing\b.*$/u })).toBeChecked();
    await expect(page.getByRole("main").getByText("Ottawa")).toBeVisible();
    await goOnWith(page, "Showcase");
    await expect(page, "it is the same order").toHaveURL(payment);
    await expect(payButton(page)).toHaveText("Pay $119.94");
    await page.getByRole("link", { name: "Back to the plans", exact: true }).click();
    await expect(planOf(page, "Showcase")).toBeChecked();
    await page.reload();
    await expect(planOf(page, "Showcase")).toBeChecked();
    await goOnWith(page, "Showcase");
  });
  await payWith(page, CARDS.good);
  await expect(page.getByText("Payment Succeeded!")).toBeVisible();
});

test("a bank that requires authentication returns to the payment's outcome, failed or complete", async ({ page }) => {
  const { propertyId } = await beginWithDraft(page);
  await goToPayment(page, propertyId, "Basic");
  await fillCard(page, CARDS.authenticated);
  await payButton(page).click();
  await page.getByRole("button", { name: "Fail authentication", exact: true }).click();
  await expect(page).toHaveURL(/\/failure-payment\?order=/u);
  await expect(page.getByText("The payment failed. Your card was not charged.")).toBeVisible();
  await page.getByRole("link", { name: "Try again", exact: true }).click();
  await expect(page).toHaveURL(/\/create-listing\/payment\?order=/u);
  await fillCard(page, CARDS.authenticated);
  await payButton(page).click();
  await expect(page.getByRole("heading", { name: "Your bank", exact: true })).toBeVisible();
  await expectAccessible(page, "the bank's page");
  await page.getByRole("button", { name: "Complete authentication", exact: true }).click();
  await expect(page.getByText("Payment Succeeded!")).toBeVisible();
});

test("an abandoned authentication is resumed from another tab, or cancelled there with the plan kept", async ({
  page,
  context,
  watch,
}) => {
  watch.expectFailing(/\/generate-payment-intent$/u);
  const { propertyId } = await beginWithDraft(page);
  await openPlans(page, propertyId);
  await goOnWith(page, "Showcase");
  const payment = page.url();
  await payWith(page, CARDS.authenticated);
  await expect(page.getByRole("heading", { name: "Your bank", exact: true })).toBeVisible();
  const other = await context.newPage();
  await openPlans(other, propertyId);
  await expect(planOf(other, "Showcase")).toBeChecked();
  await planOf(other, "Basic").check();
  await next(other).click();
  await other.getByRole("button", { name: "Go to the payment", exact: true }).click();
  await expect(other).toHaveURL(payment);
  await expectAccessible(other, "a payment that waits for the bank");
  await other.getByRole("button", { name: "Continue at your bank", exact: true }).click();
  await expect(other.getByRole("heading", { name: "Your bank", exact: true })).toBeVisible();
  await open(other, payment.replace(/^https?:\/\/[^/]+/u, ""));
  await other.getByRole("button", { name: "Cancel this payment", exact: true }).click();
  await expect(planOf(other, "Showcase")).toBeChecked();
  await next(other).click();
  await payWith(other, CARDS.good);
  await expect(other.getByText("Payment Succeeded!")).toBeVisible();
  await other.close();
});

test("two tabs, a double click and going back make one payment of the displayed total", async ({ page, context }) => {
  const { account, propertyId } = await beginWithDraft(page);
  await openPlans(page, propertyId);
  await goOnWith(page, "Basic");
  const other = await context.newPage();
  await openPlans(other, propertyId);
  await goOnWith(other, "Showcase");
  await payWith(page, CARDS.good);
  await expect(page.getByText("Please review the new total.")).toBeVisible();
  await expect(payButton(page)).toHaveText("Pay $89.99");
  await payButton(page).dblclick();
  await expect(page.getByText("Payment Succeeded!")).toBeVisible();
  // The other tab finds the order paid.
  await payWith(other, CARDS.good);
  await expect(other.getByText("Payment Succeeded!")).toBeVisible();
  await other.close();

  await page.goBack();
  await open(page, "/account/billing");
  await expect(page.getByRole("main").getByRole("article")).toHaveCount(1);
  await expect(page.getByRole("main").getByRole("article").filter({ hasText: /Paid/u })).toHaveCount(1);
  await expect.poll(async () => (await readListing(page, account, propertyId)).status).toBe("active");
  await open(page, `/create-listing/choose-plan?listing=${propertyId}`);
  await expect(page.getByText("This listing is paid for and live.")).toBeVisible();
});

test("the pages from the plans to the receipt are accessible and fit every width in both languages", async ({
  page,
  watch,
}) => {
  watch.expectFailing(REFUSED);
  const title = "Industrial condominium complex of fourteen units with drive-in and dock-level doors, near Highway 401";
  const { propertyId: id } = await beginWithDraft(page, { title });
  const main = page.getByRole("main");
  const headline = main.getByRole("heading", { level: 1 });
  const atDesk = () => page.setViewportSize(DESKTOP);
  // Plans as a member sees them; a member's code is mailed at most five times a day.
  await page.route(/\/v1\/users\/isSubscribed\//u, (route) => route.fulfill({ json: { isSubscribed: true } }));
  await page.route(/\/resend-code$/u, (route) => route.fulfill({ json: { token: "token" } }));
  await test.step("the plans", async () => {
    await openPlans(page, id);
    await planOf(page, "Showcase").check();
    await page.getByRole("button", { name: "Remove the discount", exact: true }).click();
    await page.getByRole("button", { name: "Send my code", exact: true }).click();
    await page.locator("input[name=code]").fill("ABC");
    await next(page).click();
    await expectWellInBothLanguages(page, "the plans");
    for (const language of ["fr", "en"] as const) {
      if (language === "en") await switchTo(page, language);
      await page.setViewportSize(VIEWPORTS[language]);
      await page.locator("input[name=code]").fill("");
      await next(page).click();
      await expectAccessible(page, `the question about the code (${language})`);
      const question = page.getByRole("alertdialog");
      if (language === "fr") await page.keyboard.press("Escape");
      else await question.getByRole("button").last().click();
      await expect(question).toHaveCount(0);
    }
    await page.unroute(/\/v1\/users\/isSubscribed\//u);
  });

  await test.step("the payment", async () => {
    await expect(cardNumber(page)).toBeVisible();
    await page.locator("summary").click();
    await main.locator("form button[type=submit]").click();
    await expect(headline).toHaveText("Payment");
    await expectAccessible(page, "a payment that is not complete");
    await switchTo(page, "fr");
    await expect(headline).toHaveText("Paiement");
    await payWith(page, CARDS.declined);
    await expect(main.getByText("Votre carte a été refusée.")).toBeVisible();
    await expectWellInBothLanguages(page, "a refusal");
    const order = new URL(page.url()).searchParams.get("order");
    for (const address of [`/failure-payment?order=${order}`, `/success-payment?order=${order}`]) {
      await atDesk();
      await open(page, address);
      await expect(headline).toBeVisible();
      await expectWellInBothLanguages(page, address);
    }
  });

  await test.step("what comes after a payment with an authentication", async () => {
    await atDesk();
    await openPlans(page, id, "/fr");
    await goOnWith(page, "Showcase");
    await payWith(page, CARDS.authenticated);
    await page.locator("button[value=complete]").click();
    await expect(page).toHaveURL(/\/fr\/success-payment\?order=[\w-]+$/u);
    await expect(headline).toHaveText(/^Paiement réussi!$/u);
    await expect(main).toContainText(/89,99\s\$/u);
    await expectWellInBothLanguages(page, "a success");
    await expect(headline).toHaveText("Payment Succeeded!");
    await expect(main).toContainText("$89.99");
    await main.getByRole("link", { name: "Receipt", exact: true }).click();
    await expect(page).toHaveURL(/\/account\/billing\/[\w-]+$/u);
    await expect(page.getByText(/^Receipt VP-\d{6}$/u)).toBeVisible();
    await expectWellInBothLanguages(page, "a receipt");
    await expect(page.getByText(/^Reçu VP-\d{6}$/u)).toBeVisible();
    await atDesk();
    await open(page, "/account/billing");
    await expect(main.getByRole("article").first()).toBeVisible();
    await expectWellInBothLanguages(page, "the billing page");
    await atDesk();
    await open(page, `/create-listing/choose-plan?listing=${id}`);
    await expect(headline).toBeVisible();
    await expectWellInBothLanguages(page, "a listing that is paid for");
  });
});
