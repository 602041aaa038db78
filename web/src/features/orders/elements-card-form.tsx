import { Trans, useLingui } from "@lingui/react/macro";
import { CardElement, Elements, useElements, useStripe } from "@stripe/react-stripe-js";
import type { Stripe, StripeElementLocale } from "@stripe/stripe-js";
import { loadStripe } from "@stripe/stripe-js/pure";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { useLanguage } from "../../platform/language.ts";
import { Skeleton } from "../../ui/skeleton.tsx";
import type { CardFormProps } from "./card-form-props.ts";
import { toConfirmation } from "./elements-confirmation.ts";
import { PayFooter } from "./pay-footer.tsx";
import { PaymentNotReady } from "./payment-not-ready.tsx";
import type { Confirmation } from "./use-paying.ts";

/**
 * The payment provider's card form; its script and fields load from the provider's site, only here. They keep the
 * language in which the form was opened: fields in another language would be new and lose the card entered.
 */
export function ElementsCardForm(props: CardFormProps) {
  const language = useLanguage();
  const [locale] = useState<StripeElementLocale>(language === "fr" ? "fr-CA" : "en");
  const { publishableKey } = props.payment;
  const [stripe, setStripe] = useState<Stripe | null>();

  useEffect(() => {
    let isLeft = false;
    loadStripe(publishableKey, { locale }).then(
      (loaded) => isLeft || setStripe(loaded),
      () => isLeft || setStripe(null),
    );
    return () => {
      isLeft = true;
    };
  }, [publishableKey, locale]);

  if (stripe === undefined) return <Skeleton className="h-30" />;
  if (stripe === null) return <PaymentNotReady>{props.back}</PaymentNotReady>;
  return (
    <Elements stripe={stripe} options={{ locale }}>
      <CardFields {...props} />
    </Elements>
  );
}

function CardFields({ paying, payment, ...footer }: CardFormProps) {
  const { t } = useLingui();
  const stripe = useStripe();
  const elements = useElements();
  const frame = useRef<HTMLDivElement>(null);
  const [colours, setColours] = useState<{ text: string; muted: string; danger: string }>();

  useEffect(() => {
    if (frame.current) setColours(readColours(frame.current));
  }, []);

  async function confirm(): Promise<Confirmation> {
    const card = elements?.getElement(CardElement);
    if (!stripe || !card) return { kind: "refused", words: t`Payment system is not ready. Please refresh.` };
    const result = await stripe.confirmCardPayment(payment.clientSecret, {
      payment_method: { card, billing_details: payment.billing },
    });
    return toConfirmation(result, t`An unexpected error occurred.`);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    void paying.pay(confirm);
  }

  return (
    <form method="post" noValidate onSubmit={submit} className="flex flex-col gap-5">
      <div>
        <p className="mb-1.5 text-14 font-medium">
          <Trans>Card</Trans>
        </p>
        <div
          ref={frame}
          className="flex min-h-12 flex-col justify-center rounded-control border border-line-strong bg-raised px-3.5 focus-within:outline-2 focus-within:outline-focus"
        >
          <span data-colour="muted" className="text-muted" />
          <span data-colour="danger" className="text-danger" />
          {colours && (
            <CardElement
              onChange={paying.forget}
              options={{
                hidePostalCode: true,
                disabled: paying.pending || paying.hasSucceeded,
                style: {
                  base: { color: colours.text, fontSize: "16px", "::placeholder": { color: colours.muted } },
                  invalid: { color: colours.danger },
                },
              }}
            />
          )}
        </div>
      </div>
      <PayFooter paying={paying} {...footer} />
    </form>
  );
}

/** Our design tokens as plain colours: the provider's fields are in its own frame. */
function readColours(frame: HTMLElement): { text: string; muted: string; danger: string } {
  const colourOf = (name: string) => toPlainColour(frame.querySelector(`[data-colour=${name}]`) ?? frame);
  return { text: toPlainColour(frame), muted: colourOf("muted"), danger: colourOf("danger") };
}

function toPlainColour(element: Element): string {
  const context = document.createElement("canvas").getContext("2d");
  if (!context) return "";
  context.fillStyle = getComputedStyle(element).color;
  context.fillRect(0, 0, 1, 1);
  const [red, green, blue] = context.getImageData(0, 0, 1, 1).data;
  return `rgb(${red}, ${green}, ${blue})`;
}
