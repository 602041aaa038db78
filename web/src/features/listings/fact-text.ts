import { type ListingField, listOptions, UNIT_LABELS } from "@vestpocket/domain/listings/listings.fields";
import { type Language, withValues } from "@vestpocket/domain/shared/text";
import { useCallback } from "react";
import { formatNumber } from "../../platform/formatting.ts";
import { useLanguage, useMessage } from "../../platform/language.ts";

interface FactValue {
  readonly field: ListingField | undefined;
  readonly value: string | number;
}

/** How a fact's value is read: numbers with their unit, choices in the page's language, texts as the owner wrote them. */
export function useFactText(): (fact: FactValue) => string {
  const language = useLanguage();
  const message = useMessage();
  return useCallback(
    ({ field, value }: FactValue) => {
      if (typeof value === "number") {
        if (!field?.unit) return formatNumber(value, language);
        const formatted = field.unit.startsWith("cad") ? formatAmount(value, language) : formatNumber(value, language);
        return message(withValues(UNIT_LABELS[field.unit], { value: formatted, count: value }));
      }
      const option = field && listOptions(field, new Date().getUTCFullYear()).find((each) => each.value === value);
      return option ? message(option.label) : value;
    },
    [language, message],
  );
}

/** Canadian dollars, with cents where there are any. */
function formatAmount(dollars: number, language: Language): string {
  return new Intl.NumberFormat(language === "fr" ? "fr-CA" : "en-US", {
    style: "currency",
    currency: "CAD",
    trailingZeroDisplay: "stripIfInteger",
  }).format(dollars);
}
