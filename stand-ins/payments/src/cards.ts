import { cardError } from "./errors.ts";
import { clearable, nested, required, text } from "./parameters.ts";

/**
 * How charging a card ends. `always-challenges` requires authentication at each renewal too. `declines-later` succeeds
 * for the first payment and fails at every renewal; a refund to `refunds-later` is pending for a while, and one to
 * `refund-fails` fails later. A payment with `disputed` is disputed at once, one with `inquired` asked about by the bank.
 */
export type Behavior =
  | "succeeds"
  | "challenges"
  | "always-challenges"
  | "declines-later"
  | "refunds-later"
  | "refund-fails"
  | "disputed"
  | "inquired"
  | "generic_decline"
  | "insufficient_funds"
  | "expired_card"
  | "incorrect_cvc";

export interface Failure {
  readonly code: "card_declined" | "expired_card" | "incorrect_cvc";
  /** Missing if the bank gives no further reason than the code. */
  readonly decline_code?: string;
  readonly message: string;
  readonly param?: string;
}

const DECLINED: Failure = {
  code: "card_declined",
  decline_code: "generic_decline",
  message: "Your card was declined.",
};

/** Why a card is declined; undefined if it is good for a payment now. */
export const FAILURES: Readonly<Partial<Record<Behavior, Failure>>> = {
  generic_decline: DECLINED,
  insufficient_funds: {
    code: "card_declined",
    decline_code: "insufficient_funds",
    message: "Your card has insufficient funds.",
  },
  expired_card: {
    code: "expired_card",
    message: "Your card has expired.",
    param: "exp_month",
  },
  incorrect_cvc: {
    code: "incorrect_cvc",
    message: "Your card's security code is incorrect.",
    param: "cvc",
  },
};

/** Why a card is declined when its owner is not present. */
export const RENEWAL_FAILURES: typeof FAILURES = { ...FAILURES, "declines-later": DECLINED };

const NUMBERS: Readonly<Record<string, Behavior>> = {
  "4242424242424242": "succeeds",
  "4000002500003155": "challenges",
  "4000002760003184": "always-challenges",
  "5555555555554444": "succeeds",
  "378282246310005": "succeeds",
  "4000000000000341": "declines-later",
  "4000000000007726": "refunds-later",
  "4000000000005126": "refund-fails",
  "4000000000000259": "disputed",
  "4000000000001976": "inquired",
  "4000000000000002": "generic_decline",
  "4000000000009995": "insufficient_funds",
  "4000000000000069": "expired_card",
  "4000000000000127": "incorrect_cvc",
};

const TOKENS: Readonly<Record<string, string>> = {
  pm_card_visa: "4242424242424242",
  pm_card_mastercard: "5555555555554444",
  pm_card_amex: "378282246310005",
  pm_card_pendingRefund: "4000000000007726",
  pm_card_refundFail: "4000000000005126",
  pm_card_createDispute: "4000000000000259",
  pm_card_createDisputeInquiry: "4000000000001976",
  pm_card_threeDSecure2Required: "4000002500003155",
  pm_card_authenticationRequired: "4000002500003155",
  pm_card_chargeCustomerFail: "4000000000000341",
  pm_card_chargeDeclined: "4000000000000002",
  pm_card_chargeDeclinedInsufficientFunds: "4000000000009995",
  pm_card_chargeDeclinedExpiredCard: "4000000000000069",
  pm_card_chargeDeclinedIncorrectCvc: "4000000000000127",
};

/** Everything that is stored about a card. */
export interface Card {
  readonly brand: "visa" | "mastercard" | "amex";
  readonly last4: string;
  readonly exp_month: number;
  readonly exp_year: number;
  readonly behavior: Behavior;
}

/** As the first digit tells it. */
function brandOf(number: string): Card["brand"] {
  if (number.startsWith("3")) return "amex";
  return number.startsWith("5") ? "mastercard" : "visa";
}

/** The card behind one of Stripe's test tokens, valid until the end of next year. */
export function findTokenCard(token: string, now: Date): Card | undefined {
  const number = Object.hasOwn(TOKENS, token) ? TOKENS[token] : undefined;
  const behavior = number && NUMBERS[number];
  if (!behavior) return undefined;
  return {
    brand: brandOf(number),
    last4: number.slice(-4),
    exp_month: 12,
    exp_year: now.getUTCFullYear() + 1,
    behavior,
  };
}

const cardShape = {
  number: text(40),
  exp_month: text(10),
  exp_year: text(10),
  cvc: clearable(text(10)),
  token: text(),
};
export const card = nested(cardShape);

export type TypedCard = Partial<ReturnType<typeof card>>;

/** Reads a card as typed. Throws Stripe's error if it is invalid. */
export function readCard(typed: TypedCard, { now, within }: { now: Date; within: string }): Card {
  const number = required(typed.number, `${within}[number]`).replace(/[\s-]/gu, "");
  const behavior = Object.hasOwn(NUMBERS, number) ? NUMBERS[number] : undefined;
  if (!behavior || !passesLuhn(number)) {
    throw cardError("Your card number is incorrect.", { code: "incorrect_number", param: "number" });
  }
  const month = toNumber(required(typed.exp_month, `${within}[exp_month]`));
  if (!(month >= 1 && month <= 12)) throw invalidMonth();
  const typedYear = toNumber(required(typed.exp_year, `${within}[exp_year]`));
  const year = typedYear < 100 ? 2000 + typedYear : typedYear;
  const thisYear = now.getUTCFullYear();
  if (!(year >= thisYear && year <= thisYear + 50)) {
    throw cardError("Your card's expiration year is invalid.", { code: "invalid_expiry_year", param: "exp_year" });
  }
  if (year === thisYear && month < now.getUTCMonth() + 1) throw invalidMonth();
  if (typed.cvc !== undefined && !/^\d{3,4}$/u.test(typed.cvc ?? "")) {
    throw cardError("Your card's security code is invalid.", { code: "invalid_cvc", param: "cvc" });
  }
  return { brand: brandOf(number), last4: number.slice(-4), exp_month: month, exp_year: year, behavior };
}

const invalidMonth = () =>
  cardError("Your card's expiration month is invalid.", { code: "invalid_expiry_month", param: "exp_month" });

const toNumber = (typed: string): number => (/^\d{1,4}$/u.test(typed.trim()) ? Number(typed) : Number.NaN);

function passesLuhn(number: string): boolean {
  const sum = [...number].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}
