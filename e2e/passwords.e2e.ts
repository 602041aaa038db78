import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from "@vestpocket/demo/accounts/accounts.demo";
import { makeAccount, readLink, readOutbox } from "./accounts.ts";
import { expect, open, signIn, tabTo, test, untilAlive } from "./fixtures.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const NEW_PASSWORD = "copper-orchard-83";
const RESET = /\/v1\/auth\/reset-password$/u;
const FORGOT = /\/v1\/auth\/forgot-password$/u;
const VERIFY = /\/v1\/auth\/verify-email$/u;
const SENT = "If an account uses this email, a link to set a new password is on its way.";
const BAD_LINK = "This link is no longer valid. Please request a new one.";
const OFFLINE = "Vestpocket cannot be reached. Check your connection.";

async function typePasswords(page: Page, password: string, confirmation = password) {
  await page.getByRole("textbox", { name: "New password", exact: true }).fill(password);
  await page.getByRole("textbox", { name: "Repeat the new password" }).fill(confirmation);
}

async function setPassword(page: Page, password: string, confirmation?: string) {
  await typePasswords(page, password, confirmation);
  await page.getByRole("button", { name: "Set New Password" }).click();
}

async function askForLink(page: Page, email: string) {
  await page.getByRole("main").getByRole("textbox", { name: "Email" }).fill(email);
  await page.getByRole("button", { name: "Send Reset Link" }).click();
}

async function logIn(page: Page, email: string, password: string) {
  const main = page.getByRole("main");
  await main.getByRole("textbox", { name: "Email" }).fill(email);
  await main.getByRole("textbox", { name: "Password" }).fill(password);
  await main.getByRole("button", { name: "Log In" }).click();
}

/** Opens a mailed link, whose code is nowhere to be seen once the page lives, and which tells other sites nothing. */
async function openMailedLink(page: Page, link: string) {
  const answer = await page.goto(link);
  expect(answer?.headers()["referrer-policy"]).toBe("no-referrer");
  await untilAlive(page);
  await expect(page).toHaveURL(new URL(link).pathname);
  const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]));
  expect(kept).not.toContain(new URL(link).searchParams.get("oobCode"));
}

test("a forgotten password is replaced by a mailed link: the log-in takes the new one, and every other device is out", async ({
  page,
  browser,
  watch,
}) => {
  watch.expectFailing(/\/v1\/auth\/(?:sign-in|reset-password)$/u);
  const { email } = await makeAccount();
  const other = await (await browser.newContext()).newPage();
  await signIn(other, { email });
  await open(other, "/");
  await expect(other.getByRole("banner").getByRole("button", { name: "Sign Out" })).toBeVisible();

  await open(page, "/login");
  await page.getByRole("main").getByRole("textbox", { name: "Email" }).fill(email);
  await page.getByRole("link", { name: "Forgot Password? Click here" }).click();
  await expect(page).toHaveURL("/forgot-password");
  await expect(page.getByRole("main").getByRole("textbox", { name: "Email" })).toHaveValue(email);
  await page.getByRole("button", { name: "Send Reset Link" }).click();
  await expect(page.getByRole("status")).toHaveText(SENT);
  expect((await readOutbox(email))[0]).toMatchObject({ channel: "email", subject: "Set a new password" });
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
  await expect(page.getByRole("banner").getByRole("button", { name: "Sign Out" })).toBeVisible();

  await other.goto("/search-results");
  await expect(other).toHaveURL(/\/login\?/u);
  await other.context().close();

  await openMailedLink(page, link);
  await setPassword(page, `${NEW_PASSWORD}-again`);
  await expect(page.getByRole("alert")).toHaveText(BAD_LINK);
  await expect(page.getByRole("banner").getByRole("button", { name: "Sign Out" })).toBeVisible();
  await page.getByRole("link", { name: "Request a new link" }).click();
  await expect(page).toHaveURL("/forgot-password");
});

