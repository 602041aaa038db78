import { Trans } from "@lingui/react/macro";
import { FOLDER_LABELS } from "@vestpocket/domain/rooms/rooms.labels";
import type { Shelf } from "@vestpocket/domain/rooms/rooms.schema";
import { FOLDERS } from "@vestpocket/domain/rooms/rooms.terms";
import { useMessage } from "../../platform/language.ts";
import { classNames } from "../../ui/class-names.ts";
import type { FolderDrag } from "./use-folder-drag.ts";

/** While the owner drags a document: the folders that have none, to drop it into. */
export function EmptyFolders({ shelves, drag }: { shelves: readonly Shelf[]; drag: FolderDrag }) {
  const message = useMessage();
  if (drag.dragged === undefined) return null;
  return (
    <div>
      <p className="text-14 text-muted">
        <Trans>Drop it on a folder</Trans>
      </p>
      <ul className="mt-2 grid gap-3 sm:grid-cols-2">
        {FOLDERS.filter((folder) => shelves.every((shelf) => shelf.folder !== folder)).map((folder) => (
          <li
            key={folder}
            {...drag.targetProps(folder)}
            className={classNames(
              "rounded-card border border-dashed px-5 py-4 text-14 font-semibold",
              drag.over === folder ? "border-action bg-action-soft" : "border-line-strong",
            )}
          >
            {message(FOLDER_LABELS[folder])}
          </li>
        ))}
      </ul>
    </div>
  );
}
