import { createHash } from "node:crypto";

/** The name under which each connection prepares a statement; undefined for one that is planned each time. */
export type StatementNames = (text: string) => string | undefined;

interface Limits {
  /** Each connection keeps the plans of this many statements until it closes. */
  readonly max: number;
  /** Rarely used statements must not displace frequent ones. */
  readonly fromRun: number;
}

/** Texts whose runs are counted, a few kilobytes each; beyond that, counting starts over. */
const COUNTED_MAX = 1_000;

/** Names the first `max` statements that ran `fromRun` times. */
export function createStatementNames({ max, fromRun }: Limits): StatementNames {
  const names = new Map<string, string>();
  const runs = new Map<string, number>();
  return (text) => {
    const known = names.get(text);
    if (known !== undefined || names.size >= max) return known;
    const run = (runs.get(text) ?? 0) + 1;
    if (run < fromRun) {
      if (runs.size >= COUNTED_MAX) runs.clear();
      runs.set(text, run);
      return undefined;
    }
    runs.delete(text);
    const name = createHash("sha256").update(text).digest("base64url");
    names.set(text, name);
    return name;
  };
}
