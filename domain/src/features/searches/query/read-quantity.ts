import { fromCentsPerSquareMetre } from "../../../shared/units.ts";
import type { Match } from "./matchers.ts";
import type { MeasureTerms } from "./measure-terms.ts";
import { convert, isArea, isDoors, isFitting, isWhole, mayLead, natureOf } from "./measured.ts";
import type { Comparison } from "./phrase-terms.ts";
import type { Piece, Quantity, Reading } from "./pieces.ts";
import { type Amounts, readAmounts } from "./read-amounts.ts";
import { type Rate, readRate } from "./read-rate.ts";
import { skipWords } from "./skip-words.ts";

/** Between a measure, a comparison and their number. */
const LINKS = "of de d is est a at for pour in with the un une des en du le l";
/** Between a number and its measure. */
const JOINTS = "of de d in en for pour a";

interface Prefix {
  readonly end: number;
  readonly measure: Match<MeasureTerms> | undefined;
  readonly comparison: Comparison | undefined;
}

/** "clear height of at least", "minimum clear height", "budget maximum of". */
function readPrefix(reading: Reading, start: number): Prefix {
  const { tokens, lexicon } = reading;
  let end = start;
  let measure: Prefix["measure"];
  let comparison: Comparison | undefined;
  for (;;) {
    const measured: Prefix["measure"] = measure === undefined ? lexicon.measure(tokens, end) : undefined;
    const compared = comparison === undefined || comparison === "about" ? lexicon.comparison(tokens, end) : undefined;
    if (compared !== undefined && compared.end >= (measured?.end ?? 0)) {
      comparison = compared.value;
      end = skipWords(reading, compared.end, LINKS);
    } else if (measured !== undefined && mayLead(measured.value.of)) {
      measure = measured;
      end = skipWords(reading, measured.end, LINKS);
    } else return { end, measure, comparison };
  }
}

/** An amount, a size, a count or another value, with what it is of. */
export function readQuantity(reading: Reading, start: number): Piece | undefined {
  const prefix = readPrefix(reading, start);
  const amounts = readAmounts(reading, prefix.end, {
    isAlone: prefix.comparison === undefined,
    isLength: prefix.measure !== undefined && natureOf(prefix.measure.value.of) === "feet",
  });
  return amounts && (readPlex(reading, start, amounts) ?? readMeasured(reading, start, { prefix, amounts }));
}

/** "6-plex": exactly so many units. */
function readPlex(
  { tokens, lexicon }: Reading,
  start: number,
  { low, end, unit, isMoney }: Amounts,
): Piece | undefined {
  const plex = lexicon.plexWord(tokens, end);
  if (plex === undefined || unit !== undefined || isMoney) return undefined;
  const implies = { type: "Investment Properties", subtype: "Multi-Family" } as const;
  const quantity = { of: "numberOfUnits", min: low, max: low, isBare: false, implies } as const;
  return { kind: "quantity", quantity, start, end: plex.end };
}

function readMeasured(
  reading: Reading,
  start: number,
  { prefix, amounts }: { prefix: Prefix; amounts: Amounts },
): Piece | undefined {
  const { tokens, lexicon } = reading;
  let at = amounts.end;
  const isJoined = (index: number) => tokens[index]?.isBreak !== true;
  const findSuffix = () => {
    const found = isJoined(at) ? lexicon.suffix(tokens, at) : undefined;
    // "plus TMI" and "plus $5" are no "or more".
    const isSum = tokens[at]?.plain === "plus" && /^[$\d]/u.test(tokens[at + 1]?.plain ?? "");
    return isSum || (lexicon.basis(tokens, at)?.end ?? 0) > (found?.end ?? 0) ? undefined : found;
  };
  let suffix = findSuffix();
  if (suffix !== undefined) at = suffix.end;
  const leading = prefix.measure?.value;
  const trailing = findTrailing(reading, at, amounts);
  const isLed = leading !== undefined && isFitting(leading.of, amounts);
  // "parking 2 docks": the number is of what follows.
  const isSame =
    trailing !== undefined &&
    leading !== undefined &&
    (trailing.value.of === leading.of ||
      (trailing.value.of === "doors" && isDoors(leading.of) && isJoined(prefix.end)));
  const isOfOther = trailing !== undefined && leading !== undefined && !isSame;
  if (leading !== undefined && (!isLed || (isOfOther && natureOf(leading.of) === "count"))) return undefined;
  // "quai de chargement 4 portes": doors of the kind that was named. "quai 4" is an address.
  if (leading !== undefined && isDoors(leading.of) && !isSame) return undefined;
  const measured = isLed ? leading : trailing?.value;
  if (trailing !== undefined && (isSame || trailing.value.of === measured?.of)) at = trailing.end;
  suffix ??= findSuffix();
  if (suffix !== undefined) at = Math.max(at, suffix.end);
  const isPriced = measured === undefined || measured.of === "price" || measured.of === "rent";
  const isSum = amounts.isMoney || amounts.isMultiplied || (measured !== undefined && isPriced);
  const rate = isPriced && amounts.unit === undefined ? readRate(reading, at, isSum) : undefined;
  if (rate !== undefined) at = rate.end;
  if (rate !== undefined) suffix ??= findSuffix();
  if (suffix !== undefined) at = Math.max(at, suffix.end);
  const next = tokens[at];
  if (at === amounts.end && next?.before === "" && /^\p{L}/u.test(next.plain) && !next.isQuoted) return undefined;
  const comparison = prefix.comparison ?? (amounts.isOpen ? "atLeast" : suffix?.value);
  const of = nameKind(measured?.of, amounts, {
    isSum: isSum || rate !== undefined,
    isYear: isYear(reading, start, at),
  });
  const toUnit = (value: number) => toRate(convert(value, amounts.unit, of), rate);
  const quantity: Quantity = {
    of,
    ...toBounds([toUnit(amounts.low), amounts.high === undefined ? undefined : toUnit(amounts.high)], {
      of,
      comparison,
    }),
    isLand: amounts.unit === "acres" || amounts.unit === "hectares" || measured?.of === "lot",
    isRent: measured?.of === "rent",
    per: rate?.per,
    basis: rate?.basis,
    implies: measured?.implies,
    isCost: measured?.isCost === true,
  };
  return { kind: "quantity", quantity, start, end: at };
}

