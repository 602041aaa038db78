import { Trans, useLingui } from "@lingui/react/macro";
import { AdminOrderList } from "../features/orders/admin-order-list.tsx";
import { SavedFilters } from "../features/presets/saved-filters.tsx";
import { AdminTitle } from "../platform/admin-title.tsx";
import { PageHead } from "../platform/page-head.tsx";

export default function AdminOrdersPage() {
  const { t } = useLingui();
  return (
    <div className="pb-12 lg:pb-20">
      <PageHead title={t`Orders`} />
      <AdminTitle tools={<SavedFilters list="orders" />}>
        <Trans>Orders</Trans>
      </AdminTitle>
      <AdminOrderList />
    </div>
  );
}
