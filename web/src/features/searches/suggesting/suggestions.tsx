import type { Suggestion } from "@vestpocket/domain/suggestions/suggestions.schema";
import { type ReactNode, type RefObject, useId, useImperativeHandle, useLayoutEffect, useMemo, useState } from "react";
import { Queries } from "../../../platform/queries.tsx";
import type { KeywordField } from "../../../shared/keywords/keyword-field.ts";
import type { PickerProps } from "../search-choices.ts";
import { chooseSuggestion } from "./choose-suggestion.ts";
import { findSuggestions } from "./find-suggestions.ts";
import type { ShownSuggestions, SuggestionControls } from "./suggestion-controls.ts";
import { SuggestionList } from "./suggestion-list.tsx";
import { useSuggestions } from "./suggestions.api.ts";

interface SuggestionsProps extends Pick<PickerProps, "onChange"> {
  field: KeywordField;
  /** Contains the field. */
  frame: RefObject<HTMLElement | null>;
  controls: RefObject<SuggestionControls | null>;
  onShown: (shown: ShownSuggestions | undefined) => void;
}

/** Ways to narrow a search, shown while typing. */
export function Suggestions(props: SuggestionsProps): ReactNode {
  return (
    <Queries>
      <Matching {...props} />
    </Queries>
  );
}

function Matching({ field, frame, controls, onShown, onChange }: SuggestionsProps) {
  const index = useSuggestions();
  const list = useId();
  const { draft } = field;
  const found = useMemo(() => findSuggestions(index, draft), [index, draft]);
  const [closedFor, setClosedFor] = useState<string>();
  const [reached, setReached] = useState({ draft, at: -1 });
  const isOpen = found.length > 0 && closedFor !== draft;
  const at = isOpen && reached.draft === draft ? reached.at : -1;
  const active = at < 0 ? undefined : `${list}-${at}`;

  function choose(suggestion: Suggestion) {
    setClosedFor(draft);
    chooseSuggestion(suggestion, { field, onChange });
  }

  /** One step past either end is the field itself. */
  function move(step: 1 | -1) {
    setClosedFor(undefined);
    const places = found.length + 1;
    setReached({ draft, at: ((at + 1 + step + places) % places) - 1 });
  }

  useImperativeHandle(controls, () => ({
    close: () => setClosedFor(draft),
    press(event) {
      const isArrow = event.key === "ArrowDown" || event.key === "ArrowUp";
      const suggestion = found[at];
      if (isArrow && found.length > 0) move(event.key === "ArrowDown" ? 1 : -1);
      else if (event.key === "Enter" && suggestion !== undefined) choose(suggestion);
      else if (event.key === "Escape" && isOpen) setClosedFor(draft);
      else {
        // The caret moves, so the field is active again.
        if (event.key === "Home" || event.key === "End") setReached({ draft, at: -1 });
        return;
      }
      // Keep this key from the surroundings, such as the dialog around the field.
      event.preventDefault();
      event.stopPropagation();
    },
  }));

  useLayoutEffect(() => {
    onShown(isOpen ? { list, active } : undefined);
    return () => onShown(undefined);
  }, [isOpen, list, active, onShown]);

  return (
    <SuggestionList
      id={list}
      suggestions={isOpen ? found : []}
      at={at}
      anchor={frame}
      onReach={(next) => setReached({ draft, at: next })}
      onChoose={choose}
    />
  );
}
