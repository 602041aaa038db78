import type { Message } from "./text.ts";

/** What is wrong with an input, by field, in the order of its form. */
export type Problems = Readonly<Record<string, Message>>;

/** What reading an input gives: its value, or what is wrong with it. */
export type Reading<Value> = { readonly value: Value } | { readonly problems: Problems };

/** The problems among these; a field without a message has none. */
export function toProblems(found: Readonly<Record<string, Message | undefined>>): Problems {
  return Object.fromEntries(
    Object.entries(found).filter((entry): entry is [string, Message] => entry[1] !== undefined),
  );
}

/** What is wrong with an input; empty for one that was read. */
export function problemsOf(reading: Reading<unknown>): Problems {
  return "problems" in reading ? reading.problems : {};
}

/** The same reading, with further problems if there are any. */
export function addProblems<Value>(
  reading: Reading<Value>,
  found: Readonly<Record<string, Message | undefined>>,
): Reading<Value> {
  const problems = { ...problemsOf(reading), ...toProblems(found) };
  return Object.keys(problems).length === 0 ? reading : { problems };
}
