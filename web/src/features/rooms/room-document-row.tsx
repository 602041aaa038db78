import { Plural, Trans } from "@lingui/react/macro";
import { DOWNLOAD_LABELS, ROOM_AUDIENCE_LABELS } from "@vestpocket/domain/rooms/rooms.labels";
import type { RoomDocument } from "@vestpocket/domain/rooms/rooms.schema";
import { paths } from "@vestpocket/domain/shared/paths";
import { FileText, ImageIcon } from "lucide-react";
import type { ReactNode } from "react";
import { useMessage } from "../../platform/language.ts";
import { LocalLink } from "../../platform/local-link.tsx";
import { DOT } from "../../ui/dot.ts";
import { DownloadButton } from "./download-button.tsx";

interface RoomDocumentRowProps {
  document: RoomDocument;
  listingId: string;
  isOwner: boolean;
  /** The owner's actions. */
  children: ReactNode;
}

/** One document of a room: opened page by page, or downloaded if it has no pages. */
export function RoomDocumentRow({ document, listingId, isOwner, children }: RoomDocumentRowProps) {
  const { id, name, pages, kind, download } = document;
  const Icon = kind === "picture" ? ImageIcon : FileText;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <div className="flex min-w-0 flex-1 basis-60 items-start gap-3">
        <Icon size={22} strokeWidth={1.75} className="mt-1.5 shrink-0 text-muted" aria-hidden="true" />
        <div className="min-w-0">
          {pages > 0 ? (
            <LocalLink
              to={paths.roomDocument(listingId, id)}
              className="inline-block py-1 font-medium text-link underline-offset-4 wrap-anywhere hover:underline"
            >
              {name}
            </LocalLink>
          ) : (
            <p className="font-medium wrap-anywhere">{name}</p>
          )}
          <p className="text-13 text-muted">
            {pages > 0 ? (
              <Plural value={pages} one="# page" other="# pages" />
            ) : (
              <Trans>Word file, download only</Trans>
            )}
            {isOwner && <Rules document={document} />}
          </p>
        </div>
      </div>
      {!isOwner && download !== "never" && <DownloadButton document={document} />}
      {children}
    </div>
  );
}

/** Who may read the document, and how they may save it. */
function Rules({ document: { audience, download } }: Pick<RoomDocumentRowProps, "document">) {
  const message = useMessage();
  return (
    <>
      {DOT}
      {message(ROOM_AUDIENCE_LABELS[audience])}
      {DOT}
      <Trans>Download:</Trans> {message(DOWNLOAD_LABELS[download]).toLowerCase()}
    </>
  );
}
