/** The most listings that are compared at a time: more columns are not read. */
export const COMPARED_MAX = 4;

/** An id of any version, in lower case. Not a schema: members' pages would load the library of schemas for it. */
const ID = /^[\da-f]{8}-[\da-f]{4}-[1-8][\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/u;

/** The ids of listings in an address, in order, each once, up to as many as are compared; what is no id is left out. */
export function readComparedIds(text: string): string[] {
  const ids = text
    .toLowerCase()
    .split(",")
    .filter((each) => ID.test(each));
  return [...new Set(ids)].slice(0, COMPARED_MAX);
}
