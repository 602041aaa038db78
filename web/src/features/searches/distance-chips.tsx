import { useLingui } from "@lingui/react/macro";
import { RADII_KM } from "@vestpocket/domain/searches/within.terms";
import { Chip } from "../../ui/chip.tsx";
import { chooseDistance, findNear } from "./near-choice.ts";
import type { PickerProps } from "./search-choices.ts";

/** How far from the chosen city. */
export function DistanceChips({ search, onChange }: PickerProps) {
  const { t } = useLingui();
  const km = findNear(search)?.km;
  return (
    <div className="flex flex-wrap gap-1.5">
      {[undefined, ...RADII_KM].map((each) => (
        <Chip
          key={each ?? "city"}
          pressed={each === km}
          onClick={() => onChange((newest) => chooseDistance(newest, each))}
          className="px-3 tabular"
        >
          {each === undefined ? t`City only` : t`${each} km`}
        </Chip>
      ))}
    </div>
  );
}
