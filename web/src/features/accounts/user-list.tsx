import { Trans, useLingui } from "@lingui/react/macro";
import type { UserRow } from "@vestpocket/domain/accounts/administration.schema";
import { paths } from "@vestpocket/domain/shared/paths";
import { formatDate } from "../../platform/formatting.ts";
import { useLanguage, useLocalPath } from "../../platform/language.ts";
import { ListFrame } from "../../platform/list-frame.tsx";
import { useDatedListQuery } from "../../platform/list-query.ts";
import { ListTools } from "../../platform/list-tools.tsx";
import { LoadFailure } from "../../platform/load-failure.tsx";
import { LocalLink } from "../../platform/local-link.tsx";
import { Button } from "../../ui/button.tsx";
import { DataTable } from "../../ui/data-table.tsx";
import { Dropdown } from "../../ui/dropdown.tsx";
import { SearchField } from "../../ui/search-field.tsx";
import { useUsers } from "./administration.api.ts";
import { UserMarks } from "./user-marks.tsx";

const ROLES = ["member", "administrator"] as const;
const STATES = ["enabled", "disabled"] as const;

/** All accounts, newest first, filtered by name, email, phone, role and status. */
export function UserList() {
  const { t } = useLingui();
  const language = useLanguage();
  const localPath = useLocalPath();
  const { filters, page, choose, hrefOf, isFiltered } = useDatedListQuery(["searchQuery", "role", "state"]);
  const role = ROLES.find((each) => each === filters.role);
  const state = STATES.find((each) => each === filters.state);
  const wanted = { searchQuery: filters.searchQuery, role, state, from: filters.from, to: filters.to };
  const query = useUsers({ ...wanted, page });
  return (
    <>
      <div className="mb-6 grid gap-4 sm:grid-cols-2 xl:grid-cols-[minmax(0,2fr)_minmax(0,1fr)_minmax(0,1fr)]">
        <SearchField
          className="sm:col-span-2 xl:col-span-1"
          label={<Trans>Name, email, phone or ID</Trans>}
          value={filters.searchQuery}
          onSearch={(searchQuery) => choose({ searchQuery })}
        />
        <Dropdown
          label={<Trans>Role</Trans>}
          placeholder={t`Everyone`}
          options={[
            { value: "member", label: t`Member` },
            { value: "administrator", label: t`Administrator` },
          ]}
          value={role ?? ""}
          onChange={(chosen) => choose({ role: chosen })}
        />
        <Dropdown
          label={<Trans>Status</Trans>}
          placeholder={t`Any status`}
          options={[
            { value: "enabled", label: t`Enabled` },
            { value: "disabled", label: t`Disabled` },
          ]}
          value={state ?? ""}
          onChange={(chosen) => choose({ state: chosen })}
        />
      </div>
      <ListTools
        filters={filters}
        choose={choose}
        file={{ path: "/v1/admin/users/export", query: wanted, name: "users" }}
        total={query.data?.totalResults}
      />
      <ListFrame
        query={query}
        page={page}
        failure={
          <LoadFailure query={query}>
            <Trans>The users could not be loaded.</Trans>
          </LoadFailure>
        }
        empty={<Trans>No users match.</Trans>}
        emptyAction={
          isFiltered && (
            <Button kind="secondary" onClick={() => choose({ searchQuery: "", role: "", state: "", from: "", to: "" })}>
              <Trans>Reset</Trans>
            </Button>
          )
        }
        hrefOf={hrefOf(localPath(paths.admin("users")))}
      >
        {({ users }) => (
          <DataTable<UserRow>
            caption={t`Users`}
            rows={users}
            keyOf={(user) => user.uid}
            columns={[
              { key: "name", header: <Trans>Name</Trans>, isEntered: true, cell: (user) => <Name user={user} /> },
              {
                key: "email",
                header: <Trans>Email</Trans>,
                isEntered: true,
                cell: (user) => user.email,
              },
              { key: "marks", header: <Trans>Role</Trans>, cell: (user) => <Marks user={user} /> },
              {
                key: "since",
                header: <Trans>Joined</Trans>,
                cell: (user) => formatDate(user.createdAt.seconds, language),
              },
              { key: "listings", header: <Trans>Listings</Trans>, cell: (user) => user.listings, isFigure: true },
            ]}
          />
        )}
      </ListFrame>
    </>
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
