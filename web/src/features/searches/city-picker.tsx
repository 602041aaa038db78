import { useLingui } from "@lingui/react/macro";
import { cityLabel } from "@vestpocket/domain/places/places.schema";
import { useMemo } from "react";
import { useLanguage } from "../../platform/language.ts";
import { Dropdown } from "../../ui/dropdown.tsx";
import type { PickerProps } from "./province-picker.tsx";
import { byCity, choosePlace, chosenPlace, listPlaces, withPlace } from "./search-choices.ts";

/** The cities of the chosen province, or all. Choosing one sets its province. */
export function CityPicker({ search, onChange, className }: PickerProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const { province, city } = search;
  const { options, value } = useMemo(() => {
    const chosen = chosenPlace({ province, city });
    const places = withPlace(listPlaces(province).sort(byCity(language)), chosen);
    return {
      options: places.map((place) => ({
        value: place.key,
        label: [cityLabel(place.city, language), place.provinceCode].filter(Boolean).join(", "),
      })),
      value: chosen?.key ?? null,
    };
  }, [province, city, language]);
  return (
    <Dropdown
      searchable
      label={t`City`}
      placeholder={t`Any city`}
      options={options}
      value={value}
      onChange={(place) => onChange(choosePlace(search, place))}
      className={className}
    />
  );
}
