import { Suspense } from "react";
import { lazyExtra } from "../platform/lazy-extra.ts";
import { useReturnPath } from "../platform/return-path.ts";

const SearchWaiting = lazyExtra(async () => (await import("../features/markets/search-waiting.tsx")).SearchWaiting);

/** What waits behind the log-in for the search that led to it, in place of two lines. */
export function WaitingSearch() {
  const path = useReturnPath();
  if (path === undefined || !path.includes("/search-results")) return null;
  return (
    <p className="mt-4 min-h-12 text-muted">
      <Suspense fallback={null}>
        <SearchWaiting path={path} />
      </Suspense>
    </p>
  );
}
