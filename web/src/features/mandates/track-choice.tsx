import { Trans, useLingui } from "@lingui/react/macro";
import type { Track } from "@vestpocket/domain/searches/tracks.rules";
import { Chip } from "../../ui/chip.tsx";

/** Whether one wants to buy or to rent. */
export function TrackChoice({ value, onChange }: { value: Track; onChange: (track: Track) => void }) {
  const { t } = useLingui();
  const labels = { sale: t`For Sale`, rent: t`For Rent` };
  return (
    <fieldset>
      <legend className="mb-1.5 text-14 font-medium">
        <Trans>Listing type</Trans>
      </legend>
      <div className="flex gap-2">
        {(["sale", "rent"] as const).map((track) => (
          <Chip key={track} pressed={value === track} onClick={() => onChange(track)}>
            {labels[track]}
          </Chip>
        ))}
      </div>
    </fieldset>
  );
}
