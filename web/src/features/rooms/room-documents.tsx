import { Trans } from "@lingui/react/macro";
import type { Room } from "@vestpocket/domain/rooms/rooms.schema";
import { LoadFailure } from "../../platform/load-failure.tsx";
import { QueryFrame } from "../../platform/query-frame.tsx";
import { EmptyPocket } from "../../ui/drawings.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Loading } from "../../ui/loading.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { RoomShelf } from "./room-shelf.tsx";
import { useRoom } from "./rooms.api.ts";

/** The documents of a listing's room, by folder. */
export function RoomDocuments({ listingId }: { listingId: string }) {
  const query = useRoom(listingId);
  return (
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
          {(room) => <Shelves room={room} />}
        </QueryFrame>
      </div>
    </section>
  );
}

function Shelves({ room: { isOwner, shelves } }: { room: Room }) {
  if (shelves.length === 0) {
    return (
      <EmptyState drawing={<EmptyPocket />}>
        {isOwner ? (
          <Trans>You have not added any documents yet.</Trans>
        ) : (
          <Trans>The owner has not added any documents yet.</Trans>
        )}
      </EmptyState>
    );
  }
  return (
    <div className="space-y-6">
      {shelves.map((shelf) => (
        <RoomShelf key={shelf.folder} shelf={shelf} />
      ))}
    </div>
  );
}
