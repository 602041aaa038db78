import { validatePhotos } from "@vestpocket/domain/listings/posting.rules";
import type { Queryable } from "../../platform/database/database.ts";
import { badFields } from "../../platform/http/failure.ts";
import type { DraftFileRow } from "./draft-files.queries.ts";
import { takeDraft } from "./drafts.usecases.ts";
import type { DocumentRow } from "./listing-files.queries.ts";
import { draftChanged } from "./listings.failures.ts";
import type { PictureRow } from "./listings.queries.ts";
import { inheritLevel } from "./picture-levels.rules.ts";
import type { PreparedFiles } from "./posted-files.usecases.ts";

interface Taking {
  readonly draft: { readonly id: string; readonly ownerId: string };
  /** The listing's id. */
  readonly id: string;
  /** Files sent with the form: they replace the draft's, but photos are added after its photos. */
  readonly sent: PreparedFiles;
  /** Which of the draft's files the listing gets, in that order; by default all. */
  readonly kept: readonly string[] | undefined;
}

/**
 * Ends a draft that is being posted. Returns the listing's files, including the draft's under their stored names. Throws
 * Failure 409 if another device removed one that the listing should get: who may see the photos is given by position.
 */
export async function takeFiles(tx: Queryable, { draft, id, sent, kept }: Taking): Promise<PreparedFiles> {
  const present = await takeDraft(tx, draft);
  const taken = kept === undefined ? present : pickKept(present, kept);
  const ofField = (field: DraftFileRow["field"]) => taken.filter((file) => file.field === field);
  const [thumbnail] = ofField("thumbnail").map((file) => toPicture(file, id));
  const photos = [...ofField("images").map((file) => toPicture(file, id)), ...sent.photos];
  const tooMany = validatePhotos(photos.length);
  if (tooMany !== undefined) throw badFields({ images: tooMany });
  const [document] = ofField("documents").map((file) => toDocument(file, id));
  // Even one that is not named is replaced by the one that is sent.
  const former = present.find(({ field }) => field === "thumbnail");
  const another = sent.thumbnail && inheritLevel(sent.thumbnail, former);
  return {
    thumbnail: another ?? (thumbnail && { ...thumbnail, position: 0 }),
    photos: photos.map((photo, index) => ({ ...photo, position: index + 1 })),
    document: sent.document ?? document,
    uploads: sent.uploads,
  };
}

function pickKept(present: readonly DraftFileRow[], kept: readonly string[]): DraftFileRow[] {
  const wanted = new Set(kept.filter((token) => token !== ""));
  return [...wanted].map((token) => {
    const file = present.find((each) => each.token === token);
    if (file === undefined) throw draftChanged();
    return file;
  });
}

/** A draft's picture as that of a listing. */
export function toPicture(
  { token, position, storageKey, mediaType, widths, bytes, level }: DraftFileRow,
  listingId: string,
): PictureRow {
  return { token, listingId, position, storageKey, mediaType, widths, bytes, level };
}

/** A draft's document as that of a listing. */
export function toDocument({ storageKey, name, mediaType, bytes }: DraftFileRow, listingId: string): DocumentRow {
  return { listingId, storageKey, name, mediaType, bytes };
}
