import { PROVINCE_CODES } from "@vestpocket/domain/places/places.provinces";
import { cityLabel, findProvince, PROVINCE_LABELS } from "@vestpocket/domain/places/places.schema";
import { useCallback } from "react";
import { useLanguage, useMessage } from "../../platform/language.ts";

/** 'Toronto, Ontario', in the page's language; in a form, as far as the place is chosen. */
export function usePlaceWords(): (place: { city: string; province: string }) => string {
  const language = useLanguage();
  const message = useMessage();
  return useCallback(
    ({ city, province: name }) => {
      const province = findProvince(name);
      const provinceLabel = province ? message(PROVINCE_LABELS[PROVINCE_CODES[province.name]]) : name;
      return [cityLabel(city, language), provinceLabel].filter((part) => part !== "").join(", ");
    },
    [language, message],
  );
}
