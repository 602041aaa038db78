import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { Note, NoteSubject } from "@vestpocket/domain/notes/notes.schema";
import { api } from "../../platform/api.ts";

const keyOf = ({ kind, id }: NoteSubject) => ["admin", "notes", kind, id];

/** The notes on a person or an order, newest first. Each read is recorded in the audit log, so it is not repeated on focus. */
export function useNotes(subject: NoteSubject) {
  return useQuery({
    queryKey: keyOf(subject),
    queryFn: async ({ signal }) => (await api.get("/v1/admin/notes", { query: subject, signal })).notes,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}

/** Changes the notes on a subject and shows the updated list. All throw ApiFailure. */
export function useNoteCalls(subject: NoteSubject) {
  const client = useQueryClient();

  async function keep(change: Promise<{ notes: Note[] }>): Promise<void> {
    client.setQueryData(keyOf(subject), (await change).notes);
  }

  return {
    add: (text: string) => keep(api.post("/v1/admin/notes", { ...subject, text })),
    edit: (id: string, text: string) => keep(api.post("/v1/admin/notes/{id}", { text }, { params: { id } })),
    remove: (id: string) => keep(api.delete("/v1/admin/notes/{id}", { params: { id } })),
  };
}
