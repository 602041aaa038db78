import PDFDocument from "pdfkit";
import { encode } from "uqr";
import type { PdfBlock, PdfContent } from "./pdf-content.ts";
import { splitRuns, type Weight } from "./pdf-fonts.ts";

type Document = InstanceType<typeof PDFDocument>;

/** Points. Letter size, the Canadian standard. */
const SIZE: [number, number] = [612, 792];
const MARGIN = 56;
const WIDTH = SIZE[0] - 2 * MARGIN;
const BOTTOM = SIZE[1] - MARGIN;
const FOOTER = SIZE[1] - MARGIN + 20;
const NAME_WIDTH = 160;
const GAP = 12;
const QR_SIZE = 96;
const INK = "#0b1b33";
const QUIET = "#5a544d";
const LINE = "#e3dfd9";

const HEADINGS = { 1: { size: 20, before: 0 }, 2: { size: 13, before: 16 }, 3: { size: 10, before: 8 } } as const;
const BODY = 9.5;
const SMALL = 8;

/**
 * Draws a tagged PDF (PDF/UA-1), with its structure, language and fonts embedded. The same content produces the same
 * bytes.
 */
export async function drawPdf(content: PdfContent): Promise<Buffer> {
  const document = new PDFDocument({
    ...{ size: SIZE, margin: MARGIN, pdfVersion: "1.7", subset: "PDF/UA", tagged: true, displayTitle: true },
    lang: content.language === "fr" ? "fr-CA" : "en-CA",
    info: { Title: content.title, Author: "Vestpocket", CreationDate: content.createdAt, ModDate: content.createdAt },
    bufferPages: true,
  } as unknown as PDFKit.PDFDocumentOptions);
  const chunks: Buffer[] = [];
  document.on("data", (chunk: Buffer) => chunks.push(chunk));
  const done = new Promise<void>((resolve, reject) => document.on("end", resolve).on("error", reject));
  const root = document.struct("Document");
  document.addStructure(root);
  for (const block of content.blocks) drawBlock(document, { root, block });
  root.end();
  drawFooters(document, content.footer);
  document.end();
  await done;
  return Buffer.concat(chunks);
}

type Element = ReturnType<Document["struct"]>;

interface Placed<Kind extends PdfBlock["kind"] = PdfBlock["kind"]> {
  readonly root: Element;
  readonly block: Extract<PdfBlock, { kind: Kind }>;
}

function drawBlock(document: Document, { root, block }: Placed): void {
  if (block.kind === "page") document.addPage();
  else if (block.kind === "heading") drawHeading(document, { root, block });
  else if (block.kind === "paragraph") drawParagraph(document, { root, block });
  else if (block.kind === "facts") drawFacts(document, { root, block });
  else drawQr(document, { root, block });
}

function drawHeading(document: Document, { root, block: { level, text } }: Placed<"heading">): void {
  const { size, before } = HEADINGS[level];
  // A heading stays with the start of its section.
  keepTogether(document, before + size * 4);
  if (document.y > MARGIN) document.y += before;
  const draw = () => write(document, { text, weight: "strong", size });
  root.add(document.struct(`H${level}`, {}, draw));
  document.y += 4;
}

function drawParagraph(document: Document, { root, block: { text, isSmall = false } }: Placed<"paragraph">): void {
  const look = isSmall ? { size: SMALL, color: QUIET } : { size: BODY };
  root.add(document.struct("P", {}, () => write(document, { text, ...look })));
  document.y += 6;
}

function drawFacts(document: Document, { root, block: { rows } }: Placed<"facts">): void {
  const table = document.struct("Table");
  root.add(table);
  for (const [name, value] of rows) drawFact(document, { table, name, value });
  table.end();
  document.y += 4;
}

