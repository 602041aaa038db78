import type { Language } from "../../shared/text.ts";
import type { QueryUnit } from "../searches/query/phrase-terms.ts";
import type { Reading } from "../searches/query/pieces.ts";
import { readAmounts } from "../searches/query/read-amounts.ts";
import { findNumber, readValue } from "../searches/query/read-number.ts";
import { type Rate, readRate } from "../searches/query/read-rate.ts";
import { isHardBreak } from "./listing-reading.ts";
import { type Nature, natureOfUnit } from "./natures.ts";
import { matchTextUnit, type TextUnit } from "./text-units.ts";

/** A number of a text with its unit, as it is written. */
export interface Amount {
  /** Tokens, the end exclusive; the end is that of its unit. */
  readonly start: number;
  readonly end: number;
  readonly value: number;
  /** The highest of a range. */
  readonly high: number | undefined;
  readonly unit: QueryUnit | TextUnit | undefined;
  /** Undefined without a unit and a dollar sign. */
  readonly nature: Nature | undefined;
  readonly isMultiplied: boolean;
  /** What an amount of dollars is paid for. */
  readonly rate: Rate | undefined;
  /** Paid for something that no field takes: an acre, a door, a week. */
  readonly isPerOther: boolean;
}

/** A number after these is a name. */
const NAMES =
  /^(?:unit|suite|ste|apt|local|bureau|no|num|numero|lot|phase|highway|hwy|route|rte|autoroute|exit|sortie|section|type|class|classe|classe|mls|ref|reference|id|file|dossier|centris|inscription|ligne|line|rr|box|cp|floor|code|page|item|building|batiment|quartier|ward|block|bloc|plan|step|exclusive|since|until)$/u;
const ORDINAL = /^(?:st|nd|rd|th|e|er|ere|re|eme|ieme|nde|ers)$/u;
const MONTHS =
  /^(?:jan(?:uary|vier)?|feb(?:ruary)?|fev(?:rier)?|mar(?:ch|s)?|apr(?:il)?|avr(?:il)?|may|mai|june?|juin|july?|juillet|aug(?:ust)?|aout|sept?(?:ember|embre)?|oct(?:ober|obre)?|nov(?:ember|embre)?|dec(?:ember|embre)?)$/u;
const OTHERS =
  /^(?:acre|door|unit|key|suite|pad|room|porte|logement|chambre|week|weekly|semaine|day|jour|hour|heure|lot|stall|site|foot|bushel|share|action|person|personne|hectare|bay|student|seat|place|user|litre|kg)$/u;
const PER = /^(?:per|par|a|each|the|le|la|l|un|une)$/u;

/** The amounts of a text in their order, without dates, sizes of doors, ordinals and numbers of units. */
export function findAmounts(reading: Reading): Amount[] {
  const amounts: Amount[] = [];
  for (let at = 0; at < reading.tokens.length; ) {
    const amount = isName(reading, at) ? undefined : readAmount(reading, at);
    if (amount !== undefined && !isOtherNumber(reading, amount)) amounts.push(amount);
    at = amount === undefined ? at + 1 : Math.max(at + 1, amount.end);
  }
  return amounts;
}

function readAmount(reading: Reading, at: number): Amount | undefined {
  const { tokens, lexicon } = reading;
  const isNumeric = tokens[at]?.isNumber === true || lexicon.dollars(tokens, at) !== undefined;
  if (!isNumeric && lexicon.number(tokens, at) === undefined) return undefined;
  const found = readAs(reading, at, reading.language) ?? readAs(reading, at, reading.language === "fr" ? "en" : "fr");
  if (found === undefined) return undefined;
  const read = withoutPer(reading, found);
  const text = read.unit === undefined && !read.isMoney ? findTextUnit(reading, read.end) : undefined;
  const unit = read.unit ?? text?.value;
  const end = text?.end ?? read.end;
  const nature = read.isMoney ? "money" : unit && natureOfUnit(unit);
  const isBare = nature === undefined;
  const rate = read.isMoney || isBare ? readRate(reading, skipTax(reading, end), read.isMoney) : undefined;
  const inches = unit === "feet" ? findInches(reading, end) : undefined;
  const { low, isMultiplied } = read;
  const value = low + (inches ?? 0) / 12;
  const high = isBare && !isMultiplied ? undefined : read.high;
  return {
    start: at,
    end: inches === undefined ? end : end + 1,
    value,
    high,
    unit,
    nature,
    isMultiplied,
    rate,
    isPerOther: isPerOther(reading, rate?.end ?? end),
  };
}

