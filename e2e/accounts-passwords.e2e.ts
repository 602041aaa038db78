import type { Page } from "@playwright/test";
import { DEMO_PASSWORD } from "@vestpocket/demo/accounts/accounts.demo";
import { expectAccessible, expectWellInBothLanguages } from "./accessible.ts";
import { makeAccount, readLink, readOutbox } from "./accounts.ts";
import { expect, open, readStorage, signIn, tabTo, test, untilAlive } from "./fixtures.ts";
import { DESKTOP } from "./viewports.ts";

const NEW_PASSWORD = "copper-orchard-83";
const RESET = /\/v1\/auth\/reset-password$/u;
const VERIFY = /\/v1\/auth\/verify-email$/u;
const SENT = "If an account uses this email, a link to set a new password is on its way.";
const BAD_LINK = "This link is no longer valid. Please request a new one.";

async function typePasswords(page: Page, password: string, confirmation = password) {
  await page.getByRole("textbox", { name: "New password", exact: true }).fill(password);
  await page.getByRole("textbox", { name: "Repeat the new password", exact: true }).fill(confirmation);
}

async function setPassword(page: Page, password: string, confirmation?: string) {
  await typePasswords(page, password, confirmation);
  await page.getByRole("button", { name: "Set new password", exact: true }).click();
}

async function logIn(page: Page, email: string, password: string) {
  const main = page.getByRole("main");
  await main.getByRole("textbox", { name: "Email", exact: true }).fill(email);
  await main.getByRole("textbox", { name: "Password", exact: true }).fill(password);
  await main.getByRole("button", { name: "Log In", exact: true }).click();
}

/** Opens a mailed link; its code must be removed from view once the page has loaded, and not be sent to other sites. */
async function openMailedLink(page: Page, link: string) {
  const answer = await page.goto(link);
  expect(answer?.headers()["referrer-policy"]).toBe("no-referrer");
  await untilAlive(page);
  await expect(page).toHaveURL(new URL(link).pathname);
  await expect.poll(() => readStorage(page)).not.toContain(new URL(link).searchParams.get("oobCode") ?? "");
}

test("a forgotten password is replaced through a mailed link, the new one logs in, and other devices are signed out", async ({
  page,
  browser,
  watch,
}) => {
  watch.expectFailing(/\/v1\/(?:auth\/(?:sign-in|reset-password|refresh)|notifications\/stream)$/u);
  const { email } = await makeAccount();
  const other = await (await browser.newContext()).newPage();
  await signIn(other, { email });
  await open(other, "/");
  await expect(other.getByRole("banner").getByRole("button", { name: "Sign Out", exact: true })).toBeVisible();

  await open(page, "/login");
  await page.getByRole("main").getByRole("textbox", { name: "Email", exact: true }).fill(email);
  await page.getByRole("link", { name: "Forgot Password? Click here", exact: true }).click();
  await expect(page).toHaveURL("/forgot-password");
  await expect(page.getByRole("main").getByRole("textbox", { name: "Email", exact: true })).toHaveValue(email);
  await page.getByRole("button", { name: "Send reset link", exact: true }).click();
  await expect(page.getByRole("status")).toHaveText(SENT);
  // A job sends it, so it may arrive after the response.
  await expect
    .poll(async () => (await readOutbox(email))[0])
    .toMatchObject({ channel: "email", subject: "Set a new password" });
  const link = await readLink(email);

  await page.clock.install();
  await openMailedLink(page, link);
  await page.reload();
  await untilAlive(page);
  await page.clock.pauseAt(Date.now() + 60_000);
  await setPassword(page, NEW_PASSWORD);
  await expect(page.getByRole("status")).toHaveText("Your password has been changed. Please log in with the new one.");
  await page.clock.runFor(1_900);
  await expect(page).toHaveURL("/reset-password");
  await page.clock.runFor(200);
  await expect(page).toHaveURL("/login");
  await page.clock.resume();

  await logIn(page, email, DEMO_PASSWORD);
  await expect(page.getByRole("alert")).toHaveText("Email does not match password");
  await logIn(page, email, NEW_PASSWORD);
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("banner").getByRole("button", { name: "Sign Out", exact: true })).toBeVisible();

  await other.goto("/search-results");
  await expect(other).toHaveURL(/\/login\?/u);
  await other.context().close();

  await openMailedLink(page, link);
  await setPassword(page, `${NEW_PASSWORD}-again`);
  await expect(page.getByRole("alert")).toHaveText(BAD_LINK);
  await expect(page.getByRole("banner").getByRole("button", { name: "Sign Out", exact: true })).toBeVisible();
  await page.getByRole("link", { name: "Request a new link", exact: true }).click();
  await expect(page).toHaveURL("/forgot-password");
});

