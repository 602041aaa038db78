import type { PictureLevel } from "@vestpocket/domain/disclosure/disclosure.terms";
import type { DraftFile } from "@vestpocket/domain/listings/drafts.schema";
import type { PreviewedPicture } from "@vestpocket/domain/listings/form-previews.rules";
import {
  DOCUMENT_MAX_BYTES,
  PHOTO_MAX_BYTES,
  PHOTO_MAX_PIXELS,
  PHOTOS_MAX,
  POSTING_MESSAGES,
} from "@vestpocket/domain/listings/posting.rules";
import type { Message } from "@vestpocket/domain/shared/text";

/** The server's field names. */
export type FileField = DraftFile["field"];

/** A newly chosen file. */
export interface ChosenFile {
  readonly kind: "chosen";
  readonly id: string;
  readonly file: File;
  /** The preview's URL; revoked when the file is removed. */
  readonly url: string;
  /** For a picture: who may see it. */
  readonly level: PictureLevel;
  /** The draft's file that this one replaces, and that returns if the server refuses this one. */
  readonly former?: KeptFile | undefined;
}

/** A file that the draft on the server has; `id` is the server's. */
export interface KeptFile {
  readonly kind: "kept";
  readonly id: string;
  /** Empty for a document. */
  readonly url: string;
  /** Empty for a copied picture. */
  readonly name: string;
  readonly bytes: number;
  readonly level: PictureLevel;
}

export type Photo = ChosenFile | KeptFile;

export interface PostingFiles {
  readonly thumbnail: ChosenFile | KeptFile | undefined;
  readonly photos: readonly Photo[];
  readonly document: ChosenFile | KeptFile | undefined;
  /** Who could see the thumbnail that was removed last. */
  readonly removedLevel?: PictureLevel | undefined;
}

export const NO_FILES: PostingFiles = { thumbnail: undefined, photos: [], document: undefined };

export const PICTURE_ACCEPT = ".png,.jpg,.jpeg,.webp,image/png,image/jpeg,image/webp";
export const DOCUMENT_ACCEPT =
  ".pdf,.doc,.docx,application/pdf,application/msword,application/vnd.openxmlformats-officedocument.wordprocessingml.document";

const PICTURE_NAME = /\.(?:png|jpe?g|webp)$/iu;
const DOCUMENT_NAME = /\.(?:pdf|docx?)$/iu;

/** Why a file is not an accepted picture, judged by name and size; the server checks the content. */
export function validatePicture({ name, size }: Pick<File, "name" | "size">): Message | undefined {
  if (!PICTURE_NAME.test(name)) return POSTING_MESSAGES.pictureKind;
  return size > PHOTO_MAX_BYTES ? POSTING_MESSAGES.pictureTooLarge : undefined;
}

/** Why a picture's dimensions, in pixels, are not accepted. */
export function validateDimensions({ width, height }: { width: number; height: number }): Message | undefined {
  return width * height > PHOTO_MAX_PIXELS ? POSTING_MESSAGES.pictureTooLarge : undefined;
}

export function validateDocument({ name, size }: Pick<File, "name" | "size">): Message | undefined {
  if (!DOCUMENT_NAME.test(name)) return POSTING_MESSAGES.documentKind;
  return size > DOCUMENT_MAX_BYTES ? POSTING_MESSAGES.documentTooLarge : undefined;
}

/** A file's name and size, wherever it is stored. */
export function describeFile(file: ChosenFile | KeptFile): { name: string; bytes: number } {
  return file.kind === "chosen" ? { name: file.file.name, bytes: file.file.size } : file;
}

/** A draft's files as its form shows them. */
export function toPostingFiles(files: readonly DraftFile[]): PostingFiles {
  const of = (field: DraftFile["field"]) => files.filter((file) => file.field === field).map(toKept);
  return { thumbnail: of("thumbnail")[0], photos: of("images"), document: of("documents")[0] };
}

/** A draft's file as its form shows it. */
export function toKept({ id, url, name, bytes, level }: DraftFile): KeptFile {
  return { kind: "kept", id, url: url ?? "", name, bytes, level };
}

/** The files after mapping each; those mapped to undefined are removed. */
export function mapFiles(
  files: PostingFiles,
  map: <File extends Photo>(file: File) => File | KeptFile | undefined,
): PostingFiles {
  return {
    ...withThumbnail(files, files.thumbnail && map(files.thumbnail)),
    photos: files.photos.flatMap((photo) => map<Photo>(photo) ?? []),
    document: files.document && map(files.document),
  };
}

/** Whether there is a photo to move to another one's position. */
export function mayMove(photos: readonly Photo[], from: number, to: number): boolean {
  return from !== to && photos[from] !== undefined && photos[to] !== undefined;
}

