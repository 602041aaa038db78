import { useLingui } from "@lingui/react/macro";
import { cityLabel } from "@vestpocket/domain/places/places.schema";
import { useMemo } from "react";
import { useLanguage } from "../../platform/language.ts";
import { Dropdown } from "../../ui/dropdown.tsx";
import { useCountedOptions } from "../listings/listing-counts.ts";
import {
  byCity,
  choosePlace,
  chosenPlace,
  isCityFound,
  listPlaces,
  type PlacePickerProps,
  withPlace,
} from "./place-choice.ts";

/** A picker with the cities of the chosen province, or all. Choosing one sets its province. */
export function CityPicker({ place, onChange, countOf, ...rest }: PlacePickerProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const { province, city } = place;
  const { options, value } = useMemo(() => {
    const chosen = chosenPlace({ province, city });
    const places = withPlace(listPlaces(province).sort(byCity(language)), chosen);
    return {
      options: places.map((each) => ({
        value: each.key,
        label: [cityLabel(each.city, language), each.provinceCode].filter(Boolean).join(", "),
      })),
      value: chosen?.key ?? "",
    };
  }, [province, city, language]);
  return (
    <Dropdown
      searchable
      isFound={isCityFound}
      label={t`City`}
      options={useCountedOptions(countOf)(options)}
      value={value}
      onChange={(key) => onChange(choosePlace(place, key))}
      {...rest}
    />
  );
}
