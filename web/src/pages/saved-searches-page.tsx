import { Trans, useLingui } from "@lingui/react/macro";
import { SavedSearchList } from "../features/saved-searches/saved-search-list.tsx";
import { useResultWords } from "../features/searches/result-words.ts";
import { toSearchQuery } from "../features/searches/search-query.ts";
import { PageHead } from "../platform/page-head.tsx";

export default function SavedSearchesPage() {
  const { t } = useLingui();
  const listWords = useResultWords();
  return (
    <div className="pb-12 lg:pb-20">
      <PageHead title={t`Saved searches`} />
      <h1 className="mb-3 text-28 sm:text-36">
        <Trans>Saved searches</Trans>
      </h1>
      <SavedSearchList listWords={listWords} toQuery={(filter) => toSearchQuery(filter).toString()} />
    </div>
  );
}
