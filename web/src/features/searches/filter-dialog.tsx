import { Plural, Trans } from "@lingui/react/macro";
import { addKeyword } from "@vestpocket/domain/keywords/keywords.rules";
import { useDeferredValue, useEffect, useState } from "react";
import type { KeywordField } from "../../shared/keywords/keyword-field.ts";
import { Button } from "../../ui/button.tsx";
import { Sheet } from "../../ui/sheet.tsx";
import { FilterFields, type FilterFieldsProps } from "./filter-fields.tsx";
import { type ReadText, type SearchField, useSearchField } from "./search-field.ts";
import { type SearchChange, type SearchQuery, toSearchQuery } from "./search-query.ts";
import { countFilters } from "./search-state.ts";
import { useSearchCount } from "./searches.api.ts";
import { TypedBoundsContext, useTypedBounds } from "./typed-bounds.ts";

/** How long typing must pause before the listings with the typed keyword are counted. */
const PAUSE_MS = 250;

interface FilterDialogProps extends FilterFieldsProps {
  open: boolean;
  onClose: () => void;
}

/** All filters, whose choices apply together, with a live result count. */
export function FilterDialog({ open, onClose, search, onChange, unread, errors, icons }: FilterDialogProps) {
  // On a slow phone, rendering its many fields takes too long for a press: show the sheet first.
  const hasFields = useDeferredValue(open, false);
  /** Undefined until a filter is changed. */
  const [draft, setDraft] = useState<SearchQuery>();
  const shown = draft ?? search;
  const keywords = useSearchField({ search: shown, onChange: change });
  const bounds = useTypedBounds();

  function change(asked: SearchChange) {
    setDraft((before) => {
      const changed = asked(before ?? search);
      return changed === search ? before : changed;
    });
  }

  function clear() {
    setDraft({});
    bounds.clear();
    keywords.type("");
  }

  function close() {
    onClose();
    setDraft(undefined);
    keywords.type("");
  }

  function apply() {
    const [showProblem] = bounds.problems;
    if (showProblem) return showProblem();
    // What is typed but not added counts too; if it breaks a rule, the sheet stays open.
    const changed = keywords.take()?.(shown);
    if (!changed) return;
    if (draft || String(toSearchQuery(changed)) !== String(toSearchQuery(shown))) onChange(() => changed);
    close();
  }

  return (
    <Sheet
      open={open}
      onClose={close}
      title={<Trans>Filters</Trans>}
      footer={
        <SheetButtons
          search={shown}
          keywords={keywords}
          isWrong={bounds.problems.length > 0}
          isClearable={
            countFilters(shown, draft ? {} : unread) > 0 || keywords.draft !== "" || bounds.problems.length > 0
          }
          clear={clear}
          apply={apply}
        />
      }
    >
      {hasFields ? (
        <TypedBoundsContext value={bounds.context}>
          <FilterFields
            search={shown}
            onChange={change}
            keywords={keywords}
            unread={draft ? {} : unread}
            errors={draft ? {} : errors}
            icons={icons}
          />
        </TypedBoundsContext>
      ) : (
        // As tall as the sheet can be, like the fields.
        <div aria-busy="true" className="h-dvh" />
      )}
    </Sheet>
  );
}

interface SheetButtonsProps {
  search: SearchQuery;
  keywords: SearchField;
  /** Whether bounds are typed that are not valid: nothing can be counted. */
  isWrong: boolean;
  isClearable: boolean;
  clear: () => void;
  apply: () => void;
}

function SheetButtons({ search, keywords, isWrong, isClearable, clear, apply }: SheetButtonsProps) {
  // What the button would apply: what is typed but not added counts too.
  const typed = useTyped(keywords);
  const read = keywords.reader.current?.read(typed) ?? readKeyword(typed, keywords.keywords);
  const isRefused = "refusal" in read;
  const { data, isError } = useSearchCount(isRefused ? search : read.change(search));
  return (
    <div className="flex w-full items-center justify-between gap-4">
      <Button kind="link" onClick={clear} aria-disabled={!isClearable}>
        <Trans>Clear all</Trans>
      </Button>
      <Button size="large" onClick={apply} className="grow tabular sm:max-w-72">
        {data === undefined || isError || isRefused || isWrong ? (
          <Trans>Show listings</Trans>
        ) : data.totalIsAtLeast ? (
          <Plural value={data.totalResults} one="Show more than # listing" other="Show more than # listings" />
        ) : (
          <Plural value={data.totalResults} _0="No matching listings" one="Show # listing" other="Show # listings" />
        )}
      </Button>
    </div>
  );
}

/** What the keyword field held when typing last paused. */
function useTyped({ draft }: KeywordField): string {
  const [typed, setTyped] = useState(draft);
  useEffect(() => {
    const timer = setTimeout(setTyped, draft === "" ? 0 : PAUSE_MS, draft);
    return () => clearTimeout(timer);
  }, [draft]);
  return draft && typed;
}

/** A text that says nothing but words, as a keyword. */
function readKeyword(typed: string, keywords: readonly string[]): ReadText {
  const added = addKeyword(keywords, typed);
  if ("refusal" in added) return added;
  const isSame = added.keywords === keywords;
  return { change: (newest) => (isSame ? newest : { ...newest, keywords: [...added.keywords] }) };
}
