import { useLingui } from "@lingui/react/macro";
import { PROVINCE_CODES } from "@vestpocket/domain/places/places.provinces";
import { PROVINCE_LABELS, PROVINCES } from "@vestpocket/domain/places/places.schema";
import { useMessage } from "../../platform/language.ts";
import { Dropdown } from "../../ui/dropdown.tsx";
import { useCountedOptions } from "../listings/listing-counts.ts";
import { chooseProvince, type PlacePickerProps } from "./place-choice.ts";

/** A picker with the provinces and territories. Choosing one clears the city. */
export function ProvincePicker({ place, onChange, countOf, ...rest }: PlacePickerProps) {
  const { t } = useLingui();
  const message = useMessage();
  const counted = useCountedOptions(countOf);
  return (
    <Dropdown
      searchable
      label={t`Province`}
      options={counted(
        PROVINCES.map(({ name }) => ({ value: name, label: message(PROVINCE_LABELS[PROVINCE_CODES[name]]) })),
      )}
      value={place.province ?? ""}
      onChange={(province) => onChange(chooseProvince(province))}
      {...rest}
    />
  );
}