/** The measure after a number, unless it is of the next number: "under 600k cash flow over 150k". */
function findTrailing(reading: Reading, at: number, amounts: Amounts): Match<MeasureTerms> | undefined {
  const { tokens, lexicon } = reading;
  const from = skipWords(reading, at, JOINTS);
  if (tokens[at]?.isBreak === true || tokens[from]?.isBreak === true) return undefined;
  const found = lexicon.measure(tokens, from);
  if (found === undefined || !isFitting(found.value.of, amounts)) return undefined;
  // "12 apartment building".
  if ((lexicon.category(tokens, from)?.end ?? 0) > found.end) return undefined;
  if (found.value.of === "price" || found.value.of === "rent" || found.value.of === "size") return undefined;
  // An office of 1500 is its area.
  if (found.value.of === "privateOffices" && amounts.low > 60) return undefined;
  const isOfNext = mayLead(found.value.of) && amounts.unit === undefined && startsSum(reading, found.end);
  return isOfNext ? undefined : found;
}

/** Whether a comparison, or an amount of money, comes next. */
function startsSum(reading: Reading, start: number): boolean {
  const at = skipWords(reading, start, LINKS);
  if (reading.tokens[start]?.isBreak === true) return false;
  const compared = reading.lexicon.comparison(reading.tokens, at);
  const suffix = reading.lexicon.suffix(reading.tokens, at);
  const next = readAmounts(reading, compared?.end ?? at, { isAlone: false, isLength: false });
  if (compared !== undefined)
    return next !== undefined && (suffix === undefined || next.isMoney || next.unit !== undefined);
  return next?.isMoney === true || next?.isMultiplied === true;
}

/** Whether words say that a number is a year. */
const isYear = ({ tokens }: Reading, start: number, end: number) =>
  tokens.slice(start, end).some(({ word }) => /^(?:newer|later|recent|built|older)$/u.test(word));

function nameKind(
  of: MeasureTerms["of"] | undefined,
  { unit, low }: Amounts,
  { isSum, isYear: mayBeYear }: { isSum: boolean; isYear: boolean },
): Quantity["of"] {
  if (of === "price" || of === "rent") return "money";
  if (of === "size" || of === "lot") return "area";
  if (of !== undefined) return of;
  if (isArea(unit)) return "area";
  if (unit === "percent") return "shareOffered";
  if (unit !== undefined) return "unknown";
  if (isSum) return "money";
  return mayBeYear && low > 1800 && low < 2100 ? "yearBuilt" : "unknown";
}

/** By square foot and year. */
function toRate(value: number, rate: Rate | undefined): number {
  const yearly = rate?.isMonthlyArea === true ? value * 12 : value;
  return rate?.isPerSqm === true ? fromCentsPerSquareMetre(Math.round(yearly * 100)) / 100 : yearly;
}

function toBounds(
  [low = 0, high]: readonly (number | undefined)[],
  { of, comparison }: { of: Quantity["of"]; comparison: Comparison | undefined },
): Pick<Quantity, "min" | "max" | "isBare"> {
  if (high !== undefined) return { min: Math.min(low, high), max: Math.max(low, high), isBare: false };
  const step = isWhole(of) ? 1 : 0;
  if (comparison === "below") return { max: low - step, isBare: false };
  if (comparison === "atMost") return { max: low, isBare: false };
  if (comparison === "above") return { min: low + step, isBare: false };
  if (comparison === "atLeast") return { min: low, isBare: false };
  return { min: low, max: low, isBare: true };
}
