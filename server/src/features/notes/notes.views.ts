import type { Note } from "@vestpocket/domain/notes/notes.schema";
import { toMoment } from "../../platform/moment.ts";
import type { NoteRow } from "./notes.queries.ts";

export function toNote({ id, text, authorId, authorName, createdAt, editedAt }: NoteRow): Note {
  return {
    id,
    text,
    author: { uid: authorId, name: authorName },
    createdAt: toMoment(createdAt),
    editedAt: editedAt && toMoment(editedAt),
  };
}
