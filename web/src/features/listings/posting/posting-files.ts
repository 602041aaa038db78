import {
  DOCUMENT_MAX_BYTES,
  PHOTO_MAX_BYTES,
  PHOTO_MAX_PIXELS,
  POSTING_MESSAGES,
} from "@vestpocket/domain/listings/posting.rules";
import type { Message } from "@vestpocket/domain/shared/text";

/** A file chosen here and not yet sent. */
export interface ChosenFile {
  readonly kind: "chosen";
  readonly id: string;
  readonly file: File;
  /** Of its preview; revoked when the file is taken off. */
  readonly url: string;
}

/** A picture that the listing has already; `id` is what the server knows it by. */
interface StandingPicture {
  readonly kind: "standing";
  readonly id: string;
  readonly url: string;
}

export type Photo = ChosenFile | StandingPicture;

export interface PostingFiles {
  readonly thumbnail: ChosenFile | undefined;
  readonly photos: readonly Photo[];
  readonly document: ChosenFile | undefined;
}

export const NO_FILES: PostingFiles = { thumbnail: undefined, photos: [], document: undefined };

export const PICTURE_ACCEPT = ".png,.jpg,.jpeg,.webp,image/png,image/jpeg,image/webp";
export const DOCUMENT_ACCEPT =
  ".pdf,.doc,.docx,application/pdf,application/msword,application/vnd.openxmlformats-officedocument.wordprocessingml.document";

const PICTURE_NAME = /\.(?:png|jpe?g|webp)$/iu;
const DOCUMENT_NAME = /\.(?:pdf|docx?)$/iu;

/** Why a file cannot be a picture, as far as its name and size tell; the server looks inside. */
export function validatePicture({ name, size }: Pick<File, "name" | "size">): Message | undefined {
  if (!PICTURE_NAME.test(name)) return POSTING_MESSAGES.pictureKind;
  return size > PHOTO_MAX_BYTES ? POSTING_MESSAGES.pictureTooLarge : undefined;
}

/** Why a picture's dimensions, in pixels, are refused. */
export function validateDimensions({ width, height }: { width: number; height: number }): Message | undefined {
  return width * height > PHOTO_MAX_PIXELS ? POSTING_MESSAGES.pictureTooLarge : undefined;
}

export function validateDocument({ name, size }: Pick<File, "name" | "size">): Message | undefined {
  if (!DOCUMENT_NAME.test(name)) return POSTING_MESSAGES.documentKind;
  return size > DOCUMENT_MAX_BYTES ? POSTING_MESSAGES.documentTooLarge : undefined;
}

/** Whether a photo may take another's place: new ones stand after those the listing has already. */
export function mayMove(photos: readonly Photo[], from: number, to: number): boolean {
  const moved = photos[from];
  return from !== to && moved !== undefined && moved.kind === photos[to]?.kind;
}

/** The photos with the one at `from` standing at `to`. */
export function movePhoto(photos: readonly Photo[], from: number, to: number): readonly Photo[] {
  const moved = photos[from];
  if (moved === undefined || !mayMove(photos, from, to)) return photos;
  return photos.toSpliced(from, 1).toSpliced(to, 0, moved);
}

/** The files a form sends, in its order. */
export function listChosen({ thumbnail, photos, document }: PostingFiles): ChosenFile[] {
  return [thumbnail, ...photos, document].filter((each) => each?.kind === "chosen");
}

/** The same files without one. */
export function withoutFile(files: PostingFiles, id: string): PostingFiles {
  return {
    thumbnail: files.thumbnail?.id === id ? undefined : files.thumbnail,
    photos: files.photos.filter((photo) => photo.id !== id),
    document: files.document?.id === id ? undefined : files.document,
  };
}

/** How much of each file has gone, 0 to 1 by id, when `part` of the whole form has: files go one after the other. */
export function splitProgress(files: PostingFiles, part: number): Readonly<Record<string, number>> {
  const chosen = listChosen(files);
  let gone = part * chosen.reduce((sum, { file }) => sum + file.size, 0);
  return Object.fromEntries(
    chosen.map(({ id, file }) => {
      const share = file.size === 0 ? part : Math.min(1, Math.max(0, gone / file.size));
      gone -= file.size;
      return [id, share];
    }),
  );
}

/** What the server knows a standing picture by: the last part of its address. */
export function pictureId(url: string): string {
  return url.split("?")[0]?.split("/").at(-1) ?? "";
}
