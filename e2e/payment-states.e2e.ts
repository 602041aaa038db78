import { DEMO_ACCOUNTS } from "@vestpocket/demo/accounts/accounts.demo";
import type { NewAccount } from "@vestpocket/domain/accounts/accounts.factory";
import { ADD_ON_PRICES, PLAN_PRICES } from "@vestpocket/domain/orders/orders.prices";
import { DESKTOP, expectWell, PHONE } from "./accessible.ts";
import { makePoster, readOutbox } from "./accounts.ts";
import { choose, expect, open, signIn, test } from "./fixtures.ts";
import {
  CARDS,
  cardNumber,
  goOnWith,
  next,
  openPlans,
  payButton,
  payWith,
  planOf,
  readMine,
  readOrder,
  readTotal,
  saveDraft,
} from "./payments.ts";

test.use({ contextOptions: { reducedMotion: "reduce" }, viewport: DESKTOP });

const REFUSED = /\/sandbox\/v1\/payment_intents\/\w+\/confirm$/u;
const INTENT = /\/generate-payment-intent$/u;
const SUCCESS = "Payment Succeeded!";

let poster: NewAccount;
test.beforeAll(async () => {
  poster = await makePoster();
});

const REFUSALS = [
  ["declined", CARDS.declined, "123", "Your card was declined."],
  ["without funds", CARDS.poor, "123", "Your card has insufficient funds."],
  ["expired", CARDS.expired, "123", "Your card has expired."],
  ["of a wrong security code", CARDS.wrongCvc, "123", "Your card's security code is incorrect."],
  ["of a wrong number", "4242424242424241", "123", "Your card number is incorrect."],
] as const;

test("a card that is refused says why, and another one pays", async ({ page, watch }) => {
  watch.expectFailing(REFUSED);
  await signIn(page, poster);
  const { propertyId: id } = await saveDraft(page, poster, { title: "Refused at first" });
  await openPlans(page, id);
  await goOnWith(page, "Basic");
  for (const [what, number, cvc, sentence] of REFUSALS) {
    await payWith(page, number, cvc);
    await expect(page.getByRole("main").getByText(sentence), what).toBeVisible();
    await expect(page).toHaveURL(/\/create-listing\/payment/u);
    await expect(payButton(page)).not.toHaveAttribute("data-pending");
  }
  await expect(cardNumber(page)).toBeFocused();
  await payWith(page, CARDS.good);
  await expect(page.getByRole("heading", { name: SUCCESS })).toBeVisible();
});

test("a card that was not typed in whole is not sent", async ({ page }) => {
  await signIn(page, poster);
  const { propertyId: id } = await saveDraft(page, poster, { title: "Half a card" });
  await openPlans(page, id);
  await goOnWith(page, "Basic");
  await payButton(page).click();
  await expect(page.getByText("Your card number is incomplete.")).toBeVisible();
  await expect(page.getByText("Your card's expiration date is incomplete.")).toBeVisible();
  await expect(page.getByText("Your card's security code is incomplete.")).toBeVisible();
  await expect(cardNumber(page)).toBeFocused();
  await cardNumber(page).pressSequentially("424242424242");
  await expect(cardNumber(page)).toHaveValue("4242 4242 4242");
  await expect(page.getByText("Visa")).toBeVisible();
  await page.getByText("Test cards", { exact: true }).click();
  await page.getByRole("button", { name: "4000 0000 0000 0002" }).click();
  await expect(cardNumber(page)).toHaveValue("4000 0000 0000 0002");
  // What was typed is kept nowhere.
  const kept = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage, history.state]));
  expect(kept).not.toMatch(/4000 ?0000|424242/u);
});

test("a payment that is loaded anew goes on, and the way back keeps the choice", async ({ page }) => {
  await signIn(page, poster);
  const { propertyId: id } = await saveDraft(page, poster, { title: "Loaded anew" });
  await openPlans(page, id);
  await page.getByRole("checkbox", { name: "Priority Listing" }).check();
  await choose(page.getByRole("main"), "City", "Ottawa");
  await goOnWith(page, "Basic");
  const payment = page.url();
  await page.reload();
  await expect(payButton(page)).toHaveText("Pay $94.94");
  await page.goBack();
  await expect(planOf(page, "Basic")).toBeChecked();
  await expect(page.getByRole("checkbox", { name: "Priority Listing" })).toBeChecked();
  await expect(page.getByRole("main").getByText("Ottawa")).toBeVisible();
  await goOnWith(page, "Showcase");
  await expect(page, "it is the same order").toHaveURL(payment);
  await expect(payButton(page)).toHaveText("Pay $119.94");
  await page.getByRole("link", { name: "Back to the plans" }).click();
  await expect(planOf(page, "Showcase")).toBeChecked();
  await page.reload();
  await expect(planOf(page, "Showcase")).toBeChecked();
});

