import type Stripe from "stripe";
import type { Endpoint } from "./endpoints.ts";
import { readParameters } from "./parameters.ts";

/** The account whose keys the sandbox gives out. */
const ACCOUNT: Stripe.Account = {
  id: "acct_sandbox",
  object: "account",
  business_type: null,
  charges_enabled: true,
  country: "CA",
  default_currency: "cad",
  details_submitted: true,
  email: null,
  metadata: {},
  payouts_enabled: true,
  type: "standard",
};

export const accountEndpoints: readonly Endpoint[] = [
  {
    method: "GET",
    path: "/v1/account",
    run: async ({ params }) => {
      readParameters(params, {});
      return ACCOUNT;
    },
  },
];
