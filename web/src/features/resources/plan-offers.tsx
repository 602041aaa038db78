import { AGENT_PRO_YEAR_CENTS } from "@vestpocket/domain/memberships/memberships.prices";
import { PLAN_PRICES } from "@vestpocket/domain/orders/orders.prices";
import { useMessage } from "../../platform/language.ts";
import { siteOrigin, usePageAddress } from "../../platform/site-address.ts";
import { StructuredData } from "../../platform/structured-data.tsx";

/** Product offers as structured data for search engines. */
export function PlanOffers() {
  const message = useMessage();
  const url = usePageAddress();
  const offers = [
    ...PLAN_PRICES.map(({ label, cents }) => ({ name: message(label), cents })),
    { name: "Agent Pro", cents: AGENT_PRO_YEAR_CENTS },
  ];
  return offers.map(({ name, cents }) => (
    <StructuredData
      key={name}
      type="Product"
      name={`Vestpocket ${name}`}
      brand={{ "@type": "Brand", name: "Vestpocket" }}
      image={`${siteOrigin()}/icon-512.png`}
      offers={{
        "@type": "Offer",
        url,
        price: (cents / 100).toFixed(2),
        priceCurrency: "CAD",
        availability: "https://schema.org/InStock",
      }}
    />
  ));
}
