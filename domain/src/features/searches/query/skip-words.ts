import type { Reading } from "./pieces.ts";

const lists = new Map<string, ReadonlySet<string>>();

/** The first token that is none of these words, two of them at most. */
export function skipWords({ tokens }: Reading, start: number, words: string): number {
  const list = lists.get(words) ?? new Set(words.split(" "));
  lists.set(words, list);
  let at = start;
  while (at < start + 2 && list.has(tokens[at]?.plain ?? "")) at++;
  return at;
}
