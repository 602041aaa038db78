import { joinContent } from "@vestpocket/domain/disclosure/splitting.rules";
import { diffValues, mergeEdit } from "@vestpocket/domain/listings/edits.rules";
import { readEntry } from "@vestpocket/domain/listings/entries.rules";
import { POSTING_MESSAGES } from "@vestpocket/domain/listings/posting.rules";
import { fromContent, toDetails } from "@vestpocket/domain/listings/posting-values.rules";
import { addProblems } from "@vestpocket/domain/shared/problems";
import type { Language } from "@vestpocket/domain/shared/text";
import { v7 as newId } from "uuid";
import type { Queryable } from "../../platform/database/database.ts";
import { getValue } from "../../platform/http/failure.ts";
import type { Remember } from "../../platform/idempotency/once.ts";
import type { RequestKey } from "../../platform/idempotency/request-key.ts";
import { lockChangeable, withdrawUnpublished } from "./changing.usecases.ts";
import { readSource } from "./draft-copies.usecases.ts";
import { type DraftFileRow, listDraftFiles } from "./draft-files.queries.ts";
import { type DraftRow, lockDraft, removeDraft } from "./drafts.queries.ts";
import { getOwnDraft, type OneDraft } from "./drafts.usecases.ts";
import { hasFilesOf } from "./edit-drafts.usecases.ts";
import { type DocumentRow, deleteDocument, findDocument, listPictures } from "./listing-files.queries.ts";
import type { ListingDeps } from "./listings.deps.ts";
import { draftChanged, draftNotFound, draftOutdated, listingChanged } from "./listings.failures.ts";
import type { PictureRow } from "./listings.queries.ts";
import { toDocument, toPicture } from "./posted-draft.usecases.ts";
import { listStorageKeys, removeUnusedFiles } from "./posted-files.usecases.ts";
import { requirePoster, toPostingScope } from "./posting.usecases.ts";
import { type Posted, publish, publishNew, requireOpenProvince, requirePublishable } from "./publishing.usecases.ts";
import { keepQuota } from "./quotas.usecases.ts";
import { findSecrets } from "./secrets.queries.ts";

interface Wanted extends OneDraft {
  readonly revision: number;
  readonly files: readonly string[] | undefined;
  readonly language: Language;
}

/**
 * Publishes a draft, which ends with it: posts a new listing, or applies what the draft changes to the listing that it is
 * of (product.md §5.6). A repeat with the same idempotency key does nothing and returns the first one's result. Throws
 * Failure 400, 403, 404 or 409, and then leaves everything as it is.
 */
export async function publishDraft(
  deps: ListingDeps,
  { requestKey, ...wanted }: Wanted & { requestKey: RequestKey | null },
): Promise<Posted> {
  let posted: Posted | undefined;
  const work = async (remember: Remember) => {
    const { listingId } = await getOwnDraft(deps, wanted);
    const published = { ...wanted, remember };
    posted = await (listingId === null ? postDraft(deps, published) : applyEdit(deps, { ...published, listingId }));
    return posted.propertyId;
  };
  const propertyId = await deps.once.run({ scope: toPostingScope(wanted.viewer), requestKey, work });
  return posted ?? { propertyId, discountToken: null };
}

type Publishing = Wanted & { readonly remember: Remember };

/** A draft with its files, which ends: they are the listing's from here on. */
async function takeDraft(tx: Queryable, { viewer, id, revision, files: known }: Wanted) {
  const whose = { id, ownerId: viewer.uid };
  const draft = await lockDraft(tx, whose);
  if (draft === undefined) throw draftNotFound();
  if (draft.revision !== revision) throw draftOutdated({ sent: revision, latest: draft.revision });
  const files = await listDraftFiles(tx, [id]);
  const isKnown =
    known === undefined || String(files.map(({ token }) => token).toSorted()) === String([...known].toSorted());
  if (!isKnown) throw draftChanged();
  await removeDraft(tx, whose);
  return { draft, files };
}

async function postDraft(deps: ListingDeps, { remember, ...wanted }: Publishing): Promise<Posted> {
  const { viewer, language } = wanted;
  await requirePoster(deps, viewer);
  const work = async (tx: Queryable) => {
    const { draft, files } = await takeDraft(tx, wanted);
    const values = fromContent(draft.content);
    const { as } = values.declaration;
    const entry = { ...toDetails({ ...values, language: values.language || language }), postedAs: as ?? "agent" };
    const refusal = { isAuthorized: as === undefined ? POSTING_MESSAGES.notAuthorized : undefined };
    const content = getValue(addProblems(readEntry(entry, { now: deps.clock.now(), language }), refusal));
    requireOpenProvince(deps, content.province);
    const id = newId();
    const own = { pictures: toPictures(files, id), document: toOwnDocument(files, id) };
    return publishNew(deps, tx, { viewer, id, content, wayIn: values.wayIn || undefined, ...own, remember });
  };
  return deps.db.transaction((tx) => keepQuota(tx, { uid: viewer.uid, adds: "draft", work: () => work(tx) }));
}

