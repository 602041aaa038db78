import type { Message } from "./text.ts";

/** An input's problems, by field, in form order. */
export type Problems = Readonly<Record<string, Message>>;

/** The result of reading an input: its value, or its problems. */
export type Parsed<Value> = { readonly value: Value } | { readonly problems: Problems };

/** The problems among these; a field without a message has none. */
export function toProblems(found: Readonly<Record<string, Message | undefined>>): Problems {
  return Object.fromEntries(
    Object.entries(found).filter((entry): entry is [string, Message] => entry[1] !== undefined),
  );
}

/** An input's problems; empty if it was read. */
export function problemsOf(reading: Parsed<unknown>): Problems {
  return "problems" in reading ? reading.problems : {};
}

/** The same result, with further problems if there are any. */
export function addProblems<Value>(
  reading: Parsed<Value>,
  found: Readonly<Record<string, Message | undefined>>,
): Parsed<Value> {
  const problems = { ...problemsOf(reading), ...toProblems(found) };
  return Object.keys(problems).length === 0 ? reading : { problems };
}
