import { expectWell, expectWellInBothLanguages } from "./accessible.ts";
import { call, makePoster } from "./accounts.ts";
import { choose, expect, expectNoShifts, open, recordShifts, signIn, test } from "./fixtures.ts";
import { publish } from "./payments.ts";
import { twoPages } from "./room-files.ts";
import { PHONE, VIEWPORTS } from "./viewports.ts";

test("an owner adds a document, a reader with access reads it on a phone in French, the owner sees it and revokes access", async ({
  browser,
  page,
  watch,
}) => {
  const { account: owner, propertyId } = await publish(page, { title: "Warehouse with two docks" });
  const main = page.getByRole("main");
  await signIn(page, owner);
  await page.setViewportSize(VIEWPORTS.en);
  await open(page, `/property/${propertyId}`);
  await main.getByRole("tab", { name: "Deal room", exact: true }).click();
  await expect(main.getByText("You have not added any documents yet.")).toBeVisible();
  await choose(main, "Folder", "Leases");
  await main.getByLabel("Files", { exact: true }).setInputFiles(twoPages("Rent roll.pdf"));
  await expect(page.getByText("The file was added.")).toBeVisible();
  const leases = main.getByRole("region", { name: "Leases", exact: true });
  await expect(leases).toContainText("2 pages");
  await expectWellInBothLanguages(page, "an owner's deal room");

  const buyer = await makePoster({ language: "fr" });
  const credentials = { email: buyer.email, password: buyer.password, tokenTransport: "body" };
  const { accessToken: token } = await call<{ accessToken: string }>("POST", "/v1/auth/sign-in", credentials);
  const asked = { purpose: "buy", capacity: "self", company: "", message: "" };
  await call("POST", `/v1/access/${propertyId}/request`, asked, { token });

  const context = await browser.newContext({ viewport: PHONE });
  await context.addInitScript(recordShifts);
  const phone = await context.newPage();
  const room = phone.getByRole("main");
  await signIn(phone, buyer);
  await open(phone, `/fr/property/${propertyId}/room`);
  const baux = room.getByRole("region", { name: "Baux", exact: true });
  await expect(baux).toContainText("une fois que le propriétaire vous aura donné accès");
  await expect(room.getByText("Rent roll")).toHaveCount(0);

  await open(page, "/account/access");
  await main.getByRole("button", { name: "Approve", exact: true }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Approve", exact: true }).click();
  await expect(page.getByText("The request was approved.")).toBeVisible();

  await phone.reload();
  await expect(room.getByText(/Le propriétaire voit quelles pages vous ouvrez/u)).toBeVisible();
  await baux.getByRole("link", { name: "Rent roll", exact: true }).click();
  await expect(room.getByRole("img", { name: "Page 1 de « Rent roll »", exact: true })).toBeVisible();
  await room.getByRole("button", { name: "Page suivante", exact: true }).click();
  await expect(room.getByRole("img", { name: "Page 2 de « Rent roll »", exact: true })).toBeVisible();
  await expect(room.getByRole("button", { name: "Page suivante", exact: true }), "it was the last page").toBeFocused();
  await expectNoShifts(phone, "turning the pages of a document");
  await expectWell(phone, "a page of a document, in French");

  await open(page, `/property/${propertyId}/room`);
  await expect(main.getByRole("region", { name: "Who opened what", exact: true })).toContainText("2 of 2 pages");
  await open(page, "/account/access?box=current");
  // The reader has a page of the document open.
  watch.expectFailing(/\/v1\/rooms\/documents\/[\w-]{36}\/(?:pages\/\d|looks)/u);
  await main.getByRole("button", { name: "Revoke", exact: true }).click();
  const revoking = page.getByRole("alertdialog");
  await revoking.getByRole("textbox", { name: "Reason (they get it by email)", exact: true }).fill("Sold.");
  await revoking.getByRole("button", { name: "Revoke", exact: true }).click();
  await expect(page.getByText("Access revoked.")).toBeVisible();

  await room.getByRole("button", { name: "Page précédente", exact: true }).click();
  await expect(room.getByText("Vous n’avez plus accès à ce document.")).toBeVisible();
  await context.close();
});
