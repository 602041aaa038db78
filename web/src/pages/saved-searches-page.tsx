import { Trans, useLingui } from "@lingui/react/macro";
import { Suspense } from "react";
import { useResultWords } from "../features/searches/result-words.ts";
import { toSearchQuery } from "../features/searches/search-query.ts";
import { lazyBody } from "../platform/lazy-body.ts";
import { PageHead } from "../platform/page-head.tsx";
import { Skeleton } from "../ui/skeleton.tsx";

const SavedSearchList = lazyBody(
  "saved-searches",
  async () => (await import("../features/saved-searches/saved-search-list.tsx")).SavedSearchList,
);

export default function SavedSearchesPage() {
  const { t } = useLingui();
  const listWords = useResultWords();
  return (
    <div className="pb-12 lg:pb-20">
      <PageHead title={t`Saved searches`} />
      <h1 className="mb-3 text-28 sm:text-36">
        <Trans>Saved searches</Trans>
      </h1>
      <Suspense fallback={<Skeleton className="h-32" />}>
        <SavedSearchList listWords={listWords} toQuery={(filter) => toSearchQuery(filter).toString()} />
      </Suspense>
    </div>
  );
}
