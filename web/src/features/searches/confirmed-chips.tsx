import { useLingui } from "@lingui/react/macro";
import { CONFIRMED_WITHIN } from "@vestpocket/domain/confirmations/confirmations.terms";
import { Chip } from "../../ui/chip.tsx";
import { type PickerProps, toggleConfirmedWithin } from "./search-choices.ts";

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
