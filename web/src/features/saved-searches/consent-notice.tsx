import { Trans } from "@lingui/react/macro";
import type { SavedSearches } from "@vestpocket/domain/saved-searches/saved-searches.schema";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import type { SendAnswer } from "./consent-dialog.tsx";
import { useSavedSearchActions } from "./saved-searches.api.ts";

/** Says that no emails come although searches ask for them: the reader unsubscribed from all. */
export function ConsentNotice({ saved, ask }: { saved: SavedSearches; ask: (send: SendAnswer) => void }) {
  const { change } = useSavedSearchActions();
  const waiting = saved.searches.find(({ cadence, isPaused }) => cadence !== "off" && !isPaused);
  if (saved.isAlertsConsentGiven || waiting === undefined) return null;
  const { id, cadence } = waiting;
  return (
    <div className="mb-4">
      <Notice tone="info">
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
          <p className="min-w-0 flex-1 basis-60">
            <Trans>Emails about new listings are turned off.</Trans>
          </p>
          <Button
            kind="secondary"
            aria-haspopup="dialog"
            onClick={() => ask((isAlertsConsentGiven) => change(id, { cadence, isAlertsConsentGiven }))}
          >
            <Trans>Turn on emails</Trans>
          </Button>
        </div>
      </Notice>
    </div>
  );
}
