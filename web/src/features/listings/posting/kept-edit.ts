import { changeList, changeMembers, diffList, diffMembers } from "@vestpocket/domain/listings/changes.rules";
import { NO_VALUES, type PostingValues } from "@vestpocket/domain/listings/posting-values.rules";
import { isRecord, type PostingDraft } from "./posting-draft.ts";

type Name = keyof PostingValues;

const TEXTS: readonly Name[] = ["language", "title", "description", "otherTitle", "otherDescription"];
/** What changes together: a subtype belongs to its category, and a city to its province. */
const UNITS: readonly (readonly Name[])[] = [
  ["type", "subtype"],
  ["province", "city"],
];

/**
 * A listing as it is now, with the changes that this browser stored: only what differs from the listing to which they
 * were made (product.md §5.5).
 */
export function applyKeptEdit(kept: Pick<PostingDraft, "values" | "base">, now: PostingValues): PostingValues {
  const former = kept.base ?? keepChoices(now, kept.values);
  const isTurned = kept.values.language !== former.language;
  const turn = (values: PostingValues) => (isTurned ? values : toLanguage(values, now.language));
  const [before, after] = [turn(former), turn(kept.values)];
  const merged = Object.keys(NO_VALUES).map((name) => [
    name,
    merge({ before: before[name as Name], after: after[name as Name], now: now[name as Name] }),
  ]);
  const units = UNITS.filter((unit) => unit.some((name) => before[name] !== after[name]));
  const whole = [...units.flat(), ...(isTurned ? TEXTS : [])];
  return { ...Object.fromEntries(merged), ...Object.fromEntries(whole.map((name) => [name, after[name]])) };
}

/** For edits stored without the listing to which they were made: who may read what, and what is confidential, is as it is now. */
function keepChoices(now: PostingValues, kept: PostingValues): PostingValues {
  const { levels, banded, teaser, visitorCard, confidential } = kept;
  return { ...now, levels, banded, teaser, visitorCard, confidential };
}

/** The same texts, with those of this language first. */
function toLanguage(values: PostingValues, language: PostingValues["language"]): PostingValues {
  if (values.language === language) return values;
  const { title, description, otherTitle, otherDescription } = values;
  const turned = { title: otherTitle, description: otherDescription, otherTitle: title, otherDescription: description };
  return { ...values, ...turned, language };
}

function merge({ before, after, now }: { before: unknown; after: unknown; now: unknown }): unknown {
  if (Array.isArray(before) && Array.isArray(after) && Array.isArray(now))
    return changeList(now, diffList(before, after));
  if (isRecord(before) && isRecord(after) && isRecord(now)) return changeMembers(now, diffMembers(before, after));
  return before === after ? now : after;
}
