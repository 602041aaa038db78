import { isDeepStrictEqual } from "node:util";
import { type Draft, type DraftContent, FILE_FIELDS } from "@vestpocket/domain/listings/drafts.schema";
import { mergeEdit, toLanguage } from "@vestpocket/domain/listings/edits.rules";
import { fromContent, hasTranslation, toContent } from "@vestpocket/domain/listings/posting-values.rules";
import type { Language } from "@vestpocket/domain/shared/text";
import { v7 as newId } from "uuid";
import type { Queryable } from "../../platform/database/database.ts";
import { lockChangeable, requireChangeable } from "./changing.usecases.ts";
import { readSource, toDraftFiles } from "./draft-copies.usecases.ts";
import { type DraftFileRow, deleteDraftFiles, insertDraftFiles, listDraftFiles } from "./draft-files.queries.ts";
import { type DraftRow, insertDraft, lockEditOf, rebaseDraft } from "./drafts.queries.ts";
import type { EditBase } from "./drafts.tables.ts";
import { readDraft } from "./drafts.usecases.ts";
import type { ListingDeps, OneListing } from "./listings.deps.ts";
import { keepQuota } from "./quotas.usecases.ts";

interface BeginEdit extends OneListing {
  /** In which the form shows the listing first, if the listing has it. */
  readonly language: Language;
}

/**
 * Returns the draft of changes to the viewer's listing. Creates one if there is none; otherwise applies the draft's
 * changes to the listing as it is now (product.md §5.6). Throws Failure 404 or 409.
 */
export async function beginEdit(deps: ListingDeps, { viewer, id, language }: BeginEdit): Promise<Draft> {
  await requireChangeable(deps, { viewer, id });
  const wayIn = await deps.findWayIn(id);
  const now = deps.clock.now();
  const work = async (tx: Queryable) => {
    const listing = await lockChangeable(deps, tx, { viewer, id });
    const source = await readSource(tx, listing);
    const draft = await lockEditOf(tx, id);
    const shown = draft?.base?.content.language || language;
    const content = turn({ ...source.content, wayIn: wayIn ?? "" }, shown);
    const base = { content, files: toBaseFiles(source.files) };
    if (draft?.base) {
      await bringUpToDate(tx, { draft, before: draft.base, base, files: source.files, now });
      return draft.id;
    }
    const added = { id: newId(), ownerId: viewer.uid, listingId: id, base, content };
    await insertDraft(tx, { ...added, revision: 1, createdAt: now, updatedAt: now });
    await insertDraftFiles(tx, toDraftFiles(source.files, added.id));
    return added.id;
  };
  const draftId = await deps.db.transaction((tx) =>
    keepQuota(tx, { uid: viewer.uid, adds: "files", work: () => work(tx) }),
  );
  return readDraft(deps, { viewer, id: draftId });
}

/** A listing's form with its texts in this language first, if it has them. */
function turn(content: DraftContent, language: Language): DraftContent {
  const values = fromContent(content);
  return toContent(hasTranslation(values) ? toLanguage(values, language) : values);
}

type Files = Parameters<typeof toDraftFiles>[0];

/** What to compare files by: the thumbnail, the photos in order, the document. */
function toBaseFiles(files: Files): EditBase["files"] {
  return FILE_FIELDS.flatMap((field) =>
    files.flatMap((file) => (file.field === field ? [{ field, level: file.level, storageKey: file.storageKey }] : [])),
  );
}

/** Whether a draft's or a listing's files are those with which changes began. */
export function hasFilesOf({ files: base }: EditBase, files: Files): boolean {
  return isDeepStrictEqual(toBaseFiles(files), base);
}

interface Outdated {
  readonly draft: DraftRow;
  readonly before: EditBase;
  /** The listing as it is now. */
  readonly base: EditBase;
  readonly files: Files;
  readonly now: Date;
}

/** Brings changes onto the listing as it is now. Files that they did not change become the listing's. */
async function bringUpToDate(tx: Queryable, { draft, before, base, files, now }: Outdated): Promise<void> {
  const isCurrent =
    isDeepStrictEqual(before.files, base.files) && isDeepStrictEqual(toJson(base.content), before.content);
  if (isCurrent) return;
  const { values } = mergeEdit({
    base: fromContent(before.content),
    entered: fromContent(draft.content),
    now: fromContent(base.content),
  });
  await rebaseDraft(tx, { id: draft.id, base, content: toContent(values), now });
  const own: DraftFileRow[] = await listDraftFiles(tx, [draft.id]);
  if (!hasFilesOf(before, own)) return;
  await deleteDraftFiles(tx, { draftId: draft.id, tokens: own.map(({ token }) => token) });
  await insertDraftFiles(tx, toDraftFiles(files, draft.id));
}

/** As it is stored. */
const toJson = (content: DraftContent): unknown => JSON.parse(JSON.stringify(content));
