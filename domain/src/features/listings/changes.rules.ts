/** The members that differ between two objects; null for those that went. */
export type MemberChanges<Value> = Readonly<Record<string, Value | null>>;

type Members<Value> = Readonly<Record<string, Value>>;

/** What changed from one object to another, member by member (product.md §5.9). */
export function diffMembers<Value>(before: Members<Value>, after: Members<Value>): MemberChanges<Value> {
  const changed = Object.entries(after).filter(
    ([key, value]) => !Object.hasOwn(before, key) || !isSame(before[key], value),
  );
  const gone = Object.keys(before).filter((key) => !Object.hasOwn(after, key));
  return Object.fromEntries([...changed, ...gone.map((key) => [key, null] as const)]);
}

/** An object with some of its members changed; the others stay, in their order (product.md §5.9). */
export function changeMembers<Value>(members: Members<Value>, changes: MemberChanges<Value>): Record<string, Value> {
  const given = Object.entries(changes).filter((entry): entry is [string, Value] => entry[1] !== null);
  const stay = Object.entries(members).filter(([key]) => !isRemoved(key, changes));
  return Object.fromEntries([...stay, ...given]);
}

/** What was added to a list without repetitions, and what went from it. */
export function diffList(before: readonly string[], after: readonly string[]): MemberChanges<true> {
  return diffMembers(toMembers(before), toMembers(after));
}

/** A list after such a change; what it adds comes last. */
export function changeList(list: readonly string[], changes: MemberChanges<true>): string[] {
  const stay = list.filter((each) => !isRemoved(each, changes));
  const added = Object.keys(changes).filter((each) => !isRemoved(each, changes));
  return [...new Set([...stay, ...added])];
}

const isRemoved = (key: string, changes: MemberChanges<unknown>) =>
  Object.hasOwn(changes, key) && changes[key] === null;

const toMembers = (list: readonly string[]) => Object.fromEntries(list.map((each) => [each, true as const]));

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