test("a payment whose order was changed elsewhere shows the new total before it charges", async ({ page, context }) => {
  await signIn(page, poster);
  const { propertyId: id } = await saveDraft(page, poster, { title: "Changed elsewhere" });
  await openPlans(page, id);
  await goOnWith(page, "Basic");
  const other = await context.newPage();
  await openPlans(other, id);
  await goOnWith(other, "Showcase");
  await payWith(page, CARDS.good);
  await expect(page.getByText("Please review the new total first.")).toBeVisible();
  await expect(payButton(page)).toHaveText("Pay $89.99");
  await payButton(page).click();
  await expect(page.getByRole("heading", { name: SUCCESS })).toBeVisible();
  // The other tab finds it paid.
  await payWith(other, CARDS.good);
  await expect(other.getByRole("heading", { name: SUCCESS })).toBeVisible();
});

test("a payment without what it is paid with says so, and leads back to the plans", async ({ page, context }) => {
  await signIn(page, poster);
  const { propertyId: id } = await saveDraft(page, poster, { title: "Without its secret" });
  await openPlans(page, id);
  await goOnWith(page, "Basic");
  const other = await context.newPage();
  await open(other, page.url());
  await expect(other.getByText("Payment system is not ready. Please refresh.")).toBeVisible();
  await other.getByRole("link", { name: "Back to the plans" }).click();
  await expect(other).toHaveURL(new RegExp(`choose-plan\\?listing=${id}$`, "u"));
});

test("the prices shown are those that the server charges, for every plan and its add-ons", async ({ page }) => {
  test.slow();
  await signIn(page, poster);
  const { propertyId: id } = await saveDraft(page, poster, { title: "Every price" });
  await openPlans(page, id);
  for (const { plan: name, includes } of PLAN_PRICES) {
    for (const chosen of [[], ["priority"], ["exposure"], ["priority", "exposure"]]) {
      await planOf(page, name).check();
      for (const { tag, label } of ADD_ON_PRICES) {
        const box = page.getByRole("checkbox", { name: label.message });
        if (includes.includes(tag)) {
          await expect(box).toBeDisabled();
          await expect(box).toBeChecked();
        } else await box.setChecked(chosen.includes(tag));
      }
      const shown = await readTotal(page);
      await next(page).click();
      await expect(cardNumber(page)).toBeVisible();
      const { totalCents } = await readOrder(page, poster);
      expect({ name, chosen, shown, paid: await readTotal(page) }).toEqual({
        name,
        chosen,
        shown: totalCents,
        paid: totalCents,
      });
      await page.goBack();
      await expect(page.getByRole("radio")).toHaveCount(3);
    }
  }
});

