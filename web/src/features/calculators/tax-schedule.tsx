import { Trans } from "@lingui/react/macro";
import type { TransferTax } from "@vestpocket/domain/calculators/transfer-taxes";
import { formatAmount, formatNumber } from "@vestpocket/domain/shared/amounts";
import { useLanguage } from "../../platform/language.ts";

/** How a tax is computed from the price, in one line: '0.5% to CA$55,000, 1% to CA$250,000, 2% above.' */
export function TaxSchedule({ tax }: { tax: TransferTax }) {
  const language = useLanguage();
  if ("brackets" in tax) return <Brackets brackets={tax.brackets} />;
  const [base, fee, step] = [tax.baseCents, tax.feeCents, tax.stepCents].map((cents) =>
    formatAmount(cents / 100, language),
  );
  return (
    <Trans>
      {base}, and {fee} for each {step} of the price.
    </Trans>
  );
}

function Brackets({ brackets }: { brackets: readonly { upTo?: number; rate: number }[] }) {
  const language = useLanguage();
  const percent = (rate: number) => formatNumber(rate / 1000, language);
  const [first] = brackets;
  if (brackets.length === 1 && first) {
    const rate = percent(first.rate);
    return <Trans>{rate}% of the price.</Trans>;
  }
  return brackets.map(({ upTo, rate: thousandths }, at) => {
    const rate = percent(thousandths);
    const bound = formatAmount((upTo ?? 0) / 100, language);
    return (
      <span key={thousandths}>
        {at > 0 && ", "}
        {upTo === undefined ? (
          <Trans>{rate}% above.</Trans>
        ) : (
          <Trans>
            {rate}% to {bound}
          </Trans>
        )}
      </span>
    );
  });
}
