import { z } from "zod/mini";
import { idParams, messageAnswer, pathText } from "../../shared/contract.schema.ts";
import { defineCall } from "../../shared/contract.ts";
import { INT32_MAX, integer } from "../../shared/numbers.schema.ts";
import { draftSchema, publishDraftRequestSchema, saveDraftRequestSchema } from "./drafts.schema.ts";
import { listingFormFiles, postedSchema } from "./listings.schema.ts";

const tag = "drafts";
const oneDraft = z.object({ draft: draftSchema });

export const listDrafts = defineCall({
  method: "GET",
  path: "/v1/drafts",
  tag,
  summary: "List the account's unfinished listings and unpublished changes, the latest change first",
  access: "members",
  answer: z.object({ drafts: z.array(draftSchema) }),
});

export const readDraft = defineCall({
  method: "GET",
  path: "/v1/drafts/{id}",
  tag,
  summary: "Read an unfinished listing",
  access: "members",
  params: idParams,
  answer: oneDraft,
});

export const saveDraft = defineCall({
  method: "POST",
  path: "/v1/drafts/{id}",
  tag,
  summary: "Save an unfinished listing under an id that its device chose, unless another device changed it meanwhile",
  access: "members",
  params: idParams,
  body: saveDraftRequestSchema,
  answer: z.object({ revision: integer(1, INT32_MAX) }),
});

export const addDraftFiles = defineCall({
  method: "POST",
  path: "/v1/drafts/{id}/files",
  tag,
  summary: "Add files to an unfinished listing; a thumbnail or document takes the place of the one before",
  access: "members",
  params: idParams,
  form: z.object(listingFormFiles),
  answer: oneDraft,
});

export const removeDraftFile = defineCall({
  method: "DELETE",
  path: "/v1/drafts/{id}/files/{file}",
  tag,
  summary: "Remove a file of an unfinished listing",
  access: "members",
  params: z.extend(idParams, { file: pathText }),
  answer: messageAnswer,
});

export const publishDraft = defineCall({
  method: "POST",
  path: "/v1/drafts/{id}/publish",
  tag,
  summary: "Post an unfinished listing, or apply changes to the listing that they are of; the draft ends",
  access: "members",
  params: idParams,
  body: publishDraftRequestSchema,
  answer: postedSchema,
});

export const deleteDraft = defineCall({
  method: "DELETE",
  path: "/v1/drafts/{id}",
  tag,
  summary: "Delete an unfinished listing, which can be undone for a day",
  access: "members",
  params: idParams,
  answer: messageAnswer,
});

export const restoreDraft = defineCall({
  method: "POST",
  path: "/v1/drafts/{id}/restore",
  tag,
  summary: "Undo the deletion of an unfinished listing",
  access: "members",
  params: idParams,
  answer: oneDraft,
});

export const duplicateDraft = defineCall({
  method: "POST",
  path: "/v1/drafts/{id}/duplicate",
  tag,
  summary: "Copy an unfinished listing with its files",
  access: "members",
  params: idParams,
  answer: oneDraft,
});

export const draftFromListing = defineCall({
  method: "POST",
  path: "/v1/property/{id}/duplicate",
  tag,
  summary: "Copy one's own listing with its files into an unfinished one",
  access: "members",
  params: idParams,
  answer: oneDraft,
});

export const beginEdit = defineCall({
  method: "POST",
  path: "/v1/property/{id}/draft",
  tag,
  summary: "Begin changes to one's own listing, or continue them on the listing as it is now",
  access: "members",
  params: idParams,
  answer: oneDraft,
});
