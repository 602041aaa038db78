import {
  decodePDFRawStream,
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  PDFNumber,
  type PDFObject,
  type PDFPage,
  PDFRawStream,
  PDFRef,
  PDFString,
} from "@cantoo/pdf-lib";

/** A PDF's structure, as an accessibility tool finds it. */
export interface PdfStructure {
  readonly language: string | undefined;
  readonly title: string | undefined;
  readonly showsTitle: boolean;
  readonly isMarked: boolean;
  /** The XML metadata. */
  readonly metadata: string;
  /** Every element of the structure tree, in reading order. */
  readonly elements: readonly PdfElement[];
  /** Marked content on pages without an element, elements without content, or wrong references: 'page/number'. */
  readonly lost: readonly string[];
  /** Content drawn outside marked content, and unbalanced operators: 'page: operator'. */
  readonly unmarked: readonly string[];
  /** Fonts that are not embedded, or lack a mapping to characters. */
  readonly poorFonts: readonly string[];
}

interface PdfElement {
  readonly type: string;
  readonly alt: string | undefined;
  readonly scope: string | undefined;
  readonly hasPlace: boolean;
}

/** Operators that draw: text, lines, areas and pictures. */
const DRAWING = new Set(["Tj", "TJ", "'", '"', "S", "s", "f", "F", "f*", "B", "B*", "b", "b*", "Do", "sh", "BI"]);
const STRING = /\((?:\\[\s\S]|[^\\()]|\((?:\\[\s\S]|[^\\()])*\))*\)|<[0-9a-fA-F\s]+>/gu;

export async function readPdfStructure(bytes: Uint8Array): Promise<PdfStructure> {
  const pdf = await PDFDocument.load(bytes, { updateMetadata: false });
  const { catalog, context } = pdf;
  const root = catalog.lookupMaybe(PDFName.of("StructTreeRoot"), PDFDict) ?? context.obj({});
  const pages = pdf.getPages();
  const elements: PdfElement[] = [];
  const claimed = new Set<string>();
  walk(root, undefined);
  function walk(node: PDFDict, page: PDFObject | undefined): void {
    const type = node.lookup(PDFName.of("S"));
    if (type instanceof PDFName) elements.push(toElement(node, type));
    const own = node.get(PDFName.of("Pg")) ?? page;
    for (const child of toList(node.lookup(PDFName.of("K")))) {
      const kid = child instanceof PDFRef ? context.lookup(child) : child;
      if (kid instanceof PDFNumber) claimed.add(nameOf(own, kid));
      else if (kid instanceof PDFDict && kid.has(PDFName.of("MCID"))) {
        claimed.add(nameOf(kid.get(PDFName.of("Pg")) ?? own, kid.lookup(PDFName.of("MCID"), PDFNumber)));
      } else if (kid instanceof PDFDict) walk(kid, own);
    }
  }
  function nameOf(page: PDFObject | undefined, mark: PDFNumber): string {
    return `${pages.findIndex(({ ref }) => ref === page) + 1}/${mark.asNumber()}`;
  }
  const parents = new Set(pages.flatMap((page, at) => listParented(page, root).map((mark) => `${at + 1}/${mark}`)));
  const drawn = pages.map((page, at) => readContent(page, at + 1));
  const marked = new Set(drawn.flatMap(({ marks }) => marks));
  return {
    language: toText(catalog.lookup(PDFName.of("Lang"))),
    title: pdf.getTitle(),
    showsTitle: String(catalog.lookup(PDFName.of("ViewerPreferences"))).includes("/DisplayDocTitle true"),
    isMarked: String(catalog.lookup(PDFName.of("MarkInfo"))).includes("/Marked true"),
    metadata: new TextDecoder().decode(decode(catalog.lookup(PDFName.of("Metadata")))),
    elements,
    lost: [
      ...[...marked].filter((mark) => !claimed.has(mark) || !parents.has(mark)),
      ...[...claimed].filter((mark) => !marked.has(mark)),
    ],
    unmarked: drawn.flatMap(({ unmarked }) => unmarked),
    poorFonts: listPoorFonts(pdf),
  };
}

