import type { PaidWith } from "@vestpocket/domain/orders/orders.schema";
import { CARD_BRANDS, CARD_WALLETS, type CardBrand } from "@vestpocket/domain/orders/paid-with.terms";
import type Stripe from "stripe";

/** How a charge was paid; null if the provider only referenced the charge, or did not say. */
export function toPaidWith(charge: string | Pick<Stripe.Charge, "payment_method_details"> | null): PaidWith | null {
  const details = typeof charge === "string" ? undefined : charge?.payment_method_details;
  if (!details) return null;
  const { type, card } = details;
  if (type !== "card" || !card) {
    return { method: type === "link" ? "link" : "other", brand: null, last4: null, wallet: null };
  }
  return {
    method: "card",
    brand: toCardBrand(card.brand),
    // Even with a wallet, these are the digits of the card itself, which its owner knows, not those of the device.
    last4: card.last4,
    wallet: findKey(CARD_WALLETS, card.wallet?.type),
  };
}

/** A brand as the provider names it; null for one without a name here. */
export const toCardBrand = (brand: string | null): CardBrand | null => findKey(CARD_BRANDS, brand);

function findKey<Key extends string>(names: Readonly<Record<Key, string>>, wanted: string | null | undefined) {
  return (Object.keys(names) as Key[]).find((key) => key === wanted) ?? null;
}
