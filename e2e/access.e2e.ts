import { expectWell, expectWellInBothLanguages, PHONE, VIEWPORTS } from "./accessible.ts";
import { makePoster } from "./accounts.ts";
import { expect, open, signIn, test } from "./fixtures.ts";
import { publish } from "./payments.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const SECRET = "The Old Tannery";

test("what an owner keeps confidential is read by whom they let in and who signed, until they revoke it", async ({
  browser,
  page,
}) => {
  const { account: owner, propertyId } = await publish(page, {
    title: "Brick building with twelve homes",
    type: "Investment Properties",
    subtype: "Multi-Family",
  });
  const main = page.getByRole("main");
  await signIn(page, owner);
  await page.setViewportSize(VIEWPORTS.en);
  await open(page, `/create-listing?edit=${propertyId}`);
  await main.getByLabel("Net Operating Income").fill("180000");
  await main.getByRole("radio", { name: "Confidential: after an NDA" }).check();
  await main.getByRole("textbox", { name: "Building or business name" }).fill(SECRET);
  await main.getByRole("checkbox", { name: "Net Operating Income" }).check();
  await main.getByRole("button", { name: "Save Changes" }).click();
  await expect(page.getByText("Your changes have been saved.")).toBeVisible();

  await open(page, `/property/${propertyId}`);
  await expect(main.getByText(SECRET)).toBeVisible();
  await main.getByRole("link", { name: "Choose an agreement" }).click();
  await main.getByRole("radio", { name: "Standard text" }).check();
  await main.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Saved. Readers are asked for it from now on.")).toBeVisible();

  const context = await browser.newContext({ viewport: PHONE, reducedMotion: "reduce" });
  const phone = await context.newPage();
  const listing = phone.getByRole("main");
  const buyer = await makePoster({ language: "fr" });
  await signIn(phone, buyer);
  await open(phone, `/fr/property/${propertyId}`);
  const confidential = listing.locator("section").filter({ has: phone.getByRole("heading", { name: "Confidentiel" }) });
  await expect(confidential).toContainText("Nom de l’immeuble ou de l’entreprise");
  await expect(confidential).toContainText(/100\s000\s\$.*250\s000\s\$/u);
  const access = phone.getByRole("region", { name: "Votre accès" });
  await expect(access).toContainText(buyer.email);
  await expectWell(phone, "what a listing withholds, in French");
  await access
    .getByRole("textbox", { name: "Message (facultatif)" })
    .fill("Je cherche un immeuble de douze logements.");
  await access.getByRole("button", { name: "Demander l’accès" }).click();
  await expect(access.getByText("Le propriétaire a reçu votre demande.")).toBeVisible();

  await open(page, "/account/access");
  await expect(main.getByText("Je cherche un immeuble de douze logements.")).toBeVisible();
  await expectWellInBothLanguages(page, "requests to decide");
  await main.getByRole("button", { name: "Approuver" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Approuver" }).click();
  await expect(page.getByText("La demande a été approuvée.")).toBeVisible();

  await phone.reload();
  await expect(access).toContainText("Signez l’entente");
  await expect(listing.getByText(SECRET)).toHaveCount(0);
  await listing.getByRole("link", { name: "Lire et signer l’entente" }).click();
  await expect(listing.getByRole("article")).toHaveAttribute("lang", "fr");
  await listing.getByRole("radio", { name: "Moi-même" }).check();
  await listing.getByRole("textbox", { name: "Mot de passe" }).fill(buyer.password);
  await listing.getByRole("checkbox", { name: "J’ai lu l’entente et je l’accepte." }).check();
  await expectWell(phone, "an agreement to sign, in French");
  await listing.getByRole("button", { name: "Signer l’entente" }).click();
  await expect(listing.getByText(SECRET)).toBeVisible();

  await open(page, `/property/${propertyId}/agreement`);
  await expect(main.getByText(buyer.email)).toBeVisible();
  await expectWell(page, "an owner's agreement and its signatures");
  await open(page, "/account/access?box=current");
  await main.getByRole("button", { name: "Revoke" }).click();
  await dialog.getByRole("textbox", { name: "Reason" }).fill("The building is sold.");
  await dialog.getByRole("button", { name: "Revoke" }).click();
  await expect(page.getByText("The access was revoked.")).toBeVisible();

  await phone.reload();
  await expect(access).toContainText("Le propriétaire a mis fin à votre accès.");
  await expect(access).toContainText("The building is sold.");
  await expect(listing.getByText(SECRET)).toHaveCount(0);
  await context.close();
});
