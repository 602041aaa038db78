import { joinContent } from "@vestpocket/domain/disclosure/splitting.rules";
import { toDraftContent } from "@vestpocket/domain/listings/drafts.rules";
import type { Draft, DraftContent } from "@vestpocket/domain/listings/drafts.schema";
import { v7 as newId } from "uuid";
import type { Queryable } from "../../platform/database/database.ts";
import { type DraftFileRow, insertDraftFiles, listDraftFiles } from "./draft-files.queries.ts";
import { insertDraft, lockDraft } from "./drafts.queries.ts";
import { getOwnDraft, type OneDraft, readDraft } from "./drafts.usecases.ts";
import { findDocument, listPictures } from "./listing-files.queries.ts";
import type { ListingDeps, OneListing } from "./listings.deps.ts";
import { draftNotFound, listingNotFound } from "./listings.failures.ts";
import { type ListingRow, lockListing } from "./listings.queries.ts";
import { newToken } from "./posted-files.usecases.ts";
import { keepQuota } from "./quotas.usecases.ts";
import { getOwnListing } from "./reading.usecases.ts";
import { findSecrets } from "./secrets.queries.ts";

type CopiedFile = Omit<DraftFileRow, "draftId" | "token">;

/** What a draft is a copy of. */
interface Source {
  readonly content: DraftContent;
  /** Stored once: both rows refer to the same file, which stays until neither does. */
  readonly files: readonly CopiedFile[];
}

/** Copies a draft with its files. */
export async function duplicateDraft(deps: ListingDeps, { viewer, id }: OneDraft): Promise<Draft> {
  await getOwnDraft(deps, { viewer, id });
  return copy(deps, viewer, async (tx) => {
    // Locked, so that its files are not removed before the copy's rows refer to them.
    const row = await lockDraft(tx, { id, ownerId: viewer.uid });
    if (row === undefined) throw draftNotFound();
    // Nobody has declared anything about the listing that the copy becomes.
    const { declaration: _, ...content } = row.content;
    return { content, files: await listDraftFiles(tx, [id]) };
  });
}

/** Copies the viewer's own listing with its files into a draft. */
export async function draftFromListing(deps: ListingDeps, { viewer, id }: OneListing): Promise<Draft> {
  await getOwnListing(deps, { viewer, id });
  return copy(deps, viewer, async (tx) => {
    const listing = await lockListing(tx, id);
    if (listing === undefined) throw listingNotFound();
    return readSource(tx, listing);
  });
}

/** A listing as its form would contain it, with its files. */
export async function readSource(tx: Queryable, listing: ListingRow): Promise<Source> {
  const { id } = listing;
  const pictures = (await listPictures(tx, id)).map((picture) => ({
    ...picture,
    field: picture.position === 0 ? ("thumbnail" as const) : ("images" as const),
    name: "",
  }));
  const document = await findDocument(tx, id);
  const documents = document
    ? [{ ...document, field: "documents" as const, position: 0, widths: null, level: "member" as const }]
    : [];
  const content = toDraftContent(joinContent(listing, await findSecrets(tx, id)));
  return { content, files: [...pictures, ...documents] };
}

/** Files as those of a draft. */
export function toDraftFiles(files: readonly CopiedFile[], draftId: string): DraftFileRow[] {
  return files.map(({ field, position, storageKey, name, mediaType, widths, bytes, level }) => ({
    ...{ field, position, storageKey, name, mediaType, widths, bytes, level },
    token: newToken(),
    draftId,
  }));
}

async function copy(
  deps: ListingDeps,
  viewer: OneDraft["viewer"],
  read: (tx: Queryable) => Promise<Source>,
): Promise<Draft> {
  const id = newId();
  const now = deps.clock.now();
  const work = async (tx: Queryable) => {
    const { content, files } = await read(tx);
    await insertDraft(tx, { id, ownerId: viewer.uid, content, revision: 1, createdAt: now, updatedAt: now });
    await insertDraftFiles(tx, toDraftFiles(files, id));
  };
  await deps.db.transaction((tx) => keepQuota(tx, { uid: viewer.uid, adds: "draft", work: () => work(tx) }));
  return readDraft(deps, { viewer, id });
}
