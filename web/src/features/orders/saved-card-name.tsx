import type { SavedCard } from "@vestpocket/domain/orders/orders.schema";
import { PaidWith } from "./paid-with.tsx";

/** 'Visa ending in 4242'. */
export function SavedCardName({ card: { brand, last4 } }: { card: Pick<SavedCard, "brand" | "last4"> }) {
  return <PaidWith paidWith={{ method: "card", brand, last4, wallet: null }} />;
}

/** '08/29', as printed on the card. */
export const toExpiry = ({ expiresMonth, expiresYear }: Pick<SavedCard, "expiresMonth" | "expiresYear">): string =>
  `${String(expiresMonth).padStart(2, "0")}/${String(expiresYear % 100).padStart(2, "0")}`;
