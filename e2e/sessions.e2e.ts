import type { Page, Route } from "@playwright/test";
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from "@vestpocket/demo/accounts/accounts.demo";
import { inventAccount, makeAccount } from "./accounts.ts";
import { expect, open, signIn, tabTo, test, untilAlive } from "./fixtures.ts";
import { named } from "./named.ts";
import { settled } from "./settled.ts";
import { refuseStreams } from "./streams.ts";

const { buyer } = DEMO_ACCOUNTS;
const SIGN_IN = /\/v1\/auth\/sign-in$/u;

const ENGLISH = { email: "Email", password: "Password", logIn: "Log In", signOut: "Sign Out" };
const FRENCH = { email: "Courriel", password: "Mot de passe", logIn: "Se connecter", signOut: "Fermer la session" };

async function logIn(page: Page, { email = buyer.email, password = DEMO_PASSWORD } = {}, words = ENGLISH) {
  const form = page.getByRole("main");
  await form.getByRole("textbox", { name: words.email, exact: true }).fill(email);
  await form.getByRole("textbox", { name: words.password, exact: true }).fill(password);
  await form.getByRole("button", { name: words.logIn, exact: true }).click();
}

test("a visitor who wants results or a listing logs in and then reaches it, in both languages", async ({
  page,
  context,
  watch,
}) => {
  await refuseStreams(page);
  // Its cookie is removed below.
  watch.expectFailing(/\/v1\/(?:auth\/refresh|notifications\/stream)$/u);
  const { id, name } = named("garage");
  for (const [prefix, words] of [
    ["", ENGLISH],
    ["/fr", FRENCH],
  ] as const) {
    const results = `${prefix}/search-results?type=Office&keywords=parking&keywords=corner`;
    await page.goto(results);
    await expect(page).toHaveURL(new RegExp(`^[^?]+${prefix}/login\\?`, "u"));
    await expect(page.getByRole("heading", { level: 1, name: words.logIn, exact: true })).toBeVisible();
    await untilAlive(page);
    await logIn(page, {}, words);
    await expect(page).toHaveURL(results);
    await expect(page.getByRole("article").first()).toBeVisible();
    await expect(page.getByRole("banner").getByRole("button", { name: words.signOut, exact: true })).toBeVisible();
    await page.goBack();
    await expect(page, "going back does not lead to the log-in again").not.toHaveURL(/login/u);

    // A page that was left can no longer renew its session, but a renewal in progress would set its cookie again.
    await page.waitForLoadState("networkidle");
    await page.goto("about:blank");
    await context.clearCookies();
    const listing = `${prefix}/property/${id}`;
    await page.goto(listing);
    await expect(page).toHaveURL(new RegExp(`^[^?]+${prefix}/login\\?`, "u"));
    await untilAlive(page);
    await logIn(page, {}, words);
    await expect(page).toHaveURL(listing);
    await expect(page.getByRole("heading", { level: 1, name, exact: true })).toBeVisible();
    await page.getByRole("banner").getByRole("button", { name: words.signOut, exact: true }).click();
    await expect(page).toHaveURL(prefix === "" ? "/" : prefix);
  }
});

test("a wrong password and an unknown email get the same message, and nothing else reveals an account", async ({
  page,
  watch,
}) => {
  watch.expectFailing(SIGN_IN);
  await open(page, "/login");
  const { email: known } = await makeAccount();
  for (const email of [known, inventAccount().email]) {
    await logIn(page, { email, password: "not-the-password-1" });
    await expect(page.getByRole("alert")).toHaveText("Email does not match password");
    await expect(page.getByRole("textbox", { name: "Password", exact: true })).toBeFocused();
    await expect(page).toHaveURL("/login");
    await page.reload();
    await untilAlive(page);
  }
  await expect(page.getByRole("banner").getByRole("link", { name: "Log In", exact: true })).toBeVisible();
});

test("a reload and new tabs stay signed in, and signing out in one tab signs out the others at once", async ({
  page,
  context,
}) => {
  await open(page, "/login");
  await logIn(page);
  await expect(page).toHaveURL("/");
  const header = page.getByRole("banner");
  // The second reload has the token that the first one renewed.
  for (let times = 0; times < 2; times += 1) {
    await page.reload();
    await expect(header.getByRole("button", { name: "Sign Out", exact: true })).toBeVisible();
    await expect(header.getByRole("link", { name: "Log In", exact: true })).toHaveCount(0);
  }
  const results = await context.newPage();
  const resources = await context.newPage();
  await open(results, "/search-results?type=Office");
  await expect(results.getByRole("article").first()).toBeVisible();
  await open(resources, "/resources/how-it-works");
  await expect(resources.getByRole("banner").getByRole("button", { name: "Sign Out", exact: true })).toBeVisible();

  await results.getByRole("banner").getByRole("button", { name: "Sign Out", exact: true }).click();
  await expect(results).toHaveURL("/");
  for (const tab of [page, results, resources]) {
    await expect(tab.getByRole("banner").getByRole("link", { name: "Log In", exact: true })).toBeVisible();
    await expect(tab.getByRole("button", { name: "Sign Out", exact: true })).toHaveCount(0);
  }
  await page.goto("/search-results");
  await expect(page).toHaveURL(/\/login\?/u);
});

test("a listing open in another tab disappears behind the log-in after a sign-out, and comes back with a log-in", async ({
  page,
  context,
}) => {
  const listing = named("garage");
  await signIn(page);
  await open(page, "/");
  const other = await context.newPage();
  await open(other, `/property/${listing.id}`);
  await expect(other.getByRole("heading", { level: 1, name: listing.name, exact: true })).toBeVisible();
  await page.getByRole("banner").getByRole("button", { name: "Sign Out", exact: true }).click();
  await expect(other).toHaveURL(/\/login\?/u);
  await page.getByRole("banner").getByRole("link", { name: "Log In", exact: true }).click();
  await logIn(page);
  await expect(other).toHaveURL(`/property/${listing.id}`);
});

