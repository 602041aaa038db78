import { z } from "zod/mini";
import { momentSchema } from "../../shared/moments.schema.ts";
import { INT32_MAX, integer } from "../../shared/numbers.schema.ts";
import { audienceSchema } from "../disclosure/disclosure.schema.ts";
import { DOCUMENT_KINDS, DOCUMENT_PAGES_MAX, DOWNLOADS, FOLDERS, ROOM_AUDIENCES } from "./rooms.terms.ts";

export const folderSchema = z.enum(FOLDERS);
const roomAudienceSchema = z.enum(ROOM_AUDIENCES);
const downloadSchema = z.enum(DOWNLOADS);

/** A document as somebody sees it who may read it. */
export const roomDocumentSchema = z.object({
  id: z.uuid(),
  folder: folderSchema,
  name: z.string(),
  kind: z.enum(DOCUMENT_KINDS),
  /** 0 for a document that is only downloaded. */
  pages: integer(0, DOCUMENT_PAGES_MAX),
  bytes: integer(0, INT32_MAX),
  audience: roomAudienceSchema,
  download: downloadSchema,
  addedAt: momentSchema,
});
export type RoomDocument = z.infer<typeof roomDocumentSchema>;

/** A folder that holds something: what the viewer may read of it, and what it takes to read more, if there is more. */
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