/** Applies what a draft changes, unless the listing itself was changed there in another way since. */
async function applyEdit(
  deps: ListingDeps,
  { listingId: id, remember, ...wanted }: Publishing & { listingId: string },
): Promise<Posted> {
  const { viewer } = wanted;
  const work = async (tx: Queryable) => {
    // Before the draft, as when a listing is deleted with its drafts.
    const listing = await lockChangeable(deps, tx, { viewer, id });
    const taken = await takeDraft(tx, wanted);
    const current = joinContent(listing, await findSecrets(tx, id));
    const { entry, wayIn, hasOtherFiles } = readEdit(taken, await readSource(tx, listing));
    const content = getValue(readEntry(entry, { now: deps.clock.now(), language: listing.language, current }));
    requirePublishable(deps, { current, content });
    const before = { pictures: await listPictures(tx, id), document: await findDocument(tx, id) };
    const after = hasOtherFiles ? placeFiles(taken.files, { id, before }) : before;
    const pictures = withdrawUnpublished({ ...listing, ...before }, { ...content, pictures: after.pictures });
    if (after.document === undefined) await deleteDocument(tx, id);
    const former = { terms: current, pictures: before.pictures };
    await publish(deps, tx, { viewer, id, content, wayIn, pictures, document: after.document, former });
    await remember(tx, id);
    return [...before.pictures.flatMap(listStorageKeys), ...(before.document ? [before.document.storageKey] : [])];
  };
  const replaced = await deps.db.transaction((tx) =>
    keepQuota(tx, { uid: viewer.uid, adds: "files", work: () => work(tx) }),
  );
  await removeUnusedFiles(deps, replaced);
  return { propertyId: id, discountToken: null };
}

/** What a draft changes. Throws Failure 409 if the listing was changed in the same places since. */
function readEdit(
  { draft, files }: { draft: DraftRow; files: readonly DraftFileRow[] },
  source: Awaited<ReturnType<typeof readSource>>,
) {
  if (draft.base === null) throw draftNotFound();
  const base = fromContent(draft.base.content);
  const entered = fromContent(draft.content);
  const now = { ...fromContent(source.content), wayIn: base.wayIn };
  const { values, conflicts } = mergeEdit({ base, entered, now });
  const hasOtherFiles = !hasFilesOf(draft.base, files);
  const areBothChanged = hasOtherFiles && !hasFilesOf(draft.base, source.files);
  const names = [...conflicts, ...(areBothChanged ? ["images"] : [])];
  if (names.length > 0) throw listingChanged(names);
  const wayIn = entered.wayIn === base.wayIn ? undefined : entered.wayIn || undefined;
  return { entry: diffValues(now, values), wayIn, hasOtherFiles };
}

interface ListingFiles {
  readonly pictures: readonly PictureRow[];
  readonly document: DocumentRow | undefined;
}

/** A draft's files as its listing's; those that the listing has keep their addresses. */
function placeFiles(
  files: readonly DraftFileRow[],
  { id, before }: { id: string; before: ListingFiles },
): ListingFiles {
  const standing = new Map(before.pictures.map(({ storageKey, token }) => [storageKey, token]));
  const pictures = toPictures(files, id).map((row) => ({ ...row, token: standing.get(row.storageKey) ?? row.token }));
  return { pictures, document: toOwnDocument(files, id) };
}

/** The thumbnail at 0, then the photos. */
function toPictures(files: readonly DraftFileRow[], listingId: string): PictureRow[] {
  const ofField = (field: DraftFileRow["field"]) => files.filter((file) => file.field === field);
  const thumbnail = ofField("thumbnail").map((file) => ({ ...toPicture(file, listingId), position: 0 }));
  const photos = ofField("images").map((file, at) => ({ ...toPicture(file, listingId), position: at + 1 }));
  return [...thumbnail, ...photos];
}

function toOwnDocument(files: readonly DraftFileRow[], listingId: string): DocumentRow | undefined {
  const [document] = files.filter(({ field }) => field === "documents");
  return document && toDocument(document, listingId);
}
