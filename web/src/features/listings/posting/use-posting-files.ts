import { useLingui } from "@lingui/react/macro";
import type { PictureLevel } from "@vestpocket/domain/disclosure/disclosure.terms";
import { findChosenThumbnail } from "@vestpocket/domain/listings/listings.rules";
import type { Property } from "@vestpocket/domain/listings/listings.schema";
import { PHOTOS_MAX, POSTING_MESSAGES, validatePhotos } from "@vestpocket/domain/listings/posting.rules";
import type { Message } from "@vestpocket/domain/shared/text";
import { useEffect, useRef, useState } from "react";
import { useMessage } from "../../../platform/language.ts";
import { findUnusablePicture } from "../../../platform/unusable-picture.ts";
import { readPictureSize } from "./picture-size.ts";
import {
  type ChosenFile,
  type KeptFile,
  listChosen,
  mapFiles,
  movePhoto,
  NO_FILES,
  type PostingFiles,
  pictureId,
  replaceDocument,
  replaceThumbnail,
  validateDimensions,
  validateDocument,
  validatePicture,
  withLevels,
  withoutFile,
  withoutKept,
  withoutRefused,
} from "./posting-files.ts";

/** The server's field names. */
export type FileField = "thumbnail" | "images" | "documents";

/** Why a chosen file was rejected. */
interface Refusal {
  readonly fileName: string;
  /** A text from the server is already a sentence. */
  readonly message: Message | string;
}

const TOO_MANY = { thumbnail: POSTING_MESSAGES.oneThumbnail, documents: POSTING_MESSAGES.oneDocument };

/** The photos that a listing has. */
export function toStandingFiles(standing: Property | undefined): PostingFiles {
  if (standing === undefined) return NO_FILES;
  const { thumbnail = "member", photos = [] } = standing.choices?.pictures ?? {};
  const toPhoto = (url: string, level: PictureLevel) => ({ kind: "standing" as const, id: pictureId(url), url, level });
  const first = findChosenThumbnail(standing);
  return {
    ...NO_FILES,
    photos: standing.imageUrls.map((url, at) => toPhoto(url, photos[at] ?? "member")),
    ...(first && { standing: toPhoto(first, thumbnail) }),
  };
}

