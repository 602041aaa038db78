import { Trans, useLingui } from "@lingui/react/macro";
import { useSearchParams } from "react-router";
import { ManageBilling } from "../features/memberships/manage-billing.tsx";
import { OrderList } from "../features/orders/order-list.tsx";
import { RenewalList } from "../features/orders/renewal-list.tsx";
import { SavedCard } from "../features/orders/saved-card.tsx";
import { addCatalogue } from "../platform/catalogues.ts";
import { PageHead } from "../platform/page-head.tsx";

if (!import.meta.env.SSR) await addCatalogue("paying");

export default function BillingPage() {
  const { t } = useLingui();
  const given = Number(useSearchParams()[0].get("page"));
  return (
    <div className="pb-12 lg:pb-20">
      <PageHead title={t`Billing & Payment`} />
      <h1 className="mb-6 text-28 sm:text-36">
        <Trans>Billing & Payment</Trans>
      </h1>
      <ManageBilling />
      <SavedCard />
      <OrderList page={Number.isInteger(given) && given > 0 ? given : 1} />
      <RenewalList />
    </div>
  );
}
