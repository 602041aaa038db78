import type { Receipt } from "@vestpocket/domain/orders/orders.schema";
import { PROVINCE_CODES } from "@vestpocket/domain/places/places.provinces";

export type BillingDetails = ReturnType<typeof toBillingDetails>;

/**
 * What the provider, and through it the buyer's bank, learns about the buyer along with the card: nothing unnecessary.
 */
export function toBillingDetails({ buyer, province }: Pick<Receipt, "buyer" | "province">) {
  const { name, email } = buyer;
  return { name, email, ...(province !== null && { address: { state: PROVINCE_CODES[province], country: "CA" } }) };
}
