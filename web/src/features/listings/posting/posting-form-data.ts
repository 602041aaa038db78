import type { PostingFiles } from "./posting-files.ts";
import { type PostingValues, toDetails } from "./posting-values.ts";

/** The form data of a new listing. The poster has declared to be an agent. */
export function buildPost(values: PostingValues, files: PostingFiles): FormData {
  const form = buildValues(values);
  form.append("isAuthorized", "true");
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
  appendFiles(form, files);
  return form;
}

function buildValues(values: PostingValues): FormData {
  const { title, price, type, subtype, listingType, province, city, description, keywords, fields } = toDetails(values);
  const form = new FormData();
  const texts = { title, price, type, subtype, listingType, province, city, description };
  for (const [name, text] of Object.entries(texts)) form.append(name, text);
  for (const keyword of keywords) form.append("keywords", keyword);
  form.append("fields", JSON.stringify(fields));
  return form;
}

function appendFiles(form: FormData, { thumbnail, photos, document }: PostingFiles): void {
  if (thumbnail) form.append("thumbnail", thumbnail.file);
  for (const photo of photos) if (photo.kind === "chosen") form.append("images", photo.file);
  if (document) form.append("documents", document.file);
}
