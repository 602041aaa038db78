import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect } from "react";
import { useForm } from "../../platform/use-form.ts";
import { focusInvalid } from "../../ui/focus-invalid.ts";
import { MaskedField } from "../../ui/masked-field.tsx";
import type { CardFormProps } from "./card-form-props.ts";
import { type CardBrand, findBrand, formatCardNumber, formatCvc, formatExpiry } from "./card-format.ts";
import { PayFooter } from "./pay-footer.tsx";
import { type TypedCard, useSandboxPayment } from "./sandbox-payment.ts";
import { TestCards } from "./test-cards.tsx";

const BRANDS: Readonly<Record<CardBrand, string>> = { visa: "Visa", mastercard: "Mastercard", amex: "Amex" };
const NO_CARD: TypedCard = { number: "", expiry: "", cvc: "" };

/** The payment sandbox's card form. Card data is sent only to the sandbox and never stored. */
export function SandboxCardForm({ paying, payment, ...footer }: CardFormProps) {
  const { t } = useLingui();
  const confirm = useSandboxPayment();
  const { problem, pending, hasSucceeded } = paying;
  const form = useForm<TypedCard>({
    initial: NO_CARD,
    validate: ({ number, expiry, cvc }) => ({
      number: number.replace(/\D/gu, "").length < 12 ? t`Your card number is incomplete.` : undefined,
      expiry: expiry.length < 7 ? t`Your card’s expiration date is incomplete.` : undefined,
      cvc: cvc.length < 3 ? t`Your card’s security code is incomplete.` : undefined,
    }),
    submit: (card) => paying.pay(() => confirm({ ...payment, card })),
  });
  const { ref } = form.props;
  const refused = problem?.kind === "refused" && problem.part ? { [problem.part]: problem.words } : {};
  const isStill = pending || hasSucceeded;
  const brand = findBrand(form.values.number);

  useEffect(() => {
    // If no field is at fault, another card is needed.
    if (problem?.kind === "refused" && !focusInvalid(ref.current)) ref.current?.querySelector("input")?.focus();
  }, [problem, ref]);

  function change(part: Partial<TypedCard>) {
    form.change(part);
    paying.forget();
  }

  const field = (name: keyof TypedCard) => ({
    value: form.values[name],
    onChange: (value: string) => change({ [name]: value }),
    readOnly: isStill,
    error: form.errors[name] ?? refused[name],
  });

  return (
    <form {...form.props} className="flex flex-col gap-5">
      <MaskedField
        label={<Trans>Card number</Trans>}
        name="cardnumber"
        inputMode="numeric"
        autoComplete="cc-number"
        placeholder="1234 1234 1234 1234"
        mask={formatCardNumber}
        {...field("number")}
        inputClassName="tabular pr-28"
        end={brand && <span className="pr-3 text-13 font-semibold text-muted">{BRANDS[brand]}</span>}
      />
      <div className="grid grid-cols-2 items-start gap-4">
        <MaskedField
          label={<Trans>Expiry</Trans>}
          name="exp-date"
          inputMode="numeric"
          autoComplete="cc-exp"
          placeholder={t`MM / YY`}
          mask={formatExpiry}
          {...field("expiry")}
          inputClassName="tabular"
        />
        <MaskedField
          label={<Trans>Security code</Trans>}
          name="cvc"
          inputMode="numeric"
          autoComplete="cc-csc"
          placeholder={brand === "amex" ? "1234" : "123"}
          mask={formatCvc}
          {...field("cvc")}
          inputClassName="tabular"
        />
      </div>
      <TestCards onChoose={(number) => change({ number: formatCardNumber(number), expiry: "12 / 34", cvc: "123" })} />
      <PayFooter paying={paying} {...footer} />
    </form>
  );
}
