import { useLingui } from "@lingui/react/macro";
import { useCallback } from "react";
import { useLanguage } from "../../platform/language.ts";
import type { BillingDetails } from "./billing-details.ts";
import { toPaymentId } from "./payment-id.ts";
import type { CardPart, Confirmation } from "./use-paying.ts";

/** The card as typed. */
export interface TypedCard {
  readonly number: string;
  /** 'MM / YY'. */
  readonly expiry: string;
  readonly cvc: string;
}

/** A saved card at the provider. */
interface SavedCardId {
  readonly paymentMethodId: string;
}

/** The prefix of sandbox keys; real keys start differently. */
const SANDBOX_KEY = "pk_test_sandbox";

/** Whether a publishable key is the sandbox's. */
export const isSandboxKey = (publishableKey: string): boolean => publishableKey.startsWith(SANDBOX_KEY);

interface SandboxAnswer {
  readonly status?: string;
  readonly next_action?: { readonly redirect_to_url?: { readonly url: string } } | null;
  readonly error?: { readonly message?: string; readonly param?: string; readonly code?: string };
}

/** Request timeout in milliseconds. */
const PATIENCE_MS = 30_000;

/** Confirms the payment at the sandbox, as the provider's script would, and returns the outcome. Throws if there is no answer. */
export function useSandboxPayment() {
  const { t } = useLingui();
  const language = useLanguage();
  return useCallback(
    async (payment: {
      publishableKey: string;
      clientSecret: string;
      returnUrl: string;
      billing: BillingDetails;
      card: TypedCard | SavedCardId;
    }): Promise<Confirmation> => {
      const id = encodeURIComponent(toPaymentId(payment.clientSecret));
      const response = await fetch(`/sandbox/v1/payment_intents/${id}/confirm`, {
        method: "POST",
        headers: { "accept-language": language },
        body: toForm(payment),
        signal: AbortSignal.timeout(PATIENCE_MS),
      });
      const { status, next_action, error = {} } = (await response.json()) as SandboxAnswer;
      const url = next_action?.redirect_to_url?.url;
      if (status === "requires_action" && url !== undefined) return { kind: "elsewhere", url };
      if (status === "succeeded") return { kind: "succeeded" };
      // In the second case, another tab was faster.
      if (status === "processing" || error.code === "payment_intent_unexpected_state") return { kind: "unclear" };
      return { kind: "refused", words: error.message ?? t`An unexpected error occurred.`, part: partOf(error) };
    },
    [t, language],
  );
}

function toForm(payment: Parameters<ReturnType<typeof useSandboxPayment>>[0]): URLSearchParams {
  const common = { key: payment.publishableKey, client_secret: payment.clientSecret, return_url: payment.returnUrl };
  if ("paymentMethodId" in payment.card) {
    return new URLSearchParams({ ...common, payment_method: payment.card.paymentMethodId });
  }
  const { number, expiry, cvc } = payment.card;
  const { name, email, address } = payment.billing;
  const [month = "", year = ""] = expiry.split("/").map((part) => part.trim());
  return new URLSearchParams({
    ...common,
    "payment_method_data[type]": "card",
    "payment_method_data[card][number]": number.replace(/\D/gu, ""),
    "payment_method_data[card][exp_month]": month,
    "payment_method_data[card][exp_year]": year,
    "payment_method_data[card][cvc]": cvc,
    "payment_method_data[billing_details][name]": name,
    "payment_method_data[billing_details][email]": email,
    ...(address && {
      "payment_method_data[billing_details][address][state]": address.state,
      "payment_method_data[billing_details][address][country]": address.country,
    }),
  });
}

function partOf({ param = "", code = "" }: NonNullable<SandboxAnswer["error"]>): CardPart | undefined {
  if (param === "cvc" || code === "incorrect_cvc") return "cvc";
  if (param.startsWith("exp_") || code === "expired_card") return "expiry";
  return param === "number" ? "number" : undefined;
}
