import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { DEMO_PASSWORD } from "@vestpocket/demo/accounts/accounts.demo";
import { formatPhone } from "@vestpocket/domain/phones/phones.rules";
import { inventPhone, makeAccount, readCode, readLink, readOutbox } from "./accounts.ts";
import { choose, expect, open, signIn, tabTo, test } from "./fixtures.ts";
import { field, openProfile, section } from "./profile.ts";

test.use({ contextOptions: { reducedMotion: "reduce" }, viewport: { width: 1440, height: 900 } });

test("a person changes their name, is greeted by it, and finds it again after a reload", async ({ page }) => {
  await openProfile(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Welcome, Robin");
  await field(page, "First name").fill("  Anne-Marie ");
  await field(page, "Last name").fill("O’Brien");
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(page.getByText("Your profile has been saved.", { exact: true })).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Welcome, Anne-Marie");
  await page.reload();
  await expect(field(page, "First name")).toHaveValue("Anne-Marie");
  await expect(field(page, "Last name")).toHaveValue("O’Brien");
});

test("what is wrong is said under its field, the first is gone to, and what was typed stays", async ({ page }) => {
  await openProfile(page);
  await field(page, "First name").fill(" ");
  await field(page, "Email").fill("robin@");
  await field(page, "Phone number").fill("416555");
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(field(page, "First name")).toBeFocused();
  await expect(field(page, "First name")).toHaveAccessibleDescription("First name is required.");
  await expect(field(page, "Email")).toHaveAccessibleDescription("Please enter a valid email address.");
  await expect(field(page, "Phone number")).toHaveAccessibleDescription(
    "Failed to send SMS. Please check the phone number.",
  );
  await expect(field(page, "Email")).toHaveValue("robin@");
  await field(page, "First name").fill("Robin");
  await expect(field(page, "First name")).toHaveAccessibleDescription("");
});

test("what the server finds wrong is said under its field too", async ({ page, watch }) => {
  watch.expectFailing(/updateUser/u);
  await openProfile(page);
  await page.route(/updateUser/u, (route) =>
    route.fulfill({
      status: 400,
      json: { error: "No.", msg: "No.", code: "bad_request", requestId: "1", fields: { lastName: "Not this name." } },
    }),
  );
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(field(page, "Last name")).toHaveAccessibleDescription("Not this name.");
  await expect(field(page, "Last name")).toBeFocused();
});

test("when the server cannot be reached, saving says so and keeps what was typed", async ({ page, watch }) => {
  watch.expectFailing(/updateUser/u);
  await openProfile(page);
  await page.route(/updateUser/u, (route) => route.abort());
  await field(page, "First name").fill("Renée");
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(page.getByRole("alert")).toHaveText("Vestpocket cannot be reached. Check your connection.");
  await page.unroute(/updateUser/u);
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Welcome, Renée");
});

test("a profile that cannot be loaded says so and can be asked for again", async ({ page, watch }) => {
  watch.expectFailing(/getUser/u);
  const account = await makeAccount();
  await signIn(page, account);
  await page.route(/getUser/u, (route) => route.fulfill({ status: 404, json: { msg: "Gone." } }));
  await open(page, "/account/profile");
  await expect(page.getByRole("heading", { name: "Failed to load profile. Please try again." })).toBeVisible();
  await page.unroute(/getUser/u);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Welcome, Robin");
});

test("an answer that is nobody's profile is called so", async ({ page }) => {
  const account = await makeAccount();
  await signIn(page, account);
  await page.route(/getUser/u, (route) => route.fulfill({ json: { data: null } }));
  await open(page, "/account/profile");
  await expect(page.getByRole("heading", { name: "Invalid user data received." })).toBeVisible();
});

test("a phone number is changed by the code that is sent to the new one", async ({ page, watch }) => {
  watch.expectFailing(/verify-phone/u);
  const phone = inventPhone();
  await openProfile(page);
  await field(page, "Phone number").fill("");
  await field(page, "Phone number").pressSequentially(phone.slice(2));
  await expect(field(page, "Phone number")).toHaveValue(formatPhone(phone));
  await page.getByRole("button", { name: "Save Changes" }).click();
  const dialog = page.getByRole("dialog", { name: "Verify your phone" });
  await dialog.getByRole("button", { name: "Send code" }).click();
  await expect(dialog.getByText("Verification code sent to your phone.")).toBeVisible();
  const code = dialog.getByRole("textbox", { name: "Verification code" });
  await expect(code).toBeFocused();
  await code.fill((await readCode(phone)) === "000000" ? "000001" : "000000");
  await code.press("Enter");
  await expect(code).toHaveAccessibleDescription("Failed to verify phone or sign up.");
  await code.fill(await readCode(phone));
  await code.press("Enter");
  await expect(page.getByText("Phone verified and linked successfully!")).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(section(page, "Your details").getByText("Verified", { exact: true })).toBeVisible();
  await page.reload();
  await expect(field(page, "Phone number")).toHaveValue(formatPhone(phone));
});

test("a number that was never verified offers to be, and nothing is sent before it is asked for", async ({ page }) => {
  const { phoneNumber } = await openProfile(page, { address: "/account/profile#phone" });
  await expect(field(page, "Phone number")).toBeInViewport();
  await expect(section(page, "Your details").getByText("Not verified")).toBeVisible();
  await page.getByRole("button", { name: "Verify this number" }).click();
  const dialog = page.getByRole("dialog", { name: "Verify your phone" });
  await expect(dialog).toContainText(formatPhone(phoneNumber));
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByRole("button", { name: "Verify this number" })).toBeFocused();
  expect(await readOutbox(phoneNumber)).toEqual([]);
});