test("a forgotten password is replaced with the keyboard alone", async ({ page }) => {
  await page.route(RESET, (route) => route.fulfill({ json: { msg: "Your password has been changed." } }));
  await open(page, "/login");
  await tabTo(page, page.getByRole("link", { name: "Forgot Password? Click here", exact: true }));
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/forgot-password");
  await tabTo(page, page.getByRole("main").getByRole("textbox", { name: "Email", exact: true }));
  await page.keyboard.type(`typist-${Date.now()}@vestpocket.example`);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("status")).toHaveText(SENT);
  await tabTo(page, page.getByRole("button", { name: "Send again", exact: true }));

  await open(page, "/reset-password?oobCode=typed");
  await tabTo(page, page.getByRole("textbox", { name: "New password", exact: true }));
  await page.keyboard.type(NEW_PASSWORD);
  await tabTo(page, page.getByRole("textbox", { name: "Repeat the new password", exact: true }));
  await page.keyboard.type(NEW_PASSWORD);
  await page.keyboard.press("Enter");
  await tabTo(page, page.getByRole("main").getByRole("link", { name: "Log In", exact: true }));
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/login");
});

test("an email is confirmed by the mailed link, which works only once", async ({ page, watch }) => {
  watch.expectFailing(VERIFY);
  let calls = 0;
  page.on("request", (request) => {
    if (VERIFY.test(request.url())) calls += 1;
  });
  const { email } = await makeAccount();
  await expect.poll(async () => (await readOutbox(email))[0]).toMatchObject({ subject: "Confirm your email" });
  const link = await readLink(email);
  await signIn(page, { email });
  await openMailedLink(page, link);
  await expect(page.getByRole("status")).toHaveText("Your email is confirmed.");
  await expect.poll(() => calls).toBe(1);

  await page.reload();
  await untilAlive(page);
  await expect(page.getByRole("status")).toHaveText("To confirm your email, open the link in our message.");
  await expect.poll(() => calls).toBe(1);

  await openMailedLink(page, link);
  await expect(page.getByRole("alert")).toHaveText(BAD_LINK);
  await page.getByRole("link", { name: "Back to the home page", exact: true }).click();
  await expect(page).toHaveURL("/");
});

test("the pages of forgotten passwords and confirmed emails are accessible and fit every width in both languages", async ({
  page,
  watch,
}) => {
  watch.expectFailing(VERIFY);
  const main = page.getByRole("main");
  const openAtDesk = async (address: string) => {
    await page.setViewportSize(DESKTOP);
    await open(page, address);
  };
  await openAtDesk("/forgot-password");
  await main.locator("button[type=submit]").click();
  await expect(main.getByRole("textbox")).toHaveAttribute("aria-invalid", "true");
  await expectAccessible(page, "no e-mail");
  await main.getByRole("textbox").fill(`quite-a-long-address-${Date.now()}@brokerage-of-some-name.example`);
  await main.locator("button[type=submit]").click();
  await expect(page.getByRole("status")).toBeVisible();
  await expectWellInBothLanguages(page, "sent");

  await openAtDesk("/reset-password");
  await expectWellInBothLanguages(page, "no link");
  await openAtDesk("/reset-password?oobCode=any");
  await main.getByRole("textbox").first().fill("weak");
  await main.locator("button[type=submit]").click();
  await expectWellInBothLanguages(page, "weak");
  for (const field of await main.getByRole("textbox").all()) await field.fill(NEW_PASSWORD);
  await expectAccessible(page, "good");

  await openAtDesk("/email-verified");
  await expectWellInBothLanguages(page, "no link");
  await page.route(VERIFY, (route) => route.fulfill({ json: { msg: "Your email is confirmed." } }));
  await openAtDesk("/email-verified?oobCode=any");
  await expect(page.getByRole("status")).toHaveText("Your email is confirmed.");
  await expectWellInBothLanguages(page, "confirmed");
  await page.unroute(VERIFY);
  await page.route(VERIFY, (route) =>
    route.fulfill({ status: 400, json: { msg: BAD_LINK, code: "accounts.bad_link" } }),
  );
  await openAtDesk("/email-verified?oobCode=any");
  await expect(page.getByRole("alert")).toHaveText(BAD_LINK);
  await expectWellInBothLanguages(page, "a dead link");
});
