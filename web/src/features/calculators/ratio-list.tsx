import { Trans } from "@lingui/react/macro";
import { listRatios, type Ratio, type RatioKey } from "@vestpocket/domain/calculators/ratios.rules";
import { findSalePerArea } from "@vestpocket/domain/calculators/sale-per-area.rules";
import type { Property } from "@vestpocket/domain/listings/listings.schema";
import { measureListing } from "@vestpocket/domain/listings/quoted-terms.rules";
import { describeSalePerArea } from "@vestpocket/domain/prices/price-text";
import { formatAmount, formatNumber } from "@vestpocket/domain/shared/amounts";
import type { ReactNode } from "react";
import { useLanguage } from "../../platform/language.ts";
import { useReader } from "../../platform/units.ts";

const LABELS: Readonly<Record<RatioKey, () => ReactNode>> = {
  capRate: () => <Trans>Cap rate</Trans>,
  grossRentMultiplier: () => <Trans>Gross rent multiplier</Trans>,
  cashFlowMultiple: () => <Trans>Cash flow multiple (SDE)</Trans>,
  ebitdaMultiple: () => <Trans>EBITDA multiple</Trans>,
};

/** How each ratio is computed from the declared yearly figure. */
const FORMULAS: Readonly<Record<RatioKey, (figure: string) => ReactNode>> = {
  capRate: (figure) => <Trans>Net operating income of {figure} ÷ price</Trans>,
  grossRentMultiplier: (figure) => <Trans>Price ÷ gross rental income of {figure}</Trans>,
  cashFlowMultiple: (figure) => <Trans>Price ÷ cash flow of {figure}</Trans>,
  ebitdaMultiple: (figure) => <Trans>Price ÷ EBITDA of {figure}</Trans>,
};

/** The price's ratios, from the figures that the owner declared; nothing if there are none. */
export function RatioList({ property, priceCents }: { property: Property; priceCents: number }) {
  const language = useLanguage();
  const reader = useReader();
  const { type, features } = property;
  const ratios = listRatios(priceCents, features);
  const sale = { kind: "amount", amountCents: priceCents } as const;
  const measures = measureListing({ sale, lease: null, availableArea: null, features });
  const salePerArea = findSalePerArea(type, measures);
  if (ratios.length === 0 && salePerArea === null) return null;
  return (
    <dl className="mt-4 space-y-3">
      {salePerArea !== null && (
        <Estimate
          label={<Trans>Price by area</Trans>}
          value={describeSalePerArea(salePerArea, reader)}
          formula={<Trans>Price ÷ total area</Trans>}
        />
      )}
      {ratios.map((ratio) => (
        <Estimate
          key={ratio.key}
          label={LABELS[ratio.key]()}
          value={<RatioValue ratio={ratio} />}
          formula={FORMULAS[ratio.key](formatAmount(ratio.figureCents / 100, language))}
        />
      ))}
    </dl>
  );
}

function RatioValue({ ratio: { key, hundredths } }: { ratio: Ratio }) {
  const value = formatNumber(hundredths / 100, useLanguage());
  return key === "capRate" ? <Trans>{value}%</Trans> : <Trans>{value} times</Trans>;
}

function Estimate({ label, value, formula }: { label: ReactNode; value: ReactNode; formula: ReactNode }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4">
      <dt className="text-14">{label}</dt>
      <dd className="tabular font-semibold">{value}</dd>
      <dd className="w-full text-13 text-muted">{formula}</dd>
    </div>
  );
}
