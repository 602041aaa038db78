import type { Page } from "@playwright/test";
import { inventAccount, makeAccount, readCode, readLink, readOutbox } from "./accounts.ts";
import { expect, open, tabTo, test } from "./fixtures.ts";

const SIGN_UP = /\/v1\/auth\/sign-up$/u;
const SIGN_IN = /\/v1\/auth\/sign-in$/u;

type Account = ReturnType<typeof inventAccount>;

/** The wizard's fields, by their names in both languages. */
const field = (page: Page, name: string) => page.getByRole("main").locator(`[name=${name}]`);
const nextStep = (page: Page) => page.getByRole("button", { name: "Next Step", exact: true });
const finish = (page: Page) => page.getByRole("button", { name: "Verify & Finish", exact: true });
const activeStep = (page: Page) => page.locator("[aria-current=step]");

async function enterDetails(page: Page, { firstName, lastName, email, password }: Account) {
  await page.getByRole("textbox", { name: "First name", exact: true }).fill(firstName);
  await page.getByRole("textbox", { name: "Last name", exact: true }).fill(lastName);
  await page.getByRole("textbox", { name: "Email", exact: true }).fill(email);
  await page.getByRole("textbox", { name: "Password", exact: true }).fill(password);
  await page.getByRole("textbox", { name: "Confirm password", exact: true }).fill(password);
  await page.getByRole("checkbox", { name: /^I am of the age of majority\b.*$/u }).check();
  await nextStep(page).click();
  await expect(activeStep(page)).toContainText("Send Code");
}

async function askForCode(page: Page, { phoneNumber }: Account) {
  await page.getByRole("textbox", { name: "Phone number", exact: true }).fill(phoneNumber);
  await nextStep(page).click();
  await expect(activeStep(page)).toContainText("Verify Code");
}

async function enterCode(page: Page, code: string) {
  await page.getByRole("textbox", { name: "Verification code", exact: true }).fill(code);
  await finish(page).click();
}

test("a visitor signs up with a phone confirmed by a code, and is signed in on the home page", async ({ page }) => {
  const account = inventAccount();
  await open(page, "/");
  await page.getByRole("banner").getByRole("link", { name: "Sign Up", exact: true }).click();
  await expect(page).toHaveURL("/sign-up");
  await expect(page.getByRole("list", { name: "Steps to your account", exact: true }).getByRole("listitem")).toHaveText(
    [/User Details$/u, /Send Code$/u, /Verify Code$/u],
  );
  await expect(activeStep(page)).toContainText("User Details");
  await enterDetails(page, account);
  await expect(page.getByRole("listitem").filter({ hasText: "User Details" })).toContainText("(completed)");
  await askForCode(page, account);
  await expect(page.getByRole("status").filter({ hasText: "Verification code sent to your phone." })).toBeVisible();

  // Going back keeps the first step's answers, and a code already sent is not sent again.
  await page.getByRole("button", { name: "Back", exact: true }).click();
  await page.getByRole("button", { name: "Back", exact: true }).click();
  await expect(page.getByRole("textbox", { name: "Email", exact: true })).toHaveValue(account.email);
  await expect(page.getByRole("textbox", { name: "Confirm password", exact: true })).toHaveValue(account.password);
  await nextStep(page).click();
  await nextStep(page).click();
  await expect(activeStep(page)).toContainText("Verify Code");
  await expect.poll(() => readOutbox(account.phoneNumber)).toHaveLength(1);

  await enterCode(page, await readCode(account.phoneNumber));
  await expect(page.getByText("Phone verified and linked successfully!")).toBeVisible();
  await expect(page).toHaveURL("/");
  const header = page.getByRole("banner");
  await expect(header.getByRole("link", { name: "My Account", exact: true })).toBeVisible();
  await expect(header.getByRole("link", { name: "Sign Up", exact: true })).toHaveCount(0);
  await expect.poll(() => readLink(account.email), "a link confirms the email").toContain("/email-verified?oobCode=");
});

test("a visitor signs up in French with the keyboard alone, and reaches the page they wanted", async ({ page }) => {
  const account = inventAccount({ firstName: "Zoé", lastName: "L’Écuyer" });
  await open(page, "/fr/sign-up?next=%2Ffr%2Fsearch-results%3Ftype%3DOffice");
  await tabTo(page, field(page, "firstName"));
  for (const [name, text] of [
    ["firstName", account.firstName],
    ["lastName", account.lastName],
    ["email", account.email],
    ["password", account.password],
    ["confirmation", account.password],
  ] as const) {
    await tabTo(page, field(page, name));
    await page.keyboard.type(text);
  }
  await tabTo(page, field(page, "agrees"));
  await page.keyboard.press("Space");
  await page.keyboard.press("Enter");
  await expect(field(page, "phoneNumber")).toBeFocused();
  await page.keyboard.type(account.phoneNumber.slice(2));
  await expect(field(page, "phoneNumber")).toHaveValue(/^\(\d{3}\) \d{3}-\d{4}$/u);
  await page.keyboard.press("Enter");
  await expect(field(page, "verificationCode")).toBeFocused();
  await page.keyboard.type(await readCode(account.phoneNumber));
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/fr/search-results?type=Office");
  await expect(page.getByRole("article").first()).toBeVisible();
});

test("signing up with an email that has an account does not reveal it: the owner gets an email, the visitor a hint", async ({
  page,
  watch,
}) => {
  watch.expectFailing(SIGN_IN);
  const owner = await makeAccount();
  const account = inventAccount({ email: owner.email, password: "another-harbour-48" });
  await open(page, "/sign-up");
  await enterDetails(page, account);
  await askForCode(page, account);
  const answer = page.waitForResponse(SIGN_UP);
  await enterCode(page, await readCode(account.phoneNumber));
  const created = await answer;
  expect(created.status()).toBe(201);
  const hint = page.getByRole("heading", { name: "Check your e-mail to finish.", exact: true });
  await expect(hint).toBeFocused();
  await expect(page.getByRole("main")).toContainText(owner.email);
  const mails = await readOutbox(owner.email);
  expect(mails[0]?.text).not.toContain("oobCode");
  await page.getByRole("main").getByRole("link", { name: "Log In", exact: true }).click();
  await expect(page).toHaveURL("/login");
});