test("in French, somebody signed in sets a new password by the mailed link and is led to the log-in", async ({
  page,
}) => {
  const account = await makeAccount({ language: "fr" });
  await signIn(page, account);
  await open(page, "/fr/forgot-password");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Mot de passe oublié");
  await page.getByRole("main").getByRole("textbox", { name: "Courriel" }).fill(account.email);
  await page.getByRole("button", { name: "Envoyer le lien" }).click();
  await expect(page.getByRole("status")).toContainText("un lien pour choisir un nouveau mot de passe");

  await page.clock.install();
  await openMailedLink(page, await readLink(account.email));
  await expect(page).toHaveURL("/fr/reset-password");
  await expect(page.getByRole("banner").getByRole("button", { name: "Se déconnecter" })).toBeVisible();
  await page.getByRole("textbox", { name: "Nouveau mot de passe", exact: true }).fill("court");
  await page.getByRole("textbox", { name: "Répétez le nouveau mot de passe" }).fill("autre");
  await page.getByRole("button", { name: "Enregistrer le mot de passe" }).click();
  await expect(page.getByText("Les mots de passe ne correspondent pas.")).toBeVisible();
  await page.getByRole("textbox", { name: "Nouveau mot de passe", exact: true }).fill(NEW_PASSWORD);
  await page.getByRole("textbox", { name: "Répétez le nouveau mot de passe" }).fill(NEW_PASSWORD);
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole("button", { name: "Enregistrer le mot de passe" }).click();
  await expect(page.getByRole("main").getByRole("link", { name: "Se connecter" })).toBeVisible();
  await page.clock.runFor(2_100);
  await expect(page).toHaveURL("/fr/login");
  await expect(page.getByRole("banner").getByRole("link", { name: "Se connecter" })).toBeVisible();
});

test("an e-mail without an account gets the same page as one with an account, and no mail", async ({ page }) => {
  const pages: string[] = [];
  const stranger = `stranger-${Date.now()}@vestpocket.example`;
  for (const email of [DEMO_ACCOUNTS.agent.email, stranger]) {
    await open(page, "/forgot-password");
    await askForLink(page, email);
    await expect(page.getByRole("status")).toHaveText(SENT);
    const text = await page.getByRole("main").innerText();
    expect(text).toContain(email);
    pages.push(text.replace(email, "…").replace(/\d+ s\b/u, "… s"));
  }
  expect(pages[0]).toBe(pages[1]);
  expect(await readOutbox(stranger)).toEqual([]);
});

test("the link can be sent again after a minute, or to another address", async ({ page }) => {
  let calls = 0;
  await page.route(FORGOT, async (route) => {
    calls += 1;
    await route.continue();
  });
  await page.clock.install();
  await open(page, "/forgot-password");
  await askForLink(page, `patient-${Date.now()}@vestpocket.example`);
  const again = page.getByRole("button", { name: "Send again" });
  await expect(again).toHaveAttribute("aria-disabled", "true");
  await again.press("Enter");
  await expect(page.getByText(/^Available in \d+ s$/u)).toBeVisible();
  await page.clock.runFor(60_000);
  await expect(page.getByText(/^Available in/u)).toHaveCount(0);
  expect(calls).toBe(1);
  await again.press("Enter");
  await expect(page.getByRole("region", { name: "Notifications" })).toHaveText(SENT);
  await expect(again).toBeFocused();
  await expect(again).toHaveAttribute("aria-disabled", "true");
  expect(calls).toBe(2);
  await page.getByRole("button", { name: "Use another email" }).click();
  await expect(page.getByRole("main").getByRole("textbox", { name: "Email" })).toBeFocused();
});

test("an e-mail is asked for before anything is sent, and one that the server cannot take now is kept", async ({
  page,
  watch,
}) => {
  watch.expectFailing(FORGOT);
  await page.route(FORGOT, (route) => route.abort());
  let calls = 0;
  page.on("request", (request) => {
    if (FORGOT.test(request.url()) && request.method() === "POST") calls += 1;
  });
  await open(page, "/forgot-password");
  const email = page.getByRole("main").getByRole("textbox", { name: "Email" });
  await askForLink(page, "  ");
  await expect(email).toHaveAccessibleDescription("Email is required.");
  await expect(email).toBeFocused();
  await askForLink(page, "buyer@");
  await expect(email).toHaveAccessibleDescription("Please enter a valid email address.");
  expect(calls).toBe(0);
  await askForLink(page, "buyer@vestpocket.example");
  await expect(page.getByRole("alert")).toHaveText(OFFLINE);
  await expect(email).toHaveValue("buyer@vestpocket.example");
  await page.getByRole("link", { name: "Back to Log In" }).click();
  await expect(page).toHaveURL("/login");
});

