import { Trans } from "@lingui/react/macro";
import { findSubtypeForm, findTag } from "@vestpocket/domain/listings/listings.fields";
import type { Property } from "@vestpocket/domain/listings/listings.schema";
import { useMessage } from "../../../platform/language.ts";
import { type FactGroup, listFactGroups } from "../fact-groups.ts";
import { useFactText } from "../fact-text.ts";
import { type ComparedGroup, type ComparedRow, toValue } from "./compared-groups.ts";

/** The facts that the owners entered, grouped by subject, starting with those that all these listings' forms have. */
export function useFactGroups(properties: readonly Property[]): ComparedGroup[] {
  const message = useMessage();
  const factText = useFactText();
  const byListing = properties.map(listFactGroups);
  const groups = new Map<string, FactGroup>();
  for (const group of byListing.flat()) {
    groups.set(group.key, { ...group, facts: [...(groups.get(group.key)?.facts ?? []), ...group.facts] });
  }
  const isShared = (key: string) =>
    properties.every(({ type, subtype }) => findSubtypeForm(type, subtype)?.fields.some((field) => field.key === key));

  return [...groups.values()].map(({ key, label, facts }) => {
    const keys = [...new Set(facts.map((fact) => fact.key))];
    const { true: shared = [], false: others = [] } = Object.groupBy(keys, (each) => `${isShared(each)}`);
    return {
      key,
      label: label ? message(label) : <Trans>More details</Trans>,
      rows: [...shared, ...others].map((each) => toRow(each)),
    };
  });

  function toRow(key: string): ComparedRow {
    const facts = byListing.map((own) => own.flatMap((group) => group.facts).find((fact) => fact.key === key));
    const known = facts.find((fact) => fact !== undefined);
    return {
      key,
      label: known?.field ? message(known.field.label) : known?.name,
      values: facts.map((fact) => toValue(fact && factText(fact))),
    };
  }
}

/** What is included, one tag per row. */
export function useIncludesGroup(properties: readonly Property[]): ComparedGroup {
  const message = useMessage();
  const tags = [...new Set(properties.flatMap(({ features }) => features.includes ?? []))];
  const included = { value: "included", shown: <Trans>Included</Trans> };
  return {
    key: "includes",
    label: <Trans>What's Included</Trans>,
    rows: tags.map((value) => {
      const tag = findTag(value);
      return {
        key: value,
        label: tag ? message(tag.label) : value,
        values: properties.map(({ features }) => (features.includes?.includes(value) ? included : undefined)),
      };
    }),
  };
}
