import { useLingui } from "@lingui/react/macro";
import type { Band } from "@vestpocket/domain/disclosure/disclosure.schema";
import { formatPrice } from "@vestpocket/domain/shared/amounts";
import { useLanguage } from "../../platform/language.ts";

/** Describes an amount's range in the page's language. */
export function useBandText(): (band: Band | undefined) => string {
  const { t } = useLingui();
  const language = useLanguage();
  return (band) => {
    if (band === undefined) return "";
    const from = formatPrice(band.from, language);
    if (band.to === null) return t`${from} or more`;
    const to = formatPrice(band.to, language);
    return band.from === 0 ? t`Below ${to}` : t`${from} to ${to}`;
  };
}
