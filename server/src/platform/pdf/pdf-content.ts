import type { Language } from "@vestpocket/domain/shared/text";

/** A part of a document, in reading order. */
export type PdfBlock =
  | { readonly kind: "heading"; readonly level: 1 | 2 | 3; readonly text: string }
  | { readonly kind: "paragraph"; readonly text: string; readonly isSmall?: boolean }
  /** Rows of a name and its value. */
  | { readonly kind: "facts"; readonly rows: readonly (readonly [name: string, value: string])[] }
  /** A code for cameras; `label` describes it for readers who cannot see it. */
  | { readonly kind: "qr"; readonly text: string; readonly label: string }
  /** A page break. */
  | { readonly kind: "page" };

/** A document as data: the same data produces the same bytes. */
export interface PdfContent {
  readonly language: Language;
  readonly title: string;
  readonly createdAt: Date;
  /** At the bottom of each page, with `{page}` and `{pages}` for its number and the total. */
  readonly footer: string;
  readonly blocks: readonly PdfBlock[];
}
