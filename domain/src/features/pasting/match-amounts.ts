import type { Reading } from "../searches/query/pieces.ts";
import type { Amount } from "./find-amounts.ts";
import type { Label } from "./find-labels.ts";
import { isHardBreak } from "./listing-reading.ts";
import { type Nature, natureOf } from "./natures.ts";

/** An amount and what the text says that it is of. */
export interface Statement {
  readonly amount: Amount;
  readonly label: Label | undefined;
  /** Keys that fit, the likeliest first; empty if it is of something that no field takes. Undefined without a label. */
  readonly of: readonly string[] | undefined;
}

/** Words between a label and its amount that change nothing. */
const LINKS = new Set(
  "of de d du des is are est a at approx approximately about around environ circa estimated estime estimes total for pour the le la les l currently actuel max up only in en by over plus s to un une annual annuel annuelle annually brut net on request estimee and et year annee yr par per gross nette minimum min from starting only roughly nearly pres sur couvrant covering".split(
    " ",
  ),
);
const JOINTS = new Set("of de d in en for pour a the on la le les total du des sur l to".split(" "));
/** What follows these is another thing. */
const APART =
  /^(?:incl|including|includes|plus|with|and|et|avec|incluant|or|ou|\+|obo|until|from|dont|w|x|if|but|mais|excluding|excl|hors|sauf)$/u;
const LINKS_MAX = 5;
const STRANGERS_MAX = 2;

/** Says of each amount what it is of, in the order of the text. A label is of one amount. */
export function matchAmounts(reading: Reading, amounts: readonly Amount[], labels: readonly Label[]): Statement[] {
  const byEnd = new Map(labels.map((label) => [label.end, label]));
  const byStart = new Map(labels.map((label) => [label.start, label]));
  const used = new Set<Label>();
  return amounts.map((amount, index) => {
    const before = findBefore(reading, amount, byEnd);
    const after = findAfter(reading, amount, { byStart, next: amounts[index + 1], isLed: before?.hasColon === true });
    const label = choose(amount, {
      before:
        before && !used.has(before.label) && listFitting(before.label, amount, before).length > 0 ? before : undefined,
      after: after && !used.has(after.label) && listFitting(after.label, amount, after).length > 0 ? after : undefined,
    });
    if (label === undefined) return { amount, label, of: undefined };
    used.add(label.label);
    return { amount, label: label.label, of: listFitting(label.label, amount, label).flatMap(({ of }) => of) };
  });
}

interface Beside {
  readonly label: Label;
  /** Nothing but a colon, a parenthesis or an equals sign stands between. */
  readonly isJoined: boolean;
  readonly hasColon: boolean;
  /** Words between that are no links. */
  readonly strangers: number;
  readonly isBefore: boolean;
}