test("an e-mail is changed by the link mailed to the new one, and the old one is told", async ({ page }) => {
  const account = await openProfile(page);
  const newEmail = `new-${account.email}`;
  await field(page, "Email").fill(newEmail);
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(page.getByText("Your profile has been saved. To confirm your new email")).toBeVisible();
  await expect(field(page, "Email"), "the old one counts until then").toHaveValue(account.email);
  await expect(section(page, "Your details")).toContainText(newEmail);
  expect((await readOutbox(account.email))[0]?.text).toContain(newEmail);

  const before = await readLink(newEmail);
  await page.getByRole("button", { name: "Send the link again" }).click();
  await expect(page.getByText("A link to confirm your email is on its way.")).toBeVisible();
  const link = await readLink(newEmail);
  expect(link).not.toBe(before);
  const oobCode = new URL(link).searchParams.get("oobCode");
  expect((await page.request.post("/v1/auth/verify-email", { data: { oobCode } })).status()).toBe(200);
  await page.reload();
  await expect(field(page, "Email")).toHaveValue(newEmail);
  await expect(section(page, "Your details").getByText("Confirmed", { exact: true })).toBeVisible();
});

test("the language of messages is kept", async ({ page }) => {
  await openProfile(page);
  await choose(page, "Language of messages", "Français");
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(page.getByText("Your profile has been saved.", { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByLabel("Language of messages")).toContainText("Français");
});

test("the keyboard alone changes the profile and opens and leaves its dialogs", async ({ page }) => {
  await openProfile(page);
  await tabTo(page, field(page, "First name"));
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("Keyva");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Welcome, Keyva");
  await tabTo(page, page.getByRole("button", { name: "Download my data" }));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog").getByRole("textbox", { name: "Password" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Download my data" })).toBeFocused();
});

test("a French speaker reads and saves the profile in French", async ({ page }) => {
  await openProfile(page, { address: "/fr/account/profile" });
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Bienvenue, Robin");
  await field(page, "Prénom").fill(" ");
  await page.getByRole("button", { name: "Enregistrer les modifications" }).click();
  await expect(field(page, "Prénom")).toHaveAttribute("aria-invalid", "true");
  await field(page, "Prénom").fill("Zoé");
  await page.getByRole("button", { name: "Enregistrer les modifications" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Bienvenue, Zoé");
});

/** No finding, in both themes, on phone and desktop, and nothing too wide. */
async function expectFine(page: Page, where: string) {
  for (const [width, colorScheme] of [
    [1440, "light"],
    [390, "light"],
    [1440, "dark"],
    [390, "dark"],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    await page.emulateMedia({ colorScheme });
    const { violations } = await new AxeBuilder({ page })
      .exclude("[data-base-ui-focus-guard]")
      .setLegacyMode()
      .analyze();
    const found = violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(" | ")}`,
    );
    expect.soft(found, `${where}, ${width}, ${colorScheme}`).toEqual([]);
    const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect.soft(tooWide, `${where} at ${width}`).toBeLessThanOrEqual(0);
  }
  await page.emulateMedia({ colorScheme: "light" });
  await page.setViewportSize({ width: 1440, height: 900 });
}

for (const [prefix, words] of [
  [
    "",
    {
      verify: "Verify this number",
      setUp: "Set up an app",
      password: "Password",
      goOn: "Continue",
      remove: "Delete my account",
    },
  ],
  [
    "/fr",
    {
      verify: "Vérifier ce numéro",
      setUp: "Configurer une application",
      password: "Mot de passe",
      goOn: "Continuer",
      remove: "Supprimer mon compte",
    },
  ],
] as const) {
  test(`the profile and its dialogs are accessible and nowhere too wide (${prefix || "/"})`, async ({ page }) => {
    test.slow();
    await openProfile(page, { address: `${prefix}/account/profile` });
    await expectFine(page, "the profile");
    await page.getByRole("button", { name: words.verify }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await expectFine(page, "the phone");
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: words.remove }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: words.remove }).click();
    await expectFine(page, "the deletion");
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: words.setUp }).click();
    await page.getByRole("dialog").getByRole("textbox", { name: words.password }).fill(DEMO_PASSWORD);
    await page.getByRole("dialog").getByRole("button", { name: words.goOn }).click();
    await expect(page.getByRole("img", { name: /QR/u })).toBeVisible();
    await expectFine(page, "the second factor");
  });
}
