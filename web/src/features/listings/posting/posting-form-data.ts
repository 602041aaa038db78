import type { PostedAs } from "@vestpocket/domain/listings/listings.terms";
import { type PostingValues, pickVisitorCard, toDetails } from "@vestpocket/domain/listings/posting-values.rules";
import { buildDifference, type PostingEntries } from "./posting-change.ts";
import { listPictureLevels, type PostingFiles } from "./posting-files.ts";

interface Post {
  files: PostingFiles;
  /** Which declaration was made. */
  postedAs?: PostedAs | undefined;
  isFromDraft: boolean;
}

/** The form data of a new listing. The poster has declared who they are. Files that its draft has are only named. */
export function buildPost(values: PostingValues, { files, postedAs = "agent", isFromDraft }: Post): FormData {
  const form = buildValues(values);
  form.append("isAuthorized", "true");
  form.append("postedAs", postedAs);
  if (isFromDraft) appendKept(form, files);
  form.append("pictureLevels", JSON.stringify(listPictureLevels(files)));
  appendFiles(form, files);
  return form;
}

interface Change {
  /** The listing as the form opened with it. */
  start: PostingEntries;
  entered: PostingEntries;
  /** Whether it was sent before and may have arrived: its new photos must not be added twice. */
  isRepeat: boolean;
}

/** The form data of a changed listing: only what differs, since everything omitted stays. */
export function buildChange({ start, entered, isRepeat }: Change): FormData {
  const form = buildDifference(start, entered);
  const [before, after] = [start, entered].map(({ files }) => listStanding(files));
  const adds = entered.files.photos.length > (after?.length ?? 0);
  if (String(before) !== String(after) || (isRepeat && adds)) {
    // An empty list is sent too: without it, all photos would stay.
    for (const id of after?.length ? after : [""]) form.append("keepImages", id);
  }
  appendFiles(form, entered.files);
  return form;
}

function listStanding({ photos }: PostingFiles): string[] {
  return photos.filter(({ kind }) => kind === "standing").map(({ id }) => id);
}

function buildValues(values: PostingValues): FormData {
  const details = toDetails(values);
  const { title, type, subtype, listingType, province, city, description, keywords, fields } = details;
  const form = new FormData();
  const { otherTitle, otherDescription, machineLanguage, teaser } = values;
  const translation = { otherTitle, otherDescription, machineLanguage };
  const choices = { teaser, visitorCard: pickVisitorCard(values) };
  const texts = { title, type, subtype, listingType, province, city, description, ...translation, ...choices };
  for (const [name, text] of Object.entries(texts)) form.append(name, text);
  if (values.wayIn !== "") form.append("wayIn", values.wayIn);
  // By default, the texts are in the language of the call.
  if (values.language !== "") form.append("language", values.language);
  for (const keyword of keywords) form.append("keywords", keyword);
  form.append("fields", JSON.stringify(fields));
  for (const name of ["sale", "lease", "availableArea", "levels", "banded", "confidential"] as const) {
    if (details[name] !== undefined) form.append(name, JSON.stringify(details[name]));
  }
  return form;
}

function appendFiles(form: FormData, { thumbnail, photos, document }: PostingFiles): void {
  if (thumbnail?.kind === "chosen") form.append("thumbnail", thumbnail.file);
  for (const photo of photos) if (photo.kind === "chosen") form.append("images", photo.file);
  if (document?.kind === "chosen") form.append("documents", document.file);
}

function appendKept(form: FormData, { thumbnail, photos, document }: PostingFiles): void {
  const kept = [thumbnail, ...photos, document].filter((file) => file?.kind === "kept");
  for (const { id } of kept) form.append("keepFiles", id);
  if (kept.length === 0) form.append("keepFiles", "");
}
