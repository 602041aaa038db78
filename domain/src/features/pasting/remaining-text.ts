import { cutText } from "../../shared/text.ts";
import { CONFIDENTIAL_FIELDS } from "../disclosure/disclosure.fields.ts";
import { DESCRIPTION_MAX } from "../listings/listing-texts.rules.ts";
import type { Reading } from "../searches/query/pieces.ts";
import type { ConfidentialFind } from "./confidential-finds.ts";
import { isHardBreak, type TextRange } from "./listing-reading.ts";
import type { Statement } from "./match-amounts.ts";
import type { PastedListing } from "./pasted-listing.ts";

type Facts = Omit<PastedListing, "description" | "unread">;

/** Confidential finds by field: of several names of tenants, all; of anything else, the first. */
export function toConfidential(finds: readonly ConfidentialFind[]): PastedListing["confidential"] {
  const fields: { -readonly [Key in keyof PastedListing["confidential"]]: PastedListing["confidential"][Key] } = {};
  for (const { key, value, start, end } of finds) {
    if (key === "contact") continue;
    const max = CONFIDENTIAL_FIELDS.find((field) => field.key === key)?.maxLength ?? 0;
    const before = fields[key];
    if (before !== undefined && key !== "tenantNames") continue;
    if (before?.value.split(", ").includes(value)) continue;
    const all = before === undefined ? value : `${before.value}, ${value}`;
    if (all.length <= max) fields[key] = { value: all, from: [...(before?.from ?? []), { start, end }] };
  }
  return fields;
}

