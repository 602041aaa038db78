import type { ReactNode } from "react";
import type { BillingDetails } from "./billing-details.ts";
import type { Paying } from "./use-paying.ts";

/** Shared props of the provider's and the sandbox's card forms. */
export interface CardFormProps {
  paying: Paying;
  payment: {
    readonly publishableKey: string;
    readonly clientSecret: string;
    /** The URL a bank redirects the buyer to. */
    readonly returnUrl: string;
    readonly billing: BillingDetails;
  };
  totalCents: number;
  back: ReactNode;
}
