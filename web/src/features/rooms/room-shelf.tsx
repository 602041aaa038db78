import { FOLDER_LABELS, MORE_LABELS } from "@vestpocket/domain/rooms/rooms.labels";
import type { Shelf } from "@vestpocket/domain/rooms/rooms.schema";
import { LockKeyhole } from "lucide-react";
import { useId } from "react";
import { useMessage } from "../../platform/language.ts";
import { classNames } from "../../ui/class-names.ts";
import { OwnDocumentActions } from "./own-document-actions.tsx";
import { RoomDocumentRow } from "./room-document-row.tsx";
import type { FolderDrag } from "./use-folder-drag.ts";

interface RoomShelfProps {
  shelf: Shelf;
  listingId: string;
  isOwner: boolean;
  /** The owner's dragging of documents between folders. */
  drag: FolderDrag;
}

/** A folder: what the viewer may read in it, and what access to the rest requires. */
export function RoomShelf({ shelf: { folder, documents, needs }, listingId, isOwner, drag }: RoomShelfProps) {
  const message = useMessage();
  const id = useId();
  const more = needs === null ? undefined : MORE_LABELS[needs];
  return (
    <section
      aria-labelledby={id}
      {...(isOwner && drag.targetProps(folder))}
      className={classNames(
        "rounded-card border bg-raised",
        drag.over === folder ? "border-action bg-action-soft" : "border-line",
      )}
    >
      <h3 id={id} className="px-5 pt-4 font-sans text-16 font-semibold tracking-normal">
        {message(FOLDER_LABELS[folder])}
      </h3>
      <ul className="divide-y divide-line px-5 pb-2">
        {documents.map((document, at) => (
          <li key={document.id} {...(isOwner && drag.sourceProps(document))} className="py-3">
            <RoomDocumentRow document={document} listingId={listingId} isOwner={isOwner}>
              {isOwner && (
                <OwnDocumentActions
                  document={document}
                  listingId={listingId}
                  isFirst={at === 0}
                  isLast={at === documents.length - 1}
                />
              )}
            </RoomDocumentRow>
          </li>
        ))}
        {more && (
          <li className="flex items-center gap-2 py-3 text-14 text-muted">
            <LockKeyhole size={18} className="shrink-0" aria-hidden="true" />
            {message(more)}
          </li>
        )}
      </ul>
    </section>
  );
}