/** Words that a sentence has besides its facts if it is worth keeping. */
const WORDS_LEAST = 3;
const REACHING =
  /^(?:call|contact|text|email|e-mail|reach|appel|appelez|contactez|courriel|écrire|écrivez|téléphone|tel|tél|phone|for more information|pour (?:plus d['’]information|information|visite)s?|listing agent)/iu;

/** A shorter rest tells nobody anything: then sentences that state only facts are left too. */
const DESCRIPTION_LEAST = 80;

/** The text that is left for everyone: without what is confidential and without sentences that only reach somebody or state facts. */
export function toDescription(
  text: string,
  { hidden, facts }: { hidden: readonly ConfidentialFind[]; facts: Facts },
): string {
  const sentences = splitSentences(text, { hidden, taken: listTaken(facts) });
  const told = join(sentences, false);
  return cutText(told.length < DESCRIPTION_LEAST ? join(sentences, true) : told, DESCRIPTION_MAX);
}

interface Sentence {
  /** Without what is confidential. */
  readonly rest: string;
  readonly end: string;
  readonly states: "nothing" | "facts" | "more";
}

const join = (sentences: readonly Sentence[], withFacts: boolean): string =>
  sentences
    .map(({ rest, end, states }) => (states === "more" || (withFacts && states === "facts") ? rest : end))
    .join("")
    .replace(/ +\n/gu, "\n")
    .replace(/\n{3,}/gu, "\n\n")
    .trim();

/** A list of names whose names are gone says nothing. */
const LIST_WORDS_LEAST = 8;

function readSentence(
  text: string,
  range: TextRange,
  { own, taken }: { own: readonly ConfidentialFind[]; taken: readonly TextRange[] },
): Sentence {
  const rest = tidy(cutOut(text, range, own), own.length > 0);
  const has = (key: ConfidentialFind["key"]) => own.some((find) => find.key === key);
  const words = countWords(rest);
  const isReaching = has("contact") && (REACHING.test(rest.trim()) || words < 6);
  const isEmptied = own.length > 0 && words < (has("tenantNames") ? LIST_WORDS_LEAST : WORDS_LEAST);
  const isFact = taken.length > 0 && countWords(cutOut(text, range, [...own, ...taken])) < WORDS_LEAST;
  const end = text[range.end - 1] === "\n" ? "\n" : "";
  return { rest, end, states: isReaching || isEmptied ? "nothing" : isFact ? "facts" : "more" };
}

/** The ranges of all facts, in their order. */
function listTaken({
  fields,
  includes: _,
  confidential: __,
  contacts: ___,
  language: ____,
  ...others
}: Facts): TextRange[] {
  const found = [...Object.values(fields), ...Object.values(others)];
  return found.flatMap(({ from }) => from).sort((one, other) => one.start - other.start);
}

/** Ends of sentences: a period, a question or exclamation mark before a space, and line breaks. */
const SENTENCE_END = /[.!?](?=\s+[\p{Lu}«"“-])\s+|(?<=\p{L}{5}|[\p{N}%$²)])[.!?](?=\s+[\p{N}$])\s+|\n/gu;

function splitSentences(
  text: string,
  { hidden, taken }: { hidden: readonly ConfidentialFind[]; taken: readonly TextRange[] },
): Sentence[] {
  const ends = [...text.matchAll(SENTENCE_END)].map(({ 0: match, index }) => index + match.length);
  const [takeHidden, takeTaken] = [takeUpTo(hidden), takeUpTo(taken)];
  return [...ends.filter((end) => end < text.length), text.length].map((end, index) => {
    const range = { start: ends[index - 1] ?? 0, end };
    return readSentence(text, range, { own: takeHidden(range), taken: takeTaken(range) });
  });
}

/** Of ranges in their order, those that reach into each range, asked for in their order. */
function takeUpTo<Range extends TextRange>(ranges: readonly Range[]): (range: TextRange) => Range[] {
  let from = 0;
  return ({ start, end }) => {
    while (from < ranges.length && (ranges[from]?.end ?? 0) <= start) from++;
    const found: Range[] = [];
    for (let at = from; at < ranges.length && (ranges[at]?.start ?? 0) < end; at++) found.push(ranges[at] as Range);
    return found;
  };
}

function cutOut(text: string, { start, end }: TextRange, ranges: readonly TextRange[]): string {
  let rest = "";
  let at = start;
  for (const range of [...ranges].sort((one, other) => one.start - other.start)) {
    if (range.end <= at || range.start >= end) continue;
    rest += text.slice(at, Math.max(at, range.start));
    at = Math.max(at, range.end);
  }
  return rest + text.slice(at, Math.max(at, end));
}

const countWords = (text: string) => text.match(/\p{L}{3,}/gu)?.length ?? 0;

/** With single spaces, and without the signs around what was cut out. */
function tidy(text: string, wasCut: boolean): string {
  const spaced = text.replace(/[^\S\n]{2,}/gu, " ");
  if (!wasCut) return spaced;
  return spaced
    .replace(/\( ?\)|\[ ?\]/gu, "")
    .replace(/ ?[,;:–-] ?(?=[,.;]|$)/gmu, "")
    .replace(/ (?=[,.;])/gu, "")
    .replace(/^[ ,.;–-]+(?=\S)/u, "");
}

/** "Revenue 2025": of no field, but understood. */
const isYear = ({ nature, value }: Statement["amount"]) => nature === undefined && value >= 1900 && value <= 2100;

/** The numbers that fields and prices have. */
function listValues({ fields, sale, lease, availableArea }: Facts): ReadonlySet<unknown> {
  const prices = [sale, lease, availableArea].flatMap((found) => Object.values(found?.value ?? {}));
  return new Set([...Object.values(fields).map(({ value }) => value), ...prices]);
}

/** Numbers that no field took or that are malformed, with the words around them up to the next break. */
export function listUnread(
  { tokens }: Reading,
  { statements, facts }: { statements: readonly Statement[]; facts: Facts },
): TextRange[] {
  const taken = listTaken(facts);
  const values = listValues(facts);
  // Both languages of a text state it.
  const isKnown = ({ amount, of }: Statement) => of?.length === 0 || values.has(amount.value) || isYear(amount);
  const left = statements.filter((statement) => !isKnown(statement)).map(({ amount }) => amount);
  const malformed = tokens.flatMap(({ isQuoted, plain }, at) =>
    isQuoted && /\d/u.test(plain) ? { start: at, end: at + 1 } : [],
  );
  const ranges: TextRange[] = [];
  for (const { start, end } of [...left, ...malformed].sort((one, other) => one.start - other.start)) {
    const [first, last] = [tokens[start], tokens[end - 1]];
    if (first === undefined || last === undefined || !tokens.slice(start, end).some(({ plain }) => /\d/u.test(plain)))
      continue;
    if (taken.some((each) => each.start < last.end && each.end > first.start)) continue;
    let [from, to] = [start, end];
    while (from > 0 && from > start - 4 && !isHardBreak(tokens[from])) from--;
    while (to < tokens.length && to < end + 4 && !isHardBreak(tokens[to])) to++;
    const range = { start: tokens[from]?.start ?? 0, end: tokens[to - 1]?.end ?? 0 };
    const before = ranges.at(-1);
    if (before !== undefined && range.start < before.end)
      ranges[ranges.length - 1] = { start: before.start, end: Math.max(before.end, range.end) };
    else ranges.push(range);
  }
  return ranges;
}
