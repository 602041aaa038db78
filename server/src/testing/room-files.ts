import { PDFDocument, rgb, StandardFonts } from "@cantoo/pdf-lib";
import { buildForm } from "./forms.ts";

/** A PDF of pages with lines of text, in letter size. A black box may lie over the secret. */
export async function buildPdf({
  pages = 2,
  lines = 40,
  password = "",
  secret = "",
  isCovered = false,
} = {}): Promise<Buffer> {
  const pdf = await PDFDocument.create();
  const font = await pdf.embedFont(StandardFonts.Helvetica);
  for (let number = 1; number <= pages; number += 1) {
    const page = pdf.addPage([612, 792]);
    for (let line = 0; line < lines; line += 1) {
      const text = `Page ${number}, line ${line}: the rent of suite ${line * 7} is reviewed every ${number} years.`;
      page.drawText(text, { x: 60, y: 730 - line * 16, size: 11, font });
    }
    page.drawText(secret, { x: 60, y: 760, size: 11, font });
    if (isCovered) page.drawRectangle({ x: 50, y: 750, width: 500, height: 30, color: rgb(0, 0, 0) });
    page.drawRectangle({ x: 60, y: 40, width: 200, height: 30, color: rgb(0.8, 0.1, 0.1), opacity: 0.5 });
  }
  if (password !== "") pdf.encrypt({ userPassword: password, ownerPassword: password, permissions: {} });
  return Buffer.from(await pdf.save());
}

/** The form that adds a document to a room. */
export function buildDocumentForm(content: Uint8Array, filename = "Rent roll.pdf") {
  return buildForm([{ name: "file", filename, content }]);
}