function findBefore({ tokens }: Reading, amount: Amount, byEnd: ReadonlyMap<number, Label>): Beside | undefined {
  const { start } = amount;
  let strangers = 0;
  let hasColon = false;
  for (let at = start; at > Math.max(0, start - LINKS_MAX - STRANGERS_MAX); at--) {
    const label = byEnd.get(at);
    const token = tokens[at];
    const isLine = label !== undefined && at === start && isWholeLine(tokens, label);
    if (isHardBreak(token) && !(isLine && /^\s*\n\s*$/u.test(token?.before ?? ""))) return undefined;
    hasColon ||= /[:=()[]/u.test(token?.before ?? "") || isLine;
    const beside = label && { label, isJoined: at === start, hasColon, strangers, isBefore: true };
    // One word that cannot mean the amount is like any other: "CAM est. $12".
    const isOther =
      label !== undefined && label.end - label.start === 1 && beside && listFitting(label, amount, beside).length === 0;
    if (beside !== undefined && !isOther) return beside;
    const word = tokens[at - 1];
    if (word === undefined || (word.isNumber && !isYear(word.plain))) return undefined;
    if (!word.isNumber && !LINKS.has(word.plain)) strangers += 1;
    if (strangers > STRANGERS_MAX) return undefined;
  }
  return undefined;
}

/** "Clear height" above its value, as tables have it. */
function isWholeLine(tokens: Reading["tokens"], { start }: Label): boolean {
  return start === 0 || tokens[start]?.before.includes("\n") === true;
}

const isYear = (plain: string) => /^(?:19|20)\d\d$/u.test(plain);

interface Context {
  readonly byStart: ReadonlyMap<number, Label>;
  readonly next: Amount | undefined;
  /** Whether a label with a colon stands before it. */
  readonly isLed: boolean;
}

function findAfter(
  { tokens }: Reading,
  { end, rate, nature }: Amount,
  { byStart, next, isLed }: Context,
): Beside | undefined {
  const isMoney = nature === "money";
  let strangers = 0;
  // What the amount is paid for stands between: "$6,200/month rent".
  const own = byStart.get(end - 1);
  // "18 years in business".
  if (own !== undefined && own.end > end)
    return { label: own, isJoined: true, hasColon: false, strangers: 0, isBefore: false };
  const from = rate !== undefined && byStart.get(end) === undefined ? rate.end : end;
  for (let at = from; at < from + 4; at++) {
    const token = tokens[at];
    if (isHardBreak(token) || (next !== undefined && at >= next.start)) return undefined;
    const hasColon = /[:=([]/u.test(token?.before ?? "");
    if (hasColon) return undefined;
    const label = byStart.get(at);
    if (label !== undefined) {
      // "1 stall per 2,000 sf".
      if (/^(?:per|par|for|pour)$/u.test(tokens[label.end]?.plain ?? "") && tokens[label.end + 1]?.isNumber === true)
        return undefined;
      return isOfNext(tokens, label, { next, isMoney, isHeader: isLed || at > end })
        ? undefined
        : { label, isJoined: at === end, hasColon: false, strangers, isBefore: false };
    }
    if (APART.test(token?.plain ?? "")) return undefined;
    if (token === undefined || !JOINTS.has(token.plain)) strangers += 1;
    if (strangers > STRANGERS_MAX) return undefined;
  }
  return undefined;
}

/** Whether a label introduces the next amount: "NOI: $286,000", "+ TMI $9.75". */
function isOfNext(
  tokens: Reading["tokens"],
  { end }: Label,
  { next, isMoney, isHeader }: { next: Amount | undefined; isMoney: boolean; isHeader: boolean },
): boolean {
  const before = tokens[end]?.before ?? "";
  if (/[:=]/u.test(before) && !before.includes("\n") && (isHeader || isMoney)) return true;
  if (!isMoney || next?.nature !== "money" || next.start - end > 2) return false;
  return !tokens.slice(end, next.start + 1).some(isHardBreak);
}

/** What may stand before its count without a colon: "parking for 14", "seats 38", "terrasse de 16 places". */
const LEADING = new Set([
  "parkingSpots",
  "seats",
  "patioSeats",
  "guestCapacity",
  "animalCapacity",
  "employees",
  "parkingRatio",
]);
/** More than the noun after their count says: "terrasse de 16 places", "capacity 150 cows". */
const SPECIFIC = new Set(["patioSeats", "guestCapacity", "animalCapacity"]);

function choose(
  { nature }: Amount,
  { before, after }: { before: Beside | undefined; after: Beside | undefined },
): Beside | undefined {
  if (before === undefined || after === undefined) return before ?? after;
  const isSpecific = before.label.terms.some(({ of }) => SPECIFIC.has(of[0] ?? "")) && before.strangers === 0;
  if (nature === undefined && after.strangers === 0 && !isSpecific) return after;
  if (before.hasColon && before.strangers === 0) return before;
  if (nature === "money") {
    // "Rent $6,200 sales $1.1M": what follows is of the next amount, unless only it is beside this one.
    return before.strangers === 0 || after.strangers > 0 ? before : after;
  }
  if (isSpecific) return before;
  if (after.strangers === 0) return after;
  return before.strangers === 0 ? before : after;
}

/** What a label may mean of an amount. */
function listFitting({ terms }: Label, amount: Amount, beside: Beside) {
  return terms.filter(({ of, as }) => isFitting(as ?? natureOf(of[0] ?? ""), { amount, beside, of }));
}

interface Fit {
  readonly amount: Amount;
  readonly beside: Beside;
  readonly of: readonly string[];
}

function isFitting(nature: Nature, { amount, beside: { isBefore, isJoined, hasColon, strangers }, of }: Fit): boolean {
  const { nature: own, value, isMultiplied, unit } = amount;
  const isNear = strangers === 0;
  if (of[0] === "lot" && own === "acres") return isNear;
  if (own !== undefined) {
    if (own !== nature || unit === "kg") return own === nature;
    if (own === "money" && isBefore) return true;
    return own === "money"
      ? strangers < 2
      : isNear || (own === "percent" && !isBefore && strangers < 2) || (own === "years" && strangers < 2);
  }
  if (nature === "money")
    return isNear && isBefore && (value >= 1_000 || isMultiplied) && !(value >= 1900 && value <= 2100);
  if (nature === "count" && isMultiplied) return isNear && Number.isInteger(value);
  if (isMultiplied) return false;
  if (nature === "year") return isNear && isBefore && value >= 1700 && value <= 2100;
  if (nature === "acres") return isNear && isJoined && of[0] !== "lot";
  if (nature === "feet") return isNear && isJoined && value >= 6 && value < 100 && of[0] === "clearHeightFeet";
  if (nature === "percent") return of[0] === "capRate" && isNear && value < 20;
  if (nature !== "count" || !Number.isInteger(value) || (value >= 1900 && value <= 2100)) return false;
  return isBefore ? isNear && (hasColon || LEADING.has(of[0] ?? "")) : true;
}
