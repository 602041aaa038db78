import { Trans, useLingui } from "@lingui/react/macro";
import { UserList } from "../features/accounts/user-list.tsx";
import { SavedFilters } from "../features/presets/saved-filters.tsx";
import { AdminTitle } from "../platform/admin-title.tsx";
import { PageHead } from "../platform/page-head.tsx";

export default function AdminUsersPage() {
  const { t } = useLingui();
  return (
    <div className="pb-12 lg:pb-20">
      <PageHead title={t`Users`} />
      <AdminTitle tools={<SavedFilters list="users" />}>
        <Trans>Users</Trans>
      </AdminTitle>
      <UserList />
    </div>
  );
}
