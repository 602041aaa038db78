import { formatNumber } from "../../../shared/amounts.ts";
import { type Message, withValues } from "../../../shared/text.ts";
import type { Reader } from "../../../shared/units.ts";
import { type FieldOption, type ListingField, UNIT_LABELS, type Unit } from "./kinds.ts";
import { METRIC_UNITS } from "./metric-units.ts";
import { formatOf } from "./unit-text.ts";

const PLAIN: Message = /*i18n*/ { id: "listings.fact.plain", message: "{text}" };

/**
 * A field's value as text: numbers with their unit, choices by their label, texts as the owner wrote them. `options`
 * are the field's choices, if it has any. `isShort` rounds amounts of money, for narrow places.
 */
export function toFactText(fact: {
  field: Pick<ListingField, "unit"> | undefined;
  value: string | number;
  options: readonly FieldOption[];
  reader: Reader;
  isShort?: boolean;
}): Message {
  const { field, value, reader } = fact;
  if (typeof value === "string") {
    return fact.options.find((option) => option.value === value)?.label ?? withValues(PLAIN, { text: value });
  }
  if (field?.unit === undefined) return withValues(PLAIN, { text: formatNumber(value, reader.language) });
  return toQuantity(value, { unit: field.unit, reader, isShort: fact.isShort === true });
}

/** A number with its unit: '12,100 sq ft', and in metric units '1,124.1 m²'. */
function toQuantity(
  value: number,
  { unit, reader, isShort }: { unit: Unit; reader: Reader; isShort: boolean },
): Message {
  const metric = reader.units === "metric" ? METRIC_UNITS[unit] : undefined;
  const count = metric ? metric.convert(value) : value;
  const text = formatOf(unit, { isShort })(count, reader.language);
  return withValues(metric?.label ?? UNIT_LABELS[unit], { value: text, count });
}
