/** The maximum number of compared listings: people do not read more columns. */
export const COMPARED_MAX = 4;

/** An id of any version, in lower case. Not a schema: members' pages would load the schema library for it. */
const ID = /^[\da-f]{8}-[\da-f]{4}-[1-8][\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/u;

/** The listing ids in a URL, in order, without duplicates, up to the maximum; anything else is ignored. */
export function readComparedIds(text: string): string[] {
  const ids = text
    .toLowerCase()
    .split(",")
    .filter((each) => ID.test(each));
  return [...new Set(ids)].slice(0, COMPARED_MAX);
}
