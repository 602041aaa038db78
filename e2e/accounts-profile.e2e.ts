import { DEMO_PASSWORD } from "@vestpocket/demo/accounts/accounts.demo";
import { DESKTOP, expectWell, PHONE } from "./accessible.ts";
import { readLink, readOutbox } from "./accounts.ts";
import { expect, tabTo, test } from "./fixtures.ts";
import { field, openAsSigned, openProfile, section } from "./profile.ts";

test.use({ contextOptions: { reducedMotion: "reduce" }, viewport: DESKTOP });

test("a person changes their name with the mouse and with the keyboard, and finds it again after a reload", async ({
  page,
}) => {
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

test("an email is changed by the link mailed to the new address, and the old address is notified", async ({ page }) => {
  const account = await openProfile(page);
  const newEmail = `new-${account.email}`;
  await field(page, "Email").fill(newEmail);
  await field(page, "Password").fill(DEMO_PASSWORD);
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(page.getByText("Your profile has been saved. To confirm your new email")).toBeVisible();
  await expect(field(page, "Email"), "the old one counts until then").toHaveValue(account.email);
  await expect(section(page, "Your details")).toContainText(newEmail);
  await expect.poll(async () => (await readOutbox(account.email))[0]?.text).toContain(newEmail);

  const before = await readLink(newEmail);
  await page.getByRole("button", { name: "Send the link again" }).click();
  await expect(page.getByText("A link to confirm your email is on its way.")).toBeVisible();
  await expect.poll(() => readLink(newEmail)).not.toBe(before);
  const link = await readLink(newEmail);
  await page.goto(new URL(link).pathname + new URL(link).search);
  await expect(page.getByText("Your email is confirmed.")).toBeVisible();
  await openAsSigned(page);
  await expect(field(page, "Email")).toHaveValue(newEmail);
  await expect(section(page, "Your details").getByText("Confirmed", { exact: true })).toBeVisible();
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
