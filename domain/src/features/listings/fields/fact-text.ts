import { formatAmount, formatNumber, formatShortAmount } from "../../../shared/amounts.ts";
import { type Language, type Message, withValues } from "../../../shared/text.ts";
import { type FieldOption, type ListingField, UNIT_LABELS } from "./kinds.ts";

const PLAIN: Message = /*i18n*/ { id: "listings.fact.plain", message: "{text}" };

/**
 * A field's value as text: numbers with their unit, choices by their label, texts as the owner wrote them. `options` are the
 * field's choices, if it has any. `isShort` rounds amounts of money, for narrow places.
 */
export function toFactText(fact: {
  field: ListingField | undefined;
  value: string | number;
  options: readonly FieldOption[];
  language: Language;
  isShort?: boolean;
}): Message {
  const { field, value, language } = fact;
  if (typeof value === "string") {
    return fact.options.find((option) => option.value === value)?.label ?? withValues(PLAIN, { text: value });
  }
  if (field?.unit === undefined) return withValues(PLAIN, { text: formatNumber(value, language) });
  const format = !field.unit.startsWith("cad")
    ? formatNumber
    : fact.isShort === true
      ? formatShortAmount
      : formatAmount;
  return withValues(UNIT_LABELS[field.unit], { value: format(value, language), count: value });
}
