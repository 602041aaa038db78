import { Trans, useLingui } from "@lingui/react/macro";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { MaskedField } from "../../ui/masked-field.tsx";
import type { CardFormProps } from "./card-form-props.ts";
import { type CardBrand, findBrand, formatCardNumber, formatCvc, formatExpiry } from "./card-format.ts";
import { PayFooter } from "./pay-footer.tsx";
import { type TypedCard, useSandboxPayment } from "./sandbox-payment.ts";
import { TestCards } from "./test-cards.tsx";
import type { CardPart } from "./use-paying.ts";

const BRANDS: Readonly<Record<CardBrand, string>> = { visa: "Visa", mastercard: "Mastercard", amex: "Amex" };
const NO_CARD: TypedCard = { number: "", expiry: "", cvc: "" };

/** The card form of the payment sandbox. What is typed goes nowhere but there, and is kept nowhere. */
export function SandboxCardForm({ paying, payment, ...footer }: CardFormProps) {
  const { t } = useLingui();
  const confirm = useSandboxPayment();
  const form = useRef<HTMLFormElement>(null);
  const [card, setCard] = useState(NO_CARD);
  const [missing, setMissing] = useState<Partial<Record<CardPart, string>>>({});
  const { problem, pending, hasSucceeded } = paying;
  const refused = problem?.kind === "refused" && problem.part ? { [problem.part]: problem.words } : {};
  const errors: Partial<Record<CardPart, string>> = { ...refused, ...missing };
  const brand = findBrand(card.number);

  useEffect(() => {
    if (problem?.kind !== "refused" && Object.keys(missing).length === 0) return;
    // Where no part is to blame it takes another card.
    const wrong = form.current?.querySelector<HTMLElement>("[aria-invalid=true]");
    (wrong ?? form.current?.querySelector("input"))?.focus();
  }, [problem, missing]);

  function change(part: Partial<TypedCard>) {
    setCard((before) => ({ ...before, ...part }));
    setMissing({});
    paying.forget();
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    const gaps = {
      ...(card.number.replace(/\D/gu, "").length < 12 && { number: t`Your card number is incomplete.` }),
      ...(card.expiry.length < 7 && { expiry: t`Your card's expiration date is incomplete.` }),
      ...(card.cvc.length < 3 && { cvc: t`Your card's security code is incomplete.` }),
    };
    setMissing(gaps);
    if (Object.keys(gaps).length === 0) void paying.pay(() => confirm({ ...payment, card }));
  }

  const isStill = pending || hasSucceeded;
  return (
    <form ref={form} method="post" noValidate onSubmit={submit} className="flex flex-col gap-5">
      <MaskedField
        label={<Trans>Card number</Trans>}
        name="cardnumber"
        inputMode="numeric"
        autoComplete="cc-number"
        placeholder="1234 1234 1234 1234"
        mask={formatCardNumber}
        value={card.number}
        onChange={(number) => change({ number })}
        readOnly={isStill}
        error={errors.number}
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
          value={card.expiry}
          onChange={(expiry) => change({ expiry })}
          readOnly={isStill}
          error={errors.expiry}
          inputClassName="tabular"
        />
        <MaskedField
          label={<Trans>Security code</Trans>}
          name="cvc"
          inputMode="numeric"
          autoComplete="cc-csc"
          placeholder={brand === "amex" ? "1234" : "123"}
          mask={formatCvc}
          value={card.cvc}
          onChange={(cvc) => change({ cvc })}
          readOnly={isStill}
          error={errors.cvc}
          inputClassName="tabular"
        />
      </div>
      <TestCards onChoose={(number) => change({ number: formatCardNumber(number), expiry: "12 / 34", cvc: "123" })} />
      <PayFooter paying={paying} {...footer} />
    </form>
  );
}
