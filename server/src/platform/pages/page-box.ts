import { PDFArray, PDFName, PDFNumber, type PDFPage } from "@cantoo/pdf-lib";

/** In points from the origin of a page. */
export interface PageBox {
  readonly left: number;
  readonly bottom: number;
  readonly width: number;
  readonly height: number;
}

const LETTER: PageBox = { left: 0, bottom: 0, width: 612, height: 792 };

/** What is shown of a page, as PDFium reckons it: its media box, cropped. */
export function readPageBox(page: PDFPage): PageBox {
  const media = readBox(page, "MediaBox") ?? LETTER;
  const crop = readBox(page, "CropBox");
  return crop === undefined ? media : intersect(crop, media);
}

/** By how many degrees a page is turned clockwise when it is shown: 0, 90, 180 or 270. */
export function readTurn(page: PDFPage): number {
  const turn = page.doc.context.lookup(page.node.getInheritableAttribute(PDFName.of("Rotate")));
  const quarters = turn instanceof PDFNumber ? Math.trunc(turn.asNumber() / 90) % 4 : 0;
  return ((quarters + 4) % 4) * 90;
}

function readBox({ node, doc }: PDFPage, name: string): PageBox | undefined {
  const box = doc.context.lookup(node.getInheritableAttribute(PDFName.of(name)));
  if (!(box instanceof PDFArray) || box.size() < 4) return undefined;
  const corners = [0, 1, 2, 3].map((at) => box.lookup(at));
  const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = corners.map((each) => (each instanceof PDFNumber ? each.asNumber() : 0));
  const [width, height] = [Math.abs(x2 - x1), Math.abs(y2 - y1)];
  return width > 0 && height > 0 ? { left: Math.min(x1, x2), bottom: Math.min(y1, y2), width, height } : undefined;
}

function intersect(one: PageBox, other: PageBox): PageBox {
  const [left, bottom] = [Math.max(one.left, other.left), Math.max(one.bottom, other.bottom)];
  const right = Math.min(one.left + one.width, other.left + other.width);
  const top = Math.min(one.bottom + one.height, other.bottom + other.height);
  return { left, bottom, width: Math.max(0, right - left), height: Math.max(0, top - bottom) };
}
