import { Trans } from "@lingui/react/macro";
import type { SavedSearch, SavedSearches } from "@vestpocket/domain/saved-searches/saved-searches.schema";
import { SAVED_SEARCHES_MAX } from "@vestpocket/domain/saved-searches/saved-searches.terms";
import { Button } from "../../ui/button.tsx";

interface SavedSearchesLineProps {
  saved: SavedSearches;
  /** The search that was just deleted. */
  deleted: SavedSearch | undefined;
  onUndo: () => void;
}

/** How many searches are saved, or what was just deleted with a way back. */
export function SavedSearchesLine({ saved: { searches, left }, deleted, onUndo }: SavedSearchesLineProps) {
  const [count, name] = [searches.length, deleted?.name];
  return (
    <div role="status" className="tabular mb-2 flex min-h-11 flex-wrap items-center gap-x-4 text-14 text-muted">
      {deleted ? (
        <>
          <span className="min-w-0 wrap-anywhere">
            <Trans>“{name}” deleted.</Trans>
          </span>
          <Button kind="link" onClick={onUndo}>
            <Trans>Undo</Trans>
          </Button>
        </>
      ) : left === 0 ? (
        <Trans>
          {count} of {SAVED_SEARCHES_MAX} searches saved. Delete one to save another.
        </Trans>
      ) : (
        count > 0 && (
          <Trans>
            {count} of {SAVED_SEARCHES_MAX} searches saved
          </Trans>
        )
      )}
    </div>
  );
}
