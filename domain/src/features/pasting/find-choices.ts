import { createMatcher, type Matcher } from "../searches/query/matchers.ts";
import type { Reading } from "../searches/query/pieces.ts";
import { CHOICE_TERMS } from "./choice-terms.ts";
import { isDenied } from "./denials.ts";
import { rangeOf } from "./listing-reading.ts";
import type { Found } from "./pasted-listing.ts";

const MATCHERS: readonly (readonly [string, Matcher<string>])[] = Object.entries(CHOICE_TERMS).map(([key, choices]) => [
  key,
  createMatcher(Object.entries(choices).map(([value, terms]) => [terms, value] as const)),
]);

/** The choices of a subtype's fields that a text names and does not deny. Of a field of which it names two, none. */
export function findChoices(reading: Reading, has: ReadonlySet<string>): Record<string, Found<string>> {
  const asked = MATCHERS.filter(([key]) => has.has(key));
  const found = new Map<string, Found<string>[]>();
  for (let at = 0; at < reading.tokens.length; at++) {
    for (const [key, match] of asked) {
      const choice = match(reading.tokens, at);
      if (choice === undefined || isDenied(reading, at)) continue;
      const named = { value: choice.value, from: [rangeOf(reading, at, choice.end)] };
      found.set(key, [...(found.get(key) ?? []), named]);
    }
  }
  const sure = [...found].filter(([, named]) => new Set(named.map(({ value }) => value)).size === 1);
  return Object.fromEntries(sure.flatMap(([key, [first]]) => (first ? [[key, first]] : [])));
}
