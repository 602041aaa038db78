import { z } from "zod/mini";
import { idText } from "../../shared/ids.schema.ts";
import { momentSchema } from "../../shared/moments.schema.ts";
import { INT32_MAX, integer } from "../../shared/numbers.schema.ts";
import { readableLine } from "../../shared/text.schema.ts";
import { audienceSchema } from "../disclosure/disclosure.schema.ts";
import {
  DEFAULT_ROOM_AUDIENCE,
  DOCUMENT_KINDS,
  DOCUMENT_NAME_MAX,
  DOCUMENT_PAGES_MAX,
  DOWNLOADS,
  FOLDERS,
  LOOK_SECONDS_MAX,
  PAGE_TEXT_MAX,
  PAGE_WIDTHS,
  ROOM_AUDIENCES,
} from "./rooms.terms.ts";

const folderSchema = z.enum(FOLDERS);
const roomAudienceSchema = z.enum(ROOM_AUDIENCES);
const downloadSchema = z.enum(DOWNLOADS);

/** A document as an authorized reader sees it. */
export const roomDocumentSchema = z.object({
  id: idText,
  folder: folderSchema,
  name: z.string(),
  kind: z.enum(DOCUMENT_KINDS),
  /** 0 for a download-only document. */
  pages: integer(0, DOCUMENT_PAGES_MAX),
  bytes: integer(0, INT32_MAX),
  audience: roomAudienceSchema,
  download: downloadSchema,
  addedAt: momentSchema,
});
export type RoomDocument = z.infer<typeof roomDocumentSchema>;

/** A non-empty folder: what the viewer may read of it, and what it takes to read more, if there is more. */
export const shelfSchema = z.object({
  folder: folderSchema,
  documents: z.array(roomDocumentSchema),
  needs: z.nullable(audienceSchema),
});
export type Shelf = z.infer<typeof shelfSchema>;

/** The room of a listing, for one viewer. */
export const roomSchema = z.object({
  isOwner: z.boolean(),
  audience: audienceSchema,
  shelves: z.array(shelfSchema),
});
export type Room = z.infer<typeof roomSchema>;

/** A document with what its viewer needs to lay out pages before they are drawn. */
export const openedDocumentSchema = z.extend(roomDocumentSchema, {
  listingId: idText,
  isOwner: z.boolean(),
  /** The height of each page relative to its width. */
  ratios: z.array(z.number()),
});
export type OpenedDocument = z.infer<typeof openedDocumentSchema>;

/** Where a new document goes, and who may do what with it. */
export const newDocumentSchema = z.object({
  folder: z._default(folderSchema, "other"),
  audience: z._default(roomAudienceSchema, DEFAULT_ROOM_AUDIENCE),
  download: z._default(downloadSchema, "never"),
});
export type NewDocument = z.infer<typeof newDocumentSchema>;

export const changeDocumentSchema = z.strictObject({
  name: readableLine(DOCUMENT_NAME_MAX),
  folder: folderSchema,
  audience: roomAudienceSchema,
  download: downloadSchema,
});
export type DocumentChange = z.infer<typeof changeDocumentSchema>;

export const moveDocumentSchema = z.strictObject({ to: z.enum(["up", "down"]) });

/** A page's text for readers who cannot see it; empty if it is a picture. */
export const pageTextSchema = z.object({ text: z.string().check(z.maxLength(PAGE_TEXT_MAX)) });

export const pageQuerySchema = z.object({
  w: z._default(z.enum(PAGE_WIDTHS.map(String) as [string, ...string[]]), "1200"),
});

/** How long a page was looked at since the last report, of a reader who turned that on (product.md §20.3). */
export const lookSchema = z.strictObject({
  page: integer(1, DOCUMENT_PAGES_MAX),
  seconds: integer(1, LOOK_SECONDS_MAX),
  /** Pages from before readers were asked omit it, and are refused. */
  isAgreed: z.literal(true),
});

/** What one reader opened of one document. */
export const openingSchema = z.object({
  reader: z.object({ id: idText, name: z.string(), email: z.string() }),
  document: z.object({ id: idText, name: z.string(), pages: integer(0, DOCUMENT_PAGES_MAX) }),
  /** By page; the total time of all openings. */
  pages: z.array(z.object({ page: integer(1, DOCUMENT_PAGES_MAX), seconds: integer(0, INT32_MAX) })),
  downloads: integer(0, INT32_MAX),
  seconds: integer(0, INT32_MAX),
  lastAt: momentSchema,
});
export type Opening = z.infer<typeof openingSchema>;
