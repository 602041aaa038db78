import { availableParallelism, loadavg } from "node:os";

/** How many failures are described in words. */
const EXAMPLES_MAX = 20;

/** Times on an overloaded machine are kept separate: they say more about it than about the product. */
const BUSY = " (busy machine)";

/** A family's counts, as saved. */
export interface Counted {
  readonly tried: number;
  readonly failed: number;
  readonly examples: readonly string[];
  /** Why something could not be tested on this machine. */
  readonly skipped: readonly string[];
  /** Amounts, such as acknowledged writes. */
  readonly amounts: Readonly<Record<string, number>>;
  /** Milliseconds of each measured time. */
  readonly times: Readonly<Record<string, readonly number[]>>;
}

export const NOTHING: Counted = { tried: 0, failed: 0, examples: [], skipped: [], amounts: {}, times: {} };

export type Tally = ReturnType<typeof createTally>;

/** Counts a round. */
export function createTally() {
  const examples: string[] = [];
  const skipped = new Set<string>();
  const amounts: Record<string, number> = {};
  const times: Record<string, number[]> = {};
  let tried = 0;
  let failed = 0;

  function fail(words: string, count = 1): void {
    failed += count;
    if (examples.length < EXAMPLES_MAX) examples.push(words);
  }

  return {
    try(count = 1): void {
      tried += count;
    },
    fail,
    /** Counts a check, and a failure unless it holds. */
    expect(holds: boolean, words: string): void {
      tried += 1;
      if (!holds) fail(words);
    },
    skip(reason: string): void {
      skipped.add(reason);
    },
    add(name: string, amount = 1): void {
      amounts[name] = (amounts[name] ?? 0) + amount;
    },
    time(name: string, milliseconds: number): void {
      const [load = 0] = loadavg();
      const key = load > availableParallelism() ? `${name}${BUSY}` : name;
      times[key] ??= [];
      times[key].push(Math.round(milliseconds));
    },
    read: (): Counted => ({ tried, failed, examples, skipped: [...skipped], amounts, times }),
  };
}

/** Merges two rounds. */
export function addUp(one: Counted, other: Counted): Counted {
  const names = (key: "amounts" | "times") => [...new Set([...Object.keys(one[key]), ...Object.keys(other[key])])];
  return {
    tried: one.tried + other.tried,
    failed: one.failed + other.failed,
    examples: [...one.examples, ...other.examples].slice(0, EXAMPLES_MAX),
    skipped: [...new Set([...one.skipped, ...other.skipped])],
    amounts: Object.fromEntries(
      names("amounts").map((name) => [name, (one.amounts[name] ?? 0) + (other.amounts[name] ?? 0)]),
    ),
    times: Object.fromEntries(
      names("times").map((name) => [name, [...(one.times[name] ?? []), ...(other.times[name] ?? [])]]),
    ),
  };
}
