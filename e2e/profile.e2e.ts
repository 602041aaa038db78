import { DEMO_PASSWORD } from "@vestpocket/demo/accounts/accounts.demo";
import { formatPhone } from "@vestpocket/domain/phones/phones.rules";
import { DESKTOP, expectWell, PHONE } from "./accessible.ts";
import { inventPhone, readCode, readLink, readOutbox } from "./accounts.ts";
import { expect, tabTo, test } from "./fixtures.ts";
import { field, openAsSigned, openProfile, section } from "./profile.ts";

test.use({ contextOptions: { reducedMotion: "reduce" }, viewport: DESKTOP });

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
  await expect(dialog.getByRole("textbox", { name: "Password" })).toHaveAccessibleDescription("Password is required.");
  await dialog.getByRole("textbox", { name: "Password" }).fill(DEMO_PASSWORD);
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

test("an e-mail is changed by the link mailed to the new one, and the old one is told", async ({ page }) => {
  const account = await openProfile(page);
  const newEmail = `new-${account.email}`;
  await field(page, "Email").fill(newEmail);
  await field(page, "Password").fill(DEMO_PASSWORD);
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
  await page.goto(new URL(link).pathname + new URL(link).search);
  await expect(page.getByText("Your email is confirmed.")).toBeVisible();
  await openAsSigned(page);
  await expect(field(page, "Email")).toHaveValue(newEmail);
  await expect(section(page, "Your details").getByText("Confirmed", { exact: true })).toBeVisible();
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
  test(`the profile and its dialogs are accessible and fit every width (${prefix || "/"})`, async ({ page }) => {
    await page.setViewportSize(prefix === "" ? DESKTOP : PHONE);
    await openProfile(page, { address: `${prefix}/account/profile` });
    await expectWell(page, "the profile");
    await page.getByRole("button", { name: words.verify }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await expectWell(page, "the phone");
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: words.remove }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: words.remove }).click();
    await expectWell(page, "the deletion");
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: words.setUp }).click();
    await page.getByRole("dialog").getByRole("textbox", { name: words.password }).fill(DEMO_PASSWORD);
    await page.getByRole("dialog").getByRole("button", { name: words.goOn }).click();
    await expect(page.getByRole("img", { name: /QR/u })).toBeVisible();
    await expectWell(page, "the second factor");
  });
}
