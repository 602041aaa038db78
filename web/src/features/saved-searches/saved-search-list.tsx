import { Trans, useLingui } from "@lingui/react/macro";
import type { SavedSearch, SavedSearches } from "@vestpocket/domain/saved-searches/saved-searches.schema";
import { SAVED_SEARCH_NAME_MAX } from "@vestpocket/domain/saved-searches/saved-searches.terms";
import { SEARCH_NAME_REQUIRED } from "@vestpocket/domain/saved-searches/search-names.rules";
import { paths } from "@vestpocket/domain/shared/paths";
import { useRef, useState } from "react";
import { useFailureWords } from "../../platform/failure-words.ts";
import { ApiFailure } from "../../platform/http.ts";
import { useLocalPath } from "../../platform/language.ts";
import { FullLoadFailure } from "../../platform/load-failure.tsx";
import { NameDialog } from "../../platform/name-dialog.tsx";
import { QueryFrame } from "../../platform/query-frame.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { EmptyPocket } from "../../ui/drawings.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Loading } from "../../ui/loading.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { toast } from "../../ui/toast.tsx";
import { useRowDialog } from "../../ui/use-row-dialog.ts";
import { ConsentDialog, type SendAnswer } from "./consent-dialog.tsx";
import { ConsentNotice } from "./consent-notice.tsx";
import { FavouriteAlerts } from "./favourite-alerts.tsx";
import { SavedSearchCard } from "./saved-search-card.tsx";
import { useSavedSearchActions, useSavedSearches } from "./saved-searches.api.ts";
import { SavedSearchesLine } from "./saved-searches-line.tsx";
import type { SearchWords } from "./search-words.ts";

/** The signed-in user's saved searches, in all states. */
export function SavedSearchList(words: SearchWords) {
  const { t } = useLingui();
  const query = useSavedSearches();
  return (
    <QueryFrame
      query={query}
      loading={
        <Loading label={t`Loading saved searches…`} className="space-y-3">
          {[1, 2, 3].map((place) => (
            <Skeleton key={place} className="h-32" />
          ))}
        </Loading>
      }
      failure={
        <FullLoadFailure query={query}>
          <Trans>Your saved searches could not be loaded.</Trans>
        </FullLoadFailure>
      }
    >
      {(saved) => <Loaded saved={saved} words={words} />}
    </QueryFrame>
  );
}

function Loaded({ saved, words }: { saved: SavedSearches; words: SearchWords }) {
  const { t } = useLingui();
  const { searches, isAlertsConsentGiven } = saved;
  const actions = useSavedSearchActions();
  const failureWords = useFailureWords();
  const saving = useRef<Promise<unknown>>(Promise.resolve());
  const [deleted, setDeleted] = useState<SavedSearch>();
  const list = useRef<HTMLUListElement>(null);
  const naming = useRowDialog<SavedSearch>();
  const agreeing = useRowDialog<{ readonly send: SendAnswer }>();

  const ask = (send: SendAnswer) => agreeing.show({ send });

  /** In order: what is pressed while the change before is being saved counts too. */
  function attempt(change: () => Promise<unknown>) {
    saving.current = saving.current.then(change).catch((error: unknown) => {
      if (error instanceof ApiFailure) toast.error(failureWords(error));
    });
  }

  async function remove(search: SavedSearch) {
    await actions.remove(search.id);
    setDeleted(search);
    list.current?.focus({ preventScroll: true });
  }

  async function restore(search: SavedSearch) {
    await actions.restore(search.id);
    setDeleted(undefined);
    list.current?.focus({ preventScroll: true });
  }

  return (
    <>
      <ConsentNotice saved={saved} ask={ask} />
      <SavedSearchesLine saved={saved} deleted={deleted} onUndo={() => deleted && attempt(() => restore(deleted))} />
      <ul ref={list} tabIndex={-1} aria-label={t`Saved searches`} className="space-y-3 outline-none">
        {searches.map((search) => (
          <li key={search.id}>
            <SavedSearchCard
              {...words}
              search={search}
              onOpen={() => attempt(() => actions.open(search.id))}
              onCadence={(cadence) => {
                const isAsked = cadence !== "off" && !isAlertsConsentGiven;
                if (isAsked) ask((answer) => actions.change(search.id, { cadence, isAlertsConsentGiven: answer }));
                else attempt(() => actions.tell(search.id, cadence));
              }}
              onRename={() => naming.show(search)}
              onPause={(isPaused) => attempt(() => actions.pause(search.id, isPaused))}
              onDelete={() => attempt(() => remove(search))}
            />
          </li>
        ))}
      </ul>
      {searches.length === 0 && <NoSearches />}
      <FavouriteAlerts saved={saved} ask={ask} attempt={attempt} />
      {naming.row && (
        <NameDialog
          open={naming.isOpen}
          onClose={naming.close}
          title={<Trans>Rename the search</Trans>}
          text={<Trans>Emails about its listings name it too.</Trans>}
          before={naming.row.name}
          max={SAVED_SEARCH_NAME_MAX}
          required={SEARCH_NAME_REQUIRED}
          onName={(name) => actions.change(naming.row?.id ?? "", { name })}
        />
      )}
      {agreeing.row && <ConsentDialog open={agreeing.isOpen} onClose={agreeing.close} onAnswer={agreeing.row.send} />}
    </>
  );
}

function NoSearches() {
  const localPath = useLocalPath();
  return (
    <EmptyState
      as="h2"
      drawing={<EmptyPocket />}
      action={
        <>
          <p className="basis-full text-muted">
            <Trans>Search for listings, then select “Save this search” above the results.</Trans>
          </p>
          <ButtonLink to={localPath(paths.searchResults())}>
            <Trans>See all listings</Trans>
          </ButtonLink>
        </>
      }
    >
      <Trans>No saved searches yet.</Trans>
    </EmptyState>
  );
}
