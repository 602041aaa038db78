import { decodePDFRawStream, PDFArray, PDFDict, PDFName, type PDFPage, PDFRawStream } from "@cantoo/pdf-lib";
import type { PageBox } from "./page-box.ts";

const NEW_LINE = new Uint8Array([0x0a]);
/** What says how a stream is encoded. */
const ENCODING = ["Filter", "DecodeParms"].map((name) => PDFName.of(name));

/**
 * What a page draws, as a form with the page's resources, so that whatever its content leaves open ends with it: saved
 * states, clips, scales, texts. Annotations are not part of it. Throws if the content cannot be decoded.
 */
export function toForm(page: PDFPage, { left, bottom, width, height }: PageBox): PDFRawStream {
  const { node, doc } = page;
  const { dict, contents } = joinStreams(page);
  const resources = node.getInheritableAttribute(PDFName.of("Resources"));
  const form = doc.context.obj({
    ...{ Type: "XObject", Subtype: "Form", BBox: [left, bottom, left + width, bottom + height] },
    Resources: doc.context.lookup(resources) instanceof PDFDict ? resources : {},
  });
  for (const name of ENCODING) {
    const encoding = dict.get(name);
    if (encoding !== undefined) form.set(name, encoding);
  }
  return PDFRawStream.of(form, contents);
}

/** One stream stays as it is encoded. Several are one content, which may be divided anywhere between its words. */
function joinStreams(page: PDFPage): PDFRawStream {
  const { context } = page.doc;
  const contents = context.lookup(page.node.get(PDFName.of("Contents")));
  const parts = contents instanceof PDFArray ? contents.asArray().map((part) => context.lookup(part)) : [contents];
  const streams = parts.filter((part) => part instanceof PDFRawStream);
  const [first, ...others] = streams;
  if (first !== undefined && others.length === 0) return first;
  return context.flateStream(
    Buffer.concat(streams.flatMap((stream) => [decodePDFRawStream(stream).decode(), NEW_LINE])),
  );
}
