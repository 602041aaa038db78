import type { BrowserContext, Page } from "@playwright/test";
import { DEMO_PASSWORD } from "@vestpocket/demo/accounts/accounts.demo";
import type { NewAccount } from "@vestpocket/domain/accounts/accounts.factory";
import { readOutbox } from "./accounts.ts";
import { readTotp } from "./administrators.ts";
import { expect, open, signIn, test } from "./fixtures.ts";
import { givePassword, openAsSigned, openProfile, section, WRONG_PASSWORD } from "./profile.ts";
import { settled } from "./settled.ts";

/** The same person in another browser. */
async function signInElsewhere(context: BrowserContext, account: NewAccount): Promise<Page> {
  const page = await context.newPage();
  await signIn(page, account);
  await openAsSigned(page);
  return page;
}

test("a session on another device is listed with its device and signed out, individually or with all others", async ({
  page,
  browser,
  watch,
  playwright,
  baseURL,
}) => {
  const account = await openProfile(page);
  const elsewhere = await browser.newContext({
    userAgent: "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) Version/18.5 Mobile/15E148 Safari/604.1",
  });
  const other = await signInElsewhere(elsewhere, account);
  watch.expectFailing(/\/v1\//u);
  await page.reload();
  const places = section(page, "Your devices");
  await expect(places.getByText("This device")).toHaveCount(1);
  await expect(places.getByRole("listitem").filter({ hasText: "Safari on iPhone" })).toBeVisible();
  await places.getByRole("button", { name: "Sign out Safari on iPhone", exact: true }).click();
  await expect(page.getByText("Device signed out.")).toBeVisible();
  await expect(places.getByRole("listitem")).toHaveCount(1);
  await expect(places.getByRole("list")).toBeFocused();
  await other.getByRole("button", { name: "Save Changes", exact: true }).click();
  await expect(other).toHaveURL(/\/login\?/u);
  await elsewhere.close();

  for (const userAgent of ["first", "second", "third"]) {
    const calls = await playwright.request.newContext({ ...(baseURL && { baseURL }), userAgent });
    await calls.post("/v1/auth/sign-in", { data: { email: account.email, password: DEMO_PASSWORD } });
    await calls.dispose();
  }
  await page.reload();
  await expect(places.getByRole("listitem")).toHaveCount(4);
  await places.getByRole("button", { name: "Sign out everywhere else", exact: true }).click();
  await expect(page.getByText("You are now signed out everywhere else.")).toBeVisible();
  await expect(places.getByRole("listitem")).toHaveCount(1);
  await expect(places.getByRole("button")).toHaveCount(0);
});

test("two-step log-in is set up, logs in with a code and with a recovery code, and is turned off", async ({
  page,
  context,
  browser,
  watch,
}) => {
  watch.expectFailing(/second-factor|sign-in/u);
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const account = await openProfile(page);
  const app = section(page, "Two-step log-in");
  await app.getByRole("button", { name: "Set up an app", exact: true }).click();
  await givePassword(page, "Continue", "not-the-password-1");
  await expect(page.getByRole("dialog").getByRole("textbox")).toHaveAccessibleDescription(WRONG_PASSWORD);
  await givePassword(page, "Continue");
  await expect(app.getByRole("img", { name: "QR code with the key below", exact: true })).toBeVisible();
  const code = app.getByRole("textbox", { name: "Code", exact: true });
  await expect(code).toBeFocused();
  await app.getByRole("button", { name: "Copy the key", exact: true }).click();
  await expect(page.getByText("Key copied.")).toBeVisible();
  const secret = await settled(() => page.evaluate(() => navigator.clipboard.readText()));
  await code.fill(readTotp(secret).replaceAll(/\d/gu, (digit) => String((Number(digit) + 5) % 10)));
  await code.press("Enter");
  await expect(code).toHaveAccessibleDescription("This code is incorrect. Please enter the one your app shows now.");
  const used = readTotp(secret);
  await code.fill(used);
  await code.press("Enter");
  await expect(app.getByRole("heading", { name: "Your Vestpocket recovery codes", exact: true })).toBeFocused();
  await expect(app.getByRole("listitem")).toHaveCount(10);
  const codes = await settled(() => app.getByRole("listitem").allTextContents());
  const download = page.waitForEvent("download");
  await app.getByRole("button", { name: "Download", exact: true }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe("vestpocket-recovery-codes.txt");
  await page.emulateMedia({ media: "print" });
  await expect(app.getByRole("list")).toBeVisible();
  await expect(page.getByRole("banner")).toBeHidden();
  await page.emulateMedia({ media: "screen" });
  await app.getByRole("button", { name: "I have saved the codes", exact: true }).click();
  await expect(app.getByText("10 codes left")).toBeVisible();

  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  await open(other, "/login?next=%2Faccount%2Fprofile");
  await other.getByRole("textbox", { name: "Email", exact: true }).fill(account.email);
  await other.getByRole("textbox", { name: "Password", exact: true }).fill(DEMO_PASSWORD);
  await other.keyboard.press("Enter");
  const asked = other.getByRole("textbox", { name: "Code from your authenticator app", exact: true });
  await expect(asked).toBeFocused();
  await expect(asked).toHaveAttribute("autocomplete", "one-time-code");
  await asked.fill(used);
  await asked.press("Enter");
  await expect(asked).toHaveAccessibleDescription("This code is incorrect. Please enter the one your app shows now.");
  await other.getByRole("button", { name: "Use a recovery code", exact: true }).click();
  const recovery = other.getByRole("textbox", { name: "Recovery code", exact: true });
  await expect(recovery).toBeFocused();
  await recovery.fill(codes[0] ?? "");
  await recovery.press("Enter");
  await expect(other).toHaveURL(/\/account\/profile$/u);
  await elsewhere.close();

  await page.reload();
  await expect(app.getByText("9 codes left")).toBeVisible();
  await app.getByRole("button", { name: "Turn off", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Turn off two-step log-in?", exact: true });
  await dialog.getByRole("button", { name: "Use a recovery code", exact: true }).click();
  await dialog.getByRole("textbox", { name: "Recovery code", exact: true }).fill(codes[1] ?? "");
  await givePassword(page, "Turn off");
  await expect(page.getByText("Two-step log-in is off.")).toBeVisible();
  await expect(app.getByRole("button", { name: "Set up an app", exact: true })).toBeVisible();
  await expect
    .poll(async () => (await readOutbox(account.email)).map(({ subject }) => subject))
    .toContain("Two-step log-in is off");
});

test("a person downloads their data and deletes their account, with the right password only", async ({
  page,
  watch,
}) => {
  watch.expectFailing(/export|delete-account/u);
  const account = await openProfile(page);
  await page.getByRole("button", { name: "Download my data", exact: true }).click();
  await givePassword(page, "Download", "not-the-password-1");
  const password = page.getByRole("dialog").getByRole("textbox", { name: "Password", exact: true });
  await expect(password).toHaveAccessibleDescription(WRONG_PASSWORD);
  await expect(password).toBeFocused();
  const download = page.waitForEvent("download");
  await givePassword(page, "Download");
  const file = await download;
  expect(file.suggestedFilename()).toBe("vestpocket-data.json");
  const chunks: Buffer[] = [];
  for await (const chunk of await file.createReadStream()) chunks.push(chunk as Buffer);
  const text = Buffer.concat(chunks).toString("utf8");
  expect(JSON.parse(text).account).toMatchObject({ email: account.email, firstName: account.firstName });
  expect(text).not.toContain("argon2");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Download my data", exact: true })).toBeFocused();

  await page.getByRole("button", { name: "Delete my account", exact: true }).click();
  const dialog = page.getByRole("alertdialog", { name: "Delete your account?", exact: true });
  await expect(dialog).toContainText("This cannot be undone.");
  await givePassword(page, "Delete my account", "not-the-password-1");
  await expect(dialog.getByRole("textbox", { name: "Password", exact: true })).toHaveAccessibleDescription(
    WRONG_PASSWORD,
  );
  await givePassword(page, "Delete my account");
  await expect(page).toHaveURL("/");
  await expect(page.getByText("Your account has been deleted.")).toBeVisible();
  await expect(page.getByRole("banner").getByRole("link", { name: "Log In", exact: true })).toBeVisible();
  const answer = await page.request.post("/v1/auth/sign-in", {
    data: { email: account.email, password: DEMO_PASSWORD },
  });
  expect(answer.status()).toBe(401);
  await expect.poll(async () => (await readOutbox(account.email))[0]?.subject).toBe("Your account has been deleted");
});