test("a member takes a quarter off with the code that was mailed, and is asked about none", async ({ page, watch }) => {
  watch.expectFailing(INTENT);
  const member = DEMO_ACCOUNTS.pro;
  await signIn(page, member);
  const { propertyId: id } = await saveDraft(page, member, { title: "Warehouse of a member" });
  await openPlans(page, id);
  await expect(page.getByLabel("Agent code")).toHaveCount(0);
  await page.getByRole("button", { name: "Send my code" }).click();
  await expect(page.getByText("We emailed you a new code.")).toBeVisible();
  // The token stays with the page.
  await page.reload();
  const box = page.getByLabel("Agent code");
  await expect(box).toBeVisible();

  await planOf(page, "Showcase").check();
  await next(page).click();
  const question = page.getByRole("alertdialog", { name: "No discount code" });
  await expect(question).toContainText("You have not entered a discount code. Do you want to proceed without it?");
  await question.getByRole("button", { name: "Cancel" }).click();
  await box.fill("abc");
  await next(page).click();
  await expect(page.getByText("The agent code has 6 characters.")).toBeVisible();
  await box.fill("22222z");
  await expect(box).toHaveValue("22222Z");
  await expect(page.getByText("Agent discount (25%)")).toBeVisible();
  await next(page).click();
  await expect(page.getByRole("alertdialog", { name: "Error" })).toContainText(
    "This code is incorrect or has expired.",
  );
  await page.getByRole("button", { name: "OK" }).click();
  await expect(box).toBeFocused();
  await expect(box).toHaveAttribute("aria-invalid", "true");
  await expect(page.getByText("Agent discount (25%)")).toBeHidden();

  await page.getByRole("button", { name: "Resend code" }).click();
  await expect(box).toHaveValue("");
  const readCode = async () =>
    /\b[A-HJ-KM-NP-Z2-9]{6}\b/u.exec((await readOutbox(member.email))[0]?.text.replaceAll("\n", " ") ?? "")?.[0] ?? "";
  await expect.poll(readCode).toMatch(/^.{6}$/u);
  await box.fill((await readCode()).toLowerCase());
  await next(page).click();
  await expect(page).toHaveURL(/\/create-listing\/payment/u);
  await expect(payButton(page)).toHaveText("Pay $67.49");
  await payWith(page, CARDS.good);
  await expect(page.getByRole("heading", { name: SUCCESS })).toBeVisible();
  expect(await readOrder(page, member)).toMatchObject({ totalCents: 67_49, discountCents: 22_50, status: "paid" });
});

test("a code that cannot be sent says so, and one proceeds without", async ({ page, watch }) => {
  watch.expectFailing(/\/resend-code$/u);
  const member = DEMO_ACCOUNTS.pro;
  await signIn(page, member);
  const { propertyId: id } = await saveDraft(page, member, { title: "Without a code" });
  await openPlans(page, id);
  await page.getByRole("button", { name: "Send my code" }).click();
  await expect(page.getByLabel("Agent code")).toBeVisible();
  await page.route("**/v1/property/resend-code", (route) => route.fulfill({ status: 500, json: {} }));
  await page.getByRole("button", { name: "Resend code" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "Error resending the discount code!" })).toBeVisible();
  await planOf(page, "Basic").check();
  await next(page).click();
  await page.getByRole("button", { name: "Proceed without it" }).click();
  await expect(payButton(page)).toHaveText("Pay $64.99");
});

test("an expired listing is renewed", async ({ page }) => {
  const owner = DEMO_ACCOUNTS.agent;
  await signIn(page, owner);
  await open(page, "/account/my-listings?status=expired");
  const card = page.getByRole("main").getByRole("article").first();
  const name = (await card.getByRole("heading").innerText()).trim();
  await card.getByRole("link", { name: `Renew ${name}` }).click();
  await expect(page.getByText("Your listing has expired.")).toBeVisible();
  await goOnWith(page, "Basic");
  const { listing } = await readOrder(page, owner);
  await payWith(page, CARDS.good);
  await expect(page.getByRole("heading", { name: SUCCESS })).toBeVisible();
  const renewed = (await readMine(page, owner)).find(({ id }) => id === listing?.id);
  expect(renewed?.status).toBe("active");
});

