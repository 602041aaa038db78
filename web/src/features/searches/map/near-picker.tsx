import { useLingui } from "@lingui/react/macro";
import { RADII_KM } from "@vestpocket/domain/searches/within.terms";
import { useState } from "react";
import { CityPicker } from "../../../shared/places/city-picker.tsx";
import type { PlaceChoice } from "../../../shared/places/place-choice.ts";
import { Dropdown } from "../../../ui/dropdown.tsx";
import type { PickerProps } from "../search-choices.ts";
import { searchWithin } from "../search-within.ts";

const INITIAL_KM = 25;

/** Searches within a distance of a city: a way to choose an area without a pointer. */
export function NearPicker({ search, onChange }: PickerProps) {
  const { t } = useLingui();
  const near = search.within && "near" in search.within ? search.within : undefined;
  const [chosenKm, setKm] = useState<(typeof RADII_KM)[number]>(INITIAL_KM);
  const km = near?.km ?? chosenKm;

  function choose({ province, city }: PlaceChoice) {
    onChange((newest) =>
      province === undefined || city === undefined
        ? { ...newest, within: undefined, page: undefined }
        : searchWithin(newest, { near: { province, city }, km }),
    );
  }

  return (
    <div className="grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] gap-3">
      <Dropdown
        label={t`Within`}
        value={String(km)}
        initial={String(INITIAL_KM)}
        options={RADII_KM.map((each) => ({ value: String(each), label: t`${each} km` }))}
        onChange={(value) => {
          const changed = RADII_KM.find((each) => String(each) === value) ?? INITIAL_KM;
          setKm(changed);
          if (near) onChange((newest) => searchWithin(newest, { ...near, km: changed }));
        }}
      />
      <CityPicker place={{ city: near?.near.city }} onChange={choose} placeholder={t`Of a city`} />
    </div>
  );
}
