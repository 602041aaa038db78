import { loadStripe } from "@stripe/stripe-js/pure";
import type { Language } from "@vestpocket/domain/shared/text";

/** Opens the bank's challenge with the provider's script, and waits until the buyer has answered or closed it. */
export async function authenticate(payment: {
  publishableKey: string;
  clientSecret: string;
  language: Language;
}): Promise<void> {
  const stripe = await loadStripe(payment.publishableKey, { locale: payment.language === "fr" ? "fr-CA" : "en" });
  await stripe?.handleNextAction({ clientSecret: payment.clientSecret });
}
