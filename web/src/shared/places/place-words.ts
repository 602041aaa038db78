import { PROVINCE_CODES } from "@vestpocket/domain/places/places.provinces";
import { cityLabel, findProvince, PROVINCE_LABELS } from "@vestpocket/domain/places/places.schema";
import { useCallback } from "react";
import { useLanguage, useMessage } from "../../platform/language.ts";

/** 'Toronto, Ontario', in the page's language. */
export function usePlaceWords(): (place: { city: string; province: string }) => string {
  const language = useLanguage();
  const message = useMessage();
  return useCallback(
    ({ city, province: name }) => {
      const province = findProvince(name);
      return `${cityLabel(city, language)}, ${province ? message(PROVINCE_LABELS[PROVINCE_CODES[province.name]]) : name}`;
    },
    [language, message],
  );
}
