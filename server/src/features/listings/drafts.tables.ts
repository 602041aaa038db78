import { PICTURE_LEVELS } from "@vestpocket/domain/disclosure/disclosure.terms";
import { type DraftContent, type DraftFile, FILE_FIELDS } from "@vestpocket/domain/listings/drafts.schema";
import { integer, jsonb, pgTable, smallint, text, timestamp, uuid } from "drizzle-orm/pg-core";

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });

/** A listing's form and files when changes to it began. */
export interface EditBase {
  readonly content: DraftContent;
  /** In order. */
  readonly files: readonly (Pick<DraftFile, "field" | "level"> & { readonly storageKey: string })[];
}

export const listingDrafts = pgTable("listing_drafts", {
  id: uuid("id").primaryKey(),
  ownerId: uuid("owner_id").notNull(),
  revision: integer("revision").notNull(),
  content: jsonb("content").$type<DraftContent>().notNull(),
  /** The listing that it changes; null for a new one. */
  listingId: uuid("listing_id"),
  /** Null for a new listing. */
  base: jsonb("base").$type<EditBase>(),
  createdAt: moment("created_at").notNull(),
  updatedAt: moment("updated_at").notNull(),
  deletedAt: moment("deleted_at"),
});

export const listingDraftFiles = pgTable("listing_draft_files", {
  token: text("token").primaryKey(),
  draftId: uuid("draft_id").notNull(),
  field: text("field", { enum: FILE_FIELDS }).notNull(),
  position: smallint("position").notNull(),
  storageKey: text("storage_key").notNull(),
  name: text("name").notNull(),
  mediaType: text("media_type").notNull(),
  widths: integer("widths").array(),
  bytes: integer("bytes").notNull(),
  level: text("level", { enum: PICTURE_LEVELS }).notNull().default("member"),
});
