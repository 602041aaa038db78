import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import type { Page } from "@playwright/test";
import type { NewAccount } from "@vestpocket/domain/accounts/accounts.factory";
import { revokeAccess } from "./access.ts";
import { expectWell, expectWellInBothLanguages } from "./accessible.ts";
import { makePoster } from "./accounts.ts";
import { expect, open, signIn, test } from "./fixtures.ts";
import { publish } from "./payments.ts";
import { readToken, toStep, unfold, writeFile } from "./posting.ts";
import { twoPages } from "./room-files.ts";
import { PHONE, VIEWPORTS } from "./viewports.ts";

const SECRET = "The Old Tannery";
const TRACE_TOOL = fileURLToPath(new URL("../tools/trace.ts", import.meta.url));

test("an owner's secret is read by approved people and signers until access is revoked; copies and certificates identify their reader", async ({
  browser,
  page,
  watch,
}) => {
  const { account: owner, propertyId } = await publish(page, {
    title: "Bakery with two ovens",
    type: "Sale of Business",
    subtype: "Food & Beverage",
  });
  await signIn(page, owner);
  await page.setViewportSize(VIEWPORTS.en);
  await keepConfidential(page, propertyId);
  await addDocument(page, { owner, propertyId });

  const visiting = await browser.newContext();
  const visitor = await visiting.newPage();
  await open(visitor, `/listing/${propertyId}`);
  await expect(visitor.getByRole("heading", { name: "Bakery with two ovens", exact: true })).toBeVisible();
  await expect(visitor.getByText("Building or business name")).toBeVisible();
  await expect(visitor.getByText(SECRET)).toHaveCount(0);
  await visiting.close();

  const context = await browser.newContext({ viewport: PHONE });
  const phone = await context.newPage();
  const buyer = await makePoster({ language: "fr" });
  await signIn(phone, buyer);
  await askInFrench(phone, { buyer, propertyId });
  await approve(page);
  await signInFrench(phone, buyer);
  const leaked = await readRoom(phone, buyer);

  await lookAtLog(page, propertyId);
  // The reader has a page of the document open.
  watch.expectFailing(/\/v1\/rooms\/documents\/[\w-]{36}\/(?:pages\/\d|looks)/u);
  await revokeAccess(page, "The bakery is sold.");
  await phone.getByRole("button", { name: "Page suivante", exact: true }).click();
  await expect(phone.getByText("Vous n’avez plus accès à ce document.")).toBeVisible();
  await open(phone, `/fr/property/${propertyId}`);
  await expect(phone.getByRole("region", { name: "Votre accès", exact: true })).toContainText("The bakery is sold.");
  await expect(phone.getByText(SECRET)).toHaveCount(0);

  await verifyCertificate(phone);
  const env = { ...process.env, DATA_DIR: process.env.E2E_DATA_DIR };
  const file = writeFile({ name: "leaked.webp", buffer: leaked });
  const { stdout } = await promisify(execFile)(process.execPath, [TRACE_TOOL, file], { env });
  expect(stdout).toContain(`<${buyer.email}>`);
  await context.close();
});

/**
 * The owner restricts a name to approved people and a figure to signers, and shows a public page. The listing then
 * requires the standard agreement.
 */
async function keepConfidential(page: Page, propertyId: string): Promise<void> {
  const main = page.getByRole("main");
  await open(page, `/create-listing?edit=${propertyId}&step=price`);
  await unfold(page);
  await main.getByLabel("Cash Flow ($ / year)", { exact: true }).fill("180000");
  await toStep(page, "Who sees what");
  await main.getByRole("radio", { name: "Confidential: NDA required", exact: true }).check();
  await unfold(page);
  await main.getByRole("textbox", { name: "Building or business name", exact: true }).fill(SECRET);
  await main.getByRole("checkbox", { name: "Cash Flow", exact: true }).check();
  await unfold(page);
  await main.getByRole("radio", { name: "Without a photo", exact: true }).check();
  await main.getByRole("button", { name: "Save Changes", exact: true }).click();
  await expect(page.getByText("Your changes have been saved.")).toBeVisible();
  await open(page, `/property/${propertyId}`);
  await expect(main.getByText(SECRET)).toBeVisible();
  await main.getByRole("tab", { name: "Access and NDA", exact: true }).click();
  await expect(main.getByRole("radio", { name: "Standard text", exact: true })).toBeChecked();
}

interface OwnListing {
  readonly owner: NewAccount;
  readonly propertyId: string;
}

