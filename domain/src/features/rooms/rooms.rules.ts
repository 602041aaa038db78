import { AUDIENCES, type Audience, reaches } from "../disclosure/disclosure.terms.ts";
import type { Room, Shelf } from "./rooms.schema.ts";
import { FOLDERS, type Folder, type RoomAudience } from "./rooms.terms.ts";

/**
 * Whether a reader of this audience takes part in a room: sees the deal's status, asks questions and makes offers
 * (product.md §20).
 */
export function takesPart(audience: Audience): boolean {
  return reaches(audience, "nda");
}

/** Whether a room has something that its owner opens to some readers, and that this one cannot see or do (§20). */
export function hasMore({
  audience,
  shelves,
}: Pick<Room, "audience"> & { readonly shelves: readonly Pick<Shelf, "needs">[] }) {
  return !takesPart(audience) || shelves.some(({ needs }) => needs === "nda" || needs === "granted");
}

interface Filed {
  readonly folder: Folder;
  readonly audience: RoomAudience;
}

/**
 * A room's documents by folder, for a reader of this audience, in the order given (product.md §20). About withheld
 * documents, a folder says only the lowest requirement for reading more: neither how many there are nor what.
 */
export function shelve<Document extends Filed>(documents: readonly Document[], audience: Audience) {
  return FOLDERS.flatMap((folder) => {
    const filed = documents.filter((document) => document.folder === folder);
    if (filed.length === 0) return [];
    const shown = filed.filter((document) => reaches(audience, document.audience));
    const withheld = filed.filter((document) => !reaches(audience, document.audience));
    const needs = AUDIENCES.find((each) => withheld.some((document) => document.audience === each)) ?? null;
    return [{ folder, documents: shown, needs }];
  });
}
