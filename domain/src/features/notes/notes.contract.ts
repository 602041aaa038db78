import { z } from "zod/mini";
import { defineCall } from "../../shared/contract.ts";
import { idText } from "../../shared/ids.schema.ts";
import { addNoteRequestSchema, editNoteRequestSchema, noteSchema, noteSubjectSchema } from "./notes.schema.ts";

const tag = "notes";
const rights = { access: "administrators", duties: ["support", "finance"] } as const;
const params = z.object({ id: idText });
const answer = z.object({ notes: z.array(noteSchema) });

export const listNotes = defineCall({
  method: "GET",
  path: "/v1/admin/notes",
  isAudited: true,
  tag,
  summary: "Read the administrators' notes on a person or an order, newest first",
  ...rights,
  query: noteSubjectSchema,
  answer,
});

export const addNote = defineCall({
  method: "POST",
  path: "/v1/admin/notes",
  tag,
  summary: "Add a note; answers all notes on its subject",
  ...rights,
  body: addNoteRequestSchema,
  answer,
});

export const editNote = defineCall({
  method: "POST",
  path: "/v1/admin/notes/{id}",
  tag,
  summary: "Edit one's own note; answers all notes on its subject",
  ...rights,
  params,
  body: editNoteRequestSchema,
  answer,
});

export const deleteNote = defineCall({
  method: "DELETE",
  path: "/v1/admin/notes/{id}",
  tag,
  summary: "Delete one's own note; answers the other notes on its subject",
  ...rights,
  params,
  answer,
});
