import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { CardRow, CardRowItem } from "../../ui/card-row.tsx";

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

/** Placeholder for the row, in its exact height. */
export function RecentRowSkeleton({ cardSkeleton }: { cardSkeleton: ReactNode }) {
  return (
    <div aria-hidden="true">
      <RecentTitle />
      <CardRow>
        {[1, 2, 3, 4].map((place) => (
          <CardRowItem key={place}>{cardSkeleton}</CardRowItem>
        ))}
      </CardRow>
    </div>
  );
}
