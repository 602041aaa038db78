import { degrees, PDFDocument, type PDFEmbeddedPage, PDFName, type PDFPage, rgb, StandardFonts } from "@cantoo/pdf-lib";
import sharp from "sharp";
import { layLabel } from "./label.ts";
import type { Mark } from "./marked-page.ts";
import { drawTile, PAGE_CHIPS, TILE_CHIPS } from "./marker.ts";
import { type PageBox, readPageBox, readTurn } from "./page-box.ts";
import { toForm } from "./page-content.ts";

/** A page's width in pixels when drawing the marker's tile: eight per chip. */
const TILE_PAGE_WIDTH = PAGE_CHIPS * 8;

/**
 * A copy of a PDF file with a reader's marks on each page, in its keywords and as invisible text. Its form fields and
 * comments stay. Throws if it cannot be read.
 */
export async function stampPdf(bytes: Uint8Array, mark: Mark): Promise<Uint8Array> {
  const pdf = await PDFDocument.load(bytes, { updateMetadata: false });
  const font = await pdf.embedFont(StandardFonts.Helvetica);
  const tile = await drawTilePicture(mark);
  const overlays = new Map<string, PDFEmbeddedPage>();
  // A damaged file may list a page twice.
  for (const page of new Map(pdf.getPages().map((page) => [page.node, page])).values()) {
    const box = readPageBox(page);
    const turn = readTurn(page);
    const [width, height] = turn % 180 === 0 ? [box.width, box.height] : [box.height, box.width];
    const size = `${Math.round(width)} ${Math.round(height)}`;
    const known = overlays.get(size);
    const [overlay] = known ? [known] : await pdf.embedPdf(await drawOverlay({ width, height, tile, mark }), [0]);
    if (overlay === undefined) throw new Error("a page's marks could not be drawn");
    overlays.set(size, overlay);
    const content = pdf.context.register(toForm(page, box));
    const resources = { XObject: { Content: content, Marks: overlay.ref }, Font: { Code: font.ref } };
    const scale = [width / overlay.width, 0, 0, height / overlay.height, 0, 0].join(" ");
    page.node.set(PDFName.of("Resources"), pdf.context.obj(resources));
    const operators = [
      `q /Content Do Q q ${[...toUpright(box, turn)].join(" ")} cm ${scale} cm /Marks Do Q`,
      `BT 3 Tr /Code 4 Tf ${box.left + 2} ${box.bottom + 2} Td ${font.encodeText(mark.code)} Tj ET`,
    ];
    page.node.set(PDFName.of("Contents"), pdf.context.register(pdf.context.flateStream(operators.join("\n"))));
  }
  pdf.setKeywords([...(pdf.getKeywords()?.split(" ") ?? []), mark.code]);
  return pdf.save();
}

/** The matrix that turns what is drawn upright from 0, 0 so that it is shown upright in the box of a turned page. */
function toUpright({ left, bottom, width, height }: PageBox, turn: number): readonly number[] {
  if (turn === 90) return [0, 1, -1, 0, left + width, bottom];
  if (turn === 180) return [-1, 0, 0, -1, left + width, bottom + height];
  if (turn === 270) return [0, -1, 1, 0, left, bottom + height];
  return [1, 0, 0, 1, left, bottom];
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
