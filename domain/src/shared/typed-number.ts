import type { Language } from "./text.ts";

/** What a typed number measures, which decides the units that may follow it; an amount of dollars is `money`. */
export type TypedUnit =
  | "money"
  | "sqft"
  | "sqm"
  | "acres"
  | "hectares"
  | "feet"
  | "metres"
  | "percent"
  | "days"
  | "months";

export type NumberReading =
  /** Digits, with a point before its decimals if it has any: '1250000', '20.5'. */
  | { readonly value: string }
  /** `ambiguous` may mean two numbers, a thousand times apart. */
  | { readonly problem: "ambiguous" | "unreadable" };

const DIGITS_MAX = 15;

const DOLLARS = "(?:ca|can|cad|c)?\\s*\\$\\s*(?:ca|can|cad)?|cad|dollars?";
const MULTIPLIERS: Readonly<Record<string, number>> = {
  k: 3,
  mille: 3,
  thousand: 3,
  m: 6,
  mm: 6,
  million: 6,
  millions: 6,
};
/** Millions of dollars; of anything else, metres or millimetres. */
const MILLIONS_OF_DOLLARS = new Set(["m", "mm"]);
const UNITS: Readonly<Record<Exclude<TypedUnit, "money">, string>> = {
  sqft: "sq\\.?\\s*(?:ft|feet|foot)\\.?|sqft|sf|square\\s+(?:feet|foot)|ft2|pi2|pieds?\\s+carrés?|p\\.?\\s*c\\.?",
  sqm: "sq\\.?\\s*m\\.?|sqm|m2|square\\s+met(?:er|re)s?|mètres?\\s+carrés?",
  acres: "acres?|ac\\.?",
  hectares: "hectares?|ha",
  feet: "feet|foot|ft\\.?|pi|pieds?|'|’|′",
  metres: "met(?:er|re)s?|mètres?|m",
  percent: "%|percent|pour\\s*cent",
  days: "days?|jours?|d|j",
  months: "months?|mos?\\.?|mois",
};
const NUMBER = /^(?:\d[\d\s.,'’]*|[.,]\d+)$/u;

/**
 * Reads a number as people type and paste it (product.md §3.2): thousands separated by spaces, commas, points or
 * apostrophes; a comma or a point before decimals, in either language; with a Canadian dollar sign, `k`, `M` (dollars only)
 * or the field's own unit. '$1,250,000.00', '1 250 000,00 $', '1,2 M$', '2 500 pi2'. An empty text has the value ''.
 *
 * A separator is taken for what it can only be. One comma before three digits separates thousands in English and may be
 * either in French; one point before three digits may be either in an amount of dollars, which has at most two decimals.
 * Such a text is `ambiguous`. Anything else that is not a number, is negative, has more than 15 digits, another
 * unit or another currency is `unreadable`. Nothing is left out to make a text readable.
 */
export function readTypedNumber(
  typed: string,
  { language, unit }: { readonly language: Language; readonly unit?: TypedUnit | undefined },
): NumberReading {
  const text = typed.normalize("NFKC").trim().toLowerCase();
  if (text === "") return { value: "" };
  const multipliers = Object.keys(MULTIPLIERS).filter((word) => unit === "money" || !MILLIONS_OF_DOLLARS.has(word));
  const units = unit === undefined || unit === "money" ? "(?!)" : UNITS[unit];
  const shape = new RegExp(
    `^(?:${DOLLARS})?\\s*(?<number>[\\d.,](?:[\\d\\s.,'’]*[\\d.,])?)\\s*(?<multiplier>(?:${multipliers.join("|")})(?![a-zé0-9]))?\\s*(?:${DOLLARS})?\\s*(?:${units})?$`,
    "u",
  );
  const { number = "", multiplier } = shape.exec(text)?.groups ?? {};
  if (!NUMBER.test(number)) return { problem: "unreadable" };
  const parts = splitNumber(number, { language, unit, isMultiplied: multiplier !== undefined });
  if ("problem" in parts) return parts;
  return write(parts, multiplier === undefined ? 0 : (MULTIPLIERS[multiplier] ?? 0));
}

/** The value of a number field as its page shows it: with a comma before decimals in French. Other texts stay as they are. */
export function writeTypedNumber(value: string, language: Language): string {
  return language === "fr" && isNumberText(value) ? value.replace(".", ",") : value;
}

/** Whether a text is a number as `readTypedNumber` returns it. */
export function isNumberText(text: string): boolean {
  return /^\d+(?:\.\d+)?$/u.test(text);
}

interface Parts {
  readonly whole: string;
  readonly decimals: string;
}

interface Meaning {
  readonly language: Language;
  readonly unit: TypedUnit | undefined;
  readonly isMultiplied: boolean;
}

function splitNumber(number: string, meaning: Meaning): Parts | Extract<NumberReading, { problem: unknown }> {
  const marks = [...new Set(number.replace(/[^.,]/gu, ""))];
  const decimalMark = findDecimalMark(number, marks);
  if (decimalMark === undefined) {
    const whole = joinGroups(number);
    return whole === undefined ? { problem: "unreadable" } : { whole, decimals: "" };
  }
  const at = number.lastIndexOf(decimalMark);
  const [before, decimals] = [number.slice(0, at), number.slice(at + 1)];
  const whole = before === "" ? "0" : joinGroups(before);
  if (whole === undefined || !/^\d*$/u.test(decimals)) return { problem: "unreadable" };
  if (!mayBeGroup(before, decimals) || marks.length > 1) return { whole, decimals };
  const isMoney = meaning.unit === "money";
  if (meaning.isMultiplied && decimalMark === ".") return { whole, decimals };
  if (decimalMark === "." && !isMoney) return { whole, decimals };
  if (decimalMark === "," && meaning.language === "en" && !meaning.isMultiplied) {
    return { whole: whole + decimals, decimals: "" };
  }
  return { problem: "ambiguous" };
}

/** The mark before the decimals: the last of two kinds, or the only one if it is there once. */
function findDecimalMark(number: string, marks: readonly string[]): string | undefined {
  const last = [...number].findLast((character) => character === "." || character === ",");
  if (last === undefined) return undefined;
  const isOnce = number.split(last).length === 2;
  return marks.length === 2 || isOnce ? last : undefined;
}

/** Whether these may also be the first and the last group of thousands, as in 1,250. */
function mayBeGroup(before: string, decimals: string): boolean {
  return decimals.length === 3 && /^[1-9]\d{0,2}$/u.test(before);
}

/** The digits of groups of thousands, all separated by the same mark; undefined if they are no groups. */
function joinGroups(text: string): string | undefined {
  if (/^\d+$/u.test(text)) return text;
  const isGrouped = /^\d{1,3}(?:(?<mark>[\s.,'’])\d{3})(?:\k<mark>\d{3})*$/u.test(text.replace(/\s+/gu, " "));
  return isGrouped ? text.replace(/\D/gu, "") : undefined;
}

/** The number times a power of ten, without superfluous zeros. */
function write({ whole, decimals }: Parts, power: number): NumberReading {
  const moved = decimals.padEnd(power, "0");
  const integer = `${whole}${moved.slice(0, power)}`.replace(/^0+(?=\d)/u, "");
  const fraction = moved.slice(power).replace(/0+$/u, "");
  if (integer.length + fraction.length > DIGITS_MAX) return { problem: "unreadable" };
  return { value: fraction === "" ? integer : `${integer}.${fraction}` };
}
