/** How a card was taken: paid, sent on to the bank, or refused in a sentence. */
export type CardOutcome =
  | { readonly kind: "paid" }
  | { readonly kind: "sent-on"; readonly url: string }
  | { readonly kind: "refused"; readonly words: string | undefined; readonly param: string | undefined };

/** What every card form is given. */
export interface CardFormProps {
  readonly publishableKey: string;
  readonly clientSecret: string;
  /** Where the bank sends people back to, absolute. */
  readonly returnUrl: string;
  /** Asked before anything is charged; false keeps the card from being charged. */
  readonly mayCharge: () => Promise<boolean>;
  readonly onPaid: () => void;
  /** On the button. */
  readonly totalCents: number;
}
