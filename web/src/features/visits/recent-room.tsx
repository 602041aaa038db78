import { type ReactNode, Suspense } from "react";
import { useSession } from "../../platform/session.ts";
import { RecentRowSkeleton } from "./recent-row.tsx";

interface RecentRoomProps {
  cardSkeleton: ReactNode;
  /** Rendered once the session is known; may load late. */
  children: ReactNode;
}

/** Reserves the space of recently viewed listings on a prerendered page from the first paint, if there were some before. */
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
