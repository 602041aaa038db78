import { randomBytes } from "node:crypto";
import { readFile, stat } from "node:fs/promises";
import { PICTURE_WIDTHS } from "@vestpocket/domain/listings/listings.rules";
import { POSTING_MESSAGES } from "@vestpocket/domain/listings/posting.rules";
import { cutText } from "@vestpocket/domain/shared/text";
import { acceptDocument } from "../../platform/documents.ts";
import type { Upload } from "../../platform/files/store-files.ts";
import { badFields } from "../../platform/http/failure.ts";
import { opensPdf } from "../../platform/pages/pages.ts";
import { resizePicture } from "../../platform/pictures.ts";
import type { Platform } from "../../platform/platform.ts";
import { requireClean } from "../../platform/scanning/scanner.ts";
import type { UploadedFile, UploadedForm } from "../../platform/uploaded-form.ts";
import { type DocumentRow, listFilesInUse } from "./listing-files.queries.ts";
import type { PictureRow } from "./listings.queries.ts";

const PICTURE_REFUSALS = {
  wrongKind: POSTING_MESSAGES.pictureKind,
  tooLarge: POSTING_MESSAGES.pictureTooLarge,
  unreadable: POSTING_MESSAGES.pictureUnreadable,
};

/** A form's files, checked, with the rows that refer to them. */
export interface PreparedFiles {
  readonly thumbnail: PictureRow | undefined;
  readonly photos: readonly PictureRow[];
  readonly document: DocumentRow | undefined;
  readonly uploads: readonly Upload[];
}

/** Checks a form's files and resizes its pictures. Throws Failure for a file that is not accepted. */
export async function prepareFiles(
  deps: Pick<Platform, "scanner" | "log">,
  { form, listingId }: { form: UploadedForm; listingId: string },
): Promise<PreparedFiles> {
  const uploads: Upload[] = [];
  const named = (field: string) => form.files.filter((file) => file.field === field);
  const [thumbnailFile] = named("thumbnail");
  const thumbnail = thumbnailFile && (await preparePicture(thumbnailFile, { listingId, position: 0, uploads }));
  const photos: PictureRow[] = [];
  for (const [index, file] of named("images").entries()) {
    photos.push(await preparePicture(file, { listingId, position: index + 1, uploads }));
  }
  const [documentFile] = named("documents");
  const document = documentFile && (await prepareDocument(deps, documentFile, { listingId, uploads }));
  return { thumbnail, photos, document, uploads };
}

interface Preparation {
  readonly listingId: string;
  /** Receives the files to be stored. */
  readonly uploads: Upload[];
}

async function preparePicture(
  { path: sent, field }: UploadedFile,
  { listingId, position, uploads }: Preparation & { position: number },
): Promise<PictureRow> {
  const refusals = { field, ...PICTURE_REFUSALS };
  const resized = await resizePicture({ path: sent, widths: PICTURE_WIDTHS, refusals });
  const storageKey = makeStorageKey(listingId);
  uploads.push(...resized.map(({ width, path }) => ({ key: toPictureKey(storageKey, width), path })));
  return {
    token: newToken(),
    listingId,
    position,
    storageKey,
    mediaType: "image/webp",
    widths: resized.map(({ width }) => width),
    bytes: await sumSizes(resized),
    level: "member",
  };
}

async function prepareDocument(
  deps: Pick<Platform, "scanner" | "log">,
  { path, field, name }: UploadedFile,
  { listingId, uploads }: Preparation,
): Promise<DocumentRow> {
  const refusals = { field, wrongKind: POSTING_MESSAGES.documentKind, macros: POSTING_MESSAGES.documentMacros };
  const { mediaType, extension, bytes, hasEnd } = await acceptDocument({ path, refusals });
  await requireClean(deps, { path, field });
  const isWhole = hasEnd || (await opensPdf({ load: () => readFile(path) }));
  if (!isWhole) throw badFields({ [field]: POSTING_MESSAGES.documentDamaged });
  const storageKey = `${makeStorageKey(listingId)}.${extension}`;
  uploads.push({ key: storageKey, path });
  return { listingId, storageKey, name: cutText(name, 200), mediaType, bytes };
}

async function sumSizes(files: readonly { readonly path: string }[]): Promise<number> {
  const sizes = await Promise.all(files.map(async ({ path }) => (await stat(path)).size));
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** A file's token in URLs: 128 random bits. */
export const newToken = () => randomBytes(16).toString("base64url");

const makeStorageKey = (listingId: string) => `listings/${listingId}/${randomBytes(12).toString("hex")}`;
const toPictureKey = (storageKey: string, width: number) => `${storageKey}/${width}.webp`;

/** Removes stored files that no row refers to any more: a copy of a listing or draft refers to the same files. */
export async function removeUnusedFiles(
  { db, files }: Pick<Platform, "db" | "files">,
  keys: readonly string[],
): Promise<void> {
  const used = new Set(await listFilesInUse(db, keys));
  for (const key of keys) if (!used.has(key)) await files.remove(key);
}

/** The storage keys of a picture's or document's files. */
export function listStorageKeys({ storageKey, widths }: Pick<PictureRow, "storageKey" | "widths">): string[] {
  return widths === null ? [storageKey] : widths.map((width) => toPictureKey(storageKey, width));
}
