import { autoUpdate, flip, offset, type SizeOptions, size, useFloating } from "@floating-ui/react-dom";
import { Plural, useLingui } from "@lingui/react/macro";
import type { Suggestion } from "@vestpocket/domain/suggestions/suggestions.schema";
import { type RefObject, useLayoutEffect, useState } from "react";
import { createPortal } from "react-dom";
import { findListContainer, LIST_CLASS, POPUP_CLASS } from "../../../ui/dropdown-parts.tsx";
import { SuggestionOption } from "./suggestion-option.tsx";

interface SuggestionListProps {
  id: string;
  /** Empty while the list is closed. */
  suggestions: readonly Suggestion[];
  /** The index of the suggestion that the arrow keys have reached, or -1. */
  at: number;
  /** Contains the field. */
  anchor: RefObject<HTMLElement | null>;
  onReach: (at: number) => void;
  onChoose: (suggestion: Suggestion) => void;
}

/** The list under the field, which keeps the focus, and its length for screen readers. */
export function SuggestionList({ id, suggestions, at, anchor, onReach, onChoose }: SuggestionListProps) {
  const { t } = useLingui();
  const [container] = useState(findListContainer);
  const isOpen = suggestions.length > 0;
  const { refs, floatingStyles } = useFloating({
    open: isOpen,
    placement: "bottom-start",
    middleware: [offset(4), flip({ padding: 8 }), size({ padding: 8, apply: setSize })],
    whileElementsMounted: autoUpdate,
  });
  useLayoutEffect(() => refs.setReference(anchor.current?.querySelector("input") ?? null), [refs, anchor]);
  return (
    <>
      <p role="status" className="sr-only">
        {isOpen && <Plural value={suggestions.length} one="# suggestion" other="# suggestions" />}
      </p>
      {isOpen &&
        container !== null &&
        createPortal(
          <div ref={refs.setFloating} style={floatingStyles} className={`z-50 sm:min-w-80 ${POPUP_CLASS}`}>
            <div id={id} role="listbox" aria-label={t`Suggestions`} className={LIST_CLASS}>
              {suggestions.map((suggestion, place) => (
                <SuggestionOption
                  key={`${suggestion.kind} ${suggestion.within} ${suggestion.label}`}
                  id={`${id}-${place}`}
                  suggestion={suggestion}
                  isReached={place === at}
                  onReach={() => onReach(place)}
                  onChoose={() => onChoose(suggestion)}
                />
              ))}
            </div>
          </div>,
          container,
        )}
    </>
  );
}

/** The same measures as those of a dropdown's list. */
const setSize: NonNullable<SizeOptions["apply"]> = ({ rects, availableWidth, availableHeight, elements }) => {
  const { style } = elements.floating;
  style.setProperty("--anchor-width", `${rects.reference.width}px`);
  style.setProperty("--available-width", `${availableWidth}px`);
  style.setProperty("--available-height", `${availableHeight}px`);
};
