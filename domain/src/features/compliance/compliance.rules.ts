import type { Language, Message } from "../../shared/text.ts";
import { withValues } from "../../shared/text.ts";
import { findProvince } from "../places/places.schema.ts";
import { ADVERTISING_RULES } from "./advertising.rules.ts";
import type { FindingView } from "./compliance.schema.ts";
import type { CheckedListing, Law, Rule } from "./compliance.terms.ts";
import { FARM_LAND_RULES } from "./farm-land.rules.ts";
import { FRANCHISE_RULES } from "./franchises.rules.ts";
import { FRENCH_RULES } from "./french.rules.ts";
import { HUMAN_RIGHTS_RULES } from "./human-rights.rules.ts";
import { INTERMEDIARY_RULES } from "./intermediaries.rules.ts";

/** All rules, in display order. They are not legal advice (product.md §15). */
export const RULES: readonly Rule[] = [
  ...ADVERTISING_RULES,
  ...INTERMEDIARY_RULES,
  ...FRENCH_RULES,
  ...HUMAN_RIGHTS_RULES,
  ...FRANCHISE_RULES,
  ...FARM_LAND_RULES,
];

/** A rule's finding about a listing. */
export interface Finding {
  readonly rule: Rule;
  readonly law: Law;
  readonly field: string;
  readonly words: readonly string[];
}

/** The findings about a listing: first what blocks it, then what its owner should check, then what applies to it. */
export function listFindings(listing: CheckedListing): Finding[] {
  const province = findProvince(listing.province)?.name;
  const findings = RULES.flatMap((rule): Finding[] => {
    const law = rule.laws.find(
      ({ provinces }) => provinces === undefined || provinces.some((name) => name === province),
    );
    const found = law && rule.find(listing);
    return found ? [{ rule, law, field: found.field, words: found.words ?? [] }] : [];
  });
  return ["blocks", "warns", "informs"].flatMap((severity) =>
    findings.filter(({ rule }) => rule.severity === severity),
  );
}

/** What keeps a listing from being published; undefined if nothing. Findings about an agent's account never block. */
export function findBlock(listing: Omit<CheckedListing, "brokerageName">): Finding | undefined {
  return listFindings({ ...listing, brokerageName: null }).find(({ rule }) => rule.severity === "blocks");
}

/** What a listing's readers are told about applicable laws. */
export function listNotices(
  listing: Pick<CheckedListing, "type" | "subtype" | "listingType" | "province">,
): { rule: Rule; law: Law; notice: Message }[] {
  const neutral = { ...listing, postedAs: undefined, brokerageName: null, language: "en" as const, texts: {} };
  return listFindings(neutral).flatMap(({ rule, law }) => (rule.notice ? [{ rule, law, notice: rule.notice }] : []));
}

const CITATION = /*i18n*/ {
  id: "compliance.citation",
  message: "{count, plural, one {{act}, s. {sections}} other {{act}, ss. {sections}}}",
};

/** A law with its sections, as cited. */
export function citeLaw({ act, sections = [] }: Law, { language, say }: Words): string {
  if (sections.length === 0) return act[language];
  const listed = new Intl.ListFormat(language).format(sections);
  return say(withValues(CITATION, { act: act[language], sections: listed, count: sections.length }));
}

/** The language of a text, and what translates messages into it. */
interface Words {
  readonly language: Language;
  readonly say: (message: Message) => string;
}

/** A finding in words, as it is sent and shown. */
export function toFindingView({ rule, law, field, words }: Finding, spoken: Words): FindingView {
  const { say } = spoken;
  return {
    rule: rule.id,
    severity: rule.severity,
    field,
    title: say(rule.title),
    explanation: say(withValues(rule.explanation, { words: words.join(", ") })),
    remedy: say(rule.remedy),
    law: citeLaw(law, spoken),
    site: law.site ?? null,
  };
}
