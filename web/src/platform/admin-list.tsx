import { Trans } from "@lingui/react/macro";
import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Button } from "../ui/button.tsx";
import { AdminFilterFields } from "./admin-filter-fields.tsx";
import type { AdminListState } from "./admin-list-filters.ts";
import { ListFrame, type ListPage } from "./list-frame.tsx";
import { ListTools } from "./list-tools.tsx";
import { LoadFailure } from "./load-failure.tsx";

interface AdminListProps<Data extends ListPage> {
  list: AdminListState;
  query: UseQueryResult<Data>;
  /** One sentence each. */
  failure: ReactNode;
  empty: ReactNode;
  children: (data: Data) => ReactNode;
}

/** An administration list: its filters, date range, export, and rows in all their states. */
export function AdminList<Data extends ListPage>({ list, query, failure, empty, children }: AdminListProps<Data>) {
  return (
    <>
      <AdminFilterFields list={list} />
      <ListTools list={list} total={query.data?.totalResults} />
      <ListFrame
        query={query}
        page={list.page}
        failure={<LoadFailure query={query}>{failure}</LoadFailure>}
        empty={empty}
        emptyAction={
          list.isFiltered && (
            <Button kind="secondary" onClick={list.reset}>
              <Trans>Reset</Trans>
            </Button>
          )
        }
        hrefOf={list.hrefOf}
      >
        {children}
      </ListFrame>
    </>
  );
}
