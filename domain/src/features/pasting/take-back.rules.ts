import type { PostingValues } from "../listings/posting-values.rules.ts";

interface Filling {
  readonly before: PostingValues;
  readonly after: PostingValues;
}

/** Takes back what filled a form: everything that has not been changed since is as before (product.md §5.5). */
export function takeBack(now: PostingValues, { before, after }: Filling): PostingValues {
  const added = after.includes.filter((tag) => !before.includes.includes(tag));
  return {
    ...restore(now, { before, after }),
    fields: restore(now.fields, { before: before.fields, after: after.fields }),
    terms: restore(now.terms, { before: before.terms, after: after.terms }),
    confidential: restore(now.confidential, { before: before.confidential, after: after.confidential }),
    includes: now.includes.filter((tag) => !added.includes(tag)),
  };
}

/** Members that are as after the filling get what they had before it; those that it added are removed. */
function restore<Values extends object>(now: Values, { before, after }: { before: Values; after: Values }): Values {
  const entries = Object.entries(now).flatMap(([key, value]) => {
    const [former, filled] = [before[key as keyof Values], after[key as keyof Values]];
    if (value !== filled || former === filled) return [[key, value]];
    return former === undefined ? [] : [[key, former]];
  });
  return Object.fromEntries(entries) as Values;
}
