import { Trans, useLingui } from "@lingui/react/macro";
import { DESCRIBE_PARAMETER } from "@vestpocket/domain/mandates/mandates.terms";
import type { SavedFilter } from "@vestpocket/domain/saved-searches/saved-searches.schema";
import { SAVE_PARAMETER, SAVED_PARAMETER } from "@vestpocket/domain/saved-searches/search-links.terms";
import { paths } from "@vestpocket/domain/shared/paths";
import { Bookmark, BookmarkCheck, RefreshCw, Target } from "lucide-react";
import { type ComponentProps, useEffect } from "react";
import { useSearchParams } from "react-router";
import { useAskedQuery } from "../../platform/asked-query.ts";
import { useFailureWords } from "../../platform/failure-words.ts";
import { LocalLink } from "../../platform/local-link.tsx";
import { useCall } from "../../platform/use-call.ts";
import { Button } from "../../ui/button.tsx";
import { classNames } from "../../ui/class-names.ts";
import { toast } from "../../ui/toast.tsx";
import { useLazyDialog } from "../../ui/use-lazy-dialog.tsx";
import { useSavedSearchActions, useSavedSearches } from "./saved-searches.api.ts";
import type { SearchWords } from "./search-words.ts";

const loadDialog = async () => (await import("./save-search-dialog.tsx")).SaveSearchDialog;

interface SaveSearchProps extends SearchWords {
  /** What the results show, without their order. */
  filter: SavedFilter;
}

/** Saves the search whose results are shown, or opens it if it is saved. */
export function SaveSearch(props: SaveSearchProps) {
  const { filter, toQuery } = props;
  const [query] = useSearchParams();
  const { change: changeQuery } = useAskedQuery();
  const { data: saved } = useSavedSearches();
  const { known, show, render } = useSaveDialog(props);
  const changed = known ? undefined : saved?.searches.find(({ id }) => id === query.get(SAVED_PARAMETER));
  const isAsked = saved !== undefined && query.has(SAVE_PARAMETER);
  // A mandate is of a category.
  const canDescribe = filter.type !== undefined;

  // From a page for visitors, after they signed up.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each time that it is asked
  useEffect(() => {
    if (!isAsked) return;
    show();
    changeQuery(
      (newest) => {
        newest.delete(SAVE_PARAMETER);
        return newest;
      },
      { replace: true, preventScrollReset: true },
    );
  }, [isAsked]);

  return (
    <>
      {changed && <UpdateSearch key={toQuery(filter)} id={changed.id} name={changed.name} filter={filter} />}
      <Pill aria-haspopup="dialog" onClick={show} onPointerEnter={() => void loadDialog()}>
        {known ? <BookmarkCheck size={16} aria-hidden="true" /> : <Bookmark size={16} aria-hidden="true" />}
        {known ? <Trans>Saved</Trans> : <Trans>Save this search</Trans>}
      </Pill>
      {canDescribe && (
        <LocalLink to={paths.mandates(`${DESCRIBE_PARAMETER}=1&${toQuery(filter)}`)} className={PILL_CLASS}>
          <Target size={16} aria-hidden="true" />
          <Trans>Describe what you want</Trans>
        </LocalLink>
      )}
      {render("daily")}
    </>
  );
}

/** The same where nothing was found. */
export function SaveEmptySearch(props: SaveSearchProps) {
  const { known, show, render } = useSaveDialog(props);
  return (
    <>
      <Button aria-haspopup="dialog" onClick={show} onPointerEnter={() => void loadDialog()}>
        {known ? <Trans>Saved</Trans> : <Trans>Tell me when one is listed</Trans>}
      </Button>
      {render("instant")}
    </>
  );
}

function useSaveDialog({ filter, listWords, toQuery }: SaveSearchProps) {
  const { data: saved } = useSavedSearches();
  const { show, render } = useLazyDialog(loadDialog);
  // In any order of keywords.
  const keyOf = (asked: SavedFilter) => toQuery(asked).split("&").toSorted().join("&");
  const known = saved?.searches.find((search) => keyOf(search.filter) === keyOf(filter));
  return {
    known,
    show,
    render: (cadence: "daily" | "instant") =>
      saved && render({ filter, words: listWords(filter), saved, known, cadence }),
  };
}

interface UpdateSearchProps {
  id: string;
  name: string;
  filter: SavedFilter;
}

/** Replaces the filters of the saved search from which the reader came. */
function UpdateSearch({ id, name, filter }: UpdateSearchProps) {
  const { t } = useLingui();
  const failureWords = useFailureWords();
  const { run, pending } = useCall();
  const { change } = useSavedSearchActions();

  async function update() {
    await change(id, { filter });
    toast.success(t`“${name}” updated.`);
  }

  return (
    <Pill
      isMain
      data-pending={pending || undefined}
      onClick={() => void run(update, (failure) => toast.error(failureWords(failure)))}
    >
      <RefreshCw size={16} className="shrink-0" aria-hidden="true" />
      <span className="min-w-0 truncate">
        <Trans>Update “{name}”</Trans>
      </span>
    </Pill>
  );
}

/** A button among the chips of the filters, as high as they are. */
function Pill({ isMain = false, ...rest }: Omit<ComponentProps<"button">, "className"> & { isMain?: boolean }) {
  return <button type="button" {...rest} className={isMain ? MAIN_PILL_CLASS : PILL_CLASS} />;
}

const PILL =
  "relative mr-2 inline-flex min-h-9 max-w-full items-center gap-1.5 rounded-full border px-3.5 text-14 font-semibold transition-colors after:absolute after:-inset-1 print:hidden";
const PILL_CLASS = classNames(PILL, "border-line-strong bg-raised text-link hover:border-text");
const MAIN_PILL_CLASS = classNames(PILL, "border-action bg-action text-on-action hover:bg-action-hover");
