import { Suspense, useRef, useState } from "react";
import { lazyExtra } from "../../platform/lazy-extra.ts";
import { KeywordInput } from "../../shared/keywords/keyword-input.tsx";
import type { PickerProps } from "./search-choices.ts";
import type { SearchField } from "./search-field.ts";
import type { SearchChange } from "./search-query.ts";
import type { ShownSuggestions, SuggestionControls } from "./suggesting/suggestion-controls.ts";

const Suggestions = lazyExtra(async () => (await import("./suggesting/suggestions.tsx")).Suggestions);
const TextParts = lazyExtra(async () => (await import("./reading/text-parts.tsx")).loadTextParts());

interface SearchKeywordsProps extends Pick<PickerProps, "onChange" | "className"> {
  /** From `useSearchField`. */
  field: SearchField;
  /** Enter in a text that says filters. */
  onRead: (change: SearchChange) => void;
}

/**
 * The keyword field of a search. It suggests places, categories and words, and shows which filters its text says; the code
 * and data of both load on focus, and without them it takes keywords.
 */
export function SearchKeywords({ field, onChange, onRead, className }: SearchKeywordsProps) {
  const frame = useRef<HTMLDivElement>(null);
  const controls = useRef<SuggestionControls>(null);
  const [isAsked, setIsAsked] = useState(false);
  const [shown, setShown] = useState<ShownSuggestions>();

  return (
    <div ref={frame} className={className}>
      <KeywordInput
        field={field}
        combobox={{
          role: "combobox",
          "aria-autocomplete": "list",
          "aria-expanded": shown !== undefined,
          "aria-controls": shown?.list,
          "aria-activedescendant": shown?.active,
          onFocus: () => setIsAsked(true),
          onBlur: () => controls.current?.close(),
          onKeyDown: (event) => {
            controls.current?.press(event);
            if (!event.defaultPrevented) field.reader.current?.press(event);
          },
        }}
      >
        {isAsked && (
          <Suspense>
            <TextParts field={field} frame={frame} onRead={onRead} />
          </Suspense>
        )}
      </KeywordInput>
      {isAsked && (
        <Suspense>
          <Suggestions onChange={onChange} field={field} frame={frame} controls={controls} onShown={setShown} />
        </Suspense>
      )}
    </div>
  );
}
