import { formatAmount, formatNumber } from "@vestpocket/domain/shared/amounts";
import type { Language } from "@vestpocket/domain/shared/text";
import {
  isNumberText,
  readTypedNumber,
  type TypedUnit,
  writeTypedNumber,
} from "@vestpocket/domain/shared/typed-number";

interface HowToRead {
  readonly language: Language;
  readonly unit: TypedUnit | undefined;
}

/**
 * A typed number as forms keep it: its digits and point. A text that is not one number stays as it is; an ambiguous
 * amount gets a dollar sign if it looks like a number that was read: '1.250'.
 */
export function keepNumber(typed: string, how: HowToRead): string {
  const reading = readTypedNumber(typed, how);
  if ("value" in reading) return reading.value;
  const text = typed.trim();
  return isNumberText(text) ? `$${text}` : text;
}

/** A number as it was typed, and the page's language at that time, which decides what its separators mean. */
export interface TypedNumber {
  readonly text: string;
  readonly language: Language;
}

/** A typed number on the page: as it was typed, or with the decimal separator of the page's language by now. */
export function showNumber(typed: TypedNumber, { language, unit }: HowToRead): string {
  if (typed.language === language) return typed.text;
  return writeTypedNumber(keepNumber(typed.text, { language: typed.language, unit }), language);
}

/**
 * How a kept number was read, if the field's own text does not say it: '= CA$1,250,000', '= 12,100'; empty otherwise. A
 * number with more than two decimals is never rounded to say it.
 */
export function echoNumber(kept: string, { shown, language, unit }: HowToRead & { readonly shown: string }): string {
  if (unit === undefined || !/^\d+(?:\.\d{1,2})?$/u.test(kept)) return "";
  const grouped = formatNumber(Number(kept), language);
  if (grouped === shown) return "";
  return `= ${unit === "money" ? formatAmount(Number(kept), language) : grouped}`;
}