/** The form's files. `opened`: those that the form opens with; `start`: those that it has after it is cleared. */
export function usePostingFiles({ opened, start }: { opened: PostingFiles; start: PostingFiles }) {
  const { t } = useLingui();
  const message = useMessage();
  const [files, setFiles] = useState(opened);
  const [refusals, setRefusals] = useState<Partial<Record<FileField, readonly Refusal[]>>>({});
  /** The chosen file that is being saved with the draft, and how much of it has been sent. */
  const [saving, setSaving] = useState<{ id: string; part: number }>();
  useRevokedUrls(files);

  /** Adds the chosen or dropped files that pass validation. */
  async function add(field: FileField, given: readonly File[]): Promise<void> {
    const tooMany = validateNumber(field, given.length);
    if (field === "images" && tooMany) window.alert(message(tooMany));
    const room = field === "images" ? PHOTOS_MAX - files.photos.length : 1;
    const isTaken = !tooMany || field === "images";
    const checked = await Promise.all(given.slice(0, isTaken ? room : 0).map(checkFor(field)));
    const left = given.slice(isTaken ? room : 0).map(({ name }) => name);
    setFiles((before) =>
      withFiles(
        before,
        field,
        checked.flatMap(({ chosen }) => chosen ?? []),
      ),
    );
    setRefusals((before) => ({
      ...before,
      [field]: [
        ...(tooMany ? left.map((fileName) => ({ fileName, message: tooMany })) : []),
        ...checked.flatMap(({ refusal }) => refusal ?? []),
      ],
    }));
  }

  function validateNumber(field: FileField, given: number): Message | undefined {
    if (field === "images") return validatePhotos(files.photos.length + given);
    return given > 1 ? TOO_MANY[field] : undefined;
  }

  return {
    files,
    add,
    /** Why the last chosen files were rejected, one sentence each. */
    refusalsOf: (field: FileField): string[] =>
      (refusals[field] ?? []).map(({ fileName: label, message: refusal }) => {
        const sentence = typeof refusal === "string" ? refusal : message(refusal);
        return t`${label}: ${sentence}`;
      }),
    remove(id: string): PostingFiles {
      const left = withoutFile(files, id);
      setFiles(left);
      setRefusals({});
      return left;
    },
    /** Changes who may see a picture. */
    level: (id: string, level: PictureLevel) => setFiles((before) => withLevels(before, { [id]: level })),
    move: (from: number, to: number) => setFiles({ ...files, photos: movePhoto(files.photos, from, to) }),
    progress: setSaving,
    /** How much of a chosen file has been saved with the draft, 0 to 1; undefined unless it is being sent. */
    savedPart: (id: string): number | undefined => (saving?.id === id ? saving.part : undefined),
    /** Replaces a file with the server's copy. */
    keep: (id: string, kept: KeptFile) =>
      setFiles((before) => mapFiles(before, (file) => (file.id === id ? { ...kept, level: file.level } : file))),
    /** Removes a file that the server did not accept, and brings back the one that it would have replaced. */
    refuse({ id, file }: ChosenFile, { field, sentence }: { field: FileField; sentence: string }) {
      setFiles((before) => withoutRefused(before, id));
      setRefusals((before) => ({ ...before, [field]: [{ fileName: file.name, message: sentence }] }));
    },
    /** Removes the files of a draft that is gone. */
    dropKept: () => setFiles(withoutKept),
    reset() {
      setFiles(start);
      setRefusals({});
    },
    /** Brings files back after a reset: previews of chosen files are created again. */
    restore: (former: PostingFiles) =>
      setFiles(
        mapFiles(former, (file) => (file.kind === "chosen" ? { ...file, url: URL.createObjectURL(file.file) } : file)),
      ),
  };
}

interface CheckedFile {
  readonly chosen?: ChosenFile;
  readonly refusal?: Refusal;
}

function checkFor(field: FileField) {
  return async (file: File): Promise<CheckedFile> => {
    const refuse = (message: Message) => ({ refusal: { fileName: file.name, message } });
    const unusable = field === "documents" ? undefined : await findUnusablePicture(file);
    const message = unusable ?? (field === "documents" ? validateDocument(file) : validatePicture(file));
    if (message) return refuse(message);
    const url = URL.createObjectURL(file);
    const size = field === "documents" ? { width: 0, height: 0 } : await readPictureSize(url);
    const refused = size ? validateDimensions(size) : POSTING_MESSAGES.pictureUnreadable;
    if (!refused) return { chosen: { kind: "chosen", id: url, file, url, level: "member" } };
    URL.revokeObjectURL(url);
    return refuse(refused);
  };
}

function withFiles(files: PostingFiles, field: FileField, chosen: readonly ChosenFile[]): PostingFiles {
  if (field === "images") return { ...files, photos: [...files.photos, ...chosen].slice(0, PHOTOS_MAX) };
  const [first] = chosen;
  if (first === undefined) return files;
  return field === "thumbnail" ? replaceThumbnail(files, first) : replaceDocument(files, first);
}

/** Revokes the URLs of previews that are no longer shown. */
function useRevokedUrls(files: PostingFiles): void {
  const shown = useRef<ReadonlySet<string>>(new Set());
  useEffect(() => {
    const urls = new Set(listChosen(files).map(({ url }) => url));
    for (const url of shown.current) if (!urls.has(url)) URL.revokeObjectURL(url);
    shown.current = urls;
  }, [files]);
  useEffect(
    () => () => {
      for (const url of shown.current) URL.revokeObjectURL(url);
    },
    [],
  );
}
