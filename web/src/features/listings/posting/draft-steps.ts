import type { PictureLevel } from "@vestpocket/domain/disclosure/disclosure.terms";
import type { DraftContent, DraftFile } from "@vestpocket/domain/listings/drafts.schema";
import { NO_VALUES, type PostingValues, toContent } from "@vestpocket/domain/listings/posting-values.rules";
import { type ChosenFile, type FileField, listChosen, type PostingFiles } from "./posting-files.ts";

/** A call that saves a draft's content: sent again as it is, it saves nothing twice. */
export interface Save {
  readonly content: DraftContent;
  readonly revision: number;
  readonly photos: readonly string[];
  readonly pictureLevels: Readonly<Record<string, PictureLevel>>;
}

/** What the server has of a form, as far as this browser knows. */
export interface ServerDraft {
  readonly id: string;
  /** 0 while the server has no such draft. */
  readonly revision: number;
  /** The files that the server has. */
  readonly files: readonly Pick<DraftFile, "id" | "field">[];
  /** The server's content as text. */
  readonly saved: string;
  /** The server's ids of chosen files, by their ids in the form; empty for one that the server refused. */
  readonly uploaded: Readonly<Record<string, string>>;
  /** Pictures whose level was sent to the server: resetting them to the default must be sent too. */
  readonly leveled: readonly string[];
  /** The save whose answer has not arrived. */
  readonly unanswered: Save | undefined;
  /** Chosen files, by their ids in the form, that the server may have although no answer arrived. */
  readonly unsure: readonly string[];
}

/** A draft that the server does not have yet. */
export function newDraft(id: string): ServerDraft {
  const nothing = { revision: 0, files: [], saved: "", uploaded: {}, leveled: [], unanswered: undefined, unsure: [] };
  return { id, ...nothing };
}

interface Form {
  readonly values: PostingValues;
  readonly files: PostingFiles;
  readonly draft: ServerDraft;
}

/** A call that brings the server's draft closer to the form. */
export type Step =
  | { readonly kind: "save"; readonly save: Save }
  | { readonly kind: "remove"; readonly id: string }
  | { readonly kind: "upload"; readonly chosen: ChosenFile; readonly field: FileField };

/**
 * The next call that the draft needs; undefined once the server has everything. Content comes first, then removed files,
 * then new ones.
 */
export function nextStep(form: Form): Step | undefined {
  const { draft, files } = form;
  // Sent again first: if the server has it, the revision that it made is this device's own.
  if (draft.unanswered !== undefined) return { kind: "save", save: draft.unanswered };
  if (draft.revision === 0 && !isTouched(form)) return undefined;
  const save = toSave(form);
  if (toText(save) !== draft.saved) return { kind: "save", save };
  // Removed first: a photo that takes another's place would be one too many.
  const present = new Set(listIds(form));
  const gone = draft.files.find(({ id }) => !present.has(id));
  if (gone !== undefined) return { kind: "remove", id: gone.id };
  const chosen = listChosen(files).find(({ id }) => draft.uploaded[id] === undefined);
  return chosen && { kind: "upload", chosen, field: fieldOf(files, chosen) };
}

/** An untouched form creates no draft. */
function isTouched({ values, files }: Form): boolean {
  return listChosen(files).length > 0 || JSON.stringify(values) !== JSON.stringify(NO_VALUES);
}

function toSave(form: Form): Save {
  const photos = form.files.photos.flatMap((photo) => idOf(form, photo) ?? []);
  return {
    content: toContent(form.values),
    revision: form.draft.revision,
    photos,
    pictureLevels: listLevels(form),
  };
}

/** What a save says, apart from its revision, to compare it by. */
export function toText(save: Save | Form): string {
  const { content, photos, pictureLevels } = "values" in save ? toSave(save) : save;
  return JSON.stringify([content, photos, pictureLevels]);
}

/** The audiences of the pictures that the server has. */
export function listLevels(form: Form): Record<string, PictureLevel> {
  const { thumbnail, photos } = form.files;
  const levels = [...photos, ...(thumbnail ? [thumbnail] : [])].map((each) => [idOf(form, each), each.level] as const);
  // Newly uploaded pictures are for every member, unless the server gave them another audience.
  const isSent = ([id, level]: (typeof levels)[number]) =>
    id !== undefined && (level !== "member" || form.draft.leveled.includes(id));
  return Object.fromEntries(levels.filter(isSent));
}

/** The server's ids of the form's files, including those that it keeps until their replacement has arrived. */
function listIds(form: Form): string[] {
  const { thumbnail, photos, document } = form.files;
  const shown = [thumbnail, ...photos, document].flatMap((file) => idOf(form, file) ?? []);
  return [...shown, ...listChosen(form.files).flatMap(({ former }) => former?.id ?? [])];
}

/** The server's id of a file. */
function idOf({ draft }: Form, file: PostingFiles["photos"][number] | undefined): string | undefined {
  return file?.kind === "chosen" ? draft.uploaded[file.id] || undefined : file?.id;
}

function fieldOf({ thumbnail, document }: PostingFiles, { id }: ChosenFile): FileField {
  if (thumbnail?.id === id) return "thumbnail";
  return document?.id === id ? "documents" : "images";
}
