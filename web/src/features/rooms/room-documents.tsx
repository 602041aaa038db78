import { Trans } from "@lingui/react/macro";
import type { Room } from "@vestpocket/domain/rooms/rooms.schema";
import { LoadFailure } from "../../platform/load-failure.tsx";
import { QueryFrame } from "../../platform/query-frame.tsx";
import { Loading } from "../../ui/loading.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { AddDocument } from "./add-document.tsx";
import { EmptyFolders } from "./empty-folders.tsx";
import { RoomOpenings } from "./room-openings.tsx";
import { RoomShelf } from "./room-shelf.tsx";
import { useRoom } from "./rooms.api.ts";
import { useFolderDrag } from "./use-folder-drag.ts";

/** The documents in a listing's room, by folder; the owner can also add documents and see who opened them. */
export function RoomDocuments({ listingId }: { listingId: string }) {
  const query = useRoom(listingId);
  return (
    <>
      <section aria-labelledby="documents-heading">
        <h2 id="documents-heading" className="text-22">
          <Trans>Documents</Trans>
        </h2>
        <div className="mt-4">
          <QueryFrame
            query={query}
            loading={
              <Loading>
                <Skeleton className="h-40" />
              </Loading>
            }
            failure={
              <LoadFailure query={query}>
                <Trans>The documents could not be loaded.</Trans>
              </LoadFailure>
            }
          >
            {(room) => <Shelves listingId={listingId} room={room} />}
          </QueryFrame>
        </div>
      </section>
      {query.data?.isOwner && query.data.shelves.length > 0 && <RoomOpenings listingId={listingId} />}
    </>
  );
}

function Shelves({ listingId, room: { isOwner, shelves } }: { listingId: string; room: Room }) {
  const held = shelves.reduce((sum, { documents }) => sum + documents.length, 0);
  const hasDocuments = held > 0;
  const drag = useFolderDrag(listingId);
  return (
    <div className="space-y-6">
      {isOwner && <AddDocument listingId={listingId} held={held} />}
      {!isOwner && hasDocuments && <Told />}
      {shelves.length === 0 && <Nothing isOwner={isOwner} />}
      {shelves.map((shelf) => (
        <RoomShelf key={shelf.folder} shelf={shelf} listingId={listingId} isOwner={isOwner} drag={drag} />
      ))}
      {isOwner && <EmptyFolders shelves={shelves} drag={drag} />}
    </div>
  );
}

/** Shown before a reader opens anything. */
const Told = () => (
  <Notice tone="info">
    <Trans>
      The owner sees which pages you open and when, and how long you look at them only if you turn that on. Your email
      is on every page. Each page and each copy also has an invisible mark by which it can be traced back to you.
    </Trans>
  </Notice>
);

const Nothing = ({ isOwner }: { isOwner: boolean }) => (
  <p className="rounded-card border border-dashed border-line-strong px-5 py-8 text-center text-14 text-muted">
    {isOwner ? (
      <Trans>
        You have not added any documents yet. Begin with what buyers ask for first: financials, leases and plans. Choose
        who may read them, then choose the files.
      </Trans>
    ) : (
      <Trans>The owner has not added any documents yet.</Trans>
    )}
  </p>
);
