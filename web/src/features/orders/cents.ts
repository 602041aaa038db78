import { toHundredths } from "@vestpocket/domain/listings/term-texts.rules";
import type { Language } from "@vestpocket/domain/shared/text";
import { readTypedNumber } from "@vestpocket/domain/shared/typed-number";

/** Parses a typed amount, '12.50', '12,5', '$12', to cents; undefined if it is not an amount of at most $999,999.99. */
export function readCents(typed: string, language: Language): number | undefined {
  const reading = readTypedNumber(typed, { language, unit: "money" });
  if ("problem" in reading || !/^\d{1,6}(?:\.\d{1,2})?$/u.test(reading.value)) return undefined;
  return toHundredths(reading.value);
}