/** A page's marked content, with elements found from the page. */
function listParented(page: PDFPage, root: PDFDict): number[] {
  const key = page.node.lookupMaybe(PDFName.of("StructParents"), PDFNumber)?.asNumber();
  const numbers = toList(root.lookupMaybe(PDFName.of("ParentTree"), PDFDict)?.lookup(PDFName.of("Nums")));
  const at = numbers.findIndex(
    (each, index) => index % 2 === 0 && each instanceof PDFNumber && each.asNumber() === key,
  );
  const found = numbers[at + 1];
  const parents = toList(found instanceof PDFRef ? page.doc.context.lookup(found) : found);
  return parents.flatMap((parent, mark) => (parent instanceof PDFRef ? [mark] : []));
}

function toElement(node: PDFDict, type: PDFName): PdfElement {
  const attributes = toList(node.lookup(PDFName.of("A")))
    .map(String)
    .join(" ");
  return {
    type: type.decodeText(),
    alt: toText(node.lookup(PDFName.of("Alt"))),
    scope: /\/Scope \/(?<scope>\w+)/u.exec(attributes)?.groups?.scope,
    hasPlace: attributes.includes("/BBox"),
  };
}

const toList = (value: PDFObject | undefined): PDFObject[] =>
  value instanceof PDFArray ? value.asArray() : value === undefined ? [] : [value];
const toText = (value: PDFObject | undefined) =>
  value instanceof PDFString || value instanceof PDFHexString ? value.decodeText() : undefined;
const decode = (stream: PDFObject | undefined) =>
  stream instanceof PDFRawStream ? decodePDFRawStream(stream).decode() : new Uint8Array();

/** A page's marked content, and what is drawn outside of it. */
function readContent(page: PDFPage, number: number): { marks: string[]; unmarked: string[] } {
  const streams = toList(page.node.Contents()).map((each) =>
    decode(each instanceof PDFRef ? page.doc.context.lookup(each) : each),
  );
  const source = streams.map((bytes) => Buffer.from(bytes).toString("latin1")).join("\n");
  const marks = [...source.matchAll(/\/MCID (\d+)/gu)].map(([, mark]) => `${number}/${mark}`);
  const unmarked: string[] = [];
  let depth = 0;
  for (const word of source.replace(STRING, " ").split(/[\s[\]]+/u)) {
    if (word === "BDC" || word === "BMC") depth += 1;
    else if (word === "EMC") depth -= 1;
    else if (DRAWING.has(word) && depth < 1) unmarked.push(`${number}: ${word}`);
    if (depth < 0 || depth > 1) unmarked.push(`${number}: ${word} at depth ${depth}`);
  }
  if (depth !== 0) unmarked.push(`${number}: ends at depth ${depth}`);
  return { marks, unmarked };
}

function listPoorFonts(pdf: PDFDocument): string[] {
  const dicts = pdf.context
    .enumerateIndirectObjects()
    .flatMap(([, object]) => (object instanceof PDFDict ? [object] : []));
  const is = (dict: PDFDict, type: string) => dict.get(PDFName.of("Type")) === PDFName.of(type);
  const fonts = dicts.filter((dict) => is(dict, "Font") && dict.get(PDFName.of("Subtype")) === PDFName.of("Type0"));
  const descriptors = dicts.filter((dict) => is(dict, "FontDescriptor"));
  return [
    ...fonts.filter((font) => !font.has(PDFName.of("ToUnicode"))),
    ...descriptors.filter((font) => !["FontFile2", "FontFile3"].some((file) => font.has(PDFName.of(file)))),
    ...dicts.filter(
      (dict) => is(dict, "Font") && !dict.has(PDFName.of("DescendantFonts")) && !dict.has(PDFName.of("FontDescriptor")),
    ),
  ].map(String);
}
