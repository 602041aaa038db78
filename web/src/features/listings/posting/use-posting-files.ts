import { useLingui } from "@lingui/react/macro";
import type { PictureLevel } from "@vestpocket/domain/disclosure/disclosure.terms";
import { PHOTOS_MAX, POSTING_MESSAGES, validatePhotos } from "@vestpocket/domain/listings/posting.rules";
import type { Message } from "@vestpocket/domain/shared/text";
import { useEffect, useRef } from "react";
import { useMessage } from "../../../platform/language.ts";
import { checkFile } from "./checked-files.ts";
import { type PostingState, partSent } from "./posting.reducer.ts";
import { type FileField, listChosen, type PostingFiles } from "./posting-files.ts";
import type { PostingStore } from "./posting-store.ts";

const TOO_MANY = { thumbnail: POSTING_MESSAGES.oneThumbnail, documents: POSTING_MESSAGES.oneDocument };

/** The form's files. */
export function usePostingFiles({ dispatch }: PostingStore, state: PostingState) {
  const { t } = useLingui();
  const message = useMessage();
  const { files, refusals, upload } = state;
  useRevokedUrls(files);

  /** Adds the chosen or dropped files that pass validation. */
  async function add(field: FileField, given: readonly File[]): Promise<void> {
    const tooMany = validateNumber(field, given.length);
    if (field === "images" && tooMany) window.alert(message(tooMany));
    const room = field === "images" ? PHOTOS_MAX - files.photos.length : 1;
    const taken = tooMany && field !== "images" ? 0 : room;
    const checked = await Promise.all(given.slice(0, taken).map((file) => checkFile(field, file)));
    const left = tooMany ? given.slice(taken).map(({ name }) => ({ fileName: name, message: tooMany })) : [];
    dispatch({
      kind: "filesChosen",
      field,
      files: checked.flatMap(({ chosen }) => chosen ?? []),
      refusals: [...left, ...checked.flatMap(({ refusal }) => refusal ?? [])],
    });
  }

  function validateNumber(field: FileField, given: number): Message | undefined {
    if (field === "images") return validatePhotos(files.photos.length + given);
    return given > 1 ? TOO_MANY[field] : undefined;
  }

  /** How much of a chosen file has been saved with the draft, 0 to 1; undefined unless it is being sent. */
  const savedPart = (id: string): number | undefined => (upload?.id === id ? upload.part : undefined);

  return {
    files,
    add,
    /** Why the last chosen files were rejected, one sentence each. */
    refusalsOf: (field: FileField): string[] =>
      (refusals[field] ?? []).map(({ fileName: label, message: refusal }) => {
        const sentence = typeof refusal === "string" ? refusal : message(refusal);
        return t`${label}: ${sentence}`;
      }),
    /** Removes a file. Has no effect once everything has arrived. */
    remove(id: string) {
      if (partSent(state) !== 1) dispatch({ kind: "fileDropped", id });
    },
    /** Changes who may see a picture. */
    level: (id: string, level: PictureLevel) => dispatch({ kind: "leveled", id, level }),
    move: (from: number, to: number) => dispatch({ kind: "photoMoved", from, to }),
    savedPart,
    /** While the form is published: how much of each chosen file has been sent, by id. */
    progress: Object.fromEntries(
      state.mode === "publishing" ? listChosen(files).map(({ id }) => [id, savedPart(id) ?? 0]) : [],
    ),
  };
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
