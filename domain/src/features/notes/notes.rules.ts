import type { Duty } from "../../shared/administrator-roles.ts";
import type { Message } from "../../shared/text.ts";

/** What administrators write notes about. */
export const NOTE_SUBJECTS = ["account", "order", "listing"] as const;
export type NoteSubjectKind = (typeof NOTE_SUBJECTS)[number];

/** The part of the administration that each belongs to (product.md §8.9). */
export const NOTE_DUTIES: Readonly<Record<NoteSubjectKind, Duty>> = {
  account: "support",
  listing: "support",
  order: "finance",
};

/** Longest note, in characters. */
export const NOTE_MAX = 2_000;

export const NOTE_MESSAGES = {
  textRequired: /*i18n*/ { id: "notes.text_required", message: "Please write a note." },
} as const satisfies Record<string, Message>;
