import { PDFDocument, PDFName, type PDFPage, StandardFonts } from "@cantoo/pdf-lib";

export interface RawPage {
  /** As written into the file; several are an array of streams. None leaves it out. */
  readonly content?: string | readonly string[];
  readonly width?: number;
  readonly height?: number;
  /** Entries of the page, such as `Rotate`. Those of `inherited` are on its parent. */
  readonly entries?: Readonly<Record<string, unknown>>;
}

/** A PDF of pages whose content is written as given, with Helvetica as `/F1`. `inherited` are entries of their parent. */
export async function buildRawPdf(
  pages: readonly RawPage[],
  { inherited = {}, work = (_: PDFDocument): unknown => undefined } = {},
): Promise<Buffer> {
  const pdf = await PDFDocument.create();
  const font = await pdf.embedFont(StandardFonts.Helvetica);
  const resources = { Font: { F1: font.ref }, ExtGState: { Clear: { ca: 0, CA: 0 } } };
  setEntries(pdf, pdf.catalog.Pages(), { Resources: resources, ...inherited });
  for (const { content, width = 612, height = 792, entries = {} } of pages) {
    const page: PDFPage = pdf.addPage([width, height]);
    page.node.delete(PDFName.of("Resources"));
    const write = (text: string) => pdf.context.register(pdf.context.stream(text));
    if (typeof content === "string") page.node.set(PDFName.of("Contents"), write(content));
    else if (content !== undefined) page.node.set(PDFName.of("Contents"), pdf.context.obj(content.map(write)));
    setEntries(pdf, page.node, entries);
  }
  await work(pdf);
  return Buffer.from(await pdf.save({ updateFieldAppearances: false }));
}

function setEntries(
  { context }: PDFDocument,
  node: PDFPage["node"] | ReturnType<PDFDocument["catalog"]["Pages"]>,
  entries: object,
) {
  for (const [name, value] of Object.entries(entries)) node.set(PDFName.of(name), context.obj(value));
}
