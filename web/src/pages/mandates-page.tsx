import { Trans, useLingui } from "@lingui/react/macro";
import { DESCRIBE_PARAMETER } from "@vestpocket/domain/mandates/mandates.terms";
import { Suspense } from "react";
import { useSearchParams } from "react-router";
import { readSearchQuery } from "../features/searches/read-search-query.ts";
import { useResultWords } from "../features/searches/result-words.ts";
import { toSearchQuery } from "../features/searches/search-query.ts";
import { lazyBody } from "../platform/lazy-body.ts";
import { PageHead } from "../platform/page-head.tsx";
import { Skeleton } from "../ui/skeleton.tsx";

const MandateList = lazyBody(
  "mandates",
  async () => (await import("../features/mandates/mandate-list.tsx")).MandateList,
);

export default function MandatesPage() {
  const { t } = useLingui();
  const [query] = useSearchParams();
  const listWords = useResultWords();
  const words = { listWords, toQuery: (filter: Parameters<typeof listWords>[0]) => toSearchQuery(filter).toString() };
  return (
    <div className="pb-12 lg:pb-20">
      <PageHead title={t`Mandates`} />
      <h1 className="mb-3 text-28 sm:text-36">
        <Trans>Mandates</Trans>
      </h1>
      <Suspense fallback={<Skeleton className="h-40" />}>
        <MandateList words={words} described={query.has(DESCRIBE_PARAMETER) ? toFilter(query) : undefined} />
      </Suspense>
    </div>
  );
}

function toFilter(query: URLSearchParams) {
  const { page: _page, sort: _sort, ...filter } = readSearchQuery(query);
  return filter;
}
