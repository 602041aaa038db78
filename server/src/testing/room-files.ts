import { deflateSync } from "node:zlib";
import { PDFDocument, PDFName, PDFRawStream, rgb, StandardFonts } from "@cantoo/pdf-lib";
import sharp from "sharp";
import { buildForm } from "./forms.ts";

/** Points. */
const A4 = { width: 595, height: 842 };

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

/** A PDF of A4 pages, each a color scan at 600 dpi. */
export async function buildScan(pages: number): Promise<Buffer> {
  const pdf = await PDFDocument.create();
  const scanned = sharp({ create: { width: 4_960, height: 7_016, channels: 3, background: "#fed" } });
  const picture = await pdf.embedJpg(await scanned.jpeg().toBuffer());
  for (let number = 1; number <= pages; number += 1) pdf.addPage([A4.width, A4.height]).drawImage(picture, A4);
  return Buffer.from(await pdf.save());
}

/** A small PDF of empty pages. One shows as many pictures over each other, of 900 megapixels in black and white. */
export async function buildCostlyPdf({ pages, costly, pictures }: { pages: number; costly: number; pictures: number }) {
  const side = 30_000;
  const pdf = await PDFDocument.create();
  for (let number = 1; number <= pages; number += 1) pdf.addPage([A4.width, A4.height]);
  const { node } = pdf.getPage(costly - 1);
  const look = { Type: "XObject", Subtype: "Image", Width: side, Height: side, ColorSpace: "DeviceGray" };
  const packed = deflateSync(Buffer.alloc((side / 8) * side));
  const names = Array.from({ length: pictures }, (_, at) => `I${at}`);
  for (const name of names) {
    const dictionary = pdf.context.obj({ ...look, BitsPerComponent: 1, Filter: "FlateDecode" });
    node.setXObject(PDFName.of(name), pdf.context.register(PDFRawStream.of(dictionary, packed)));
  }
  const content = names.map((name) => `q 595 0 0 842 0 0 cm /${name} Do Q`).join("\n");
  node.set(PDFName.of("Contents"), pdf.context.register(pdf.context.stream(content)));
  return Buffer.from(await pdf.save());
}
