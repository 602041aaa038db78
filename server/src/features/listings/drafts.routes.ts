import * as calls from "@vestpocket/domain/listings/drafts.contract";
import type { Forms } from "../../platform/forms.ts";
import type { Serve } from "../../platform/http/serve.ts";
import { translate } from "../../platform/language.ts";
import { draftFromListing, duplicateDraft } from "./draft-copies.usecases.ts";
import { addDraftFiles, removeDraftFile } from "./draft-files.usecases.ts";
import { deleteDraft, getOwnDraft, listDrafts, readDraft, restoreDraft, saveDraft } from "./drafts.usecases.ts";
import { beginEdit } from "./edit-drafts.usecases.ts";
import type { ListingDeps } from "./listings.deps.ts";
import { LISTING_FILES } from "./posted-form.rules.ts";
import { publishDraft } from "./publishing-drafts.usecases.ts";

const DELETED = /*i18n*/ { id: "drafts.deleted", message: "Draft deleted." };
const FILE_REMOVED = /*i18n*/ { id: "drafts.file_removed", message: "File removed." };

/** The caller's unfinished listings. */
export function registerDrafts(serve: Serve, deps: ListingDeps): void {
  serve(calls.listDrafts, async ({ viewer }) => ({ drafts: await listDrafts(deps, viewer) }));

  serve(calls.readDraft, async ({ viewer, params: { id } }) => ({ draft: await readDraft(deps, { viewer, id }) }));

  serve(calls.saveDraft, async ({ viewer, params: { id }, body }) => ({
    revision: await saveDraft(deps, { viewer, id, ...body }),
  }));

  serve(calls.removeDraftFile, async ({ viewer, params, language }) => {
    await removeDraftFile(deps, { viewer, ...params });
    return { msg: translate(language, FILE_REMOVED) };
  });

  serve(calls.publishDraft, async ({ viewer, params: { id }, body, language, requestKey }) => {
    const { revision, files } = body;
    return { msg: await publishDraft(deps, { viewer, id, revision, files, language, requestKey }) };
  });

  serve(calls.deleteDraft, async ({ viewer, params: { id }, language }) => {
    await deleteDraft(deps, { viewer, id });
    return { msg: translate(language, DELETED) };
  });

  serve(calls.restoreDraft, async ({ viewer, params: { id } }) => ({
    draft: await restoreDraft(deps, { viewer, id }),
  }));

  serve(calls.duplicateDraft, async ({ viewer, params: { id } }) => ({
    draft: await duplicateDraft(deps, { viewer, id }),
  }));

  serve(calls.beginEdit, async ({ viewer, params: { id }, language }) => ({
    draft: await beginEdit(deps, { viewer, id, language }),
  }));

  serve(calls.draftFromListing, async ({ viewer, params: { id } }) => ({
    draft: await draftFromListing(deps, { viewer, id }),
  }));
}

/** This call takes a form. The draft's ownership is checked before the form is read. */
export function registerDraftFiles({ serve, withForm }: Forms, deps: ListingDeps): void {
  serve(calls.addDraftFiles, async ({ viewer, params: { id }, request }) => {
    await getOwnDraft(deps, { viewer, id });
    return { draft: await withForm(request, LISTING_FILES, (form) => addDraftFiles(deps, { viewer, id, form })) };
  });
}
