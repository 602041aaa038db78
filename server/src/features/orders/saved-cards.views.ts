import type { SavedCard } from "@vestpocket/domain/orders/orders.schema";
import { toMoment } from "../../platform/moment.ts";
import type { SavedCardRow } from "./saved-cards.queries.ts";

/** A saved card as its owner sees it. */
export function toSavedCard(card: SavedCardRow | undefined): SavedCard | null {
  if (card === undefined) return null;
  const { paymentMethodId, brand, last4, expiresMonth, expiresYear, savedAt } = card;
  return { paymentMethodId, brand, last4, expiresMonth, expiresYear, savedAt: toMoment(savedAt) };
}
