import { readTypedNumber, type TypedUnit } from "../../../shared/typed-number.ts";
import type { Reading } from "./pieces.ts";

/** A number as it is written: its digits, or its value if it is in words. */
export interface WrittenNumber {
  readonly end: number;
  readonly digits?: string;
  readonly value?: number;
}

const SCALES = new Set([1_000, 1_000_000]);

/** The number that begins at a token, in digits or words. `mayJoin`: "and" may be a part of it. */
export function findNumber(reading: Reading, at: number, mayJoin = true): WrittenNumber | undefined {
  const { tokens } = reading;
  const token = tokens[at];
  if (token === undefined || token.isQuoted) return undefined;
  if (!token.isNumber) return findNumberWords(reading, at, mayJoin);
  const next = tokens[at + 1];
  // Not a fraction, a date or "24/7".
  if (token.before === "/" || (next?.isNumber === true && /^[/x]$/u.test(next.before))) return undefined;
  return { end: at + 1, digits: token.plain };
}

function findNumberWords({ tokens, lexicon }: Reading, at: number, mayJoin: boolean): WrittenNumber | undefined {
  // "Half a million".
  if (/^(?:half|demi)$/u.test(tokens[at]?.plain ?? "")) {
    const scale = tokens[at + 1]?.plain === "a" ? at + 2 : at + 1;
    return lexicon.number(tokens, scale)?.value === 1_000_000 ? { end: scale + 1, value: 500_000 } : undefined;
  }
  let end = at;
  let total = 0;
  let current = 0;
  let last = Number.POSITIVE_INFINITY;
  for (;;) {
    const isJoined = mayJoin && end > at && last >= 100 && lexicon.and(tokens, end) !== undefined;
    const next = lexicon.number(tokens, isJoined ? end + 1 : end);
    const value = next?.value ?? 0;
    if (next === undefined || (end > at && tokens[end]?.isBreak === true)) break;
    if (value < 10 && last < 20) break;
    if (SCALES.has(value)) {
      total += (current || 1) * value;
      current = 0;
    } else if (value === 100) current = (current || 1) * value;
    else current += value;
    last = value;
    end = next.end;
  }
  if (end === at) return undefined;
  // French "un" is an article, and "one" a pronoun, unless something is counted.
  const isCounted = total > 0 || (tokens[at]?.plain === "one" && lexicon.measure(tokens, end) !== undefined);
  if (total + current === 1 && !isCounted) return undefined;
  // "Un million deux" is 1.2 million.
  const isShort = total >= 1_000_000 && current > 0 && current < 10;
  return { end, value: total + (isShort ? current * 100_000 : current) };
}

/** The value of a written number times a power of ten; undefined if it may be several numbers or none. */
export function readValue(
  { digits, value }: WrittenNumber,
  { power, unit, language }: { power: "k" | "m" | undefined; unit: TypedUnit | undefined } & Pick<Reading, "language">,
): number | undefined {
  const times = power === "k" ? 1_000 : 1_000_000;
  if (value !== undefined) return power === undefined ? value : value * times;
  const read = (as: Reading["language"]) =>
    readTypedNumber(`${digits ?? ""}${power ?? ""}`, { language: as, unit: power === "m" ? "money" : unit });
  const reading = read(language);
  // A price or an area has no three decimals.
  const isGrouped = "problem" in reading && reading.problem === "ambiguous" && power === undefined;
  const sure = isGrouped ? read("en") : reading;
  return "value" in sure ? Number(sure.value) : undefined;
}
