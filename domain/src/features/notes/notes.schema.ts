import { z } from "zod/mini";
import { idText } from "../../shared/ids.schema.ts";
import { momentSchema } from "../../shared/moments.schema.ts";
import { withRequiredMessage } from "../../shared/required-message.ts";
import { readableText } from "../../shared/text.schema.ts";
import { NOTE_MAX, NOTE_MESSAGES, NOTE_SUBJECTS } from "./notes.rules.ts";

/** The person, order or listing that a note is about. */
export const noteSubjectSchema = z.strictObject({ kind: z.enum(NOTE_SUBJECTS), id: idText });
export type NoteSubject = z.infer<typeof noteSubjectSchema>;

const buildText = () => withRequiredMessage(readableText(NOTE_MAX).check(z.minLength(1)), NOTE_MESSAGES.textRequired);

export const addNoteRequestSchema = z.extend(noteSubjectSchema, { text: buildText() });
export const editNoteRequestSchema = z.strictObject({ text: buildText() });

export const noteSchema = z.object({
  id: idText,
  text: z.string(),
  /** The name is null if the author's account was deleted. */
  author: z.object({ uid: idText, name: z.nullable(z.string()) }),
  createdAt: momentSchema,
  /** Null if it was never edited. */
  editedAt: z.nullable(momentSchema),
});
export type Note = z.infer<typeof noteSchema>;
