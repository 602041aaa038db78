/**
 * Seeded random numbers: a seed produces the same sequence on every machine. For test and demo data, never for secrets.
 */
export interface Random {
  /** 0 ≤ n < 1. */
  next(): number;
  /** A whole number from `min` to `max`, inclusive. */
  int(min: number, max: number): number;
  /** True with this probability, 0 to 1. */
  chance(probability: number): boolean;
  /** One of the items, all equally likely. Throws RangeError on an empty list. */
  pick<T>(items: readonly T[]): T;
  /** One of the items, in proportion to their weights (≥ 0, not all 0). Throws RangeError on an empty list. */
  weighted<T>(items: readonly T[], weightOf: (item: T) => number): T;
  /** A normally distributed number. */
  normal(mean: number, deviation: number): number;
  /** A shuffled copy. */
  shuffle<T>(items: readonly T[]): T[];
}

/** Mulberry32: 32 bits of state, fast, and good enough for believable data. `seed` is taken modulo 2³². */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;

  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }

  function int(min: number, max: number): number {
    return min + Math.floor(next() * (max - min + 1));
  }

  function pick<T>(items: readonly T[]): T {
    if (items.length === 0) throw new RangeError("Nothing to pick from.");
    return items[int(0, items.length - 1)] as T;
  }

  function weighted<T>(items: readonly T[], weightOf: (item: T) => number): T {
    if (items.length === 0) throw new RangeError("Nothing to pick from.");
    let rest = next() * items.reduce((sum, item) => sum + weightOf(item), 0);
    for (const item of items) {
      rest -= weightOf(item);
      if (rest < 0) return item;
    }
    return items.findLast((item) => weightOf(item) > 0) ?? (items[0] as T);
  }

  function normal(mean: number, deviation: number): number {
    const radius = Math.sqrt(-2 * Math.log(1 - next()));
    return mean + deviation * radius * Math.cos(2 * Math.PI * next());
  }

  function shuffle<T>(items: readonly T[]): T[] {
    const mixed = [...items];
    for (let last = mixed.length - 1; last > 0; last -= 1) {
      const other = int(0, last);
      [mixed[last], mixed[other]] = [mixed[other] as T, mixed[last] as T];
    }
    return mixed;
  }

  return { next, int, chance: (probability) => next() < probability, pick, weighted, normal, shuffle };
}
