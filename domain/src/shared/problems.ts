import type { Message } from "./text.ts";

/** What is wrong with an input, by field, in the order of its form. */
export type Problems = Readonly<Record<string, Message>>;

/** What reading an input gives: its value, or what is wrong with it. */
export type Reading<Value> = { readonly value: Value } | { readonly problems: Problems };

/** The value, unless something is wrong. A field of `found` without a message is right. */
export function toReading<Value>(value: Value, found: Readonly<Record<string, Message | undefined>>): Reading<Value> {
  const problems = Object.entries(found).filter((entry): entry is [string, Message] => entry[1] !== undefined);
  return problems.length === 0 ? { value } : { problems: Object.fromEntries(problems) };
}
