import { Trans } from "@lingui/react/macro";
import type { Property } from "@vestpocket/domain/listings/listings.schema";
import { PurchaseCalculators } from "./purchase-calculators.tsx";
import { RentTax } from "./sales-tax.tsx";

/** Estimates for a listing, from its owner's figures and the reader's input, which never leaves the page. */
export function Calculators({ property }: { property: Property }) {
  const { salePrice, rentMonthGross } = property.measures;
  return (
    <section
      id="calculators"
      aria-labelledby="calculators-heading"
      className="rounded-card border border-line bg-raised p-6"
    >
      <h2 id="calculators-heading" className="text-22">
        <Trans>Calculators</Trans>
      </h2>
      <p className="mt-1.5 text-13 text-muted">
        <Trans>
          Estimates based on the owner’s figures and yours, not advice. What you enter is never sent and is cleared when
          you leave this page.
        </Trans>
      </p>
      {salePrice !== null && <PurchaseCalculators property={property} askedCents={salePrice} />}
      {rentMonthGross !== null && <RentTax property={property} rentCents={rentMonthGross} />}
    </section>
  );
}
