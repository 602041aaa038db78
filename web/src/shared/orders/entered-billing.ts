import type { PaymentConfig } from "@vestpocket/domain/orders/orders.schema";

/** What a buyer wants on the receipt besides their name, as typed. */
export interface EnteredBilling {
  readonly company: string;
  readonly address: string;
  readonly taxNumber: string;
  /** Whether a buyer in Quebec has said that they were given the French version. */
  readonly isFrenchGiven: boolean;
}

/** The form's initial values: those of the account's latest order. */
export function toEnteredBilling(latest: PaymentConfig["billing"] | undefined): EnteredBilling {
  return {
    company: latest?.company ?? "",
    address: latest?.address ?? "",
    taxNumber: latest?.taxNumber ?? "",
    isFrenchGiven: false,
  };
}
