import type { PostedAs } from "@vestpocket/domain/listings/listings.terms";
import { listPictureLevels, type PostingFiles } from "./posting-files.ts";
import { type PostingValues, toDetails } from "./posting-values.ts";

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

/** The form data of a changed listing. Omitted members stay unchanged, so empty lists are sent too. */
export function buildChange(values: PostingValues, files: PostingFiles): FormData {
  const form = buildValues(values);
  if (values.keywords.length === 0) form.append("keywords", "");
  const standing = files.photos.filter((photo) => photo.kind === "standing");
  for (const { id } of standing) form.append("keepImages", id);
  if (standing.length === 0) form.append("keepImages", "");
  form.append("pictureLevels", JSON.stringify(listPictureLevels(files)));
  appendFiles(form, files);
  return form;
}

function buildValues(values: PostingValues): FormData {
  const details = toDetails(values);
  const { title, type, subtype, listingType, province, city, description, keywords, fields } = details;
  const form = new FormData();
  const { otherTitle, otherDescription, machineLanguage, teaser } = values;
  const translation = { otherTitle, otherDescription, machineLanguage };
  const texts = { title, type, subtype, listingType, province, city, description, ...translation, teaser };
  for (const [name, text] of Object.entries(texts)) form.append(name, text);
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
