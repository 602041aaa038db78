import { createMatcher, listPhrases } from "../searches/query/matchers.ts";
import { MEASURE_TERMS } from "../searches/query/measure-terms.ts";
import type { Reading } from "../searches/query/pieces.ts";
import { FIELD_TERMS, type FieldTerms } from "./field-terms.ts";

/** Words that say what an amount is of. */
export interface Label {
  /** Tokens, the end exclusive. */
  readonly start: number;
  readonly end: number;
  /** All that the words may mean, in the order of the table. */
  readonly terms: readonly FieldTerms[];
}

/** What searches call a field, listings call it too, except doors, of which listings say which. */
const SHARED: readonly FieldTerms[] = MEASURE_TERMS.filter(({ of }) => of !== "doors").map(({ of, en, fr }) => ({
  of: [of],
  ...(en !== undefined && { en }),
  ...(fr !== undefined && { fr }),
}));

const matchLabel = createMatcher(
  [...groupByPhrase([...FIELD_TERMS, ...SHARED])].map(([phrase, terms]) => [{ en: phrase }, terms] as const),
);

function groupByPhrase(all: readonly FieldTerms[]): Map<string, FieldTerms[]> {
  const groups = new Map<string, FieldTerms[]>();
  for (const terms of all) {
    for (const phrase of new Set(listPhrases(terms).map((words) => words.join(" ")))) {
      groups.set(phrase, [...(groups.get(phrase) ?? []), terms]);
    }
  }
  return groups;
}

/** One sale is a price, several are a revenue. */
const PLURAL: Readonly<Record<string, string>> = {
  sales: "price",
  ventes: "price",
  sale: "grossRevenue",
  vente: "grossRevenue",
};

/** The labels of a text in their order, the longest at each place, without overlaps. */
export function findLabels({ tokens }: Reading): Label[] {
  const labels: Label[] = [];
  for (let at = 0; at < tokens.length; ) {
    const found = matchLabel(tokens, at);
    if (found === undefined) {
      at += 1;
      continue;
    }
    const other = found.end === at + 1 ? PLURAL[tokens[at]?.plain ?? ""] : undefined;
    labels.push({
      start: at,
      end: found.end,
      terms: found.value.filter(({ of }) => of[0] !== other || other === undefined),
    });
    at = found.end;
  }
  return labels;
}
