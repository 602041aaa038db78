import type { Message } from "../../shared/text.ts";

/** The largest brochure, in bytes. */
export const BROCHURE_BYTES_MAX = 20_000_000;
/** Further pages are not read. */
export const BROCHURE_PAGES_MAX = 8;
/** Most characters of a brochure's text; the rest is cut. As many as the form reads of a pasted text. */
export const BROCHURE_TEXT_MAX = 40_000;
/** Brochures per account. */
export const BROCHURES_AN_HOUR = 30;

export const BROCHURE_MESSAGES = {
  fileRequired: /*i18n*/ { id: "pasting.file_required", message: "Please choose a PDF." },
  oneFile: /*i18n*/ { id: "pasting.one_file", message: "Please send one PDF at a time." },
  tooLarge: /*i18n*/ { id: "pasting.too_large", message: "A brochure can be up to 20 MB." },
  wrongKind: /*i18n*/ {
    id: "pasting.wrong_kind",
    message: "This is not a PDF. Save your brochure as a PDF, or paste its text.",
  },
  encrypted: /*i18n*/ {
    id: "pasting.encrypted",
    message: "This PDF is protected by a password. Save it without one, or paste its text.",
  },
  unreadable: /*i18n*/ {
    id: "pasting.unreadable",
    message: "This PDF is damaged, so it cannot be read. Save it again, or paste its text.",
  },
  tooComplex: /*i18n*/ {
    id: "pasting.too_complex",
    message: "This PDF takes too long to read. Paste its text instead.",
  },
  noText: /*i18n*/ {
    id: "pasting.no_text",
    message: "This PDF holds pictures of text only. Type or paste its text instead.",
  },
} as const satisfies Record<string, Message>;
