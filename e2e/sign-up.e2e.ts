import type { Page } from "@playwright/test";
import { CODE_TRIES } from "@vestpocket/domain/phones/phones.rules";
import { inventAccount, makeAccount, readCode, readLink, readOutbox } from "./accounts.ts";
import { expect, open, signIn, tabTo, test, untilAlive } from "./fixtures.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const SIGN_UP = /\/v1\/auth\/sign-up$/u;
const SIGN_IN = /\/v1\/auth\/sign-in$/u;
const SEND_CODE = /\/v1\/auth\/send-code$/u;

type Account = ReturnType<typeof inventAccount>;

/** The wizard's fields, by the names that they have in both languages. */
const field = (page: Page, name: string) => page.getByRole("main").locator(`[name=${name}]`);
const nextStep = (page: Page) => page.getByRole("button", { name: "Next Step" });
const finish = (page: Page) => page.getByRole("button", { name: "Verify & Finish" });
const activeStep = (page: Page) => page.locator("[aria-current=step]");

async function enterDetails(page: Page, { firstName, lastName, email, password }: Account) {
  await page.getByRole("textbox", { name: "First name" }).fill(firstName);
  await page.getByRole("textbox", { name: "Last name" }).fill(lastName);
  await page.getByRole("textbox", { name: "Email" }).fill(email);
  await page.getByRole("textbox", { name: "Password", exact: true }).fill(password);
  await page.getByRole("textbox", { name: "Confirm password" }).fill(password);
  await nextStep(page).click();
  await expect(activeStep(page)).toContainText("Send Code");
}

async function askForCode(page: Page, { phoneNumber }: Account) {
  await page.getByRole("textbox", { name: "Phone number" }).fill(phoneNumber);
  await nextStep(page).click();
  await expect(activeStep(page)).toContainText("Verify Code");
}

async function enterCode(page: Page, code: string) {
  await page.getByRole("textbox", { name: "Verification code" }).fill(code);
  await finish(page).click();
}

/** Codes sent to people are few an hour: where none is used, the server is not asked for one. */
async function pretendToSend(page: Page) {
  let sent = 0;
  await page.route(SEND_CODE, async (route) => {
    sent += 1;
    await route.fulfill({ json: { msg: "Verification code sent to your phone." } });
  });
  return () => sent;
}

test("a visitor signs up with a phone confirmed by a code, and stands signed in on the home page", async ({ page }) => {
  const account = inventAccount();
  await open(page, "/");
  await page.getByRole("banner").getByRole("link", { name: "Sign Up" }).click();
  await expect(page).toHaveURL("/sign-up");
  await expect(page.getByRole("list", { name: "Steps to your account" }).getByRole("listitem")).toHaveText([
    /User Details$/u,
    /Send Code$/u,
    /Verify Code$/u,
  ]);
  await expect(activeStep(page)).toContainText("User Details");
  await enterDetails(page, account);
  await expect(page.getByRole("listitem").filter({ hasText: "User Details" })).toContainText("(completed)");
  await askForCode(page, account);
  await expect(page.getByRole("status").filter({ hasText: "Verification code sent to your phone." })).toBeVisible();

  // The first step's answers are kept on the way back, and a code on its way is not sent again.
  await page.getByRole("button", { name: "Back" }).click();
  await page.getByRole("button", { name: "Back" }).click();
  await expect(page.getByRole("textbox", { name: "Email" })).toHaveValue(account.email);
  await expect(page.getByRole("textbox", { name: "Confirm password" })).toHaveValue(account.password);
  await nextStep(page).click();
  await nextStep(page).click();
  await expect(activeStep(page)).toContainText("Verify Code");
  expect(await readOutbox(account.phoneNumber)).toHaveLength(1);

  await enterCode(page, await readCode(account.phoneNumber));
  await expect(page.getByText("Phone verified and linked successfully!")).toBeVisible();
  await expect(page).toHaveURL("/");
  const header = page.getByRole("banner");
  await expect(header.getByRole("link", { name: "My Account" })).toBeVisible();
  await expect(header.getByRole("link", { name: "Sign Up" })).toHaveCount(0);
  expect(await readLink(account.email), "a link confirms the e-mail").toContain("/email-verified?oobCode=");
});

