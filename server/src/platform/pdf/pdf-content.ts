import type { Language } from "@vestpocket/domain/shared/text";

/** A part of a document, in the order in which it is read. */
export type PdfBlock =
  | { readonly kind: "heading"; readonly level: 1 | 2 | 3; readonly text: string }
  | { readonly kind: "paragraph"; readonly text: string; readonly isSmall?: boolean }
  /** Rows of a name and its value. */
  | { readonly kind: "facts"; readonly rows: readonly (readonly [name: string, value: string])[] }
  /** A code that a camera reads; `label` says what it is for to who cannot see it. */
  | { readonly kind: "qr"; readonly text: string; readonly label: string }
  /** What follows begins on a page of its own. */
  | { readonly kind: "page" };

/** A document as data: the same data makes the same bytes. */
export interface PdfContent {
  readonly language: Language;
  readonly title: string;
  readonly createdAt: Date;
  /** At the end of each page, with `{page}` and `{pages}` for its number and how many there are. */
  readonly footer: string;
  readonly blocks: readonly PdfBlock[];
}