/** The photos after moving one from `from` to `to`. */
export function movePhoto(photos: readonly Photo[], from: number, to: number): readonly Photo[] {
  const moved = photos[from];
  if (moved === undefined || !mayMove(photos, from, to)) return photos;
  return photos.toSpliced(from, 1).toSpliced(to, 0, moved);
}

/** The pictures as the listing's page will show them: the thumbnail, then the photos. */
export function listPictures({ thumbnail, photos }: PostingFiles): Photo[] {
  return [...(thumbnail ? [thumbnail] : []), ...photos];
}

/** The same as previews take them. */
export function toPreviewedPictures(files: PostingFiles): PreviewedPicture[] {
  const first = files.thumbnail === undefined ? 1 : 0;
  return listPictures(files).map(({ url, level }, at) => ({ token: url, level, position: first + at }));
}

/** The audiences of the pictures already on the server, by id: what a browser can store of them. */
export function listKeptLevels(files: PostingFiles): Record<string, PictureLevel> {
  const kept = listPictures(files).filter(({ kind }) => kind !== "chosen");
  return Object.fromEntries(kept.map(({ id, level }) => [id, level]));
}

/** The files with new levels for the pictures with these ids. */
export function withLevels(files: PostingFiles, levels: Readonly<Record<string, PictureLevel>>): PostingFiles {
  const change = <File extends Photo>(file: File): File => ({ ...file, level: levels[file.id] ?? file.level });
  return {
    ...files,
    thumbnail: files.thumbnail && change(files.thumbnail),
    photos: files.photos.map(change),
  };
}

/** The files that the form uploads, in order. */
export function listChosen({ thumbnail, photos, document }: PostingFiles): ChosenFile[] {
  return [thumbnail, ...photos, document].filter((each) => each?.kind === "chosen");
}

/** The files without the given one. */
export function withoutFile(files: PostingFiles, id: string): PostingFiles {
  return {
    ...withThumbnail(files, files.thumbnail?.id === id ? undefined : files.thumbnail),
    photos: files.photos.filter((photo) => photo.id !== id),
    document: files.document?.id === id ? undefined : files.document,
  };
}

/** The files without those of a draft that is gone. */
export function withoutKept(files: PostingFiles): PostingFiles {
  return mapFiles(files, (file) => {
    if (file.kind === "kept") return undefined;
    return file.kind === "chosen" ? { ...file, former: undefined } : file;
  });
}

/** The files with this thumbnail; undefined removes it. */
function withThumbnail(files: PostingFiles, thumbnail: PostingFiles["thumbnail"]): PostingFiles {
  const isRemoved = files.thumbnail !== undefined && thumbnail === undefined;
  return { ...files, thumbnail, ...(isRemoved && { removedLevel: files.thumbnail.level }) };
}

/** The files with another thumbnail, for the audience of the one before (product.md §5.9). */
export function replaceThumbnail(files: PostingFiles, another: ChosenFile): PostingFiles {
  const level = files.thumbnail?.level ?? files.removedLevel ?? another.level;
  return { ...files, thumbnail: { ...another, level, former: formerOf(files.thumbnail) } };
}

/** The files with another document. */
function replaceDocument(files: PostingFiles, another: ChosenFile): PostingFiles {
  return { ...files, document: { ...another, former: formerOf(files.document) } };
}

/** The file that the draft on the server has in this file's place. */
function formerOf(file: ChosenFile | KeptFile | undefined): KeptFile | undefined {
  return file?.kind === "chosen" ? file.former : file;
}

/** The files after the server refused the given one: the one that it would have replaced returns, for the same audience. */
export function withoutRefused(files: PostingFiles, id: string): PostingFiles {
  const refused = listChosen(files).find((file) => file.id === id);
  if (refused?.former === undefined) return withoutFile(files, id);
  const former = { ...refused.former, level: refused.level };
  return files.thumbnail?.id === id ? { ...files, thumbnail: former } : { ...files, document: former };
}

/** The files with newly chosen ones; a thumbnail or document takes the place of the one before. */
export function addFiles(files: PostingFiles, field: FileField, chosen: readonly ChosenFile[]): PostingFiles {
  if (field === "images") return { ...files, photos: [...files.photos, ...chosen].slice(0, PHOTOS_MAX) };
  const [first] = chosen;
  if (first === undefined) return files;
  return field === "thumbnail" ? replaceThumbnail(files, first) : replaceDocument(files, first);
}

/** The same files with new previews of the chosen ones, whose former previews were revoked. */
export function withFreshUrls(files: PostingFiles): PostingFiles {
  return mapFiles(files, (file) => (file.kind === "chosen" ? { ...file, url: URL.createObjectURL(file.file) } : file));
}
