import { Trans, useLingui } from "@lingui/react/macro";
import type { NoteSubject } from "@vestpocket/domain/notes/notes.schema";
import { hasFailed, LoadFailure } from "../../platform/load-failure.tsx";
import { useSession } from "../../platform/session.ts";
import { FormCard } from "../../ui/form-card.tsx";
import { Loading } from "../../ui/loading.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { toast } from "../../ui/toast.tsx";
import { NoteForm } from "./note-form.tsx";
import { NoteItem } from "./note-item.tsx";
import { useNoteCalls, useNotes } from "./notes.api.ts";

/** Administrators' notes on a person, an order or a listing, with a form for a new one. */
export function NotesCard({ subject }: { subject: NoteSubject }) {
  const { t } = useLingui();
  const { uid } = useSession();
  const query = useNotes(subject);
  const { add, edit, remove } = useNoteCalls(subject);
  return (
    <FormCard
      title={<Trans>Notes</Trans>}
      intro={<Trans>Only administrators see them here. They are included in the person’s data export.</Trans>}
    >
      {query.data ? (
        <>
          <NoteForm
            label={<Trans>New note</Trans>}
            action={<Trans>Add note</Trans>}
            keepAs={subject.id}
            onSave={async (text) => {
              await add(text);
              toast.success(t`The note was added.`);
            }}
          />
          {query.data.length > 0 && (
            <ol className="space-y-5">
              {query.data.map((note) => (
                <li key={note.id} className="border-l-2 border-line pl-4">
                  <NoteItem
                    note={note}
                    isOwn={note.author.uid === uid}
                    onEdit={(text) => edit(note.id, text)}
                    onDelete={async () => {
                      await remove(note.id);
                      toast.success(t`The note was deleted.`);
                    }}
                  />
                </li>
              ))}
            </ol>
          )}
        </>
      ) : hasFailed(query) ? (
        <LoadFailure query={query}>
          <Trans>The notes could not be loaded.</Trans>
        </LoadFailure>
      ) : (
        <Loading>
          <Skeleton className="h-24" />
        </Loading>
      )}
    </FormCard>
  );
}
