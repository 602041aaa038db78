import { DOCUMENT_KINDS, DOWNLOADS, FOLDERS, ROOM_AUDIENCES } from "@vestpocket/domain/rooms/rooms.terms";
import { integer, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });

export const roomDocuments = pgTable("room_documents", {
  id: uuid("id").primaryKey(),
  listingId: uuid("listing_id").notNull(),
  folder: text("folder", { enum: FOLDERS }).notNull(),
  position: integer("position").notNull(),
  name: text("name").notNull(),
  kind: text("kind", { enum: DOCUMENT_KINDS }).notNull(),
  storageKey: text("storage_key").notNull(),
  bytes: integer("bytes").notNull(),
  sha256: text("sha256").notNull(),
  /** Width and height of each page in points, one after the other; empty if pages are not drawn. */
  pageSizes: integer("page_sizes").array().notNull(),
  audience: text("audience", { enum: ROOM_AUDIENCES }).notNull(),
  download: text("download", { enum: DOWNLOADS }).notNull(),
  addedAt: moment("added_at").notNull(),
  withdrawnAt: moment("withdrawn_at"),
});
