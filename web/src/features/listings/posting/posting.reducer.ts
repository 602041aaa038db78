import type { PictureLevel } from "@vestpocket/domain/disclosure/disclosure.terms";
import type { Draft, DraftContent, DraftFile } from "@vestpocket/domain/listings/drafts.schema";
import type { PostingValues } from "@vestpocket/domain/listings/posting-values.rules";
import type { Message } from "@vestpocket/domain/shared/text";
import type { ApiFailure } from "../../../platform/http.ts";
import { newDraft, type Save, type ServerDraft, toText } from "./draft-steps.ts";
import {
  addFiles,
  type ChosenFile,
  type FileField,
  listChosen,
  mapFiles,
  movePhoto,
  type PostingFiles,
  toKept,
  withLevels,
  withoutFile,
  withoutKept,
  withoutRefused,
} from "./posting-files.ts";

/** What the line above the form says about its draft. */
export type KeepingState =
  /** Nothing has been saved yet. */
  | { readonly kind: "new" }
  | { readonly kind: "saving" }
  /** `at`: Unix milliseconds. */
  | { readonly kind: "saved"; readonly at: number }
  | { readonly kind: "failed"; readonly failure: ApiFailure }
  /**
   * Another tab or device saved something else. Nothing is saved until this one's user has chosen. `mine`: when this
   * version was changed, in Unix milliseconds; `theirs` is undefined until the server has said it.
   */
  | { readonly kind: "changed"; readonly mine: number; readonly theirs: OtherVersion | undefined };

/** What another tab or device saved, and when, in Unix milliseconds. */
interface OtherVersion {
  readonly at: number;
  readonly content: DraftContent;
}

/** Why a chosen file was rejected; a text from the server is already a sentence. */
export interface Refusal {
  readonly fileName: string;
  readonly message: Message | string;
}

/** What a form shows, and what the server has of it. */
export interface FormContents {
  readonly values: PostingValues;
  readonly files: PostingFiles;
  readonly draft: ServerDraft;
}

export interface PostingState extends FormContents {
  /** Why the last chosen files were rejected. */
  readonly refusals: Readonly<Partial<Record<FileField, readonly Refusal[]>>>;
  readonly keeping: KeepingState;
  /** `still`: nothing is saved, until the user has chosen a version or a call about the whole draft has ended. */
  readonly mode: "typing" | "still" | "publishing" | "published";
  /** The chosen file that is being sent, and how much of it has been, 0 to 1. */
  readonly upload: { readonly id: string; readonly part: number } | undefined;
  /** While the form is being published: the bytes of the files that the server did not have at first. */
  readonly bytesToSend: number;
}

export type PostingEvent =
  /** What the user does. */
  | { readonly kind: "typed"; readonly values: PostingValues }
  | {
      readonly kind: "filesChosen";
      readonly field: FileField;
      readonly files: readonly ChosenFile[];
      readonly refusals: readonly Refusal[];
    }
  | { readonly kind: "fileDropped"; readonly id: string }
  | { readonly kind: "leveled"; readonly id: string; readonly level: PictureLevel }
  | { readonly kind: "photoMoved"; readonly from: number; readonly to: number }
  | { readonly kind: "publishing" }
  /** The form is shown with other contents: another draft's, or those before it was cleared. */
  | ({ readonly kind: "opened" } & FormContents)
  /** Calls about the whole draft. */
  | { readonly kind: "paused" }
  /** Saving goes on, unless the user has to choose a version. */
  | { readonly kind: "resumed" }
  | { readonly kind: "published" }
  /** What becomes of the calls that save it. */
  | { readonly kind: "working" }
  | { readonly kind: "saving"; readonly save: Save }
  | { readonly kind: "saved"; readonly revision: number }
  | { readonly kind: "uploading"; readonly id: string; readonly part: number }
  | {
      readonly kind: "uploaded";
      readonly chosen: ChosenFile;
      readonly draft: Draft;
      readonly added: DraftFile | undefined;
    }
  | {
      readonly kind: "uploadRefused";
      readonly chosen: ChosenFile;
      readonly field: FileField;
      readonly sentence: string;
    }
  /** No answer arrived: the server may have the file. */
  | { readonly kind: "uploadUnsure"; readonly id: string }
  | { readonly kind: "uploadEnded" }
  | { readonly kind: "fileRemoved"; readonly id: string }
  | { readonly kind: "upToDate"; readonly at: number }
  /** `isRefused`: the server read the save and refused it, so that it is not sent again as it is. */
  | { readonly kind: "failed"; readonly failure: ApiFailure; readonly isRefused: boolean }
  | { readonly kind: "changedElsewhere"; readonly mine: number; readonly theirs?: OtherVersion }
  /** The user keeps this version: it is saved on top of the server's. */
  | { readonly kind: "overwriting"; readonly draft: Pick<Draft, "revision" | "files"> }
  /** The draft was posted or deleted on another device: the input becomes a new draft, without its files. */
  | { readonly kind: "lost"; readonly id: string; readonly failure: ApiFailure };

