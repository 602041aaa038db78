import { toFactText } from "@vestpocket/domain/listings/fields/fact-text";
import { type ListingField, listOptions } from "@vestpocket/domain/listings/listings.fields";
import { useCallback } from "react";
import { useLanguage, useMessage } from "../../platform/language.ts";

interface FactValue {
  readonly field: ListingField | undefined;
  readonly value: string | number;
}

/** Formats a fact's value in the page's language. */
export function useFactText(): (fact: FactValue) => string {
  const language = useLanguage();
  const message = useMessage();
  return useCallback(
    ({ field, value }: FactValue) => {
      const options = field ? listOptions(field, new Date().getUTCFullYear()) : [];
      return message(toFactText({ field, value, options, language }));
    },
    [language, message],
  );
}
