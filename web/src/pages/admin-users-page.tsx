import { Trans, useLingui } from "@lingui/react/macro";
import { UserList } from "../features/accounts/user-list.tsx";
import { SavedFilters } from "../features/presets/saved-filters.tsx";
import { PageHead } from "../platform/page-head.tsx";

export default function AdminUsersPage() {
  const { t } = useLingui();
  return (
    <div className="pb-12 lg:pb-20">
      <PageHead title={t`Users`} />
      <h1 className="mb-6 text-28 sm:text-36">
        <Trans>Users</Trans>
      </h1>
      <SavedFilters list="users" />
      <UserList />
    </div>
  );
}
