import { cutText } from "../../shared/text.ts";
import { CONFIDENTIAL_FIELDS } from "../disclosure/disclosure.fields.ts";
import { DESCRIPTION_MAX } from "../listings/listing-texts.rules.ts";
import type { Reading } from "../searches/query/pieces.ts";
import type { ConfidentialFind } from "./confidential-finds.ts";
import type { Amount } from "./find-amounts.ts";
import { isHardBreak, type TextRange } from "./listing-reading.ts";
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

/** The text that is left for everyone: without what is confidential and without sentences that only reach somebody or state facts. */
export function toDescription(
  text: string,
  { hidden, facts }: { hidden: readonly ConfidentialFind[]; facts: Facts },
): string {
  const taken = listTaken(facts);
  const parts = splitSentences(text).flatMap(({ start, end }) => {
    const own = hidden.filter((each) => each.start < end && each.end > start);
    const rest = cutOut(text, { start, end }, own);
    const words = countWords(cutOut(text, { start, end }, [...own, ...taken]));
    const isReaching = own.some(({ key }) => key === "contact") && (REACHING.test(rest.trim()) || countWords(rest) < 6);
    const isFact =
      words < WORDS_LEAST && (own.length > 0 || taken.some((each) => each.start < end && each.end > start));
    return isReaching || isFact ? [breakOf(text, end)] : [tidy(rest, own.length > 0)];
  });
  const joined = parts
    .join("")
    .replace(/[ \t]+\n/gu, "\n")
    .replace(/\n{3,}/gu, "\n\n")
    .replace(/[ \t]{2,}/gu, " ")
    .trim();
  return cutText(joined, DESCRIPTION_MAX);
}

const breakOf = (text: string, end: number) => (text[end - 1] === "\n" ? "\n" : "");

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
const SENTENCE_END = /[.!?](?=\s+[\p{Lu}\p{N}$«"“-])\s+|\n/gu;

function splitSentences(text: string): TextRange[] {
  const sentences: TextRange[] = [];
  let start = 0;
  for (const { 0: match, index } of text.matchAll(SENTENCE_END)) {
    const end = index + match.length;
    sentences.push({ start, end });
    start = end;
  }
  if (start < text.length) sentences.push({ start, end: text.length });
  return sentences;
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

/** Without the signs around what was cut out. */
function tidy(text: string, wasCut: boolean): string {
  if (!wasCut) return text;
  return text
    .replace(/\(\s*\)|\[\s*\]/gu, "")
    .replace(/\s*[,;:–-]\s*(?=[,.;]|$)/gmu, "")
    .replace(/ +(?=[,.;])/gu, "")
    .replace(/^[ ,.;–-]+(?=\S)/u, "");
}

/** Numbers that no field took, with the words around them up to the next break. */
export function listUnread(
  { tokens }: Reading,
  { amounts, facts }: { amounts: readonly Amount[]; facts: Facts },
): TextRange[] {
  const taken = listTaken(facts);
  const ranges: TextRange[] = [];
  for (const { start, end } of amounts) {
    const [first, last] = [tokens[start], tokens[end - 1]];
    if (first === undefined || last === undefined || !tokens.slice(start, end).some(({ isNumber }) => isNumber))
      continue;
    if (taken.some((each) => each.start < last.end && each.end > first.start)) continue;
    let [from, to] = [start, end];
    while (from > 0 && from > start - 4 && !isHardBreak(tokens[from])) from--;
    while (to < tokens.length && to < end + 4 && !isHardBreak(tokens[to])) to++;
    const range = { start: tokens[from]?.start ?? 0, end: tokens[to - 1]?.end ?? 0 };
    const before = ranges.at(-1);
    if (before !== undefined && range.start < before.end)
      ranges[ranges.length - 1] = { start: before.start, end: range.end };
    else ranges.push(range);
  }
  return ranges;
}
