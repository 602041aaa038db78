/** A room's folders. A closed list, so that folder names reveal nothing, in either language. */
export const FOLDERS = [
  "summary",
  "financials",
  "leases",
  "legal",
  "building",
  "environment",
  "pictures",
  "other",
] as const;
export type Folder = (typeof FOLDERS)[number];

/** What the server can draw as pages; a Word file can only be downloaded. */
export const DOCUMENT_KINDS = ["pdf", "picture", "word"] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

/** How a reader may save a document: not at all, as a copy with their name on each page, or unmarked. */
export const DOWNLOADS = ["never", "stamped", "original"] as const;
export type Download = (typeof DOWNLOADS)[number];

/** Who may read a room document. The default is approved people. */
export const ROOM_AUDIENCES = ["member", "verified", "nda", "granted"] as const;
export type RoomAudience = (typeof ROOM_AUDIENCES)[number];
export const DEFAULT_ROOM_AUDIENCE: RoomAudience = "granted";

/** Per listing, not counting withdrawn ones. */
export const DOCUMENTS_MAX = 100;
/** Of all documents of one listing together. */
export const ROOM_BYTES_MAX = 500_000_000;
/** How many documents of a room its owner may add, change and withdraw per hour: each stays as evidence (product.md §20.1). */
export const DOCUMENT_CHANGES_AN_HOUR = 300;
export const DOCUMENT_NAME_MAX = 120;
export const DOCUMENT_BYTES_MAX = 20_000_000;
export const DOCUMENT_PAGES_MAX = 300;

/** Pixels of a page's picture. */
export const PAGE_WIDTHS = [800, 1200, 1600] as const;

/** The maximum characters of a page's text that are sent. */
export const PAGE_TEXT_MAX = 50_000;

/** How often at most, in seconds, the page viewer reports viewing time. */
export const LOOK_SECONDS_MAX = 60;
