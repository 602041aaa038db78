import { ApiError } from "./errors.ts";
import type { KeptCard } from "./store.ts";

/** What a bank does with a card of the test mode. */
type Behaviour = "succeeds" | "authenticates" | Decline["name"];

interface Decline {
  readonly name: string;
  readonly code: string;
  readonly declineCode?: string;
  readonly message: string;
}

const DECLINES: readonly Decline[] = [
  {
    name: "declines",
    code: "card_declined",
    declineCode: "generic_decline",
    message: "Your card was declined.",
  },
  {
    name: "insufficient",
    code: "card_declined",
    declineCode: "insufficient_funds",
    message: "Your card has insufficient funds.",
  },
  { name: "expired", code: "expired_card", message: "Your card has expired." },
  { name: "wrong-cvc", code: "incorrect_cvc", message: "Your card's security code is incorrect." },
];

const NUMBERS: Readonly<Record<string, Behaviour>> = {
  "4242424242424242": "succeeds",
  "5555555555554444": "succeeds",
  "378282246310005": "succeeds",
  "4000002500003155": "authenticates",
  "4000000000000002": "declines",
  "4000000000009995": "insufficient",
  "4000000000000069": "expired",
  "4000000000000127": "wrong-cvc",
};

const TOKENS: Readonly<Record<string, string>> = {
  pm_card_visa: "4242424242424242",
  pm_card_chargeDeclined: "4000000000000002",
  pm_card_chargeDeclinedInsufficientFunds: "4000000000009995",
  pm_card_threeDSecure2Required: "4000002500003155",
  pm_card_authenticationRequired: "4000002500003155",
};

/** A card as a form or a token gives it. */
export interface GivenCard {
  readonly number: string;
  readonly exp_month: string;
  readonly exp_year: string;
  readonly cvc: string;
}

export function cardOfToken(token: string): GivenCard | undefined {
  const number = TOKENS[token];
  return number === undefined ? undefined : { number, exp_month: "12", exp_year: "2034", cvc: "123" };
}

/** What is kept of a card. Throws ApiError 402 where it cannot be one, naming the part that is wrong. */
export function readCard(given: GivenCard, now: Date): KeptCard {
  const number = given.number.replace(/[\s-]/gu, "");
  const behaviour = NUMBERS[number];
  if (!/^\d{12,19}$/u.test(number) || !hasCheckDigit(number) || behaviour === undefined) {
    throw cardError({ code: "incorrect_number", message: "Your card number is incorrect.", param: "number" });
  }
  const expMonth = Number(given.exp_month);
  const expYear = Number(given.exp_year) + (Number(given.exp_year) < 100 ? 2000 : 0);
  if (!Number.isInteger(expMonth) || expMonth < 1 || expMonth > 12) {
    const message = "Your card's expiration month is invalid.";
    throw cardError({ code: "invalid_expiry_month", message, param: "exp_month" });
  }
  const isOver =
    expYear < now.getUTCFullYear() || (expYear === now.getUTCFullYear() && expMonth < now.getUTCMonth() + 1);
  if (!Number.isInteger(expYear) || isOver || expYear > now.getUTCFullYear() + 50) {
    const message = "Your card's expiration year is invalid.";
    throw cardError({ code: "invalid_expiry_year", message, param: "exp_year" });
  }
  const isAmex = number.startsWith("3");
  if (!(isAmex ? /^\d{4}$/u : /^\d{3}$/u).test(given.cvc)) {
    throw cardError({ code: "invalid_cvc", message: "Your card's security code is invalid.", param: "cvc" });
  }
  const brand = isAmex ? "amex" : number.startsWith("5") ? "mastercard" : "visa";
  return { behaviour, brand, last4: number.slice(-4), expMonth, expYear };
}

/** How a card's bank refuses; undefined where it does not. */
export function findDecline(card: KeptCard): Decline | undefined {
  return DECLINES.find(({ name }) => name === card.behaviour);
}

export function cardError(
  error: Readonly<Record<string, unknown>>,
  options: { keepsEffects?: boolean } = {},
): ApiError {
  return new ApiError(402, { type: "card_error", ...error }, options);
}

/** The last digit of a card's number is made of the others. */
function hasCheckDigit(number: string): boolean {
  const sum = [...number].reverse().reduce((total, digit, index) => {
    const doubled = Number(digit) * (index % 2 === 0 ? 1 : 2);
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return sum % 10 === 0;
}