/** The whole of a listing form's state; the only place that changes it. */
export function reducePosting(state: PostingState, event: PostingEvent): PostingState {
  const { files, draft, refusals } = state;
  const withDraft = (changed: Partial<ServerDraft>, others: Partial<PostingState> = {}) => ({
    ...state,
    ...others,
    draft: { ...draft, ...changed },
  });
  switch (event.kind) {
    case "typed":
      return { ...state, values: event.values };
    case "filesChosen":
      return {
        ...state,
        files: addFiles(files, event.field, event.files),
        refusals: { ...refusals, [event.field]: event.refusals },
      };
    case "fileDropped":
      return { ...state, files: withoutFile(files, event.id), refusals: {} };
    case "leveled":
      return { ...state, files: withLevels(files, { [event.id]: event.level }) };
    case "photoMoved":
      return { ...state, files: { ...files, photos: movePhoto(files.photos, event.from, event.to) } };
    case "publishing":
      return { ...state, mode: "publishing", bytesToSend: countUnsent(state) };
    case "opened": {
      const { values, files: shown, draft: opened } = event;
      return { ...state, values, files: shown, draft: opened, refusals: {}, keeping: { kind: "new" } };
    }
    case "paused":
      return { ...state, mode: "still" };
    case "resumed":
      return state.keeping.kind === "changed" ? { ...state, mode: "still" } : { ...state, mode: "typing" };
    case "published":
      return { ...state, mode: "published" };
    case "working":
      return { ...state, keeping: { kind: "saving" } };
    case "saving":
      return withDraft({ unanswered: event.save });
    case "saved":
      return withDraft({ ...toSaved(draft), revision: event.revision });
    case "uploading":
      return { ...state, upload: { id: event.id, part: event.part } };
    case "uploaded":
      return takeFile(state, event);
    case "uploadRefused": {
      const { chosen, field, sentence } = event;
      return withDraft(
        { uploaded: { ...draft.uploaded, [chosen.id]: "" } },
        {
          files: withoutRefused(files, chosen.id),
          refusals: { ...refusals, [field]: [{ fileName: chosen.file.name, message: sentence }] },
        },
      );
    }
    case "uploadUnsure":
      return withDraft({ unsure: [...draft.unsure, event.id] });
    case "uploadEnded":
      return { ...state, upload: undefined };
    case "fileRemoved":
      return withDraft({ files: draft.files.filter(({ id }) => id !== event.id) });
    case "upToDate":
      return { ...state, keeping: { kind: "saved", at: event.at } };
    case "failed":
      return withDraft(event.isRefused ? { unanswered: undefined } : {}, {
        keeping: { kind: "failed", failure: event.failure },
      });
    case "changedElsewhere": {
      const { mine, theirs } = event;
      return withDraft({ unanswered: undefined }, { mode: "still", keeping: { kind: "changed", mine, theirs } });
    }
    case "overwriting": {
      const { revision, files: present } = event.draft;
      // What the server has is the other version.
      return withDraft(
        { revision, files: present, saved: "", unanswered: undefined },
        { mode: "typing", keeping: { kind: "saving" } },
      );
    }
    case "lost":
      return {
        ...state,
        draft: newDraft(event.id),
        files: withoutKept(files),
        keeping: { kind: "failed", failure: event.failure },
      };
  }
}

/** The server has what was sent last. */
function toSaved({ unanswered, leveled }: ServerDraft): Partial<ServerDraft> {
  if (unanswered === undefined) return {};
  const all = [...new Set([...leveled, ...Object.keys(unanswered.pictureLevels)])];
  return { unanswered: undefined, saved: toText(unanswered), leveled: all };
}

/** The form's file is the server's from here on. */
function takeFile(
  state: PostingState,
  { chosen, draft, added }: Extract<PostingEvent, { kind: "uploaded" }>,
): PostingState {
  const before = state.draft;
  const known = { ...before, files: draft.files, unsure: before.unsure.filter((id) => id !== chosen.id) };
  if (added === undefined) return { ...state, draft: known };
  const kept = toKept(added);
  return {
    ...state,
    files: mapFiles(state.files, (file) => (file.id === chosen.id ? { ...kept, level: file.level } : file)),
    draft: {
      ...known,
      uploaded: { ...before.uploaded, [chosen.id]: added.id },
      leveled: added.level === "member" ? before.leveled : [...before.leveled, added.id],
    },
  };
}

/** The bytes of the chosen files that the server does not have. */
function countUnsent({ files, draft, upload }: Pick<PostingState, "files" | "draft" | "upload">): number {
  const unsent = listChosen(files).filter(({ id }) => draft.uploaded[id] === undefined);
  return unsent.reduce((sum, { id, file }) => sum + file.size * (upload?.id === id ? 1 - upload.part : 1), 0);
}

/** How much of a form that is being published has been sent, 0 to 1; undefined unless it is. */
export function partSent(state: PostingState): number | undefined {
  if (state.mode !== "publishing") return undefined;
  return state.bytesToSend === 0 ? 1 : 1 - countUnsent(state) / state.bytesToSend;
}