/** The owner adds a document to the room, for approved people. */
async function addDocument(page: Page, { owner, propertyId }: OwnListing): Promise<void> {
  const headers = { authorization: `Bearer ${await readToken(page, owner.email)}` };
  const multipart = { file: twoPages("Rent roll.pdf") };
  const answer = await page.request.post(`/v1/rooms/${propertyId}/documents?folder=leases`, { headers, multipart });
  expect(answer.status()).toBe(201);
}

async function askInFrench(phone: Page, { buyer, propertyId }: { buyer: NewAccount; propertyId: string }) {
  await open(phone, `/fr/property/${propertyId}`);
  const confidential = phone
    .locator("section")
    .filter({ has: phone.getByRole("heading", { name: "Confidentiel", exact: true }) });
  await expect(confidential).toContainText("Nom de l’immeuble ou de l’entreprise");
  await expect(confidential).toContainText(/100\s000\s\$.*250\s000\s\$/u);
  const access = phone.getByRole("region", { name: "Votre accès", exact: true });
  await expect(access).toContainText(buyer.email);
  await expectWell(phone, "what a listing withholds, in French");
  await access.getByRole("textbox", { name: "Message (facultatif)", exact: true }).fill("Je cherche une boulangerie.");
  await access.getByRole("button", { name: "Demander l’accès", exact: true }).click();
  await expect(access.getByText("Le propriétaire a reçu votre demande.")).toBeVisible();
}

async function approve(page: Page): Promise<void> {
  const main = page.getByRole("main");
  await open(page, "/account/access");
  await expect(main.getByText("Je cherche une boulangerie.")).toBeVisible();
  await expectWellInBothLanguages(page, "requests to decide");
  await main.getByRole("button", { name: "Approuver", exact: true }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Approuver", exact: true }).click();
  await expect(page.getByText("La demande a été approuvée.")).toBeVisible();
}

async function signInFrench(phone: Page, { password }: NewAccount): Promise<void> {
  const main = phone.getByRole("main");
  await phone.reload();
  await expect(main.getByText(SECRET)).toHaveCount(0);
  await main.getByRole("link", { name: "Lire et signer l’entente", exact: true }).click();
  await expect(main.getByRole("article", { name: "Entente de confidentialité", exact: true })).toHaveAttribute(
    "lang",
    "fr",
  );
  await main.getByRole("radio", { name: "Moi-même", exact: true }).check();
  await main.getByRole("textbox", { name: "Mot de passe", exact: true }).fill(password);
  await main.getByRole("checkbox", { name: "J’ai lu l’entente et je l’accepte.", exact: true }).check();
  await expectWell(phone, "an agreement to sign, in French");
  await main.getByRole("button", { name: "Signer l’entente", exact: true }).click();
  await expect(main.getByText(SECRET)).toBeVisible();
}

/** Opens the document's first page and returns its picture as the server sends it to this reader. */
async function readRoom(phone: Page, { email }: NewAccount): Promise<Buffer> {
  const main = phone.getByRole("main");
  await main.getByRole("link", { name: "Salle de données", exact: true }).click();
  const picture = phone.waitForResponse(/\/v1\/rooms\/documents\/[^/]+\/pages\/1/u);
  await main.getByRole("link", { name: "Rent roll", exact: true }).click();
  await expect(main.getByRole("img", { name: "Page 1 de « Rent roll »", exact: true })).toBeVisible();
  const headers = { authorization: `Bearer ${await readToken(phone, email)}` };
  return (await phone.request.get((await picture).url(), { headers })).body();
}

async function lookAtLog(page: Page, propertyId: string): Promise<void> {
  const main = page.getByRole("main");
  await open(page, `/property/${propertyId}/agreement`);
  await expectWell(page, "an owner's agreement and its signatures");
  await open(page, `/account/access?box=readers&listing=${propertyId}`);
  await expect(main.getByText("Building or business name").first()).toBeVisible();
  await expect(main.getByRole("article").filter({ hasText: "Rent roll" })).toContainText("Deal room");
  await expectWellInBothLanguages(page, "who read what");
}

/** A signature stays with its signer: anyone can check its certificate. */
async function verifyCertificate(phone: Page): Promise<void> {
  await open(phone, "/fr/account/agreements");
  await expectWell(phone, "what somebody signed, in French");
  const download = phone.waitForEvent("download");
  await phone.getByRole("button", { name: "Télécharger le certificat", exact: true }).click();
  const certificate = await (await download).path();
  await open(phone, "/fr/verify");
  await phone.getByLabel("Certificat", { exact: true }).setInputFiles(certificate);
  await expect(phone.getByText(/il n’a pas été modifié/u)).toBeVisible();
}
