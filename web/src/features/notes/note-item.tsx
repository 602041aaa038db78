import { Trans } from "@lingui/react/macro";
import type { Note } from "@vestpocket/domain/notes/notes.schema";
import { useState } from "react";
import { ConfirmDialog } from "../../platform/confirm-dialog.tsx";
import { formatMoment } from "../../platform/formatting.ts";
import { useLanguage } from "../../platform/language.ts";
import { Button } from "../../ui/button.tsx";
import { DOT } from "../../ui/dot.ts";
import { NoteForm } from "./note-form.tsx";

interface NoteItemProps {
  note: Note;
  /** Whether the viewer wrote it: only its author can edit and delete it. */
  isOwn: boolean;
  onEdit: (text: string) => Promise<void>;
  onDelete: () => Promise<void>;
}

/** A note, with who wrote it and when. */
export function NoteItem({ note, isOwn, onEdit, onDelete }: NoteItemProps) {
  const [isEditing, setIsEditing] = useState(false);
  const [isDeleting, setIsDeleting] = useState(false);
  if (isEditing) {
    return (
      <NoteForm
        label={<Trans>Edit your note</Trans>}
        action={<Trans>Save</Trans>}
        text={note.text}
        keepAs={note.id}
        onSave={async (text) => {
          await onEdit(text);
          setIsEditing(false);
        }}
        onCancel={() => setIsEditing(false)}
      />
    );
  }
  return (
    <>
      <p className="max-w-[68ch] text-14 whitespace-pre-line wrap-anywhere">{note.text}</p>
      <p className="mt-1 text-13 text-muted">
        <Origin note={note} />
      </p>
      {isOwn && (
        <div className="mt-1 flex gap-4 print:hidden">
          <Button kind="link" onClick={() => setIsEditing(true)}>
            <Trans>Edit</Trans>
          </Button>
          <Button kind="link" onClick={() => setIsDeleting(true)}>
            <Trans>Delete</Trans>
          </Button>
        </div>
      )}
      <ConfirmDialog
        open={isDeleting}
        onClose={() => setIsDeleting(false)}
        title={<Trans>Delete this note?</Trans>}
        text={<Trans>It cannot be restored.</Trans>}
        action={<Trans>Delete</Trans>}
        onConfirm={onDelete}
      />
    </>
  );
}

function Origin({ note: { author, createdAt, editedAt } }: { note: Note }) {
  const language = useLanguage();
  const edited = editedAt && formatMoment(editedAt.seconds, language);
  return (
    <>
      {author.name ?? <Trans>Deleted account</Trans>}
      {DOT}
      {formatMoment(createdAt.seconds, language)}
      {edited && (
        <>
          {DOT}
          <Trans>edited {edited}</Trans>
        </>
      )}
    </>
  );
}
