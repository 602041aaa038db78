import { type QueryFilters, useIsFetching, useQueryClient } from "@tanstack/react-query";
import { takesPart } from "@vestpocket/domain/rooms/rooms.rules";
import { type ComponentType, type ReactNode, useEffect, useState } from "react";
import { useRoom } from "../features/rooms/rooms.api.ts";
import { lazyBody } from "../platform/lazy-body.ts";
import { RoomWaiting } from "./room-waiting.tsx";

interface SectionProps {
  listingId: string;
  /**
   * Whether the reader takes part; undefined until the room has responded. Nothing is requested that would be rejected.
   */
  takesPart: boolean | undefined;
}

/**
 * The room's sections: each belongs to a feature, with its own heading and its own loading, empty and failed states.
 * Beside the others, where there is room: where the deal stands.
 */
const BESIDE: Readonly<Record<string, ComponentType<SectionProps>>> = {
  deal: lazyBody<SectionProps>("deals", async () => (await import("../features/deals/room-deal.tsx")).RoomDeal),
  offers: lazyBody<SectionProps>("deals", async () => (await import("../features/offers/room-offers.tsx")).RoomOffers),
};
const MAIN: Readonly<Record<string, ComponentType<SectionProps>>> = {
  documents: lazyBody<SectionProps>(
    "rooms",
    async () => (await import("../features/rooms/room-documents.tsx")).RoomDocuments,
  ),
  requests: lazyBody<SectionProps>(
    "deals",
    async () => (await import("../features/questions/room-requests.tsx")).RoomRequests,
  ),
  questions: lazyBody<SectionProps>(
    "deals",
    async () => (await import("../features/questions/room-questions.tsx")).RoomQuestions,
  ),
};

/** A listing's deal room; `children` come first. */
export function RoomSections({ listingId, children }: { listingId: string; children?: ReactNode }) {
  const room = useRoom(listingId).data;
  const props = { listingId, takesPart: room && takesPart(room.audience) };
  const render = (sections: typeof MAIN) =>
    Object.entries(sections).map(([name, Section]) => <Section key={name} {...props} />);
  return (
    <Together id={listingId}>
      {children}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-14 gap-y-12 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="space-y-12 lg:col-start-2 lg:row-start-1">{render(BESIDE)}</div>
        <div className="min-w-0 space-y-12 lg:col-start-1 lg:row-start-1">{render(MAIN)}</div>
      </div>
    </Together>
  );
}

/** Shows the sections once each has its first response: one that grows or disappears would move those below it. */
function Together({ id, children }: { id: string; children: ReactNode }) {
  const client = useQueryClient();
  const ofRoom: QueryFilters = { predicate: ({ queryKey }) => queryKey.includes(id) };
  const asked = useIsFetching(ofRoom);
  const [hasAsked, setHasAsked] = useState(false);
  const [isShown, setIsShown] = useState(false);
  // The sections' effects, which send requests, run before this one.
  useEffect(() => setHasAsked(true), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the filters are the same for each room
  useEffect(() => {
    if (!hasAsked || asked > 0) return;
    // Responses reach the sections in a later task than they are counted in, and a section may then request more.
    const show = () => {
      if (client.isFetching(ofRoom) === 0) setIsShown(true);
      else timer = setTimeout(show);
    };
    let timer = setTimeout(show);
    return () => clearTimeout(timer);
  }, [hasAsked, asked, client]);
  return (
    <>
      {!isShown && <RoomWaiting />}
      <div hidden={!isShown} className="space-y-12">
        {children}
      </div>
    </>
  );
}
