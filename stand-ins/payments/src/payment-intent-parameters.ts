import type { Call } from "./endpoints.ts";
import { invalidParameter } from "./errors.ts";
import {
  choice,
  clearable,
  flag,
  ignored,
  integer,
  listOf,
  metadata,
  type nested,
  readParameters,
  text,
  url,
} from "./parameters.ts";
import { PAYMENT_METHOD } from "./payment-methods.ts";

const CURRENCIES = ["cad", "usd", "eur", "gbp"];

const amount = integer(1);
/** The parameters that a request may change. */
export const CHANGEABLE = {
  ...PAYMENT_METHOD,
  amount,
  currency: text(10),
  customer: clearable(text(255)),
  description: clearable(text()),
  metadata,
  receipt_email: clearable(text(800)),
  setup_future_usage: clearable(choice("off_session", "on_session")),
  statement_descriptor: clearable(text(22)),
  statement_descriptor_suffix: clearable(text(22)),
  allowed_payment_method_types: clearable(listOf(choice("card"))),
  amount_details: ignored,
  payment_details: ignored,
  payment_method_options: ignored,
  shipping: ignored,
};
/** The parameters of a confirmation. */
export const CONFIRMING = {
  return_url: url,
  off_session: flag,
  use_stripe_sdk: flag,
  mandate_data: ignored,
  error_on_requires_action: flag,
};

export type Changes = ReturnType<typeof readChanges>;
export const readChanges = (call: Call) => readParameters(call.params, CHANGEABLE);

export function checkAmount(value: number, currency: string): void {
  const refuse = (message: string, code: string) => invalidParameter(message, { code, param: "amount" });
  if (value < 50) throw refuse(`Amount must be at least $0.50 ${currency}`, "amount_too_small");
  if (value > 99_999_999) throw refuse(`Amount must be no more than $999,999.99 ${currency}`, "amount_too_large");
}

/** Reads a currency: its ISO code in lowercase. */
export function readCurrency(given: string): string {
  if (CURRENCIES.includes(given)) return given;
  throw invalidParameter(
    `Invalid currency: ${given}. The sandbox supports these currencies: ${CURRENCIES.join(", ")}`,
    {
      param: "currency",
    },
  );
}

export type Confirming = ReturnType<ReturnType<typeof nested<typeof CONFIRMING>>>;