function drawFact(document: Document, { table, name, value }: { table: Element; name: string; value: string }): void {
  const [left, right] = [NAME_WIDTH - GAP, WIDTH - NAME_WIDTH];
  const heights = [measure(document, { text: name, width: left }), measure(document, { text: value, width: right })];
  keepTogether(document, Math.max(...heights) + 6);
  const top = document.y;
  const row = document.struct("TR");
  table.add(row);
  const draw = () => write(document, { text: name, width: left, color: QUIET });
  row.add(document.struct("TH", { scope: "Row" } as PDFKit.Mixins.StructureElementOptions, draw));
  const below = document.y;
  document.y = top;
  row.add(document.struct("TD", {}, () => write(document, { text: value, width: right, x: MARGIN + NAME_WIDTH })));
  row.end();
  document.y = Math.max(below, document.y) + 3;
  drawLine(document, document.y);
  document.y += 4;
}

function drawLine(document: Document, y: number): void {
  document.markContent("Artifact", { type: "Layout" });
  document
    .moveTo(MARGIN, y)
    .lineTo(MARGIN + WIDTH, y)
    .lineWidth(0.5)
    .stroke(LINE);
  document.endMarkedContent();
}

function drawQr(document: Document, { root, block: { text, label } }: Placed<"qr">): void {
  keepTogether(document, QR_SIZE + GAP);
  const { data, size } = encode(text, { ecc: "M", border: 0 });
  const [top, side] = [document.y, QR_SIZE / size];
  const draw = () => {
    for (const [y, row] of data.entries()) {
      for (const [x, isDark] of row.entries()) {
        if (isDark) document.rect(MARGIN + x * side, top + y * side, side, side);
      }
    }
    document.fill(INK);
  };
  const bbox: [number, number, number, number] = [MARGIN, top, MARGIN + QR_SIZE, top + QR_SIZE];
  root.add(document.struct("Figure", { alt: label, bbox } as PDFKit.Mixins.StructureElementOptions, draw));
  document.y = top + QR_SIZE + GAP;
}

function drawFooters(document: Document, footer: string): void {
  const { count } = document.bufferedPageRange();
  for (let at = 0; at < count; at += 1) {
    document.switchToPage(at);
    // Text below the margin would start another page.
    document.page.margins.bottom = 0;
    document.markContent("Artifact", { type: "Pagination", attached: ["Bottom"] });
    document.y = FOOTER;
    const text = footer.replace("{page}", String(at + 1)).replace("{pages}", String(count));
    write(document, { text, size: SMALL, color: QUIET });
    document.endMarkedContent();
  }
}

interface Written {
  readonly text: string;
  readonly weight?: Weight;
  readonly size?: number;
  readonly color?: string;
  readonly x?: number;
  readonly width?: number;
}

/** Writes a text at the current height. A line break in a continued run would not lead back to the left margin. */
function write(document: Document, { text, ...look }: Written): void {
  for (const line of text.split("\n")) writeLine(document, { ...look, text: line });
}

/** Each run is in the first font that has its characters. */
function writeLine(
  document: Document,
  { text, weight = "regular", size = BODY, color = INK, x = MARGIN, width = WIDTH }: Written,
): void {
  const runs = splitRuns(text, weight);
  document.fillColor(color).fontSize(size);
  for (const [at, run] of runs.entries()) {
    const options = {
      width,
      lineGap: 2,
      continued: at < runs.length - 1,
      features: { calt: false } as unknown as PDFKit.Mixins.OpenTypeFeatures[],
    };
    document.font(run.file);
    if (at === 0) document.text(run.text, x, document.y, options);
    else document.text(run.text, options);
  }
}

/** The height of a text in the first font: close enough to keep a block on one page. */
function measure(document: Document, { text, width }: { text: string; width: number }): number {
  const [run] = splitRuns(text, "regular");
  return document
    .font(run?.file ?? "Helvetica")
    .fontSize(BODY)
    .heightOfString(text, { width, lineGap: 2 });
}

function keepTogether(document: Document, height: number): void {
  if (document.y + height > BOTTOM) document.addPage();
}
