import { Trans } from "@lingui/react/macro";
import type { ReactNode, Ref } from "react";

/** The heading, with the same height while the listings load. */
export function RecentTitle({ children }: { children?: ReactNode }) {
  return (
    <div className="mb-4 flex min-h-11 flex-wrap items-center gap-x-2">
      <h2 id="recently-viewed" className="mr-auto text-22 sm:text-28">
        <Trans>Recently viewed</Trans>
      </h2>
      {children}
    </div>
  );
}

/** Cards in a horizontally scrolling row. */
export function RecentRow({ ref, children }: { ref?: Ref<HTMLUListElement>; children: ReactNode }) {
  return (
    <ul ref={ref} className="no-scrollbar -m-1 flex snap-x gap-4 overflow-x-auto scroll-smooth p-1 sm:gap-6">
      {children}
    </ul>
  );
}

export function RecentRowItem({ children }: { children: ReactNode }) {
  return <li className="w-[min(19rem,82vw)] shrink-0 snap-start scroll-m-1">{children}</li>;
}

/** Placeholder for the row, in its exact height. */
export function RecentRowSkeleton({ cardSkeleton }: { cardSkeleton: ReactNode }) {
  return (
    <div aria-hidden="true">
      <RecentTitle />
      <RecentRow>
        {[1, 2, 3, 4].map((place) => (
          <RecentRowItem key={place}>{cardSkeleton}</RecentRowItem>
        ))}
      </RecentRow>
    </div>
  );
}
