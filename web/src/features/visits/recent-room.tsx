import { type ReactNode, Suspense } from "react";
import { useSession } from "../../platform/session.ts";
import { RecentRowSkeleton } from "./recent-row.tsx";

interface RecentRoomProps {
  cardSkeleton: ReactNode;
  /** What comes once it is known who is signed in; it may be loaded late. */
  children: ReactNode;
}

/** On a page that is written beforehand: the room of the recently viewed listings, kept from the first paint where there were some before. */
export function RecentRoom({ cardSkeleton, children }: RecentRoomProps) {
  const { state } = useSession();
  const room = <EmptyRecentRoom cardSkeleton={cardSkeleton} />;
  if (state === "resolving") return room;
  return state === "signed-in" && <Suspense fallback={room}>{children}</Suspense>;
}

export function EmptyRecentRoom({ cardSkeleton }: { cardSkeleton: ReactNode }) {
  return (
    <div data-viewed-room="" className="mt-16 sm:mt-20">
      <RecentRowSkeleton cardSkeleton={cardSkeleton} />
    </div>
  );
}
