import type { Page } from "@playwright/test";
import type { NewAccount } from "@vestpocket/domain/accounts/accounts.factory";
import { makePoster } from "./accounts.ts";
import { expect, open, signIn } from "./fixtures.ts";
import { readToken } from "./posting.ts";

export const CARDS = {
  good: "4242 4242 4242 4242",
  declined: "4000 0000 0000 0002",
  poor: "4000 0000 0000 9995",
  authenticated: "4000 0025 0000 3155",
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
