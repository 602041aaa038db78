import { expectAccessible } from "./accessible.ts";
import { makePoster, readOutbox } from "./accounts.ts";
import { dropdown, expect, open, signIn, test } from "./fixtures.ts";
import { beginWithDraft, CARDS, fillCard, goToPayment, payButton, saveDraft } from "./payments.ts";
import { chooseSubtype, fillDetails, openForm, post, readListing } from "./posting.ts";

const REFUSED = /\/sandbox\/v1\/payment_intents\/\w+\/confirm$/u;

test("an agent posts a listing, chooses a plan, pays, and finds it in the search", async ({ page }) => {
  test.slow();
  const account = await makePoster();
  const title = `Two storeys with ${account.email.slice(0, 8)}`;
  await openForm(page, account);
  await chooseSubtype(page, "Commercial", "Retail");
  await fillDetails(page, title);
  const id = await post(page);
  await expect(page).toHaveURL(new RegExp(`choose-plan\\?listing=${id}`, "u"));
  await expect(page.getByText(title)).toBeVisible();
  await expect(dropdown(page, "City")).toContainText("Mississauga");

  const summary = page.getByRole("region", { name: "Your order" });
  await expect(summary).toContainText("Choose a plan to see its price.");
  await page.getByRole("radio", { name: /^Basic \$/u }).check();
  await expect(summary).toContainText("$64.99");
  await page.getByRole("checkbox", { name: /Priority Listing/u }).check();
  await page.getByRole("checkbox", { name: /Enhanced Exposure/u }).check();
  await expect(summary).toContainText("$134.89");
  await page.getByRole("radio", { name: /^Showcase \$/u }).check();
  await expect(summary).toContainText("$119.94");
  await expect(page.getByRole("checkbox", { name: /Enhanced Exposure/u })).toBeDisabled();
  await page.getByRole("button", { name: "Next" }).click();

  await expect(page).toHaveURL(/\/create-listing\/payment\?order=/u);
  await expect(page.getByText("Test mode")).toBeVisible();
  await expect(page.getByRole("region", { name: "Your order" })).toContainText("$119.94");
  await expect(page.getByLabel(/postal/iu)).toHaveCount(0);
  await fillCard(page, CARDS.good);
  await payButton(page).click();
  await expect(page.getByText("Payment Successful! Redirecting...")).toBeVisible();
  await expect(page).toHaveURL(/\/success-payment\?order=/u);
  await expect(page.getByText("Payment Succeeded!")).toBeVisible();
  expect((await readListing(page, account, id)).status).toBe("active");
  expect((await readOutbox(account.email)).map(({ subject }) => subject)).toContain("Your listing is live");

  await page.getByRole("link", { name: "Receipt" }).click();
  await expect(page.getByText(/^Receipt VP-\d{6}$/u)).toBeVisible();
  await expect(page.getByRole("article")).toContainText("$119.94");
  await open(page, "/search-results?type=Commercial&city=Mississauga&sort=newest");
  await expect(page.getByRole("main").getByRole("heading", { name: title })).toBeVisible();
});

test("a card that is refused says why in its place, and another one pays", async ({ page, watch }) => {
  watch.expectFailing(REFUSED);
  const { propertyId } = await beginWithDraft(page);
  await goToPayment(page, propertyId, "Basic");
  for (const [number, words] of [
    [CARDS.declined, "Your card was declined."],
    [CARDS.poor, "Your card has insufficient funds."],
    ["4242 4242 4242 4241", "Your card number is incorrect."],
  ] as const) {
    await fillCard(page, number);
    await payButton(page).click();
    await expect(page.getByText(words)).toBeVisible();
    await expect(page.getByLabel("Card number")).toBeFocused();
  }
  await expect(page.getByLabel("Card number")).toHaveAttribute("aria-invalid", "true");
  await fillCard(page, CARDS.good);
  await payButton(page).click();
  await expect(page.getByText("Payment Succeeded!")).toBeVisible();
});

test("a bank that wants an authentication is passed through, or sends back what failed", async ({ page }) => {
  const { propertyId } = await beginWithDraft(page);
  await goToPayment(page, propertyId, "Basic");
  await fillCard(page, CARDS.authenticated);
  await payButton(page).click();
  await page.getByRole("button", { name: "Fail authentication" }).click();
  await expect(page).toHaveURL(/\/failure-payment\?order=/u);
  await expect(page.getByText("The payment failed. Your card was not charged.")).toBeVisible();
  await expect(page.getByRole("link", { name: "Go Back" })).toHaveAttribute("href", "/");
  await page.getByRole("link", { name: "Try again" }).click();
  await expect(page).toHaveURL(/choose-plan\?listing=/u);
  await goToPayment(page, propertyId, "Basic");
  await fillCard(page, CARDS.authenticated);
  await payButton(page).click();
  await expect(page.getByRole("heading", { name: "Your bank" })).toBeVisible();
  await expectAccessible(page, "the bank's page");
  await page.getByRole("button", { name: "Complete authentication" }).click();
  await expect(page.getByText("Payment Succeeded!")).toBeVisible();
});

