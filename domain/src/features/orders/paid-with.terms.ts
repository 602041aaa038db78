/**
 * Payment methods. A `link` is Stripe's wallet of that name without a card; `other` is anything without a name here.
 */
export const PAID_WITH_METHODS = ["card", "link", "other"] as const;

/** Brands as the payment provider spells them, with the names that are printed on the cards. */
export const CARD_BRANDS = {
  visa: "Visa",
  mastercard: "Mastercard",
  amex: "American Express",
  discover: "Discover",
  diners: "Diners Club",
  jcb: "JCB",
  unionpay: "UnionPay",
  interac: "Interac",
} as const;
export type CardBrand = keyof typeof CARD_BRANDS;

/** Wallets that pass on a card, in the payment provider's spelling, with their names. */
export const CARD_WALLETS = {
  apple_pay: "Apple Pay",
  google_pay: "Google Pay",
  samsung_pay: "Samsung Pay",
  link: "Link",
} as const;
export type CardWallet = keyof typeof CARD_WALLETS;
