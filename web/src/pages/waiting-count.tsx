import { Suspense } from "react";
import { lazyExtra } from "../platform/lazy-extra.ts";
import { useSession } from "../platform/session.ts";

const Count = lazyExtra(async () => (await import("../features/markets/search-waiting.tsx")).load());

/** How much waits for a visitor behind the log-in, if a search led there; keeps its height while that loads. */
export function WaitingCount({ path, isNew = false }: { path: string; isNew?: boolean }) {
  // Prerendered pages do not know what led to them.
  if (useSession().state === "resolving" || !path.includes("/search-results")) return null;
  return (
    <p className="mt-4 min-h-25 text-muted">
      <Suspense fallback={null}>
        <Count path={path} isNew={isNew} />
      </Suspense>
    </p>
  );
}
