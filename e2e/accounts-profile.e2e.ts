import { DEMO_PASSWORD } from "@vestpocket/demo/accounts/accounts.demo";
import { LANGUAGES } from "@vestpocket/domain/shared/text";
import { expectAccessible, expectWell, expectWellInBothLanguages, switchTo } from "./accessible.ts";
import { readLink, readOutbox } from "./accounts.ts";
import { expect, tabTo, test } from "./fixtures.ts";
import { field, openAsSigned, openProfile, section } from "./profile.ts";
import { VIEWPORTS } from "./viewports.ts";

test("a person changes their name with the mouse and with the keyboard, and it persists after a reload", async ({
  page,
}) => {
  await openProfile(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Welcome, Robin");
  await field(page, "First name").fill("  Anne-Marie ");
  await field(page, "Last name").fill("O’Brien");
  await page.getByRole("button", { name: "Save Changes", exact: true }).click();
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
  await tabTo(page, page.getByRole("button", { name: "Download my data", exact: true }));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog").getByRole("textbox", { name: "Password", exact: true })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Download my data", exact: true })).toBeFocused();
});

test("an email is changed by the link mailed to the new address, and the old address is notified", async ({ page }) => {
  const account = await openProfile(page);
  const newEmail = `new-${account.email}`;
  await field(page, "Email").fill(newEmail);
  await field(page, "Password").fill(DEMO_PASSWORD);
  await page.getByRole("button", { name: "Save Changes", exact: true }).click();
  await expect(page.getByText("Your profile has been saved. To confirm your new email")).toBeVisible();
  await expect(field(page, "Email"), "the old one counts until then").toHaveValue(account.email);
  await expect(section(page, "Your details")).toContainText(newEmail);
  await expect.poll(async () => (await readOutbox(account.email))[0]?.text).toContain(newEmail);

  const before = await readLink(newEmail);
  await page.getByRole("button", { name: "Send the link again", exact: true }).click();
  await expect(page.getByText("A link to confirm your email is on its way.")).toBeVisible();
  await expect.poll(() => readLink(newEmail)).not.toBe(before);
  const link = await readLink(newEmail);
  await page.goto(new URL(link).pathname + new URL(link).search);
  await expect(page.getByText("Your email is confirmed.")).toBeVisible();
  await openAsSigned(page);
  await expect(field(page, "Email")).toHaveValue(newEmail);
  await expect(section(page, "Your details").getByText("Confirmed", { exact: true })).toBeVisible();
});

const WORDS = {
  en: { verify: "Confirm this number", remove: "Delete my account" },
  fr: { verify: "Confirmer ce numéro", remove: "Supprimer mon compte" },
} as const;

test("the profile and its dialogs are accessible and fit every width in both languages", async ({ page }) => {
  const dialog = page.getByRole("dialog").or(page.getByRole("alertdialog"));
  const leave = async () => {
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
  };
  await openProfile(page);
  for (const language of LANGUAGES) {
    const words = WORDS[language];
    if (language === "fr") await switchTo(page, language);
    await page.setViewportSize(VIEWPORTS[language]);
    await expectWell(page, `the profile (${language})`);
    await page.getByRole("button", { name: words.verify, exact: true }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await expectAccessible(page, `the phone (${language})`);
    await leave();
    await page.getByRole("button", { name: words.remove, exact: true }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: words.remove, exact: true }).click();
    await expectWell(page, `the deletion (${language})`);
    await leave();
  }
  await page.getByRole("button", { name: "Configurer une application", exact: true }).click();
  await dialog.getByRole("textbox", { name: "Mot de passe", exact: true }).fill(DEMO_PASSWORD);
  await dialog.getByRole("button", { name: "Continuer", exact: true }).click();
  await expect(page.getByRole("img", { name: /^(?:QR code|Code QR) .+$/u })).toBeVisible();
  await expectWellInBothLanguages(page, "the second factor");
});
