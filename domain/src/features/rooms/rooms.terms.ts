/** The folders of a room. A closed list, so that the name of a folder gives nothing away, in either language. */
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

/** What the server can draw as pages; a Word file is only downloaded. */
export const DOCUMENT_KINDS = ["pdf", "picture", "word"] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

/** How a reader may save a document: not at all, as a copy with their name on each page, or as it was sent. */
export const DOWNLOADS = ["never", "stamped", "original"] as const;
export type Download = (typeof DOWNLOADS)[number];

/** Who may read a document of a room. The default is whom the owner let in. */
export const ROOM_AUDIENCES = ["member", "verified", "nda", "granted"] as const;
export type RoomAudience = (typeof ROOM_AUDIENCES)[number];
export const DEFAULT_ROOM_AUDIENCE: RoomAudience = "granted";

/** Of one listing, those that were withdrawn not counted. */
export const DOCUMENTS_MAX = 100;
/** Of all documents of one listing together. */
export const ROOM_BYTES_MAX = 500_000_000;
export const DOCUMENT_NAME_MAX = 120;
export const DOCUMENT_BYTES_MAX = 20_000_000;
export const DOCUMENT_PAGES_MAX = 300;

/** Pixels of a page's picture. */
export const PAGE_WIDTHS = [800, 1200, 1600] as const;

/** Characters of a page's text that are sent. */
export const PAGE_TEXT_MAX = 50_000;

/** The page viewer says at most so often, in seconds, how long a page was looked at. */
export const LOOK_SECONDS_MAX = 60;