/** 22'6". */
function findInches({ tokens, text }: Reading, at: number): number | undefined {
  const token = tokens[at];
  const mark = text.slice(token?.end, (token?.end ?? 0) + 4);
  const isInches = token?.isNumber === true && /^ ?$/u.test(token.before) && /^(?:"|''| ?in\b| ?po\b)/u.test(mark);
  const inches = Number(token?.plain);
  return isInches && inches < 12 ? inches : undefined;
}

/** "$4,800 + HST per month". */
function skipTax({ tokens }: Reading, at: number): number {
  const [sign, tax] = [tokens[at]?.plain ?? "", tokens[at + 1]?.plain ?? ""];
  const isTax = /^(?:\+|plus)$/u.test(sign) && /^(?:hst|gst|pst|tps|tvq|tx|taxes|tax|taxe)$/u.test(tax);
  return isTax && !isHardBreak(tokens[at + 2]) ? at + 2 : at;
}

/** The first of two numbers that are no range: « 4 100 pi² au 3e étage ». */
function readBefore(reading: Reading, at: number, end: number) {
  const { tokens, lexicon } = reading;
  const isBetween = (index: number) =>
    lexicon.to(tokens, index) !== undefined || tokens[index]?.before.includes("-") === true;
  const until = Array.from({ length: end - at - 1 }, (_, index) => at + 1 + index).find(isBetween);
  const first = { ...reading, tokens: tokens.slice(0, until ?? end) };
  return until === undefined ? undefined : readAmounts(first, at, { isAlone: false, isLength: false });
}

/** "Rent 2,950/m" is no length. */
function withoutPer<Read extends { readonly unit: Amount["unit"]; readonly end: number }>(
  { tokens }: Reading,
  read: Read,
): Read {
  const isPer = read.unit !== undefined && tokens[read.end - 1]?.before === "/" && tokens[read.end - 1]?.plain === "m";
  return isPer ? { ...read, unit: undefined, end: read.end - 1 } : read;
}

/** A range only of what has a unit: "2 to 2028" are two numbers. */
function readAs(reading: Reading, at: number, language: Language) {
  const { tokens, text } = reading;
  const as = { ...reading, language };
  const number = findNumber(as, tokens[at]?.isNumber === true ? at : at + 1);
  const power = tokens[number?.end ?? at];
  const isMetre = power?.plain === "m" && text[power.start] === "m";
  const read = readAmounts(as, at, { isAlone: false, isLength: isMetre });
  if (read === undefined) return undefined;
  if (read.high !== undefined && read.high < read.low) return readBefore(as, at, read.end);
  if (read.high === undefined || read.isMoney || read.unit !== undefined) return read;
  const first = findNumber(as, at);
  const low = first && readValue(first, { power: undefined, unit: undefined, language });
  return low === undefined ? undefined : { ...read, low, high: undefined, end: first?.end ?? read.end };
}

/** "400 A" and "600 V" in capitals: "a" is a word. */
function findTextUnit({ tokens, text }: Reading, at: number) {
  const token = tokens[at];
  if (token === undefined || isHardBreak(token)) return undefined;
  const found = matchTextUnit(tokens, at);
  const isLetter = token.plain.length === 1 && found?.end === at + 1;
  return isLetter && token.before !== "" && /\p{Ll}/u.test(text[token.start] ?? "") ? undefined : found;
}

function isPerOther({ tokens }: Reading, at: number): boolean {
  const token = tokens[at];
  if (token === undefined || isHardBreak(token)) return false;
  if (/^(?:each|chacun|chacune|apiece)$/u.test(token.plain) && !OTHERS.test(tokens[at + 1]?.word ?? "")) return true;
  if (token.before.includes("/") || /^(?:weekly|daily)$/u.test(token.plain)) return OTHERS.test(token.word);
  return PER.test(token.plain) && !isHardBreak(tokens[at + 1]) && OTHERS.test(tokens[at + 1]?.word ?? "");
}

/** "Unit 204", "EM2", "Lot 4 102 377". */
function isName({ tokens, text }: Reading, at: number): boolean {
  const [last, token] = [tokens[at - 1], tokens[at]];
  if (token === undefined || !token.isNumber) return false;
  const before = text[token.start - 1] ?? "";
  if (before === "#" || /\p{L}/u.test(before)) return true;
  if (last === undefined) return false;
  if (before === "-" && /^\p{Lu}{1,4}$/u.test(text.slice(last.start, last.end))) return true;
  const isNext = !isHardBreak(token) && !token.before.includes(":");
  return isNext && NAMES.test(last.plain) && !/[.,]/u.test(token.plain) && !hasUnit(tokens[at + 1]?.plain);
}

const hasUnit = (next = "") => /^(?:sq|sf|sqft|pi|pied|acre|acres|ac|ha|hectare|hectares|m|\$|%|x)$/u.test(next);

/** Of a date, the size of a door, an ordinal, a fraction. */
function isOtherNumber({ tokens, text }: Reading, { start, end, nature, unit }: Amount): boolean {
  const [last, first, next] = [tokens[start - 1], tokens[start], tokens[end]];
  if (/^[½¼¾]/u.test(text.slice(tokens[end - 1]?.end, (tokens[end - 1]?.end ?? 0) + 2).trim())) return true;
  const isSize = (token: typeof next, beside: typeof next) =>
    token?.plain === "x" && beside !== undefined && (beside.isNumber || beside.plain === "x");
  if (isSize(next, tokens[end + 1]) || isSize(last, tokens[start - 2]) || next?.before.includes("×")) return true;
  if (first?.before.includes("×") || (last?.plain === "x" && first?.before === "")) return true;
  // "Parking 1:500".
  if ((next?.isNumber === true && next.before === ":") || (last?.isNumber === true && first?.before === ":"))
    return true;
  if (nature !== undefined) return unit === "minutes";
  if (next !== undefined && next.before === "" && ORDINAL.test(next.plain)) return true;
  return (
    (MONTHS.test(last?.plain ?? "") && !isHardBreak(first)) || (MONTHS.test(next?.plain ?? "") && next?.before === " ")
  );
}
