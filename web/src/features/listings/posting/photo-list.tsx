import { useLingui } from "@lingui/react/macro";
import { useLayoutEffect, useRef, useState } from "react";
import { PhotoTile } from "./photo-tile.tsx";
import { focusField } from "./posting-anchors.ts";
import { mayMove } from "./posting-files.ts";
import type { Posting } from "./use-posting.ts";

/** A custom data type, so that a field does not take text from a photo dropped on it. */
const DRAGGED = "application/x-vestpocket-photo";

/** The photos in order; they can be moved by dragging or with buttons, and every move is announced. */
export function PhotoList({ posting }: { posting: Posting }) {
  const { t } = useLingui();
  const { fileParts, part } = posting;
  const { photos } = fileParts.files;
  const [dragged, setDragged] = useState<number>();
  const [told, setTold] = useState("");
  const list = useRef<HTMLUListElement>(null);
  const pressed = useRef<string>(undefined);

  // A moved tile may lose the focus: return it to its button.
  useLayoutEffect(() => {
    if (pressed.current === undefined) return;
    list.current?.querySelector<HTMLElement>(pressed.current)?.focus();
    pressed.current = undefined;
  });

  function move(from: number, to: number) {
    if (!mayMove(photos, from, to)) return;
    fileParts.move(from, to);
    setTold(t`Photo ${from + 1} is now photo ${to + 1} of ${photos.length}.`);
  }

  function remove(id: string, at: number) {
    fileParts.remove(id);
    setTold(t`Photo ${at + 1} was removed.`);
    focusField("images");
  }

  return (
    <>
      <ul ref={list} className={photos.length > 0 ? "grid grid-cols-1 gap-3 min-[26rem]:grid-cols-2" : "hidden"}>
        {photos.map((photo, at) => (
          <PhotoTile
            key={photo.id}
            photo={photo}
            position={at + 1}
            mayMove={{ earlier: mayMove(photos, at, at - 1), later: mayMove(photos, at, at + 1) }}
            onMove={(by) => {
              pressed.current = `[data-photo="${CSS.escape(photo.id)}"] [data-move="${by}"]`;
              move(at, at + by);
            }}
            onRemove={() => remove(photo.id, at)}
            onLevel={(level) => fileParts.level(photo.id, level)}
            sent={part === undefined ? undefined : (fileParts.progress[photo.id] ?? 1)}
            saved={fileParts.savedPart(photo.id)}
            isDragged={dragged === at}
            drag={{
              onDragStart: (event) => {
                event.dataTransfer.effectAllowed = "move";
                // Some browsers start no drag without data.
                event.dataTransfer.setData(DRAGGED, photo.id);
                setDragged(at);
              },
              onDragOver: (event) => {
                if (dragged !== undefined && mayMove(photos, dragged, at)) event.preventDefault();
              },
              onDrop: (event) => {
                if (dragged === undefined) return;
                event.preventDefault();
                move(dragged, at);
                setDragged(undefined);
              },
              onDragEnd: () => setDragged(undefined),
            }}
          />
        ))}
      </ul>
      <p role="status" className="sr-only">
        {told}
      </p>
    </>
  );
}