test("a session that the server ended leads to the log-in at the next call", async ({ page, watch }) => {
  watch.expectFailing(/\/v1\//u);
  await signIn(page);
  await open(page, "/search-results?type=Office");
  await expect(page.getByRole("article").first()).toBeVisible();
  // Just before that call: any other call by the page would lead to the log-in too.
  const endSession = async (route: Route) => {
    await page.request.post("/v1/auth/sign-out", { data: {} });
    await route.continue();
  };
  await page.route(/\/v1\/property\/search$/u, endSession, { times: 1 });
  await page
    .getByRole("navigation", { name: "Pages", exact: true })
    .getByRole("link", { name: "Page 2", exact: true })
    .click();
  await expect(page).toHaveURL(/\/login\?/u);
  await untilAlive(page);
  await logIn(page);
  await expect(page).toHaveURL("/search-results?type=Office&page=2");
});

test("when the server cannot be reached, a signed-in person is told so, keeps the session and can retry", async ({
  page,
  watch,
}) => {
  const refresh = /\/v1\/auth\/refresh$/u;
  watch.expectFailing(refresh);
  await signIn(page);
  await page.route(refresh, (route) => route.abort());
  await page.goto("/search-results?type=Office");
  await expect(page.getByText("Vestpocket cannot be reached. Check your connection.")).toBeVisible();
  await expect(page).toHaveURL("/search-results?type=Office");
  await page.unroute(refresh);
  await page.getByRole("button", { name: "Try again", exact: true }).click();
  await expect(page.getByRole("article").first()).toBeVisible();
});

test("a person logs in and signs out with the keyboard alone", async ({ page }) => {
  await open(page, "/");
  const header = page.getByRole("banner");
  await tabTo(page, header.getByRole("link", { name: "Log In", exact: true }));
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/login");
  await tabTo(page, page.getByRole("textbox", { name: "Email", exact: true }));
  await page.keyboard.type(buyer.email);
  await page.keyboard.press("Tab");
  await expect(page.getByRole("textbox", { name: "Password", exact: true })).toBeFocused();
  await page.keyboard.type(DEMO_PASSWORD);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/");
  await expect(header.getByRole("link", { name: "Log In", exact: true })).toHaveCount(0);
  await tabTo(page, header.getByRole("button", { name: "Sign Out", exact: true }), "Shift+Tab");
  await page.keyboard.press("Enter");
  await expect(header.getByRole("link", { name: "Log In", exact: true })).toBeVisible();
});

test("scripts can read no token, and the browser keeps no profile", async ({ page, context }) => {
  await open(page, "/login");
  const signedIn = page.waitForResponse(SIGN_IN);
  await logIn(page);
  const answer = (await (await signedIn).json()) as Record<string, unknown>;
  expect(answer).not.toHaveProperty("refreshToken");
  await expect(page.getByRole("banner").getByRole("button", { name: "Sign Out", exact: true })).toBeVisible();

  const cookies = await context.cookies();
  const mark = { name: "vestpocket_signed_in", value: "1", httpOnly: false };
  const secrets = cookies.filter(({ name }) => name !== mark.name);
  expect(secrets.map(({ name }) => name).toSorted()).toEqual(["vestpocket_device", "vestpocket_refresh"]);
  for (const cookie of secrets) expect(cookie).toMatchObject({ httpOnly: true, sameSite: "Lax", path: "/" });
  // Scripts see that there is a session, and nothing of it.
  expect(cookies.filter(({ name }) => name === mark.name)).toEqual([
    expect.objectContaining({ ...mark, sameSite: "Lax", path: "/" }),
  ]);

  const kept = await settled(() =>
    page.evaluate(async () => {
      const databases = await indexedDB.databases();
      const caches = await window.caches.keys();
      return JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie, databases, caches]);
    }),
  );
  expect(JSON.parse(kept).slice(2)).toEqual(["vestpocket_signed_in=1", [], []]);
  const values = secrets.map((cookie) => cookie.value);
  for (const secret of ["eyJ", ...values, String(answer.accessToken), "@", buyer.firstName, "uid"]) {
    expect(kept).not.toContain(secret);
  }

  await page.getByRole("banner").getByRole("button", { name: "Sign Out", exact: true }).click();
  await expect(page.getByRole("banner").getByRole("link", { name: "Log In", exact: true })).toBeVisible();
  // The browser stays remembered for this account; that grants no access.
  await expect.poll(async () => (await context.cookies()).map((cookie) => cookie.name)).toEqual(["vestpocket_device"]);
});

test("a person stays signed in when the browser clears its storage, and can post where it refuses any", async ({
  page,
}) => {
  await signIn(page, await makeAccount());
  await open(page, "/account");
  await page.evaluate(() => localStorage.clear());
  await open(page, "/account");
  await expect(page.getByRole("banner").getByRole("button", { name: "Sign Out", exact: true })).toBeVisible();
  // As an earlier version left it.
  await page.context().clearCookies({ name: "vestpocket_signed_in" });
  await page.evaluate(() => localStorage.setItem("vestpocket.session", "remembered"));
  await open(page, "/account");
  await expect(page.getByRole("banner").getByRole("button", { name: "Sign Out", exact: true })).toBeVisible();
  await page.addInitScript(() => {
    for (const name of ["localStorage", "sessionStorage"]) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException("The operation is insecure.", "SecurityError");
        },
      });
    }
  });
  await open(page, "/create-listing");
  await expect(page.locator("form input[name=type]")).toHaveCount(9);
});
