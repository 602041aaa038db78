import { Trans } from "@lingui/react/macro";
import { isRealEstate } from "@vestpocket/domain/calculators/real-estate.rules";
import type { Property } from "@vestpocket/domain/listings/listings.schema";
import { computeTaxes, nameTax } from "@vestpocket/domain/orders/orders.taxes";
import type { ProvinceName } from "@vestpocket/domain/places/places.provinces";
import { formatAmount, formatCents, formatNumber } from "@vestpocket/domain/shared/amounts";
import type { ReactNode } from "react";
import { useLanguage, useMessage } from "../../platform/language.ts";
import { Calculator } from "./calculator.tsx";

type Placed = Pick<Property, "province">;
type Offered = Pick<Property, "province" | "type">;

/** GST, HST and QST apply to real estate, a province's other sales tax does not. */
const SALES_TAX = { hasQst: true, pst: [] } as const;

/** The sales tax on the price of a commercial property or a business. */
export function PurchaseTax({ property, priceCents }: { property: Offered; priceCents: number }) {
  return (
    <SalesTax property={property} cents={priceCents} title={<Trans>Sales tax on the price</Trans>}>
      {isRealEstate(property.type) ? (
        <Trans>
          The sale of a commercial property is usually taxable. A registered buyer usually reports the tax and claims it
          back.
        </Trans>
      ) : (
        <Trans>
          Often no tax is due: a seller and a registered buyer of all the assets a business needs can usually elect to
          pay none, and a sale of shares is exempt. Ask your accountant.
        </Trans>
      )}
    </SalesTax>
  );
}

/** The sales tax on a month's gross rent. */
export function RentTax({ property, rentCents }: { property: Placed; rentCents: number }) {
  const language = useLanguage();
  const rent = formatAmount(rentCents / 100, language);
  return (
    <div className="mt-4">
      <SalesTax property={property} cents={rentCents} title={<Trans>Sales tax on the monthly rent</Trans>}>
        <Trans>
          On the gross rent of {rent}. Commercial rents are taxable; a registered tenant can claim the tax back.
        </Trans>
      </SalesTax>
    </div>
  );
}

interface SalesTaxProps {
  property: Placed;
  cents: number;
  title: ReactNode;
  children: ReactNode;
}

function SalesTax({ property, cents, title, children }: SalesTaxProps) {
  const language = useLanguage();
  const message = useMessage();
  const province = property.province as ProvinceName;
  const taxes = computeTaxes(cents, {
    salesTax: SALES_TAX,
    province,
    on: new Date(),
  });
  const sum = taxes.reduce((total, tax) => total + tax.cents, 0);
  const total = formatCents((cents + sum) / 100, language);
  return (
    <Calculator title={title} result={formatCents(sum / 100, language)}>
      <ul>
        {taxes.map(({ tax, rate, cents: due }) => (
          <li key={tax} className="tabular flex justify-between gap-4">
            <span>
              {message(nameTax(tax, province))} <Percent rate={rate} />
            </span>
            <span>{formatCents(due / 100, language)}</span>
          </li>
        ))}
        <li className="tabular mt-1 flex justify-between gap-4 border-t border-line pt-1 font-medium">
          <Trans>With tax</Trans>
          <span>{total}</span>
        </li>
      </ul>
      <p className="text-13 text-muted">{children}</p>
    </Calculator>
  );
}

function Percent({ rate }: { rate: number }) {
  const value = formatNumber(rate / 1000, useLanguage());
  return <Trans>{value}%</Trans>;
}
