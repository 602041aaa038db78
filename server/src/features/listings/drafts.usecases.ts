import type { PictureLevel } from "@vestpocket/domain/disclosure/disclosure.terms";
import type { Draft, DraftContent } from "@vestpocket/domain/listings/drafts.schema";
import { DELETED_DRAFTS_MAX } from "@vestpocket/domain/listings/quotas.rules";
import { validate as isUuid } from "uuid";
import type { Queryable } from "../../platform/database/database.ts";
import type { Viewer } from "../../platform/session/viewer.ts";
import { type DraftFileRow, listDraftFiles, movePhoto, setDraftFileLevel } from "./draft-files.queries.ts";
import {
  type DraftRow,
  findDraft,
  hasRevision,
  insertDraft,
  listDraftRows,
  lockAnyDraft,
  lockDraft,
  lockSurplusDeleted,
  markDraftDeleted,
  markOtherEditDeleted,
  removeDraft,
  unmarkDraftDeleted,
  updateDraft,
} from "./drafts.queries.ts";
import { toDraft } from "./drafts.views.ts";
import type { ListingDeps } from "./listings.deps.ts";
import { draftChanged, draftNotFound } from "./listings.failures.ts";
import { listStorageKeys, removeUnusedFiles } from "./posted-files.usecases.ts";
import { lockUsage } from "./quotas.queries.ts";
import { keepQuota } from "./quotas.usecases.ts";

/** A requested draft; the id may be any text. */
export interface OneDraft {
  readonly viewer: Viewer;
  readonly id: string;
}

/** The viewer's drafts, latest change first. */
export async function listDrafts({ db, clock, links }: ListingDeps, { uid }: Viewer): Promise<Draft[]> {
  const rows = await listDraftRows(db, uid);
  const ids = rows.map(({ id }) => id);
  const files = await listDraftFiles(db, ids);
  return rows.map((row) => toDraft({ row, files }, { links, now: clock.now() }));
}

/** The viewer's own draft. Throws Failure 404 for someone else's, as if it did not exist. */
export async function readDraft(deps: ListingDeps, wanted: OneDraft): Promise<Draft> {
  const row = await getOwnDraft(deps, wanted);
  const files = await listDraftFiles(deps.db, [row.id]);
  return toDraft({ row, files }, { links: deps.links, now: deps.clock.now() });
}

export async function getOwnDraft({ db }: Pick<ListingDeps, "db">, { viewer, id }: OneDraft): Promise<DraftRow> {
  const row = isUuid(id) ? await findDraft(db, { id, ownerId: viewer.uid }) : undefined;
  if (row === undefined) throw draftNotFound();
  return row;
}

interface SaveDraft extends OneDraft {
  readonly content: DraftContent;
  /** The revision that was edited; 0 for a new draft. */
  readonly revision: number;
  readonly photos?: readonly string[] | undefined;
  /** Who may see which picture, by id. */
  readonly pictureLevels?: Readonly<Record<string, PictureLevel>> | undefined;
}

/**
 * Saves a draft and returns its new revision; idempotent. Throws Failure 409 if another device saved something else
 * meanwhile, 404 if the draft is gone.
 */
export async function saveDraft({ db, clock }: ListingDeps, { viewer, ...sent }: SaveDraft): Promise<number> {
  if (!isUuid(sent.id)) throw draftNotFound();
  const draft = { ...sent, ownerId: viewer.uid, now: clock.now() };
  await db.transaction(async (tx) => {
    const save = () => saveRevision(tx, draft);
    await (draft.revision === 0 ? keepQuota(tx, { uid: viewer.uid, adds: "draft", work: save }) : save());
  });
  return sent.revision + 1;
}

type Saving = Omit<SaveDraft, "viewer"> & { readonly ownerId: string; readonly now: Date };

async function saveRevision(tx: Queryable, { photos = [], pictureLevels = {}, ...draft }: Saving): Promise<void> {
  const { id, ownerId, content, revision, now } = draft;
  const isSaved =
    revision === 0
      ? await insertDraft(tx, { id, ownerId, content, revision: 1, createdAt: now, updatedAt: now })
      : await updateDraft(tx, draft);
  if (!isSaved) await requireRepeat(tx, draft);
  for (const [index, token] of photos.entries()) await movePhoto(tx, { draftId: id, token, position: index + 1 });
  for (const [token, level] of Object.entries(pictureLevels))
    await setDraftFileLevel(tx, { draftId: id, token, level });
}

async function requireRepeat(tx: Queryable, { id, ownerId, content, revision }: Saving): Promise<void> {
  if ((await findDraft(tx, { id, ownerId })) === undefined) throw draftNotFound();
  const isRepeat = await hasRevision(tx, { id, ownerId, content, revision: revision + 1 });
  if (!isRepeat) throw draftChanged();
}

/** Deletes a draft, which can be undone for a day, unless as many are deleted after it as can be restored. */
export async function deleteDraft(deps: ListingDeps, { viewer, id }: OneDraft): Promise<void> {
  const whose = { id, ownerId: viewer.uid };
  const removed = await deps.db.transaction(async (tx) => {
    await lockUsage(tx, viewer.uid);
    const isDeleted = isUuid(id) && (await markDraftDeleted(tx, { ...whose, now: deps.clock.now() }));
    if (!isDeleted) throw draftNotFound();
    return removeSurplusDeleted(tx, whose);
  });
  await removeUnusedFiles(deps, removed.flatMap(listStorageKeys));
}

/** Ends the oldest deleted drafts beyond those that can be restored. Returns their files. */
async function removeSurplusDeleted(tx: Queryable, whose: { id: string; ownerId: string }): Promise<DraftFileRow[]> {
  const surplus = await lockSurplusDeleted(tx, { ...whose, keep: DELETED_DRAFTS_MAX - 1 });
  const files = await listDraftFiles(tx, surplus);
  for (const id of surplus) await removeDraft(tx, { ...whose, id });
  return files;
}

/** Undoes a draft's deletion. Throws Failure 404 if it is too late, 409 if the viewer has too many drafts. */
export async function restoreDraft(deps: ListingDeps, { viewer, id }: OneDraft): Promise<Draft> {
  const work = async (tx: Queryable) => {
    const whose = { id, ownerId: viewer.uid };
    const draft = isUuid(id) ? await lockAnyDraft(tx, whose) : undefined;
    if (draft === undefined) throw draftNotFound();
    // A listing has one draft of changes: those begun since give way, which can be undone too.
    const { listingId } = draft;
    if (listingId !== null) await markOtherEditDeleted(tx, { id, listingId, now: deps.clock.now() });
    await unmarkDraftDeleted(tx, whose);
  };
  await deps.db.transaction((tx) => keepQuota(tx, { uid: viewer.uid, adds: "draft", work: () => work(tx) }));
  return readDraft(deps, { viewer, id });
}

/** Ends a draft that is being posted. Returns its files, which the listing takes over. */
export async function takeDraft(
  tx: Queryable,
  { id, ownerId }: { id: string; ownerId: string },
): Promise<DraftFileRow[]> {
  const draft = isUuid(id) ? await lockDraft(tx, { id, ownerId }) : undefined;
  // Changes to a listing are no new listing.
  if (draft === undefined || draft.listingId !== null) throw draftNotFound();
  const files = await listDraftFiles(tx, [id]);
  await removeDraft(tx, { id, ownerId });
  return files;
}
