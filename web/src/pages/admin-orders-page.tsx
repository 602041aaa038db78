import { Trans, useLingui } from "@lingui/react/macro";
import { AdminOrderList } from "../features/orders/admin-order-list.tsx";
import { SavedFilters } from "../features/presets/saved-filters.tsx";
import { PageHead } from "../platform/page-head.tsx";

export default function AdminOrdersPage() {
  const { t } = useLingui();
  return (
    <div className="pb-12 lg:pb-20">
      <PageHead title={t`Orders`} />
      <h1 className="mb-6 text-28 sm:text-36">
        <Trans>Orders</Trans>
      </h1>
      <SavedFilters list="orders" />
      <AdminOrderList />
    </div>
  );
}
