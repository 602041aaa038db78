/** Counts work in progress, by key. */
export interface Tally {
  /** Adds one; returns false, adding nothing, at the maximum. */
  take(key: string): boolean;
  giveBack(key: string): void;
}

export function createTally(max: number): Tally {
  const counts = new Map<string, number>();
  return {
    take(key) {
      const count = counts.get(key) ?? 0;
      if (count >= max) return false;
      counts.set(key, count + 1);
      return true;
    },
    giveBack(key) {
      const left = (counts.get(key) ?? 0) - 1;
      if (left > 0) counts.set(key, left);
      else counts.delete(key);
    },
  };
}