test("whoever has not paid is shown no success, whatever the address says", async ({ page, watch }) => {
  test.slow();
  watch.expectFailing(/\/v1\/orders\//u);
  await signIn(page, poster);
  const { propertyId: id } = await saveDraft(page, poster, { title: "Not paid" });
  await openPlans(page, id);
  await goOnWith(page, "Basic");
  const order = new URL(page.url()).searchParams.get("order");
  await open(page, `/success-payment?order=${order}&redirect_status=succeeded`);
  await expect(page.getByRole("heading", { name: "Your payment is being confirmed" })).toBeVisible({ timeout: 20_000 });
  await page.getByRole("button", { name: "Check again" }).click();
  await expect(page.getByRole("button", { name: "Check again" })).not.toHaveAttribute("data-pending");
  await expect(page.getByText(SUCCESS)).toHaveCount(0);
  for (const address of ["/success-payment", "/success-payment?order=00000000-0000-4000-8000-000000000000"]) {
    await open(page, address);
    await expect(page.getByText("We can't find this payment.")).toBeVisible();
  }
  await open(page, "/failure-payment");
  await expect(page.getByRole("heading", { name: "Payment failed" })).toBeVisible();
  expect((await readMine(page, poster)).find((each) => each.id === id)?.status).toBe("draft");
});

test("another's listing and another's order are not there", async ({ page, api, watch }) => {
  watch.expectFailing(/\/v1\/orders\/|\/v1\/property\//u);
  await signIn(page, poster);
  const foreign = await api.find({}, () => true);
  for (const id of [foreign.id, "00000000-0000-4000-8000-000000000000"]) {
    await open(page, `/create-listing/choose-plan?listing=${id}`);
    await expect(page.getByText("This listing can't be promoted.")).toBeVisible();
  }
  await open(page, "/create-listing/choose-plan");
  await expect(page.getByText("Choose a listing first")).toBeVisible();
  for (const address of [
    "/create-listing/payment",
    "/create-listing/payment?order=00000000-0000-4000-8000-000000000000",
  ]) {
    await open(page, address);
    await expect(page.getByText("There is nothing to pay here.")).toBeVisible();
  }
});

test("in French a listing is paid for from its plan to its receipt", async ({ page, watch }) => {
  watch.expectFailing(REFUSED);
  await signIn(page, poster);
  const { propertyId: id } = await saveDraft(page, poster, { title: "Entrepôt à deux quais" });
  await openPlans(page, id, "/fr");
  await goOnWith(page, "Basic");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Paiement");
  await payWith(page, CARDS.declined);
  await expect(page.getByText("Votre carte a été refusée.")).toBeVisible();
  await payWith(page, CARDS.authenticated);
  await page.locator("button[value=complete]").click();
  await expect(page).toHaveURL(/\/fr\/success-payment\?order=[\w-]+$/u);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Paiement réussi\s?!$/u);
  await expect(page.getByRole("main")).toContainText(/64,99\s\$/u);
});

for (const language of ["", "/fr"]) {
  test(`the pages of a payment${language} are accessible and fit every width`, async ({ page, watch }) => {
    test.slow();
    watch.expectFailing(REFUSED);
    const member = DEMO_ACCOUNTS.pro;
    await signIn(page, member);
    const title =
      "Industrial condominium complex of fourteen units with drive-in and dock-level doors, near Highway 401";
    const { propertyId: id } = await saveDraft(page, member, { title });
    const look = (where: string) => expectWell(page, where);
    await page.setViewportSize(language === "" ? DESKTOP : PHONE);
    await openPlans(page, id, language);
    await planOf(page, "Showcase").check();
    await page.getByRole("button", { name: language === "" ? "Send my code" : "Envoyer mon code" }).click();
    await page.locator("input[name=code]").fill("ABC");
    await next(page).click();
    await look("the plans");
    await page.locator("input[name=code]").fill("");
    await next(page).click();
    await look("the question about the code");
    await page.getByRole("alertdialog").getByRole("button").last().click();
    await page.locator("summary").click();
    await page.locator("main form button[type=submit]").click();
    await look("the payment");
    await payWith(page, CARDS.declined);
    await expect(page.getByRole("main").getByRole("alert")).toBeVisible();
    await look("a refusal");
    const order = new URL(page.url()).searchParams.get("order");
    await open(page, `${language}/failure-payment?order=${order}`);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await look("a failure");
    await open(page, `${language}/success-payment?order=${order}`);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible({ timeout: 20_000 });
    await look("an open payment");
    await openPlans(page, id, language);
    await planOf(page, "Showcase").check();
    await next(page).click();
    await payWith(page, CARDS.good);
    await expect(page).toHaveURL(/success-payment/u);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await look("a success");
    await page
      .getByRole("main")
      .getByRole("link", { name: /^(?:Receipt|Reçu)$/u })
      .click();
    await expect(page.getByText(/^(?:Receipt|Reçu) VP-\d{6}$/u)).toBeVisible();
    await look("a receipt");
    await open(page, `${language}/account/billing`);
    await expect(page.getByRole("main").getByRole("article").first()).toBeVisible();
    await look("the billing page");
    await open(page, `${language}/create-listing/choose-plan?listing=${id}`);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await look("a listing that is paid for");
  });
}