test("double presses, reloading and going back are harmless: one payment", async ({ page }) => {
  const { account, propertyId } = await beginWithDraft(page);
  await goToPayment(page, propertyId, "Basic");
  await page.reload();
  await fillCard(page, CARDS.good);
  await payButton(page).dblclick();
  await expect(page.getByText("Payment Succeeded!")).toBeVisible();
  await page.goBack();
  await open(page, "/account/billing");
  await expect(page.getByRole("main").getByRole("article")).toHaveCount(1);
  await expect(page.getByRole("main").getByRole("article")).toContainText("Paid");
  expect((await readListing(page, account, propertyId)).status).toBe("active");
  await open(page, `/create-listing/choose-plan?listing=${propertyId}`);
  await expect(page.getByText("This listing is paid for and live.")).toBeVisible();
});

test("without a plan nothing goes on, and the success page says nothing of success unpaid", async ({ page }) => {
  const { propertyId } = await beginWithDraft(page);
  await open(page, `/create-listing/choose-plan?listing=${propertyId}`);
  await page.getByRole("button", { name: "Next" }).click();
  const dialog = page.getByRole("alertdialog", { name: "No Plan Selected" });
  await expect(dialog).toContainText("Please select a plan to continue.");
  await dialog.getByRole("button", { name: "OK" }).click();
  await expect(dialog).toBeHidden();
  await goToPayment(page, propertyId, "Showcase Plus");
  const order = new URL(page.url()).searchParams.get("order");
  await open(page, `/success-payment?order=${order}`);
  await expect(page.getByText("We have not received this payment.")).toBeVisible({ timeout: 15_000 });
  await expect(page.getByText("Payment Succeeded!")).toHaveCount(0);
  await open(page, `/create-listing/payment?order=${order}`);
  await expect(page.getByText("Payment system is not ready. Please refresh.")).toBeVisible();
  await page.getByRole("link", { name: "Back to the plans" }).click();
  await expect(page).toHaveURL(new RegExp(`listing=${propertyId}`, "u"));
});

test("a failure of the server is told in words, and the choice is kept", async ({ page, watch }) => {
  watch.expectFailing(/generate-payment-intent$/u);
  const { propertyId } = await beginWithDraft(page);
  await open(page, `/create-listing/choose-plan?listing=${propertyId}`);
  await page.route("**/generate-payment-intent", (route) => route.fulfill({ status: 500, json: {} }));
  await page.getByRole("radio", { name: /^Showcase \$/u }).check();
  await page.getByRole("button", { name: "Next" }).click();
  const dialog = page.getByRole("alertdialog", { name: "Error" });
  await expect(dialog).toContainText("Could not initiate payment. Please try again.");
  await dialog.getByRole("button", { name: "OK" }).click();
  await expect(page.getByRole("radio", { name: /^Showcase \$/u })).toBeChecked();
});

test("my listings lead on: a draft to its payment", async ({ page }) => {
  const { propertyId } = await beginWithDraft(page, { title: "A draft that waits" });
  await open(page, "/account/my-listings");
  await page.getByRole("link", { name: "Complete payment of A draft that waits" }).click();
  await expect(page).toHaveURL(new RegExp(`choose-plan\\?listing=${propertyId}`, "u"));
  await open(page, `/property/${propertyId}`);
  await expect(page.getByRole("region", { name: "Your listing" })).toContainText("Complete payment");
});

test("Showcase Plus brings a share kit in both languages", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const { propertyId } = await beginWithDraft(page, { title: "A listing to be shared" });
  await goToPayment(page, propertyId, "Showcase Plus");
  await fillCard(page, CARDS.good);
  await payButton(page).click();
  await expect(page.getByText("Payment Succeeded!")).toBeVisible();
  await open(page, "/account/my-listings");
  await page.getByRole("button", { name: "More for A listing to be shared" }).click();
  await page.getByRole("button", { name: "Share kit" }).click();
  const kit = page.getByRole("dialog", { name: "Share kit" });
  await expect(kit.getByLabel("English")).toHaveValue(new RegExp(`/property/${propertyId}$`, "u"));
  await expect(kit.getByLabel("Français")).toHaveValue(new RegExp(`/fr/property/${propertyId}$`, "u"));
  await kit.getByRole("button", { name: "Copy the text (Français)" }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain("Détails sur Vestpocket");
  await expectAccessible(page, "the share kit");
  await kit.getByRole("button", { name: "Close" }).click();
  await expect(kit).toBeHidden();
});

test("all of it works in French", async ({ page }) => {
  const account = await makePoster();
  const { propertyId } = await saveDraft(page, account, { title: "Devanture de brique" });
  await signIn(page, account);
  await open(page, `/fr/create-listing/choose-plan?listing=${propertyId}`);
  await page
    .getByRole("radio", { name: /^Vitrine /u })
    .first()
    .check();
  await page.getByRole("button", { name: "Suivant" }).click();
  await page.getByLabel("Numéro de carte").fill(CARDS.good);
  await page.getByLabel("Expiration").fill("12 / 34");
  await page.getByLabel("Code de sécurité").fill("123");
  await page.getByRole("button", { name: /^Payer/u }).click();
  await expect(page.getByText("Paiement réussi !", { exact: true })).toBeVisible();
  await page.getByRole("link", { name: "Reçu" }).click();
  await expect(page.getByText(/^Reçu VP-\d{6}$/u)).toBeVisible();
});
