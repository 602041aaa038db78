import { toFactText } from "@vestpocket/domain/listings/fields/fact-text";
import { type ListingField, listOptions } from "@vestpocket/domain/listings/listings.fields";
import type { UnitSystem } from "@vestpocket/domain/shared/units";
import { useCallback } from "react";
import { useMessage } from "../../platform/language.ts";
import { useReader } from "../../platform/units.ts";
import { joinUnits } from "./join-units.ts";

interface FactValue {
  readonly field: ListingField | undefined;
  readonly value: string | number;
}

/**
 * Formats a fact's value in the page's language and the reader's units; in metric, with the original value in
 * parentheses.
 */
export function useFactText(): (fact: FactValue) => string {
  const { language, units } = useReader();
  const message = useMessage();
  return useCallback(
    ({ field, value }: FactValue) => {
      const options = field ? listOptions(field, new Date().getUTCFullYear()) : [];
      const say = (units: UnitSystem) => message(toFactText({ field, value, options, reader: { language, units } }));
      return joinUnits(units, say);
    },
    [language, units, message],
  );
}