test("the keyboard alone signs up in French, and one is brought to the page one came for", async ({ page }) => {
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

test("a code is refused after five wrong ones, even the right one, and no account is made", async ({ page, watch }) => {
  watch.expectFailing(/\/v1\/auth\//u);
  const account = inventAccount();
  await open(page, "/sign-up");
  await enterDetails(page, account);
  await askForCode(page, account);
  const right = await readCode(account.phoneNumber);
  const code = page.getByRole("textbox", { name: "Verification code" });
  for (let tries = 1; tries <= CODE_TRIES; tries += 1) {
    const refused = page.waitForResponse(SIGN_UP);
    await enterCode(page, String((Number(right) + tries) % 1_000_000).padStart(6, "0"));
    expect((await refused).status()).toBe(400);
    await expect(code).toHaveAccessibleDescription("Failed to verify phone or sign up.");
    await expect(code).toBeFocused();
  }
  await enterCode(page, right);
  await expect(code).toHaveAccessibleDescription("This code no longer works. Please request a new one.");
  const { email, password } = account;
  expect((await page.request.post("/v1/auth/sign-in", { data: { email, password } })).status()).toBe(401);

  // Another wizard does not get around the minute between two codes; the server says so.
  await page.reload();
  await untilAlive(page);
  await enterDetails(page, account);
  await page.getByRole("textbox", { name: "Phone number" }).fill(account.phoneNumber);
  await nextStep(page).click();
  await expect(page.getByRole("alert")).toHaveText(/^Please wait \d+ seconds? before requesting another code\.$/u);
  await expect(activeStep(page)).toContainText("Send Code");
});

test("an e-mail that has an account is not given away: its owner gets a mail, the visitor a hint", async ({
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
  expect((await answer).status()).toBe(201);
  const hint = page.getByRole("heading", { name: "Check your e-mail to finish." });
  await expect(hint).toBeFocused();
  await expect(page.getByRole("main")).toContainText(owner.email);
  const mails = await readOutbox(owner.email);
  expect(mails[0]?.text).not.toContain("oobCode");
  await page.getByRole("main").getByRole("link", { name: "Log In" }).click();
  await expect(page).toHaveURL("/login");
});

test("what is wrong is said under its field, in its order, and the focus is on the first", async ({ page }) => {
  await open(page, "/sign-up");
  const password = page.getByRole("textbox", { name: "Password", exact: true });
  await expect(password).toHaveAccessibleDescription("At least 8 characters, including letters and numbers.");
  await nextStep(page).click();
  const confirmation = page.getByRole("textbox", { name: "Confirm password" });
  for (const [name, sentence, value] of [
    ["First name", "First name is required.", "Robin"],
    ["Last name", "Last name is required.", "Whitford"],
    ["Email", "Please enter a valid email address.", "robin@example.ca"],
    ["Password", "Password must be at least 8 characters, including letters and numbers.", "harbour-47"],
  ] as const) {
    const box = page.getByRole("textbox", { name, exact: true });
    await expect(box).toBeFocused();
    await expect(box).toHaveAttribute("aria-invalid", "true");
    await expect(box).toHaveAccessibleDescription(sentence);
    await box.fill(value);
    await expect(box).not.toHaveAttribute("aria-invalid");
    await nextStep(page).click();
  }
  await expect(confirmation).toBeFocused();
  await expect(confirmation).toHaveAccessibleDescription("Passwords do not match.");
  await confirmation.fill("harbour-47");
  await nextStep(page).click();
  await expect(activeStep(page)).toContainText("Send Code");
});

test("a field is validated when it loses focus, not before", async ({ page }) => {
  await open(page, "/sign-up");
  const email = page.getByRole("textbox", { name: "Email" });
  await email.pressSequentially("robin@");
  await expect(email).not.toHaveAttribute("aria-invalid");
  await page.keyboard.press("Tab");
  await expect(email).toHaveAccessibleDescription("Please enter a valid email address.");
  await expect(page.locator("[aria-invalid]")).toHaveCount(1);
});

test("a number is masked as it is typed, also in its middle, and checked before a code is asked for", async ({
  page,
}) => {
  const countSent = await pretendToSend(page);
  await open(page, "/sign-up");
  await enterDetails(page, inventAccount());
  const number = page.getByRole("textbox", { name: "Phone number" });
  await expect(number).toBeFocused();
  await expect(number).toHaveAttribute("placeholder", "(123) 456-7890");
  await nextStep(page).click();
  await expect(number).toHaveAccessibleDescription(/^Phone number is required\./u);
  await number.pressSequentially("416555019");
  await expect(number).toHaveValue("(416) 555-019");
  await nextStep(page).click();
  await expect(number).toHaveAccessibleDescription(/^Failed to send SMS\. Please check the phone number\./u);
  expect(countSent()).toBe(0);
  await number.press("End");
  await page.keyboard.type("9");
  for (let steps = 0; steps < 5; steps += 1) await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("Backspace");
  await page.keyboard.press("Backspace");
  await page.keyboard.type("67");
  await expect(number).toHaveValue("(416) 567-0199");
  await nextStep(page).click();
  await expect(page.getByRole("main")).toContainText("(416) 567-0199");
  expect(countSent()).toBe(1);
});

test("another code may be asked for after a minute that is counted down", async ({ page }) => {
  const countSent = await pretendToSend(page);
  await page.clock.install();
  await open(page, "/sign-up");
  const account = inventAccount();
  await enterDetails(page, account);
  await askForCode(page, account);
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole("button", { name: "Back" }).click();
  await page.getByRole("textbox", { name: "Phone number" }).fill(inventAccount().phoneNumber);
  await nextStep(page).click();
  await expect(page.getByText("You can request another code in 60 s.")).toBeVisible();
  const resend = page.getByRole("button", { name: "Resend code" });
  await resend.press("Enter");
  expect(countSent(), "a press before its time sends nothing").toBe(2);
  await page.clock.runFor(59_000);
  await expect(page.getByText("You can request another code in 1 s.")).toBeVisible();
  await page.clock.runFor(1_000);
  await expect(page.getByText(/You can request another code/u)).toHaveCount(0);
  await resend.press("Enter");
  await expect(page.getByText("You can request another code in 60 s.")).toBeVisible();
  await expect(resend).toBeFocused();
  expect(countSent()).toBe(3);
});

test("a common password leads back to the first step, with everything as it was typed", async ({ page, watch }) => {
  watch.expectFailing(SIGN_UP);
  await pretendToSend(page);
  const account = inventAccount({ password: "password123" });
  await open(page, "/sign-up");
  await enterDetails(page, account);
  await askForCode(page, account);
  await enterCode(page, "123456");
  const password = page.getByRole("textbox", { name: "Password", exact: true });
  await expect(password).toBeFocused();
  await expect(password).toHaveAccessibleDescription(/^This password is too common\./u);
  await expect(page.getByRole("textbox", { name: "First name" })).toHaveValue(account.firstName);
  await password.fill("harbour-lantern-48");
  await expect(password).not.toHaveAttribute("aria-invalid");
});

test("when the server cannot be reached the wizard says so and keeps what was typed", async ({ page, watch }) => {
  watch.expectFailing(SEND_CODE);
  await page.route(SEND_CODE, (route) => route.abort());
  const account = inventAccount();
  await open(page, "/sign-up");
  await enterDetails(page, account);
  await page.getByRole("textbox", { name: "Phone number" }).fill(account.phoneNumber);
  await nextStep(page).click();
  await expect(page.getByRole("alert")).toHaveText("Vestpocket cannot be reached. Check your connection.");
  await expect(page.getByRole("textbox", { name: "Phone number" })).not.toHaveValue("");
});

test("a wizard that is left leaves nothing behind", async ({ page, context }) => {
  await pretendToSend(page);
  const account = inventAccount();
  await open(page, "/sign-up");
  await enterDetails(page, account);
  await askForCode(page, account);
  const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, location.href]));
  for (const secret of [account.email, account.password, account.phoneNumber.slice(-4)]) {
    expect(kept).not.toContain(secret);
  }
  expect(await context.cookies()).toEqual([]);
  await page.reload();
  await untilAlive(page);
  await expect(activeStep(page)).toContainText("User Details");
  for (const name of ["firstName", "lastName", "email", "password", "confirmation"]) {
    await expect(field(page, name)).toHaveValue("");
  }
  expect(await readOutbox(account.email)).toEqual([]);
});

test("the log-in and the sign-up lead to each other and keep where one was going", async ({ page }) => {
  await page.goto("/search-results?type=Office");
  await expect(page).toHaveURL(/\/login\?/u);
  await page.getByRole("main").getByRole("link", { name: "Sign Up" }).click();
  await expect(page).toHaveURL("/sign-up?next=%2Fsearch-results%3Ftype%3DOffice");
  await page.getByRole("main").getByRole("link", { name: "Log In" }).click();
  await expect(page).toHaveURL("/login?next=%2Fsearch-results%3Ftype%3DOffice");
});

test("who is signed in already is not asked to sign up", async ({ page }) => {
  await signIn(page);
  await page.goto("/sign-up");
  await expect(page).toHaveURL("/");
});
