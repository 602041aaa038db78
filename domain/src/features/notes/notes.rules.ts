import type { Message } from "../../shared/text.ts";

/** What administrators write notes about. */
export const NOTE_SUBJECTS = ["account", "order", "listing"] as const;
export type NoteSubjectKind = (typeof NOTE_SUBJECTS)[number];

/** Longest note, in characters. */
export const NOTE_MAX = 2_000;

export const NOTE_MESSAGES = {
  textRequired: /*i18n*/ { id: "notes.text_required", message: "Please write a note." },
} as const satisfies Record<string, Message>;
