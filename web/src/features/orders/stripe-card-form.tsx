import { Trans, useLingui } from "@lingui/react/macro";
import { CardElement, Elements, useElements, useStripe } from "@stripe/react-stripe-js";
import type { Stripe } from "@stripe/stripe-js";
import { loadStripe } from "@stripe/stripe-js/pure";
import { Lock } from "lucide-react";
import { type FormEvent, useMemo, useState } from "react";
import { Amount } from "../../platform/amount.tsx";
import { useLanguage } from "../../platform/language.ts";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import type { CardFormProps } from "./card-form.ts";

/** The provider's own card field, in a frame of the provider's: no number of a card comes to this page. */
export function StripeCardForm(props: CardFormProps) {
  const language = useLanguage();
  const stripe = useMemo<Promise<Stripe | null>>(() => loadStripe(props.publishableKey), [props.publishableKey]);
  return (
    <Elements stripe={stripe} options={{ locale: language === "fr" ? "fr-CA" : "en" }}>
      <Fields {...props} />
    </Elements>
  );
}

function Fields({ clientSecret, mayCharge, onPaid, totalCents }: CardFormProps) {
  const { t } = useLingui();
  const stripe = useStripe();
  const elements = useElements();
  const [isPaying, setIsPaying] = useState(false);
  const [words, setWords] = useState<string>();

  async function pay(): Promise<string | undefined> {
    const card = elements?.getElement(CardElement);
    if (!stripe || !card) return t`Payment system is not ready. Please refresh.`;
    if (!(await mayCharge())) return t`The order has changed. Please look at it again.`;
    const { error, paymentIntent } = await stripe.confirmCardPayment(clientSecret, { payment_method: { card } });
    if (paymentIntent?.status === "succeeded") return undefined;
    return error?.message ?? t`An unexpected error occurred.`;
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isPaying) return;
    setIsPaying(true);
    setWords(undefined);
    const refusal = await pay();
    if (refusal === undefined) return onPaid();
    setIsPaying(false);
    setWords(refusal);
  }

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
      <div className="rounded-control border border-line-strong bg-white px-3.5 py-3.5">
        <CardElement options={{ hidePostalCode: true, style: { base: { fontSize: "16px" } } }} />
      </div>
      {words && <Notice tone="danger">{words}</Notice>}
      <Button
        type="submit"
        size="large"
        pending={isPaying}
        icon={<Lock size={18} aria-hidden="true" />}
        className="w-full"
      >
        <Trans>
          Pay <Amount cents={totalCents} />
        </Trans>
      </Button>
    </form>
  );
}
