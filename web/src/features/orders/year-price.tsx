import { Trans } from "@lingui/react/macro";
import { AGENT_PRO_YEAR_CENTS } from "@vestpocket/domain/memberships/memberships.prices";
import { computeTaxes, type SalesTax } from "@vestpocket/domain/orders/orders.taxes";
import type { ProvinceName } from "@vestpocket/domain/places/places.provinces";
import { OrderSummary } from "./order-summary.tsx";

/** The yearly price of Agent Pro in a province. */
export function YearPrice({ salesTax, province }: { salesTax: SalesTax | null; province: ProvinceName | undefined }) {
  const taxes =
    salesTax === null || province === undefined
      ? []
      : computeTaxes(AGENT_PRO_YEAR_CENTS, { salesTax, province, on: new Date() });
  return (
    <>
      <OrderSummary
        lines={[{ key: "year", label: <Trans>Agent Pro, one year</Trans>, cents: AGENT_PRO_YEAR_CENTS }]}
        subtotalCents={AGENT_PRO_YEAR_CENTS}
        discountCents={0}
        taxes={taxes}
        province={province ?? null}
        totalCents={taxes.reduce((sum, { cents }) => sum + cents, AGENT_PRO_YEAR_CENTS)}
      />
      <p className="text-13 text-muted">
        <Trans>It renews every year. You can cancel at any time and keep it until the paid year ends.</Trans>
      </p>
    </>
  );
}
