import type { PaymentIntentResult } from "@stripe/stripe-js";
import { loadStripe } from "@stripe/stripe-js/pure";
import type { Language } from "@vestpocket/domain/shared/text";
import type { Confirmation } from "./use-paying.ts";

/** What the provider's script says about a payment; `unexpected` is for an error without words. */
export function toConfirmation({ paymentIntent, error }: PaymentIntentResult, unexpected: string): Confirmation {
  if (paymentIntent?.status === "succeeded") return { kind: "succeeded" };
  // In the second case, another tab was faster.
  const isElsewhere = paymentIntent?.status === "processing" || error?.code === "payment_intent_unexpected_state";
  return isElsewhere ? { kind: "unclear" } : { kind: "refused", words: error?.message ?? unexpected };
}

/** Confirms a payment with a saved card; the provider's script opens the bank's challenge if there is one. */
export async function confirmWithSavedCard(payment: {
  publishableKey: string;
  clientSecret: string;
  paymentMethodId: string;
  language: Language;
  unexpected: string;
}): Promise<Confirmation> {
  const { publishableKey, clientSecret, paymentMethodId, language, unexpected } = payment;
  const stripe = await loadStripe(publishableKey, { locale: language === "fr" ? "fr-CA" : "en" });
  if (stripe === null) return { kind: "refused", words: unexpected };
  const result = await stripe.confirmCardPayment(clientSecret, { payment_method: paymentMethodId });
  return toConfirmation(result, unexpected);
}
