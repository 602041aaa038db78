import type { SavedCard } from "./orders.schema.ts";

/**
 * Whether a card can no longer pay at a time: cards are good until the end of their last month, counted here in UTC
 * (product.md §10.8).
 */
export function isCardExpired(
  { expiresMonth, expiresYear }: Pick<SavedCard, "expiresMonth" | "expiresYear">,
  at: Date,
) {
  return at.getTime() >= Date.UTC(expiresYear, expiresMonth, 1);
}
