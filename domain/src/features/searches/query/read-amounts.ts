import type { Match } from "./matchers.ts";
import type { Shape } from "./measured.ts";
import { natureOf } from "./measured.ts";
import type { QueryUnit } from "./phrase-terms.ts";
import type { Reading } from "./pieces.ts";
import { findNumber, readValue, type WrittenNumber } from "./read-number.ts";
import { skipWords } from "./skip-words.ts";

/** One number, or the lowest and the highest. */
export interface Amounts extends Shape {
  /** A plus sign stands before its unit. */
  readonly isOpen: boolean;
  readonly high: number | undefined;
  readonly end: number;
}

interface Context {
  /** Nothing compares it, so that "from … to" may. */
  readonly isAlone: boolean;
  /** Of something in feet or metres, of which "m" is not a million. */
  readonly isLength: boolean;
}

/** "600k", "$1.2-1.5M", "between 400 and 600 000 $", "10 à 12 000 pi²". */
export function readAmounts(reading: Reading, start: number, { isAlone, isLength }: Context): Amounts | undefined {
  const { tokens, lexicon } = reading;
  const between = isAlone ? lexicon.between(tokens, start) : undefined;
  if (between !== undefined) return readRange(reading, between.end, { isLength, isBetween: true });
  return readRange(reading, start, { isLength, isBetween: false });
}

interface Amount extends Omit<Shape, "low"> {
  readonly number: WrittenNumber;
  readonly end: number;
  readonly power: "k" | "m" | undefined;
}

interface RangeContext {
  /** Of dollars, which no unit follows but one that they are paid for: "$15-18/sf". */
  readonly isRate?: boolean;
  readonly isLength: boolean;
  readonly isBetween: boolean;
}

function readRange(reading: Reading, start: number, context: RangeContext): Amounts | undefined {
  const { tokens, lexicon } = reading;
  const first = readAmount(reading, start, context);
  if (first === undefined) return undefined;
  const next = tokens[first.end];
  const to = lexicon.to(tokens, first.end) ?? (context.isBetween ? lexicon.and(tokens, first.end) : undefined);
  const isHyphen = next !== undefined && /^\s?-\s?$/u.test(next.before) && (next.isNumber || next.plain === "$");
  const isRate = first.isMoney;
  const second = to || isHyphen ? readAmount(reading, to?.end ?? first.end, { ...context, isRate }) : undefined;
  if (second === undefined && context.isBetween) return undefined;
  const unit = second?.unit ?? first.unit;
  const isMoney = first.isMoney || second?.isMoney === true;
  const isMultiplied = first.isMultiplied || second?.isMultiplied === true;
  const read = ({ number, power }: Amount) =>
    readValue(number, { power, unit: isMoney ? "money" : undefined, language: reading.language });
  const low = read(first);
  const high = second && read(second);
  if (low === undefined || (second !== undefined && high === undefined)) return undefined;
  const end = second?.end ?? first.end;
  const isOpen = tokens.slice(start, end).some(({ plain }) => plain === "+");
  return { low: raise(low, high, { first, second }), high, end, unit, isMoney, isMultiplied, isOpen };
}

const POWERS = { k: 1_000, m: 1_000_000 } as const;

/** The first of two numbers takes the thousands or millions of the second: "10-12k", "400 et 600 000 $". */
function raise(
  low: number,
  high: number | undefined,
  { first, second }: { first: Amount; second: Amount | undefined },
): number {
  if (high === undefined || first.power !== undefined) return low;
  const times = second?.power === undefined ? 1_000 : POWERS[second.power];
  return [low * times, low * 1_000].find((value) => value <= high && low < 1_000) ?? low;
}

function readAmount(reading: Reading, start: number, context: RangeContext): Amount | undefined {
  const { tokens, lexicon } = reading;
  const before = lexicon.dollars(tokens, start);
  const number = findNumber(reading, before?.end ?? start, !context.isBetween);
  if (number === undefined) return undefined;
  let at = number.end;
  const power = findPower(reading, at, { isLength: context.isLength && before === undefined });
  if (power !== undefined) at = power.end;
  const after = lexicon.dollars(tokens, at);
  if (after !== undefined && tokens[at]?.isBreak !== true && !startsAmount(reading, at)) at = after.end;
  const isMoney = before !== undefined || at === after?.end;
  const unit = isMoney || context.isRate === true ? undefined : findUnit(reading, at);
  return {
    number,
    end: unit?.end ?? at,
    power: power?.value,
    unit: unit?.value,
    isMoney,
    isMultiplied: power !== undefined,
  };
}

/** The unit after a number, also after its plus sign: "10+ acres". */
function findUnit({ tokens, lexicon }: Reading, at: number): Match<QueryUnit> | undefined {
  if (tokens[at]?.isBreak === true) return undefined;
  return lexicon.unit(tokens, tokens[at]?.plain === "+" ? at + 1 : at);
}

/** Whether a dollar sign belongs to the number after it: "4 bays $500k". */
function startsAmount({ tokens }: Reading, at: number): boolean {
  const [sign, next] = [tokens[at], tokens[at + 1]];
  return sign?.plain === "$" && sign.before !== "" && next?.isNumber === true && next.before === "";
}

function findPower(reading: Reading, at: number, { isLength }: { isLength: boolean }) {
  const { tokens, lexicon } = reading;
  const unit = lexicon.unit(tokens, at)?.value;
  if (unit === "sqm" || unit === "sqft" || tokens[at]?.isBreak === true) return undefined;
  const power = lexicon.multiplier(tokens, at);
  if (power === undefined || !/^mm?$/u.test(tokens[at]?.plain ?? "")) return power;
  const measured = lexicon.measure(tokens, skipWords(reading, power.end, "of de d high"))?.value.of;
  const isMetre = isLength || (measured !== undefined && natureOf(measured) === "feet");
  return isMetre ? undefined : power;
}
