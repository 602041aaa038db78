import { Trans, useLingui } from "@lingui/react/macro";
import { type Mortgage, payMonthly } from "@vestpocket/domain/calculators/mortgages.rules";
import { formatAmount, formatCents } from "@vestpocket/domain/shared/amounts";
import { useLanguage } from "../../platform/language.ts";
import { NumberField } from "../../ui/number-field.tsx";
import { Calculator } from "./calculator.tsx";

interface MortgagePaymentProps {
  /** Undefined while a field is empty or invalid. */
  mortgage: Mortgage | undefined;
  fieldOf: (name: "downPayment" | "rate" | "years") => {
    name: string;
    value: string;
    onChange: (typed: string) => void;
    echo: string;
    error: string | undefined;
  };
}

/** The monthly mortgage payment, on the reader's own terms. */
export function MortgagePayment({ mortgage, fieldOf }: MortgagePaymentProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const payment = mortgage && formatCents(payMonthly(mortgage) / 100, language);
  const loan = mortgage && formatAmount(mortgage.loanCents / 100, language);
  return (
    <Calculator title={<Trans>Mortgage payment</Trans>} result={payment && <Trans>{payment} / month</Trans>}>
      <NumberField
        label={<Trans>Down payment</Trans>}
        help={<Trans>A quarter of the price, as an example.</Trans>}
        {...fieldOf("downPayment")}
      />
      <div className="grid grid-cols-2 gap-3">
        <NumberField label={<Trans>Interest rate</Trans>} unit="%" {...fieldOf("rate")} />
        <NumberField label={<Trans>Amortization</Trans>} unit={t`years`} {...fieldOf("years")} />
      </div>
      <p role="status" className="text-13 text-muted">
        {payment === undefined ? (
          <Trans>Enter a rate to see the payment.</Trans>
        ) : (
          <Trans>
            {payment} a month pays off {loan} at a fixed rate, compounded semi-annually as is usual in Canada.
          </Trans>
        )}
      </p>
    </Calculator>
  );
}
