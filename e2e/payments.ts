import { type Locator, type Page, request } from "@playwright/test";
import type { NewAccount } from "@vestpocket/domain/accounts/accounts.factory";
import type { OwnListing } from "@vestpocket/domain/listings/listings.schema";
import type { Receipt } from "@vestpocket/domain/orders/orders.schema";
import { makePoster } from "./accounts.ts";
import { expect, open, signIn } from "./fixtures.ts";
import { readToken } from "./posting.ts";

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

/** Saves a listing of somebody's, and answers what the server says of it. */
export async function saveDraft(
  page: Page,
  { email }: NewAccount,
  overrides: Partial<typeof DRAFT> = {},
): Promise<{ propertyId: string; discountToken: string | null }> {
  const headers = { authorization: `Bearer ${await readToken(page, email)}` };
  const answer = await page.request.post("/v1/property/", { headers, multipart: { ...DRAFT, ...overrides } });
  expect(answer.status()).toBe(200);
  return ((await answer.json()) as { msg: { propertyId: string; discountToken: string | null } }).msg;
}

/** Somebody new, signed in, with a draft. */
export async function beginWithDraft(page: Page, overrides: Partial<typeof DRAFT> = {}) {
  const account = await makePoster();
  const { propertyId } = await saveDraft(page, account, overrides);
  await signIn(page, account);
  return { account, propertyId };
}

/** Chooses a plan and goes on to its payment. */
export async function goToPayment(page: Page, propertyId: string, plan: "Basic" | "Showcase" | "Showcase Plus") {
  await open(page, `/create-listing/choose-plan?listing=${propertyId}`);
  await page.getByRole("radio", { name: new RegExp(`^${plan} \\$`, "u") }).check();
  await page.getByRole("button", { name: "Next" }).click();
  await expect(page).toHaveURL(/\/create-listing\/payment\?order=/u);
  await expect(page.getByLabel("Card number")).toBeVisible();
}

/** Fills the card's fields, here or at the hosted checkout. */
export async function fillCard(page: Page, number: string): Promise<void> {
  await page.getByLabel("Card number").fill(number);
  await page.getByLabel(/^Expiry/u).fill("12 / 34");
  await page.getByLabel("Security code").fill("123");
}

export function payButton(page: Page) {
  return page.getByRole("button", { name: /^Pay \$/u });
}

/** The plans of a listing, in English or under /fr. */
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

/** Goes on with a plan from the page of the plans. */
export async function goOnWith(page: Page, name: Parameters<typeof planOf>[1]): Promise<void> {
  await planOf(page, name).check();
  await next(page).click();
  await expect(cardNumber(page)).toBeVisible();
}

/** Types a card in, in either language, and pays. */
export async function payWith(page: Page, number: string, cvc = "123"): Promise<void> {
  await cardNumber(page).fill(number);
  await page.locator("input[autocomplete=cc-exp]").fill("1234");
  await page.locator("input[autocomplete=cc-csc]").fill(cvc);
  await page.locator("main form button[type=submit]").click();
}

/** What the server keeps of the order in the page's address. */
export async function readOrder(page: Page, account: { email: string }): Promise<Receipt> {
  const id = new URL(page.url()).searchParams.get("order") ?? "";
  return (await read<{ order: Receipt }>(page, account, `/v1/orders/${id}`)).order;
}

/** Somebody's own listings. */
export async function readMine(page: Page, account: { email: string }): Promise<readonly OwnListing[]> {
  return (await read<{ properties: OwnListing[] }>(page, account, "/v1/property/mine")).properties;
}

/** Asked outside the browser, whose own session it must not touch. */
async function read<Answer>(page: Page, { email }: { email: string }, path: string): Promise<Answer> {
  const calls = await request.newContext({ baseURL: new URL(page.url()).origin });
  const headers = { authorization: `Bearer ${await readToken(page, email)}` };
  const body = (await (await calls.get(path, { headers })).json()) as Answer;
  await calls.dispose();
  return body;
}

/** The last line of the prices, in cents. */
export async function readTotal(page: Page): Promise<number> {
  const text = await page.locator("main dl").last().locator("dd").last().innerText();
  return Number(text.replace(/\D/gu, ""));
}
