import { type ComparedKey, findComparedFact } from "@vestpocket/domain/searches/compared-facts";
import type { ComparedFactView } from "@vestpocket/domain/searches/searches.schema";
import type { Language } from "@vestpocket/domain/shared/text";
import type { UnitSystem } from "@vestpocket/domain/shared/units";
import { translate } from "../../platform/language.ts";

type Values = Parameters<typeof findComparedFact>[1] & { readonly id: string };

/** By listing, its values of what a search compares by, in this order. */
export function toComparedViews(
  listings: readonly Values[],
  { keys, language }: { keys: readonly ComparedKey[]; language: Language },
): Record<string, ComparedFactView[]> {
  return Object.fromEntries(
    listings.map(({ id, ...values }) => [id, keys.flatMap((key) => toViews(key, { values, language }))]),
  );
}

function toViews(
  key: ComparedKey,
  { values, language }: { values: Omit<Values, "id">; language: Language },
): ComparedFactView[] {
  const fact = findComparedFact(key, values);
  if (fact === undefined) return [];
  const say = (units: UnitSystem) => translate(language, fact.sayIn({ language, units }));
  const [text, metricText] = [say("imperial"), say("metric")];
  // The text already includes the unit.
  const label = fact.label === null ? "" : translate(language, fact.label).replace(/\s*\([^)]*\)$/u, "");
  return [{ key: fact.key, label, text, metricText: metricText === text ? null : metricText }];
}
