import { Trans } from "@lingui/react/macro";
import type { TransferTax } from "@vestpocket/domain/calculators/transfer-taxes";
import { computeTransferTax, listTransferTaxes } from "@vestpocket/domain/calculators/transfer-taxes.rules";
import type { Property } from "@vestpocket/domain/listings/listings.schema";
import { formatAmount } from "@vestpocket/domain/shared/amounts";
import { formatDate } from "../../platform/formatting.ts";
import { useLanguage, useMessage } from "../../platform/language.ts";
import { Calculator } from "./calculator.tsx";
import { TaxSchedule } from "./tax-schedule.tsx";

/** The land transfer tax that a buyer pays, by province and city. */
export function TransferTaxes({ property, priceCents }: { property: Property; priceCents: number }) {
  const language = useLanguage();
  const taxes = listTransferTaxes(property);
  const total = taxes.reduce((sum, tax) => sum + computeTransferTax(tax, priceCents), 0);
  const title = <Trans>Land transfer tax</Trans>;
  if (taxes.length === 0) {
    return (
      <Calculator title={title} result={null}>
        <p className="text-13 text-muted">
          <Trans>There is no land transfer tax here. The land titles office charges its own fees.</Trans>
        </p>
      </Calculator>
    );
  }
  return (
    <Calculator title={title} result={formatAmount(total / 100, language)}>
      {taxes.map((tax) => (
        <Tax key={tax.name.id} tax={tax} priceCents={priceCents} />
      ))}
      <p className="text-13 text-muted">
        <Trans>
          Based on the price alone. A higher assessed value would apply instead; residential exemptions and surcharges
          are not included.
        </Trans>
      </p>
    </Calculator>
  );
}

function Tax({ tax, priceCents }: { tax: TransferTax; priceCents: number }) {
  const language = useLanguage();
  const message = useMessage();
  const due = formatAmount(computeTransferTax(tax, priceCents) / 100, language);
  const asOf = formatDate(Date.parse(tax.asOf) / 1000, language);
  return (
    <div>
      <p className="flex flex-wrap justify-between gap-x-4">
        <span>{message(tax.name)}</span>
        <span className="tabular ml-auto">
          {tax.bound === "most" && <Trans>at most {due}</Trans>}
          {tax.bound === "least" && <Trans>at least {due}</Trans>}
          {tax.bound === undefined && due}
        </span>
      </p>
      <p className="text-13 text-muted">
        <TaxSchedule tax={tax} />{" "}
        <Trans>
          Rates as of {asOf}:{" "}
          <a href={tax.url} target="_blank" rel="noreferrer" className="text-link underline underline-offset-4">
            {tax.source}
          </a>
        </Trans>
      </p>
    </div>
  );
}
