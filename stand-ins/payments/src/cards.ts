import { cardError } from "./errors.ts";
import { clearable, nested, required, text } from "./parameters.ts";

/** What charging a card brings. `declines-later` is good for the first payment and for no renewal. */
export type Behaviour =
  | "succeeds"
  | "challenges"
  | "declines-later"
  | "generic_decline"
  | "insufficient_funds"
  | "expired_card"
  | "incorrect_cvc";

export interface Failure {
  readonly code: "card_declined" | "expired_card" | "incorrect_cvc";
  /** Where the bank gives no reason of its own, the code says all. */
  readonly decline_code?: string;
  readonly message: string;
  readonly param?: string;
}

const DECLINED: Failure = {
  code: "card_declined",
  decline_code: "generic_decline",
  message: "Your card was declined.",
};

/** What a card is refused with; nothing where it is good for a payment now. */
export const FAILURES: Readonly<Partial<Record<Behaviour, Failure>>> = {
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

/** The same for a payment nobody is there for. */
export const RENEWAL_FAILURES: typeof FAILURES = { ...FAILURES, "declines-later": DECLINED };

const NUMBERS: Readonly<Record<string, Behaviour>> = {
  "4242424242424242": "succeeds",
  "4000002500003155": "challenges",
  "4000000000000341": "declines-later",
  "4000000000000002": "generic_decline",
  "4000000000009995": "insufficient_funds",
  "4000000000000069": "expired_card",
  "4000000000000127": "incorrect_cvc",
};

const TOKENS: Readonly<Record<string, string>> = {
  pm_card_visa: "4242424242424242",
  pm_card_threeDSecure2Required: "4000002500003155",
  pm_card_authenticationRequired: "4000002500003155",
  pm_card_chargeCustomerFail: "4000000000000341",
  pm_card_chargeDeclined: "4000000000000002",
  pm_card_chargeDeclinedInsufficientFunds: "4000000000009995",
  pm_card_chargeDeclinedExpiredCard: "4000000000000069",
  pm_card_chargeDeclinedIncorrectCvc: "4000000000000127",
};

/** All that is kept of a card. */
export interface Card {
  readonly last4: string;
  readonly exp_month: number;
  readonly exp_year: number;
  readonly behaviour: Behaviour;
}

/** The card behind one of Stripe's test tokens, good until the end of next year. */
export function findTokenCard(token: string, now: Date): Card | undefined {
  const number = Object.hasOwn(TOKENS, token) ? TOKENS[token] : undefined;
  const behaviour = number && NUMBERS[number];
  if (!behaviour) return undefined;
  return { last4: number.slice(-4), exp_month: 12, exp_year: now.getUTCFullYear() + 1, behaviour };
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

/** Reads a card as it was typed; what is wrong with it is told in Stripe's words. */
export function readCard(typed: TypedCard, now: Date, within: string): Card {
  const number = required(typed.number, `${within}[number]`).replace(/[\s-]/gu, "");
  const behaviour = Object.hasOwn(NUMBERS, number) ? NUMBERS[number] : undefined;
  if (!behaviour || !passesLuhn(number)) {
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
  return { last4: number.slice(-4), exp_month: month, exp_year: year, behaviour };
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
