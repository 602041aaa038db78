import { Plural, useLingui } from "@lingui/react/macro";
import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { EmptyPocket } from "../ui/drawings.tsx";
import { EmptyState } from "../ui/empty-state.tsx";
import { Pagination } from "../ui/pagination.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { hasFailed, LoadFailure } from "./load-failure.tsx";

interface Page {
  readonly page: number;
  readonly totalPages: number;
  readonly totalResults: number;
}

interface ListFrameProps<Data extends Page> {
  query: UseQueryResult<Data>;
  /** What could not be loaded. */
  failure: ReactNode;
  /** Shown if there are no rows. */
  empty: ReactNode;
  /** The action for an empty list. */
  emptyAction?: ReactNode;
  hrefOf: (page: number) => string;
  /** The total in words. */
  counted?: (total: number) => ReactNode;
  children: (data: Data) => ReactNode;
}

/** A paged list in all its states, with the total above and pagination below. */
export function ListFrame<Data extends Page>({
  query,
  failure,
  empty,
  emptyAction,
  hrefOf,
  counted = (total) => <Plural value={total} one="# result" other="# results" />,
  children,
}: ListFrameProps<Data>) {
  const { t } = useLingui();
  if (hasFailed(query)) return <LoadFailure query={query}>{failure}</LoadFailure>;
  const { data } = query;
  if (data === undefined) {
    return (
      <div role="status" aria-busy="true" aria-label={t`Loading…`} className="space-y-3">
        <Skeleton className="h-16" />
        <Skeleton className="h-16" />
        <Skeleton className="h-16" />
        <Skeleton className="h-16" />
      </div>
    );
  }
  if (data.totalResults === 0) {
    return (
      <EmptyState drawing={<EmptyPocket />} action={emptyAction}>
        {empty}
      </EmptyState>
    );
  }
  return (
    <div aria-busy={query.isPlaceholderData || undefined}>
      <p role="status" className="tabular mb-3 text-14 text-muted">
        {counted(data.totalResults)}
      </p>
      {children(data)}
      <div className="mt-6">
        <Pagination page={data.page} totalPages={data.totalPages} href={hrefOf} />
      </div>
    </div>
  );
}
