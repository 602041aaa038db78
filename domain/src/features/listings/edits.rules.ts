import { toLines } from "../../shared/readable-text.ts";
import { changeList, changeMembers, diffList, diffMembers } from "./changes.rules.ts";
import type { ListingChanges } from "./changes.schema.ts";
import type { ListingEntry } from "./entries.rules.ts";
import { NO_VALUES, type PostingValues, pickVisitorCard, toDetails } from "./posting-values.rules.ts";

type Name = keyof PostingValues;

const TEXTS = ["title", "description", "otherTitle", "otherDescription"] as const;
/** What changes together: a subtype belongs to its category, and a city to its province. */
const UNITS = [
  ["type", "subtype"],
  ["province", "city"],
] as const;

/**
 * What an edit of a listing's form says: only what differs. The rest stays as it is on the server, even if it was changed
 * there meanwhile (product.md §5.5).
 */
export function diffValues(before: PostingValues, after: PostingValues): ListingEntry {
  const [former, details] = [toDetails(before), toDetails(after)];
  const isOtherKind = listChanged(before, after, ["type", "subtype", "listingType"]).length > 0;
  const names = [
    ...listChanged(before, after, ["listingType", "teaser"]),
    ...UNITS.flatMap((unit) => (listChanged(before, after, unit).length > 0 ? unit : [])),
    ...listChangedTexts(before, after),
  ];
  const quotes = (["sale", "lease", "availableArea"] as const).filter(
    (name) => details[name] !== undefined && (isOtherKind || !isSame(former[name], details[name])),
  );
  const visitorCard = pickVisitorCard(after);
  const changes = diffChanges(before, after, !isOtherKind);
  return {
    ...pick(after, names),
    ...pick(details, quotes),
    ...(visitorCard !== pickVisitorCard(before) && { visitorCard }),
    ...(!isSame(before.keywords, after.keywords) && { keywords: after.keywords }),
    ...(isOtherKind && { fields: details.fields }),
    ...(Object.keys(changes).length > 0 && { changes }),
  };
}

function diffChanges(before: PostingValues, after: PostingValues, withFields: boolean): ListingChanges {
  const parts = {
    fields: withFields ? diffMembers(toDetails(before).fields, toDetails(after).fields) : {},
    levels: diffMembers(before.levels, after.levels),
    banded: diffList(before.banded, after.banded),
    confidential: diffMembers(withoutEmpty(before.confidential), withoutEmpty(after.confidential)),
  };
  return Object.fromEntries(Object.entries(parts).filter(([, part]) => Object.keys(part).length > 0));
}

function listChangedTexts(before: PostingValues, after: PostingValues): Name[] {
  const hasMoved = before.language !== after.language;
  const texts = hasMoved ? [...TEXTS] : listChanged(before, after, TEXTS);
  const isOwn = (name: (typeof TEXTS)[number]) => name === "title" || name === "description";
  // A text that a program drafted again is sent with its mark: without it, the server takes it as corrected.
  const isDrafted =
    after.machineLanguage !== "" && texts.some((name) => isOwn(name) === (after.machineLanguage === after.language));
  const isMarked = isDrafted || before.machineLanguage !== after.machineLanguage;
  const changed: Name[] = isMarked ? [...texts, "machineLanguage"] : texts;
  // By default, the texts are in the language in which the listing is read.
  return changed.length > 0 ? [...changed, "language"] : [];
}

interface Edit {
  /** The listing's form before the edit. */
  readonly base: PostingValues;
  readonly entered: PostingValues;
  /** The listing's form as it would be now. */
  readonly now: PostingValues;
}

interface Merged {
  readonly values: PostingValues;
  /** What both have changed, each in another way, by the server's names; the edit's is in the values. */
  readonly conflicts: readonly string[];
}

/** A listing's form as it would be now, with an edit of an earlier version: only what that edit changed (product.md §5.6). */
export function mergeEdit({ base, entered, now }: Edit): Merged {
  const isTurned = entered.language !== base.language;
  const turn = (values: PostingValues) => (isTurned ? values : toLanguage(values, now.language));
  const [before, after] = [turn(base), turn(entered)];
  const merged = Object.keys(NO_VALUES).map((name) => [
    name,
    merge({ before: before[name as Name], after: after[name as Name], now: now[name as Name] }),
  ]);
  const units = UNITS.filter((unit) => unit.some((name) => before[name] !== after[name]));
  const whole: readonly Name[] = [...units.flat(), ...(isTurned ? (["language", ...TEXTS] as const) : [])];
  const values = { ...Object.fromEntries(merged), ...pick(after, whole) } as PostingValues;
  return { values, conflicts: listConflicts({ base: before, entered: after, now }) };
}

function merge({ before, after, now }: { before: unknown; after: unknown; now: unknown }): unknown {
  if (Array.isArray(before) && Array.isArray(after) && Array.isArray(now))
    return changeList(now, diffList(before, after));
  if (isMembers(before) && isMembers(after) && isMembers(now)) return changeMembers(now, diffMembers(before, after));
  return before === after ? now : after;
}

/** Lists have no conflicts: each of their members is there or not. */
function listConflicts({ base, entered, now }: Edit): string[] {
  const names = Object.keys(NO_VALUES) as Name[];
  return names.flatMap((name) => {
    const [before, after, current] = [base[name], entered[name], now[name]];
    if (Array.isArray(before)) return [];
    if (!isMembers(before) || !isMembers(after) || !isMembers(current))
      return before !== after && before !== current && after !== current ? [name] : [];
    const [edited, changed] = [diffMembers(before, after), diffMembers(before, current)];
    const both = Object.keys(edited).filter((key) => Object.hasOwn(changed, key) && edited[key] !== changed[key]);
    return [...new Set(both.map((key) => toServerName(name, key)))];
  });
}

function toServerName(name: Name, key: string): string {
  if (name === "terms") return "price";
  return name === "levels" ? name : `${name}.${key}`;
}

/** The same texts, with those of this language first. */
export function toLanguage(values: PostingValues, language: PostingValues["language"]): PostingValues {
  if (values.language === language) return values;
  const { title, description, otherTitle, otherDescription } = values;
  const turned = { title: otherTitle, description: otherDescription, otherTitle: title, otherDescription: description };
  return { ...values, ...turned, language };
}

function listChanged<Key extends Name>(before: PostingValues, after: PostingValues, names: readonly Key[]): Key[] {
  return names.filter((name) => before[name] !== after[name]);
}

function withoutEmpty(texts: PostingValues["confidential"]): PostingValues["confidential"] {
  return Object.fromEntries(Object.entries(texts).filter(([, text]) => toLines(text) !== ""));
}

function pick<Whole extends object, Key extends keyof Whole>(whole: Whole, names: readonly Key[]): Pick<Whole, Key> {
  return Object.fromEntries(names.map((name) => [name, whole[name]])) as Pick<Whole, Key>;
}

function isMembers(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