test("a new password is told its rule in the specified words, as it is typed and when it is sent", async ({
  page,
  watch,
}) => {
  watch.expectFailing(RESET);
  const rule = "Password must be at least 8 characters, including letters and numbers.";
  await open(page, "/reset-password?oobCode=kept-by-nobody");
  const password = page.getByRole("textbox", { name: "New password", exact: true });
  const confirmation = page.getByRole("textbox", { name: "Repeat the new password" });
  await expect(password).toHaveAccessibleDescription(rule);
  await password.pressSequentially(NEW_PASSWORD);
  await expect(password).toHaveAccessibleDescription("Looks good.");
  await confirmation.pressSequentially(NEW_PASSWORD.slice(0, -1));
  await expect(confirmation, "not while it may still become the same").toHaveAccessibleDescription("");
  await confirmation.pressSequentially("9");
  await expect(confirmation).toHaveAccessibleDescription("Passwords do not match.");
  for (const weak of ["short1", "only-letters", "1234567890"]) {
    await setPassword(page, weak);
    await expect(password).toHaveAccessibleDescription(rule);
    await expect(password).toHaveAttribute("aria-invalid", "true");
    await expect(password).toBeFocused();
  }
  await setPassword(page, NEW_PASSWORD, DEMO_PASSWORD);
  await expect(confirmation).toHaveAccessibleDescription("Passwords do not match.");
  await expect(confirmation).toBeFocused();
  await expect(confirmation).toHaveAttribute("aria-invalid", "true");

  await setPassword(page, "password1");
  await expect(password).toHaveAccessibleDescription("This password is too common.");
  await expect(password).toBeFocused();
  await expect(password).toHaveValue("password1");

  await page.route(RESET, (route) => route.abort());
  await setPassword(page, NEW_PASSWORD);
  await expect(page.getByRole("alert")).toHaveText(OFFLINE);
  await expect(confirmation).toHaveValue(NEW_PASSWORD);
});

test("the page for a new password, opened without a link, leads to asking for one", async ({ page }) => {
  await open(page, "/reset-password");
  await expect(page.getByRole("main").getByRole("textbox")).toHaveCount(0);
  await page.getByRole("link", { name: "Request a new link" }).click();
  await expect(page).toHaveURL("/forgot-password");
});

test("the keyboard alone goes from the log-in to a new password", async ({ page }) => {
  await page.route(RESET, (route) => route.fulfill({ json: { msg: "Your password has been changed." } }));
  await open(page, "/login");
  await tabTo(page, page.getByRole("link", { name: "Forgot Password? Click here" }));
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/forgot-password");
  await tabTo(page, page.getByRole("main").getByRole("textbox", { name: "Email" }));
  await page.keyboard.type(`typist-${Date.now()}@vestpocket.example`);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("status")).toHaveText(SENT);
  await tabTo(page, page.getByRole("button", { name: "Send again" }));

  await open(page, "/reset-password?oobCode=typed");
  await tabTo(page, page.getByRole("textbox", { name: "New password", exact: true }));
  await page.keyboard.type(NEW_PASSWORD);
  await tabTo(page, page.getByRole("textbox", { name: "Repeat the new password" }));
  await page.keyboard.type(NEW_PASSWORD);
  await page.keyboard.press("Enter");
  await tabTo(page, page.getByRole("main").getByRole("link", { name: "Log In" }));
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/login");
});

test("an e-mail is confirmed by the mailed link, once, and the link works no second time", async ({ page, watch }) => {
  watch.expectFailing(VERIFY);
  let calls = 0;
  page.on("request", (request) => {
    if (VERIFY.test(request.url())) calls += 1;
  });
  const { email } = await makeAccount();
  expect((await readOutbox(email))[0]).toMatchObject({ subject: "Confirm your email" });
  const link = await readLink(email);
  await openMailedLink(page, link);
  await expect(page.getByRole("status")).toHaveText("Your email is confirmed.");
  expect(calls).toBe(1);

  await page.reload();
  await untilAlive(page);
  await expect(page.getByRole("status")).toHaveText("To confirm your email, open the link in our message.");
  expect(calls).toBe(1);

  await openMailedLink(page, link);
  await expect(page.getByRole("alert")).toHaveText(BAD_LINK);
  await expect(page.getByRole("main").getByRole("link", { name: "Log In" })).toHaveAttribute(
    "href",
    "/login?next=%2Faccount%2Fprofile",
  );
  await page.getByRole("link", { name: "Back to the home page" }).click();
  await expect(page).toHaveURL("/");
});

