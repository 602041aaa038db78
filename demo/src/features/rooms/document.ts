import type { Download, Folder, RoomAudience } from "@vestpocket/domain/rooms/rooms.terms";
import type { Language } from "@vestpocket/domain/shared/text";

/** A part of a document, in reading order. */
export type DocumentBlock =
  | { readonly kind: "heading"; readonly level: 1 | 2; readonly text: string }
  | { readonly kind: "paragraph"; readonly text: string; readonly isSmall?: boolean }
  | { readonly kind: "facts"; readonly rows: readonly (readonly [name: string, value: string])[] }
  | { readonly kind: "page" };

/** A room on a floor plan, in feet from the top left corner. */
export interface PlannedRoom {
  readonly name: string;
  readonly at: readonly [x: number, y: number];
  readonly size: readonly [width: number, depth: number];
}

/** A document of a deal room, which is drawn as a PDF: a text, or a floor plan. */
export interface DemoDocument {
  /** As its owner named the file, without its extension. */
  readonly name: string;
  readonly folder: Folder;
  readonly audience: RoomAudience;
  readonly download: Download;
  readonly content:
    | { readonly language: Language; readonly blocks: readonly DocumentBlock[] }
    | { readonly title: string; readonly rooms: readonly PlannedRoom[] };
}

const SIGNS: Readonly<Record<Language, string>> = {
  en: "Prepared by the vendor. Unaudited. For readers of this room only.",
  fr: "Préparé par le vendeur. Non audité. Réservé aux lecteurs de cette salle.",
};

type Rows = readonly (readonly [name: string, value: string])[];
type Section = readonly [heading: string, rows: Rows] | string;

/** A document's text: its title, whom it is from, then paragraphs, and tables with headings. */
export function write(language: Language, [title, from, ...sections]: readonly [string, string, ...Section[]]) {
  const blocks: DocumentBlock[] = [
    { kind: "heading", level: 1, text: title },
    { kind: "paragraph", text: from, isSmall: true },
    ...sections.flatMap((section): DocumentBlock[] =>
      typeof section === "string"
        ? [{ kind: "paragraph", text: section }]
        : [
            { kind: "heading", level: 2, text: section[0] },
            { kind: "facts", rows: section[1] },
          ],
    ),
    { kind: "paragraph", text: SIGNS[language], isSmall: true },
  ];
  return { language, blocks };
}

type Rooms = readonly (readonly [name: string, at: PlannedRoom["at"], size: PlannedRoom["size"]])[];

/** A floor plan for signers. `name` is the document's, `title` is printed on it. */
export function plan({ name, title }: { name: string; title: string }, rooms: Rooms): DemoDocument {
  const planned = rooms.map(([room, at, size]) => ({ name: room, at, size }));
  return { name, folder: "building", audience: "nda", download: "never", content: { title, rooms: planned } };
}
