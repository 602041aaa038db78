import * as calls from "@vestpocket/domain/notes/notes.contract";
import type { Serve } from "../../platform/http/serve.ts";
import { addNote, deleteNote, editNote, type NoteDeps, readNotes } from "./notes.usecases.ts";

export function registerNotes(serve: Serve, deps: NoteDeps): void {
  serve(calls.listNotes, async ({ viewer, query: subject }) => ({ notes: await readNotes(deps, { viewer, subject }) }));

  serve(calls.addNote, async ({ viewer, body: { text, ...subject } }) => ({
    notes: await addNote(deps, { viewer, subject, text }),
  }));

  serve(calls.editNote, async ({ viewer, params: { id }, body: { text } }) => ({
    notes: await editNote(deps, { viewer, id, text }),
  }));

  serve(calls.deleteNote, async ({ viewer, params: { id } }) => ({ notes: await deleteNote(deps, { viewer, id }) }));
}
