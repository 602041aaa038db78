import { expectWell, expectWellInBothLanguages, PHONE, VIEWPORTS } from "./accessible.ts";
import { call, makePoster } from "./accounts.ts";
import { choose, expect, expectNoShifts, open, recordShifts, signIn, test } from "./fixtures.ts";
import { publish } from "./payments.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

/** A PDF of two pages with a line of text each. */
function writePdf(): Buffer {
  const text = (line: string) => `BT /F1 24 Tf 72 700 Td (${line}) Tj ET`;
  const stream = (content: string) => `<< /Length ${content.length} >>\nstream\n${content}\nendstream`;
  const page = (content: number) =>
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents ${content} 0 R /Resources << /Font << /F1 7 0 R >> >> >>`;
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [3 0 R 4 0 R] /Count 2 >>",
    ...[page(5), page(6)],
    ...[stream(text("Rent roll, first floor")), stream(text("Rent roll, second floor"))],
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>",
  ];
  let file = "%PDF-1.4\n";
  const places = objects.map((object, at) => {
    const place = file.length;
    file += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(place).padStart(10, "0")} 00000 n \n`;
  });
  const start = file.length;
  const size = objects.length + 1;
  file += `xref\n0 ${size}\n0000000000 65535 f \n${places.join("")}`;
  return Buffer.from(`${file}trailer << /Size ${size} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`);
}

test("an owner adds a document, a reader whom they let in reads it on a phone in French, the owner sees it and revokes", async ({
  browser,
  page,
}) => {
  const { account: owner, propertyId } = await publish(page, { title: "Warehouse with two docks" });
  const main = page.getByRole("main");
  await signIn(page, owner);
  await page.setViewportSize(VIEWPORTS.en);
  await open(page, `/property/${propertyId}`);
  await main.getByRole("link", { name: "Deal room" }).click();
  await expect(main.getByText("You have not added any documents yet.")).toBeVisible();
  await choose(main, "Folder", "Leases");
  const file = { name: "Rent roll.pdf", mimeType: "application/pdf", buffer: writePdf() };
  await main.getByLabel("File", { exact: true }).setInputFiles(file);
  await expect(page.getByText("The document was added.")).toBeVisible();
  const leases = main.getByRole("region", { name: "Leases" });
  await expect(leases).toContainText("2 pages");
  await expectWellInBothLanguages(page, "an owner's deal room");

  const buyer = await makePoster({ language: "fr" });
  const credentials = { email: buyer.email, password: buyer.password, tokenTransport: "body" };
  const { accessToken: token } = await call<{ accessToken: string }>("POST", "/v1/auth/sign-in", credentials);
  const asked = { purpose: "buy", capacity: "self", company: "", message: "" };
  await call("POST", `/v1/access/${propertyId}/request`, asked, { token });

  const context = await browser.newContext({ viewport: PHONE, reducedMotion: "reduce" });
  await context.addInitScript(recordShifts);
  const phone = await context.newPage();
  const room = phone.getByRole("main");
  await signIn(phone, buyer);
  await open(phone, `/fr/property/${propertyId}/room`);
  const baux = room.getByRole("region", { name: "Baux" });
  await expect(baux).toContainText("une fois que le propriétaire vous aura donné accès");
  await expect(room.getByText("Rent roll")).toHaveCount(0);

  await open(page, "/account/access");
  await main.getByRole("button", { name: "Approve" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Approve" }).click();
  await expect(page.getByText("The request was approved.")).toBeVisible();

  await phone.reload();
  await expect(room.getByText(/Le propriétaire voit quelles pages vous ouvrez/u)).toBeVisible();
  await baux.getByRole("link", { name: "Rent roll" }).click();
  await expect(room.getByRole("img", { name: "Page 1 de « Rent roll »" })).toBeVisible();
  await room.getByRole("button", { name: "Page suivante" }).click();
  await expect(room.getByRole("img", { name: "Page 2 de « Rent roll »" })).toBeVisible();
  await expectNoShifts(phone, "turning the pages of a document");
  await expectWell(phone, "a page of a document, in French");

  await open(page, `/property/${propertyId}/room`);
  await expect(main.getByRole("region", { name: "Who opened what" })).toContainText("2 of 2 pages");
  await open(page, "/account/access?box=current");
  await main.getByRole("button", { name: "Revoke" }).click();
  await dialog.getByRole("textbox", { name: "Reason" }).fill("Sold.");
  await dialog.getByRole("button", { name: "Revoke" }).click();
  await expect(page.getByText("The access was revoked.")).toBeVisible();

  await room.getByRole("button", { name: "Page précédente" }).click();
  await expect(room.getByText("Vous n’avez plus accès à ce document.")).toBeVisible();
  await context.close();
});
