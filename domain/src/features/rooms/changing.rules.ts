import { toTitle } from "../../shared/file-names.ts";
import { type Problems, toProblems } from "../../shared/problems.ts";
import { toLine } from "../../shared/readable-text.ts";
import { cutText, type Message } from "../../shared/text.ts";
import type { DocumentChange } from "./rooms.schema.ts";
import { DOCUMENT_NAME_MAX, type DocumentKind, type Download } from "./rooms.terms.ts";

export const DOCUMENT_MESSAGES = {
  nameRequired: /*i18n*/ { id: "rooms.name_required", message: "Please enter a name." },
  wordDownload: /*i18n*/ {
    id: "rooms.word_download",
    message: "A Word file can only be downloaded as it is. Save it as a PDF to show or stamp its pages.",
  },
  fileRequired: /*i18n*/ { id: "rooms.file_required", message: "Please choose a file." },
  oneFile: /*i18n*/ { id: "rooms.one_file", message: "Please send one file at a time." },
  tooLarge: /*i18n*/ { id: "rooms.too_large", message: "A document can be up to 20 MB." },
  wrongKind: /*i18n*/ {
    id: "rooms.wrong_kind",
    message: "A document must be a PDF, an image (JPEG, PNG or WebP) or a Word file.",
  },
  macros: /*i18n*/ {
    id: "rooms.macros",
    message: "This Word file contains macros, which can carry malware. Please save it without macros or as a PDF.",
  },
  encrypted: /*i18n*/ {
    id: "rooms.encrypted",
    message: "This PDF is protected by a password or restrictions. Please save it without them.",
  },
  unreadable: /*i18n*/ { id: "rooms.unreadable", message: "This file is damaged, so its pages cannot be shown." },
  tooComplex: /*i18n*/ {
    id: "rooms.too_complex",
    message: "The pages of “{name}” take too long to render. Please save it in a simpler form.",
  },
  tooManyPages: /*i18n*/ { id: "rooms.too_many_pages", message: "A PDF can have up to 300 pages." },
  dynamicForm: /*i18n*/ {
    id: "rooms.dynamic_form",
    message:
      "This PDF is a form that only Adobe Acrobat can show (XFA). Please print it to a new PDF and add that one.",
  },
  tooNarrow: /*i18n*/ {
    id: "rooms.too_narrow",
    message: "Page {page} of this PDF is too long and narrow to read. Please divide it into shorter pages.",
  },
  lostImage: /*i18n*/ {
    id: "rooms.lost_image",
    message:
      "An image on page {page} of this PDF cannot be shown, so readers would see an empty space. Please print the PDF to a new PDF and add that one.",
  },
  pictureTooLarge: /*i18n*/ {
    id: "rooms.picture_too_large",
    message: "This image has more than 50 megapixels.",
  },
  tooMany: /*i18n*/ {
    id: "rooms.too_many",
    message: "A deal room holds up to 100 documents and 500 MB. Please delete a document first.",
  },
} as const satisfies Record<string, Message>;

/** The problems of a document change, by field. */
export function validateDocumentChange({ name, download }: DocumentChange, kind: DocumentKind): Problems {
  return toProblems({
    name: toLine(name) === "" ? DOCUMENT_MESSAGES.nameRequired : undefined,
    download: kind === "word" && download !== "original" ? DOCUMENT_MESSAGES.wordDownload : undefined,
  });
}

/** How a new document may be saved: a Word file only unmarked. */
export function pickDownload(kind: DocumentKind, wanted: Download): Download {
  return kind === "word" ? "original" : wanted;
}

/** What a document is called at first: after its file, without the folder that old programs send with it. */
export function toDocumentName(fileName: string): string {
  const name = fileName.split(/[/\\]/u).at(-1) ?? "";
  return cutText(toTitle(name), DOCUMENT_NAME_MAX).trim() || "Document";
}
