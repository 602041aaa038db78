import { Trans } from "@lingui/react/macro";
import { type PurchaseTexts, readMortgage, readPrice } from "@vestpocket/domain/calculators/purchase.rules";
import { isRealEstate } from "@vestpocket/domain/calculators/real-estate.rules";
import type { Property } from "@vestpocket/domain/listings/listings.schema";
import { formatNumber } from "@vestpocket/domain/shared/amounts";
import { problemsOf } from "@vestpocket/domain/shared/problems";
import type { TypedUnit } from "@vestpocket/domain/shared/typed-number";
import { useState } from "react";
import { useLanguage } from "../../platform/language.ts";
import { echoNumber, keepNumber, showNumber, type TypedNumber } from "../../platform/typed-number.ts";
import { useFieldErrors } from "../../platform/use-field-errors.ts";
import { NumberField } from "../../ui/number-field.tsx";
import { MortgagePayment } from "./mortgage-payment.tsx";
import { RatioList } from "./ratio-list.tsx";
import { PurchaseTax } from "./sales-tax.tsx";
import { TransferTaxes } from "./transfer-taxes.tsx";

/** An example to start with: a quarter of the price. */
const DOWN_PAYMENT_SHARE = 0.25;

const UNITS: Readonly<Record<keyof PurchaseTexts, TypedUnit | undefined>> = {
  price: "money",
  downPayment: "money",
  rate: "percent",
  years: undefined,
};

/** The cost of a purchase, for a price that starts as the asking price. */
export function PurchaseCalculators({ property, askedCents }: { property: Property; askedCents: number }) {
  const language = useLanguage();
  const [typed, setTyped] = useState<Partial<Record<keyof PurchaseTexts, TypedNumber>>>({});
  const initial: PurchaseTexts = {
    price: formatNumber(askedCents / 100, language),
    downPayment: formatNumber(Math.round((askedCents * DOWN_PAYMENT_SHARE) / 100), language),
    rate: "",
    years: "25",
  };
  const shown = (name: keyof PurchaseTexts) => {
    const own = typed[name];
    return own === undefined ? initial[name] : showNumber(own, { language, unit: UNITS[name] });
  };
  const kept = (name: keyof PurchaseTexts) => keepNumber(shown(name), { language, unit: UNITS[name] });
  const texts: PurchaseTexts = {
    price: kept("price"),
    downPayment: kept("downPayment"),
    rate: kept("rate"),
    years: kept("years"),
  };
  const price = readPrice(texts);
  const mortgage = readMortgage(texts);
  const { ref, onFocus, errors } = useFieldErrors(problemsOf(mortgage));
  const fieldOf = (name: keyof PurchaseTexts) => ({
    name,
    value: shown(name),
    onChange: (text: string) => setTyped((before) => ({ ...before, [name]: { text, language } })),
    echo: echoNumber(texts[name], { shown: shown(name), language, unit: UNITS[name] }),
    error: errors[name],
  });
  return (
    <form ref={ref} noValidate onFocus={onFocus} onSubmit={(event) => event.preventDefault()} className="mt-4">
      <NumberField label={<Trans>Purchase price</Trans>} {...fieldOf("price")} />
      {"value" in price && <RatioList property={property} priceCents={price.value} />}
      <div className="mt-4">
        <MortgagePayment mortgage={"value" in mortgage ? mortgage.value : undefined} fieldOf={fieldOf} />
        {"value" in price && isRealEstate(property.type) && (
          <TransferTaxes property={property} priceCents={price.value} />
        )}
        {"value" in price && <PurchaseTax property={property} priceCents={price.value} />}
      </div>
    </form>
  );
}
