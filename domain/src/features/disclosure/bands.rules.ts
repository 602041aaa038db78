import { PRICE_MAX } from "../prices/prices.schema.ts";
import type { Band } from "./disclosure.schema.ts";

/** Where bands begin, in dollars. Each is at most two and a half times as wide as it is high. */
const STEPS = [1, 2.5, 5].flatMap((digit) => [4, 5, 6, 7].map((power) => digit * 10 ** power));
const EDGES = [0, ...STEPS, 100_000_000].toSorted((a, b) => a - b);

/** The range that an amount of dollars lies in: 180,000 is from 100,000 to below 250,000 (product.md §5.9). */
export function toBand(dollars: number): Band {
  const from = EDGES.findLast((edge) => edge <= dollars) ?? 0;
  const to = EDGES.find((edge) => edge > dollars);
  return { from: Math.min(from, PRICE_MAX), to: to ?? null };
}
