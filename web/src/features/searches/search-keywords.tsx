import { Suspense, useRef, useState } from "react";
import { lazyExtra } from "../../platform/lazy-extra.ts";
import type { KeywordField } from "../../shared/keywords/keyword-field.ts";
import { KeywordInput } from "../../shared/keywords/keyword-input.tsx";
import type { PickerProps } from "./search-choices.ts";
import type { ShownSuggestions, SuggestionControls } from "./suggesting/suggestion-controls.ts";

const Suggestions = lazyExtra(async () => (await import("./suggesting/suggestions.tsx")).Suggestions);

interface SearchKeywordsProps extends Pick<PickerProps, "onChange" | "className"> {
  /** From `useKeywordField`. */
  field: KeywordField;
}

/** The keyword field of a search. It suggests places, categories and words; their code and data load on focus. */
export function SearchKeywords({ field, onChange, className }: SearchKeywordsProps) {
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
          onKeyDown: (event) => controls.current?.press(event),
        }}
      />
      {isAsked && (
        <Suspense>
          <Suggestions onChange={onChange} field={field} frame={frame} controls={controls} onShown={setShown} />
        </Suspense>
      )}
    </div>
  );
}
