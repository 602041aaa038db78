import type { Draft } from "@vestpocket/domain/listings/drafts.schema";
import { fromContent, NO_VALUES, type PostingValues } from "@vestpocket/domain/listings/posting-values.rules";
import { readDraft } from "../../../platform/drafts.ts";
import { listLevels, newDraft, type Save, type ServerDraft, toText } from "./draft-steps.ts";
import type { FormContents } from "./posting.reducer.ts";
import { isRecord, readPostingDraft } from "./posting-draft.ts";
import { NO_FILES, type PostingFiles, toPostingFiles, withLevels } from "./posting-files.ts";
import { toUnsentKey } from "./unsent-drafts.ts";

/** The draft that a form is opened for. */
export interface DraftToOpen {
  readonly id: string;
  /** The server's version; undefined if it has no such draft. */
  readonly saved: Draft | undefined;
}

/** A draft as its form opens with it. */
export interface OpenedDraft {
  readonly place: Pick<ServerDraft, "id" | "revision" | "files">;
  /** What the form has when it is cleared: nothing, or the listing that it changes. */
  readonly start: PostingValues;
  /** The server's version; undefined if it has no such draft. */
  readonly saved: Draft | undefined;
  /** What was typed; newer than `saved` if it could not be sent. */
  readonly values: PostingValues | undefined;
  readonly files: PostingFiles;
  /** The save whose answer had not arrived when the form was closed. */
  readonly unanswered: Save | undefined;
  /** Whether files were chosen that could not be sent before a reload. */
  readonly hadFiles: boolean;
}

/** What this browser stored of a draft that the server does not have. */
function readUnsent(uid: string, id: string) {
  const content = readDraft(toUnsentKey(uid, id))?.content;
  const read = readPostingDraft(content);
  const { revision, unanswered } = isRecord(content) ? content : {};
  return read && { ...read, revision: typeof revision === "number" ? revision : 0, unanswered: readSave(unanswered) };
}

/** A stored save; the server checks its content. */
function readSave(kept: unknown): Save | undefined {
  return isRecord(kept) && typeof kept.revision === "number" && Array.isArray(kept.photos)
    ? (kept as unknown as Save)
    : undefined;
}

/** Opens a draft with the server's version and the unsent changes stored in this browser. */
export function openDraft(uid: string, { id, saved }: DraftToOpen): OpenedDraft {
  const unsent = readUnsent(uid, id);
  const files = saved === undefined ? NO_FILES : toPostingFiles(saved.files);
  const values = unsent?.values ?? (saved && fromContent(saved.content));
  // Distinguishes changes made to an older revision from those of another device.
  const revision = saved === undefined ? 0 : (unsent?.revision ?? saved.revision);
  return {
    place: { id, revision, files: saved?.files ?? [] },
    start: saved?.base ? fromContent(saved.base) : NO_VALUES,
    saved,
    values,
    unanswered: saved && unsent?.unanswered,
    files: withLevels(files, unsent?.levels ?? {}),
    hadFiles: unsent?.hadFiles ?? false,
  };
}

/** A draft as the state of its form. */
export function toContents({ place, saved, values, files, unanswered, start }: OpenedDraft): FormContents {
  const draft = { ...newDraft(place.id), ...place, unanswered };
  const shown = { values: values ?? start, files };
  if (saved === undefined) return { ...shown, draft };
  const before = { values: fromContent(saved.content), files: toPostingFiles(saved.files), draft };
  return { ...shown, draft: { ...draft, saved: toText(before), leveled: Object.keys(listLevels(before)) } };
}
