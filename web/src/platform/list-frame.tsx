import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useSearchParams } from "react-router";
import { BeyondLastPage } from "../ui/beyond-last-page.tsx";
import { classNames } from "../ui/class-names.ts";
import { EmptyPocket } from "../ui/drawings.tsx";
import { EmptyState } from "../ui/empty-state.tsx";
import { Loading } from "../ui/loading.tsx";
import { Pagination } from "../ui/pagination.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { QueryFrame } from "./query-frame.tsx";

export interface ListPage {
  readonly totalPages: number;
  readonly totalResults: number;
  /** It has more rows than were counted. */
  readonly totalIsAtLeast?: true | undefined;
  /** Of such a list: the row after which the next page begins. */
  readonly next?: string | undefined;
}

interface ListFrameProps<Data extends ListPage> {
  query: UseQueryResult<Data>;
  /** The requested page. */
  page: number;
  loading?: ReactNode;
  /** A `LoadFailure` or a `FullLoadFailure`. */
  failure: ReactNode;
  /** One sentence, shown if there are no rows; null if the page says so elsewhere. */
  empty: ReactNode;
  /** The action for an empty list. */
  emptyAction?: ReactNode;
  hrefOf: (page: number) => string;
  /** The last page that can be requested directly, if it is not the last one. */
  lastDirect?: number;
  /** The total in words, if all rows were counted; null if the page shows it elsewhere. */
  counted?: ((total: number) => ReactNode) | null;
  children: (data: Data) => ReactNode;
}

/** A paged list in all its states, with the total above and pagination below. */
export function ListFrame<Data extends ListPage>({ query, loading, failure, ...list }: ListFrameProps<Data>) {
  return (
    <QueryFrame query={query} loading={loading ?? <RowSkeletons />} failure={failure}>
      {(data) => <Listed {...list} data={data} isStale={query.isPlaceholderData} />}
    </QueryFrame>
  );
}

interface ListedProps<Data extends ListPage> extends Omit<ListFrameProps<Data>, "query" | "loading" | "failure"> {
  data: Data;
  /** The data is from the previous page and about to be replaced. */
  isStale: boolean;
}

function Listed<Data extends ListPage>(props: ListedProps<Data>) {
  const { data, isStale, page, empty, emptyAction, hrefOf, lastDirect, counted = countResults, children } = props;
  const { totalPages, totalResults, totalIsAtLeast, next } = data;
  const [asked] = useSearchParams();
  const after = asked.get("after");
  if (totalResults === 0) {
    if (empty === null) return null;
    return (
      <EmptyState as="h2" drawing={<EmptyPocket />} action={emptyAction}>
        {empty}
      </EmptyState>
    );
  }
  const isBeyond = page > totalPages && (!totalIsAtLeast || after === null);
  if (isBeyond && !isStale) return <BeyondLastPage firstPageHref={hrefOf(1)} />;
  const toBeginning = (to: number, id: string | null | undefined) => (id ? `${hrefOf(to)}&after=${id}` : undefined);
  // Past the counted pages, each page only knows where the next one begins.
  const href = (to: number) => {
    if (!totalIsAtLeast || to <= totalPages) return hrefOf(to);
    return toBeginning(to, to === page ? after : to === page + 1 ? next : undefined);
  };
  return (
    <>
      <div
        aria-busy={isStale || undefined}
        className={classNames("transition-opacity", isStale && "pointer-events-none opacity-50")}
      >
        {counted && (
          <p role="status" className="tabular mb-3 text-14 text-muted">
            {totalIsAtLeast ? <AtLeast total={totalResults} /> : counted(totalResults)}
          </p>
        )}
        {children(data)}
      </div>
      <div className="mt-8 empty:hidden">
        <Pagination
          page={page}
          totalPages={totalIsAtLeast ? Math.max(totalPages, next ? page + 1 : page) : totalPages}
          lastDirect={totalIsAtLeast ? totalPages : lastDirect}
          href={href}
        />
      </div>
    </>
  );
}

function AtLeast({ total }: { total: number }) {
  const { i18n } = useLingui();
  const number = i18n.number(total);
  return <Trans>{number}+ results</Trans>;
}

function countResults(total: number) {
  return <Plural value={total} one="# result" other="# results" />;
}

function RowSkeletons() {
  return (
    <Loading className="space-y-3">
      <Skeleton className="h-16" />
      <Skeleton className="h-16" />
      <Skeleton className="h-16" />
      <Skeleton className="h-16" />
    </Loading>
  );
}
