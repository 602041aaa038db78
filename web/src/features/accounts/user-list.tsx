import { Trans, useLingui } from "@lingui/react/macro";
import type { UserRow } from "@vestpocket/domain/accounts/administration.schema";
import { paths } from "@vestpocket/domain/shared/paths";
import { AdminList } from "../../platform/admin-list.tsx";
import { BY_DATE, useAdminList } from "../../platform/admin-list-filters.ts";
import { BatchTable } from "../../platform/batch-table.tsx";
import { formatDate } from "../../platform/formatting.ts";
import { useLanguage } from "../../platform/language.ts";
import { LocalLink } from "../../platform/local-link.tsx";
import { useSession } from "../../platform/session.ts";
import { type SelectableUser, useUsers } from "./administration.api.ts";
import { DisableUsersDialog } from "./disable-users-dialog.tsx";
import { UserMarks } from "./user-marks.tsx";

/** All accounts, newest first, filtered by name, email, phone, role and status. */
export function UserList() {
  const { t } = useLingui();
  const language = useLanguage();
  const { uid } = useSession();
  const list = useAdminList(
    "users",
    {
      searchQuery: { label: <Trans>Name, email, phone or ID</Trans> },
      role: {
        label: <Trans>Role</Trans>,
        any: t`Everyone`,
        options: [
          { value: "member", label: t`Member` },
          { value: "administrator", label: t`Administrator` },
        ],
      },
      kind: {
        label: <Trans>Membership</Trans>,
        any: t`Everyone`,
        options: [
          { value: "agent", label: t({ context: "accounts", message: "Agents" }) },
          { value: "agent_pro", label: t`Agent Pro` },
        ],
      },
      state: {
        label: <Trans>Status</Trans>,
        any: t`All statuses`,
        options: [
          { value: "enabled", label: t`Enabled` },
          { value: "disabled", label: t`Disabled` },
        ],
      },
      licence: {
        label: <Trans>Licence</Trans>,
        any: t`All licences`,
        options: [
          { value: "waiting", label: t`To be checked` },
          { value: "ended", label: t`Verification ended` },
          { value: "unverified", label: t`Not verified` },
          { value: "verified", label: t({ context: "licence", message: "Verified" }) },
        ],
      },
    },
    { since: BY_DATE, name: { ascending: "name-asc", descending: "name-desc" } },
  );
  const query = useUsers({ ...list.chosen, ...list.place });
  return (
    <AdminList
      list={list}
      query={query}
      failure={<Trans>The users could not be loaded.</Trans>}
      empty={<Trans>No users match.</Trans>}
    >
      {({ users }) => (
        <BatchTable<SelectableUser>
          caption={t`Users`}
          rows={users}
          nameOf={({ firstName, lastName }) => `${firstName} ${lastName}`}
          mayChange={({ id, disabled }) => !disabled && id !== uid}
          label={t`Selected users`}
          action={<Trans>Disable…</Trans>}
          dialog={(dialog) => <DisableUsersDialog {...dialog} />}
          columns={[
            {
              key: "name",
              sort: list.sortOf("name"),
              header: <Trans>Name</Trans>,
              isEntered: true,
              cell: (user) => <Name user={user} />,
            },
            {
              key: "email",
              header: <Trans>Email</Trans>,
              isEntered: true,
              cell: (user) => user.email,
            },
            { key: "marks", header: <Trans>Role</Trans>, cell: (user) => <Marks user={user} /> },
            {
              key: "since",
              sort: list.sortOf("since"),
              header: <Trans>Joined</Trans>,
              cell: (user) => formatDate(user.createdAt.seconds, language),
            },
            { key: "listings", header: <Trans>Listings</Trans>, cell: (user) => user.listings, isFigure: true },
          ]}
        />
      )}
    </AdminList>
  );
}

function Name({ user: { uid, firstName, lastName } }: { user: UserRow }) {
  return (
    <LocalLink
      to={paths.admin(`users/${uid}`)}
      className="inline-flex min-h-6 items-center text-link underline decoration-1 underline-offset-4 hover:decoration-2"
    >
      {firstName} {lastName}
    </LocalLink>
  );
}

function Marks({ user }: { user: UserRow }) {
  const { role, disabled, isSubscribed, isAgent } = user;
  const isPlain = role === "member" && !disabled && !isSubscribed && !isAgent;
  return isPlain ? <Trans>Member</Trans> : <UserMarks {...user} />;
}
