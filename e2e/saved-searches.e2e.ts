import type { Page } from "@playwright/test";
import { expectAccessible, expectWellInBothLanguages } from "./accessible.ts";
import { inventAccount, readCode } from "./accounts.ts";
import { choose, dropdown, expect, open, test } from "./fixtures.ts";
import { PHONE } from "./viewports.ts";

const NAME = "Annonces à Toronto";
const main = (page: Page) => page.getByRole("main");
const button = (page: Page, name: string) => main(page).getByRole("button", { name, exact: true });

async function signUp(page: Page) {
  const account = inventAccount();
  const { firstName, lastName, email, password, phoneNumber } = account;
  const details = { firstName, lastName, email, password, confirmation: password };
  for (const [name, text] of Object.entries(details)) await main(page).locator(`[name=${name}]`).fill(text);
  await main(page).locator("[name=agrees]").check();
  await page.keyboard.press("Enter");
  await main(page).locator("[name=phoneNumber]").fill(phoneNumber);
  await page.keyboard.press("Enter");
  const code = main(page).locator("[name=verificationCode]");
  await expect(code).toBeVisible();
  await code.fill(await readCode(phoneNumber));
  await page.keyboard.press("Enter");
}

const act = async (page: Page, action: string) => {
  await button(page, `Autres actions pour ${NAME}`).click();
  await button(page, action).click();
};

test("a visitor with a phone asks to save a market in French, signs up, and finds the search in the account", async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await open(page, "/fr/browse/ontario/toronto");
  await main(page).getByRole("link", { name: "Enregistrer cette recherche", exact: true }).click();
  await expect(page).toHaveURL(/\/fr\/sign-up\?next=.+save%3D1$/u);
  await signUp(page);

  const dialog = page.getByRole("dialog", { name: "Enregistrer cette recherche", exact: true });
  await expect(dialog.getByRole("textbox", { name: "Nom", exact: true })).toHaveValue(NAME);
  await expect(page).toHaveURL("/fr/search-results?province=Ontario&city=Toronto");
  const consent = dialog.getByRole("checkbox");
  await expect(consent).not.toBeChecked();
  await dialog.getByRole("button", { name: "Enregistrer", exact: true }).click();
  await expect(consent).toHaveAttribute("aria-invalid", "true");
  await expectAccessible(page, "the dialog that saves a search");
  await consent.check();
  await dialog.getByRole("button", { name: "Enregistrer", exact: true }).click();
  await expect(dialog).toBeHidden();

  // The map fills a phone's screen, and what is shown on it is saved there too.
  await main(page).getByRole("link", { name: "Carte", exact: true }).click();
  const map = page.getByRole("dialog", { name: "Carte", exact: true });
  await map.getByRole("button", { name: "Enregistrée", exact: true }).click();
  const saved = page.getByRole("dialog", { name: "Recherche enregistrée", exact: true });
  await saved.getByRole("button", { name: "Annuler", exact: true }).click();
  await map.getByRole("button", { name: "Liste", exact: true }).click();

  await button(page, "Enregistrée").click();
  await saved.getByRole("link", { name: "Toutes les recherches enregistrées", exact: true }).click();
  await expect(page).toHaveURL("/fr/account/searches");
  const search = main(page).getByRole("article");
  await expect(search.getByRole("listitem")).toHaveText(["Toronto", "Ontario"]);
  await choose(page, `Courriels sur ${NAME}`, "Une fois par semaine");
  await act(page, "Suspendre les courriels");
  await expect(search.getByText("En pause", { exact: true })).toBeVisible();
  await act(page, "Supprimer");
  await expect(search).toHaveCount(0);
  await button(page, "Annuler").click();
  await expect(dropdown(page, `Courriels sur ${NAME}`)).toContainText("Une fois par semaine");
  await expect(search.getByText("En pause", { exact: true })).toBeVisible();
  await expectWellInBothLanguages(page, "the saved searches");
});
