import { Plural, Trans } from "@lingui/react/macro";
import type { UseQueryResult } from "@tanstack/react-query";
import { EXPORT_MAX } from "@vestpocket/domain/shared/paging";
import { SlidersHorizontal } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import { Button } from "../ui/button.tsx";
import { classNames } from "../ui/class-names.ts";
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
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        kind="secondary"
        icon={<SlidersHorizontal size={18} aria-hidden="true" />}
        aria-expanded={isOpen}
        aria-controls={id}
        className="mb-4 w-full sm:hidden"
        onClick={() => setOpen(!isOpen)}
      >
        {list.isFiltered ? <Trans>Filters (on)</Trans> : <Trans>Filters</Trans>}
      </Button>
      <div
        id={id}
        className={classNames(
          "mb-3 grid grid-cols-2 items-end gap-x-3 gap-y-2 sm:grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] print:hidden",
          !isOpen && "max-sm:hidden",
        )}
      >
        <AdminFilterFields list={list} />
        <ListTools list={list} />
      </div>
      {query.data?.totalIsAtLeast && (
        <p className="mb-3 text-13 text-muted print:hidden">
          <Plural
            value={EXPORT_MAX}
            one="A file holds at most the newest row. Narrow the list to export the rest."
            other="A file holds at most the newest # rows. Narrow the list to export the rest."
          />
        </p>
      )}
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
