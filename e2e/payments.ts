import type { Locator, Page } from "@playwright/test";
import type { NewAccount } from "@vestpocket/domain/accounts/accounts.factory";
import { makePoster } from "./accounts.ts";
import { expect, open, signIn } from "./fixtures.ts";
import { picture, readToken } from "./posting.ts";

export const CARDS = {
  good: "4242 4242 4242 4242",
  declined: "4000 0000 0000 0002",
  poor: "4000 0000 0000 9995",
  authenticated: "4000 0025 0000 3155",
  expired: "4000 0000 0000 0069",
  wrongCvc: "4000 0000 0000 0127",
} as const;

const DRAFT = {
  title: "Brick storefront on a corner",
  price: "450000",
  type: "Commercial",
  subtype: "Retail",
  listingType: "sale",
  province: "Ontario",
  city: "Mississauga",
  description: "Two storeys and a dry basement.",
  isAuthorized: "true",
};

/** Saves someone's listing, with photos of these names, and returns the server's response. */
export async function saveDraft(
  page: Page,
  { email }: NewAccount,
  { photos = [], ...overrides }: Partial<typeof DRAFT> & { photos?: readonly string[] } = {},
): Promise<{ propertyId: string; discountToken: string | null }> {
  const headers = { authorization: `Bearer ${await readToken(page, email)}` };
  const multipart = new FormData();
  for (const [name, text] of Object.entries({ ...DRAFT, ...overrides })) multipart.append(name, text);
  for (const name of photos) {
    const { buffer, mimeType } = picture(name);
    multipart.append("images", new File([new Uint8Array(buffer)], name, { type: mimeType }));
  }
  const answer = await page.request.post("/v1/property/", { headers, multipart });
  expect(answer.status()).toBe(200);
  return ((await answer.json()) as { msg: { propertyId: string; discountToken: string | null } }).msg;
}

/** Someone new, signed in, with a draft. */
export async function beginWithDraft(page: Page, overrides: Partial<typeof DRAFT> = {}) {
  const account = await makePoster();
  const { propertyId } = await saveDraft(page, account, overrides);
  await signIn(page, account);
  return { account, propertyId };
}

/** Chooses a plan and continues to its payment. */
export async function goToPayment(page: Page, propertyId: string, plan: "Basic" | "Showcase" | "Showcase Plus") {
  await open(page, `/create-listing/choose-plan?listing=${propertyId}`);
  await planOf(page, plan).check();
  await page.getByRole("button", { name: "Next", exact: true }).click();
  await expect(page).toHaveURL(/\/create-listing\/payment\?order=/u);
  await expect(page.getByLabel("Card number", { exact: true })).toBeVisible();
}

/** Fills the card's fields, here or at the hosted checkout. */
export async function fillCard(page: Page, number: string): Promise<void> {
  await page.getByLabel("Card number", { exact: true }).fill(number);
  await page.getByLabel(/^Expiry(?: \(MM \/ YY\))?$/u).fill("12 / 34");
  await page.getByLabel("Security code", { exact: true }).fill("123");
}

export function payButton(page: Page) {
  return page.getByRole("button", { name: /^Pay \$[\d,]+\.\d\d$/u });
}

/** A listing's plans, in English or under /fr. */
export async function openPlans(page: Page, id: string, language = ""): Promise<void> {
  await open(page, `${language}/create-listing/choose-plan?listing=${id}`);
  await expect(page.getByRole("radio")).toHaveCount(3);
}

/** The card of a plan, in either language. */
export function planOf(page: Page, name: "Basic" | "Showcase" | "Showcase Plus"): Locator {
  return page.locator(`input[name=plan][value="${name}"]`);
}

export function next(page: Page): Locator {
  return page.getByRole("main").getByRole("button", { name: /^(?:Next|Suivant)$/u });
}

/** The field for a card's number, in either language. */
export function cardNumber(page: Page): Locator {
  return page.locator("input[autocomplete=cc-number]");
}

/** Continues with a plan from the plans page. */
export async function goOnWith(page: Page, name: Parameters<typeof planOf>[1]): Promise<void> {
  await planOf(page, name).check();
  await next(page).click();
  await expect(cardNumber(page)).toBeVisible();
}

/** Types a card, in either language, and pays. */
export async function payWith(page: Page, number: string, cvc = "123"): Promise<void> {
  await cardNumber(page).fill(number);
  await page.locator("input[autocomplete=cc-exp]").fill("1234");
  await page.locator("input[autocomplete=cc-csc]").fill(cvc);
  await page.locator("main form button[type=submit]").click();
}

/** A paid and live listing of someone new; nobody is signed in to the browser. */
export async function publish(page: Page, overrides: Partial<typeof DRAFT> = {}) {
  const account = await makePoster();
  const { propertyId } = await saveDraft(page, account, overrides);
  const headers = { authorization: `Bearer ${await readToken(page, account.email)}` };
  const call = async <Answer>(method: "get" | "post", path: string, data?: object): Promise<Answer> => {
    const answer = await page.request[method](path, { headers, ...(data && { data }) });
    expect(answer.status(), path).toBe(200);
    return (await answer.json()) as Answer;
  };
  const { publishableKey } = await call<{ publishableKey: string }>("get", "/v1/checkout-session/config");
  const { clientSecret, orderId } = await call<{ clientSecret: string; orderId: string }>(
    "post",
    "/v1/checkout-session/generate-payment-intent",
    { planType: "Basic", listingId: propertyId },
  );
  const [intentId = ""] = clientSecret.split("_secret_");
  const paid = await page.request.post(`/sandbox/v1/payment_intents/${intentId}/confirm`, {
    form: {
      key: publishableKey,
      client_secret: clientSecret,
      "payment_method_data[type]": "card",
      "payment_method_data[card][number]": CARDS.good.replaceAll(" ", ""),
      "payment_method_data[card][exp_month]": "12",
      "payment_method_data[card][exp_year]": "34",
      "payment_method_data[card][cvc]": "123",
    },
  });
  expect(paid.status()).toBe(200);
  await expect
    .poll(
      async () => (await call<{ order: { status: string } }>("post", `/v1/orders/${orderId}/check`, {})).order.status,
    )
    .toBe("paid");
  return { account, propertyId };
}

/** A new member of Agent Pro, listed in the directory; they are signed in to the browser. */
export async function makeMember(page: Page): Promise<NewAccount> {
  const account = await makePoster();
  const headers = { authorization: `Bearer ${await readToken(page, account.email)}` };
  const place = { province: "Ontario", city: "Toronto", isRealEstateMember: false };
  const agentProData = { brokerageName: "Harbourfront Realty Inc.", ...place };
  const answer = await page.request.post("/v1/checkout-session/generate-session", {
    headers,
    data: { subscriptionType: "agent", agentProData },
  });
  expect(answer.status()).toBe(200);
  const { checkoutUrl } = (await answer.json()) as { checkoutUrl: string };
  await signIn(page, account);
  await page.goto(checkoutUrl);
  await fillCard(page, CARDS.good);
  await page.getByRole("button", { name: "Pay and subscribe", exact: true }).click();
  await expect(page.getByText("Welcome to Agent Pro. Your membership has started.")).toBeVisible();
  return account;
}
