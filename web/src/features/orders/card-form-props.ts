import type { ReactNode } from "react";
import type { Paying } from "./use-paying.ts";

/** The props of both card forms, the provider's and the sandbox's. */
export interface CardFormProps {
  paying: Paying;
  payment: {
    readonly publishableKey: string;
    readonly clientSecret: string;
    /** Where a bank redirects the buyer. */
    readonly returnUrl: string;
  };
  totalCents: number;
  back: ReactNode;
}
