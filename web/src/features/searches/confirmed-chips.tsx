import { useLingui } from "@lingui/react/macro";
import type { ConfirmedWithin } from "@vestpocket/domain/confirmations/confirmations.terms";
import { CONFIRMED_WITHIN } from "@vestpocket/domain/confirmations/confirmations.terms";
import { Chip } from "../../ui/chip.tsx";
import type { PickerProps } from "./search-choices.ts";
import type { SearchQuery } from "./search-query.ts";

/** How long ago a listing may have been confirmed; clicking the selected one clears it. */
export function ConfirmedChips({ search, onChange }: PickerProps) {
  const { t } = useLingui();
  return (
    <div className="flex flex-wrap gap-2">
      {CONFIRMED_WITHIN.map((days) => (
        <Chip
          key={days}
          pressed={search.confirmedWithin === days}
          onClick={() => onChange((newest) => toggleConfirmedWithin(newest, days))}
        >
          {t`Last ${days} days`}
        </Chip>
      ))}
    </div>
  );
}

/** Selects how long ago a listing may have been confirmed, or clears it if already selected. */
function toggleConfirmedWithin(search: SearchQuery, days: ConfirmedWithin): SearchQuery {
  return { ...search, confirmedWithin: search.confirmedWithin === days ? undefined : days, page: undefined };
}
