import { degrees, PDFDocument, type PDFPage, rgb, StandardFonts, TextRenderingMode } from "@cantoo/pdf-lib";
import sharp from "sharp";
import { layLabel } from "./label.ts";
import type { Mark } from "./marked-page.ts";
import { drawTile, PAGE_CHIPS, TILE_CHIPS } from "./marker.ts";

/** A page's width in pixels when drawing the marker's tile: eight per chip. */
const TILE_PAGE_WIDTH = PAGE_CHIPS * 8;

/** A copy of a PDF file with a reader's marks on each page, in its keywords and as invisible text. */
export async function stampPdf(bytes: Uint8Array, mark: Mark): Promise<Uint8Array> {
  const pdf = await PDFDocument.load(bytes, { updateMetadata: false });
  const font = await pdf.embedFont(StandardFonts.Helvetica);
  const tile = await drawTilePicture(mark);
  const overlays = new Map<string, Awaited<ReturnType<typeof pdf.embedPdf>>[number]>();
  for (const page of pdf.getPages()) {
    const { x, y, width, height } = page.getCropBox();
    const size = `${Math.round(width)} ${Math.round(height)}`;
    const known = overlays.get(size);
    const [overlay] = known ? [known] : await pdf.embedPdf(await drawOverlay({ width, height, tile, mark }), [0]);
    if (overlay === undefined) throw new Error("a page's marks could not be drawn");
    overlays.set(size, overlay);
    page.drawPage(overlay, { x, y, width, height });
    page.drawText(mark.code, { x: x + 2, y: y + 2, size: 4, font, renderMode: TextRenderingMode.Invisible });
  }
  pdf.setKeywords([...(pdf.getKeywords()?.split(" ") ?? []), mark.code]);
  return pdf.save();
}

/** The marker's tile as a picture that darkens what is under it. */
async function drawTilePicture({ marker }: Mark): Promise<Buffer> {
  const { size, levels } = drawTile(marker, TILE_PAGE_WIDTH);
  const pixels = new Uint8Array(levels.length * 4);
  for (const [at, level] of levels.entries()) pixels[at * 4 + 3] = level;
  return sharp(pixels, { raw: { width: size, height: size, channels: 4 } })
    .png()
    .toBuffer();
}

interface Overlay {
  readonly width: number;
  readonly height: number;
  readonly tile: Buffer;
  readonly mark: Mark;
}

/** A page with only the marks, shared by all pages of its size. */
async function drawOverlay({ width, height, tile, mark }: Overlay): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  const page = pdf.addPage([width, height]);
  const picture = await pdf.embedPng(tile);
  const side = (width / PAGE_CHIPS) * TILE_CHIPS;
  for (let top = height; top > 0; top -= side) {
    for (let left = 0; left < width; left += side) {
      page.drawImage(picture, { x: left, y: top - side, width: side, height: side });
    }
  }
  drawLabels(page, mark.label);
  return pdf.save();
}

function drawLabels(page: PDFPage, text: string): void {
  const { width, height } = page.getSize();
  const cell = layLabel(text, width);
  for (let row = 0; row * cell.height < height; row += 1) {
    const shift = row % 2 === 0 ? 0 : cell.width / 2;
    for (let left = -shift; left < width; left += cell.width) {
      page.drawSvgPath(cell.path, {
        x: left + cell.margin,
        y: height - (row + 1) * cell.height + cell.margin,
        scale: cell.scale,
        rotate: degrees(cell.rise),
        color: rgb(0.38, 0.38, 0.38),
        opacity: 0.22,
      });
    }
  }
}
