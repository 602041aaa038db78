import { Trans } from "@lingui/react/macro";
import type { SavedSearches } from "@vestpocket/domain/saved-searches/saved-searches.schema";
import { Dropdown } from "../../ui/dropdown.tsx";
import { useCadenceOptions } from "./cadence-options.ts";
import type { SendAnswer } from "./consent-dialog.tsx";
import { useSavedSearchActions } from "./saved-searches.api.ts";

interface FavouriteAlertsProps {
  saved: SavedSearches;
  ask: (send: SendAnswer) => void;
  attempt: (ask: () => Promise<unknown>) => void;
}

/** How often the reader is told of what changes about their favourites. */
export function FavouriteAlerts({ saved, ask, attempt }: FavouriteAlertsProps) {
  const { favouritesCadence: cadence, isAlertsConsentGiven } = saved;
  const { tellOfFavourites } = useSavedSearchActions();
  const options = useCadenceOptions();
  return (
    <section className="@container mt-10 rounded-card border border-line bg-raised p-4 sm:p-5">
      <div className="grid items-center gap-x-6 gap-y-3 @lg:grid-cols-[minmax(0,1fr)_11rem]">
        <div>
          <h2 className="text-18">
            <Trans>Favourites</Trans>
          </h2>
          <p className="mt-1 text-14 text-muted">
            <Trans>Email me when the price of a favourite falls, or when it is back on the market.</Trans>
          </p>
        </div>
        <Dropdown
          label={<Trans>Emails about favourites</Trans>}
          hideLabel
          options={options}
          value={cadence}
          initial={cadence}
          onChange={(chosen) => {
            if (chosen === "off" || isAlertsConsentGiven) attempt(() => tellOfFavourites(chosen));
            else ask((answer) => tellOfFavourites(chosen, answer));
          }}
        />
      </div>
    </section>
  );
}