test("somebody signed in whose confirmation link is worth nothing gets a new one", async ({ page, watch }) => {
  watch.expectFailing(VERIFY);
  const account = await makeAccount();
  await signIn(page, account);
  await open(page, "/email-verified?oobCode=of-another-time");
  await expect(page.getByRole("alert")).toHaveText(BAD_LINK);
  const again = page.getByRole("button", { name: "Send a new link" });
  await again.click();
  await expect(page.getByRole("status")).toHaveText("A link to confirm your email is on its way.");
  await expect(again).toHaveAttribute("aria-disabled", "true");
  await openMailedLink(page, await readLink(account.email));
  await expect(page.getByRole("status")).toHaveText("Your email is confirmed.");
});

test("a confirmation that finds no server can be tried again", async ({ page, watch }) => {
  watch.expectFailing(VERIFY);
  const { email } = await makeAccount();
  await page.route(VERIFY, (route) => route.abort());
  await openMailedLink(page, await readLink(email));
  await expect(page.getByRole("alert")).toHaveText(OFFLINE);
  await page.unroute(VERIFY);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("status")).toHaveText("Your email is confirmed.");
});

/** No finding, and nothing too wide. A theme changes colours and nothing else, so the dark one is asked about these alone. */
async function expectAccessible(page: Page, where: string) {
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    const axe = new AxeBuilder({ page }).setLegacyMode();
    if (colorScheme === "dark") axe.withRules(["color-contrast"]);
    const { violations } = await axe.analyze();
    const found = violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(" | ")}`,
    );
    expect.soft(found, `${where}, ${colorScheme}`).toEqual([]);
  }
  for (const width of [320, 390, 768, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect.soft(overflow, `${where} at ${width}`).toBeLessThanOrEqual(0);
  }
}

for (const prefix of ["", "/fr"]) {
  test(`asking for a link is accessible in every state and nowhere too wide (${prefix || "/"})`, async ({ page }) => {
    const main = page.getByRole("main");
    await open(page, `${prefix}/forgot-password`);
    await main.locator("button[type=submit]").click();
    await expectAccessible(page, "no e-mail");
    await main.getByRole("textbox").fill(`quite-a-long-address-${Date.now()}@brokerage-of-some-name.example`);
    await main.locator("button[type=submit]").click();
    await expect(page.getByRole("status")).toBeVisible();
    await expectAccessible(page, "sent");
  });

  test(`setting a new password is accessible in every state and nowhere too wide (${prefix || "/"})`, async ({
    page,
  }) => {
    const main = page.getByRole("main");
    await open(page, `${prefix}/reset-password`);
    await expectAccessible(page, "no link");
    await open(page, `${prefix}/reset-password?oobCode=any`);
    await main.getByRole("textbox").first().fill("weak");
    await main.locator("button[type=submit]").click();
    await expectAccessible(page, "weak");
    for (const field of await main.getByRole("textbox").all()) await field.fill(NEW_PASSWORD);
    await expectAccessible(page, "good");
  });

  test(`confirming an e-mail is accessible in every state and nowhere too wide (${prefix || "/"})`, async ({
    page,
    watch,
  }) => {
    watch.expectFailing(VERIFY);
    await open(page, `${prefix}/email-verified`);
    await expectAccessible(page, "no link");
    await page.route(VERIFY, (route) => route.fulfill({ json: { msg: "Your email is confirmed." } }));
    await open(page, `${prefix}/email-verified?oobCode=any`);
    await expect(page.getByRole("status")).toHaveText("Your email is confirmed.");
    await expectAccessible(page, "confirmed");
    await page.unroute(VERIFY);
    await page.route(VERIFY, (route) =>
      route.fulfill({ status: 400, json: { msg: BAD_LINK, code: "accounts.bad_link" } }),
    );
    await open(page, `${prefix}/email-verified?oobCode=any`);
    await expect(page.getByRole("alert")).toHaveText(BAD_LINK);
    await expectAccessible(page, "a dead link");
  });
}
