import type { Draft } from "@vestpocket/domain/listings/drafts.schema";
import { validatePhotos } from "@vestpocket/domain/listings/posting.rules";
import { cutText } from "@vestpocket/domain/shared/text";
import type { Queryable } from "../../platform/database/database.ts";
import { storeFiles } from "../../platform/files/store-files.ts";
import { badFields, FIELD_NAME_MAX, UNKNOWN_FIELD } from "../../platform/http/failure.ts";
import type { UploadedForm } from "../../platform/uploaded-form.ts";
import { type DraftFileRow, deleteDraftFiles, insertDraftFiles, listDraftFiles } from "./draft-files.queries.ts";
import { lockDraft, touchDraft } from "./drafts.queries.ts";
import { getOwnDraft, type OneDraft, readDraft } from "./drafts.usecases.ts";
import type { ListingDeps } from "./listings.deps.ts";
import { draftNotFound } from "./listings.failures.ts";
import { inheritLevel } from "./picture-levels.rules.ts";
import {
  listStorageKeys,
  newToken,
  type PreparedFiles,
  prepareFiles,
  removeUnusedFiles,
} from "./posted-files.usecases.ts";
import { keepQuota } from "./quotas.usecases.ts";

/** Adds the files of a form to a draft. They are checked, scanned and resized like those of a listing. */
export async function addDraftFiles(
  deps: ListingDeps,
  { form, ...wanted }: OneDraft & { form: UploadedForm },
): Promise<Draft> {
  const [unknown] = form.values.keys();
  if (unknown !== undefined) throw badFields({ [cutText(unknown, FIELD_NAME_MAX)]: UNKNOWN_FIELD });
  const { id, ownerId } = await getOwnDraft(deps, wanted);
  const prepared = await prepareFiles(deps, { form, listingId: id });
  const added = toDraftFiles(prepared, form);
  const add = (tx: Queryable) => insertWithinLimits(tx, { id, ownerId, added, now: deps.clock.now() });
  const replaced = await storeFiles(deps, {
    uploads: prepared.uploads,
    work: () => deps.db.transaction((tx) => keepQuota(tx, { uid: ownerId, adds: "files", work: () => add(tx) })),
  });
  await removeUnusedFiles(deps, replaced.flatMap(listStorageKeys));
  return readDraft(deps, wanted);
}

/** The rows of a form's files. Photos are in the order they were sent. */
function toDraftFiles({ thumbnail, photos, document }: PreparedFiles, form: UploadedForm): DraftFileRow[] {
  const nameOf = (field: string, index = 0) =>
    cutText(form.files.filter((file) => file.field === field)[index]?.name ?? "", 200);
  const pictures = [
    ...(thumbnail ? [{ ...thumbnail, field: "thumbnail" as const, name: nameOf("thumbnail") }] : []),
    ...photos.map((photo, index) => ({ ...photo, field: "images" as const, name: nameOf("images", index) })),
  ].map(({ listingId: draftId, ...row }) => ({ ...row, draftId }));
  if (!document) return pictures;
  const { listingId: draftId, token, ...row } = { ...document, token: newToken() };
  return [...pictures, { ...row, token, draftId, field: "documents", position: 0, widths: null, level: "member" }];
}

interface Added {
  readonly id: string;
  readonly ownerId: string;
  readonly added: readonly DraftFileRow[];
  readonly now: Date;
}

/** Inserts file rows. Returns the rows they replace. */
async function insertWithinLimits(tx: Queryable, { id, ownerId, added, now }: Added): Promise<DraftFileRow[]> {
  if ((await lockDraft(tx, { id, ownerId })) === undefined) throw draftNotFound();
  const present = await listDraftFiles(tx, [id]);
  const isSingle = (field: DraftFileRow["field"]) => field !== "images" && added.some((file) => file.field === field);
  const replaced = present.filter(({ field }) => isSingle(field));
  const photos = present.filter(({ field }) => field === "images");
  const tooMany = validatePhotos(photos.length + added.filter(({ field }) => field === "images").length);
  if (tooMany !== undefined) throw badFields({ images: tooMany });
  const last = Math.max(0, ...photos.map(({ position }) => position));
  await deleteDraftFiles(tx, { draftId: id, tokens: replaced.map(({ token }) => token) });
  const former = replaced.find(({ field }) => field === "thumbnail");
  const place = (file: DraftFileRow): DraftFileRow => {
    if (file.field === "images") return { ...file, position: last + file.position };
    return file.field === "thumbnail" ? inheritLevel(file, former) : file;
  };
  await insertDraftFiles(tx, added.map(place));
  await touchDraft(tx, { id, ownerId, now });
  return replaced;
}

/** Removes a draft's file; idempotent. */
export async function removeDraftFile(
  deps: ListingDeps,
  { file, ...wanted }: OneDraft & { file: string },
): Promise<void> {
  const { id, ownerId } = await getOwnDraft(deps, wanted);
  const removed = await deps.db.transaction(async (tx) => {
    // Locked, so that a copy being made refers to the file before it is checked whether anything does.
    if ((await lockDraft(tx, { id, ownerId })) === undefined) throw draftNotFound();
    return deleteDraftFiles(tx, { draftId: id, tokens: [file] });
  });
  await removeUnusedFiles(deps, removed.flatMap(listStorageKeys));
}
