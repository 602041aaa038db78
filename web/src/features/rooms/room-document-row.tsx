import { Plural } from "@lingui/react/macro";
import type { RoomDocument } from "@vestpocket/domain/rooms/rooms.schema";
import { FileText } from "lucide-react";

/** One document of a room. */
export function RoomDocumentRow({ document: { name, pages } }: { document: RoomDocument }) {
  return (
    <div className="flex min-w-0 items-center gap-3">
      <FileText size={22} strokeWidth={1.75} className="shrink-0 text-muted" aria-hidden="true" />
      <div className="min-w-0">
        <p className="font-medium wrap-anywhere">{name}</p>
        {pages > 0 && (
          <p className="tabular text-13 text-muted">
            <Plural value={pages} one="# page" other="# pages" />
          </p>
        )}
      </div>
    </div>
  );
}
