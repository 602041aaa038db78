import type { DocumentChange, RoomDocument } from "@vestpocket/domain/rooms/rooms.schema";
import type { Folder } from "@vestpocket/domain/rooms/rooms.terms";
import { type DragEvent, useState } from "react";
import { useFailureWords } from "../../platform/failure-words.ts";
import { useCall } from "../../platform/use-call.ts";
import { toast } from "../../ui/toast.tsx";
import { useRoomChanges } from "./rooms.api.ts";

/** A document with everything else as it is, in another folder. */
export const toMoved = ({ name, audience, download }: RoomDocument, folder: Folder): DocumentChange => ({
  ...{ name, folder, audience, download },
});

/** Lets the owner drag a document into another folder. With the keyboard and on touch screens, its menu does it. */
export function useFolderDrag(listingId: string) {
  const { change } = useRoomChanges(listingId);
  const failureWords = useFailureWords();
  const { run } = useCall();
  const [dragged, setDragged] = useState<RoomDocument>();
  const [over, setOver] = useState<Folder>();

  function end() {
    setDragged(undefined);
    setOver(undefined);
  }

  async function drop(document: RoomDocument, folder: Folder) {
    const said = await run(
      () => change(document.id, toMoved(document, folder)),
      (failure) => toast.error(failureWords(failure)),
    );
    if (said !== undefined) toast.success(said);
  }

  return {
    dragged,
    over,
    sourceProps: (document: RoomDocument) => ({
      draggable: true,
      onDragStart(event: DragEvent) {
        event.dataTransfer.effectAllowed = "move";
        event.dataTransfer.setData("text/plain", document.name);
        // The folders without documents appear after the browser has taken its picture of the row.
        setTimeout(() => setDragged(document));
      },
      onDragEnd: end,
    }),
    targetProps: (folder: Folder) => ({
      onDragOver(event: DragEvent) {
        if (dragged === undefined || dragged.folder === folder) return;
        event.preventDefault();
        setOver(folder);
      },
      onDragLeave: () => setOver((before) => (before === folder ? undefined : before)),
      onDrop(event: DragEvent) {
        if (dragged === undefined || dragged.folder === folder) return;
        event.preventDefault();
        void drop(dragged, folder);
        end();
      },
    }),
  };
}

export type FolderDrag = ReturnType<typeof useFolderDrag>;
