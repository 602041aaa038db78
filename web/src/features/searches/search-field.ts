import type { Message } from "@vestpocket/domain/shared/text";
import { type KeyboardEvent, type RefObject, useRef } from "react";
import { type KeywordField, useKeywordField } from "../../shared/keywords/keyword-field.ts";
import type { PickerProps } from "./search-choices.ts";
import type { SearchChange } from "./search-query.ts";

/** What a text changes in a search, or the rule that its keywords break. */
export type ReadText = { readonly change: SearchChange } | { readonly refusal: Message };

/** What reads the field's text as filters. */
interface TextReader {
  /** Undefined if the text says nothing but words. */
  readonly read: (typed: string) => ReadText | undefined;
  /** Empties the field. Without a change if the text breaks a rule, which is then shown; undefined if it says nothing but words. */
  readonly take: () => { readonly change?: SearchChange } | undefined;
  /** Prevents a key's default if the text handled it. */
  readonly press: (event: KeyboardEvent<HTMLInputElement>) => void;
}

/** A keyword field whose text may also say filters, once what reads it has loaded (product.md §6.2). */
export interface SearchField extends KeywordField {
  readonly reader: RefObject<TextReader | null>;
  /** What the text changes, as filters or as a keyword, and empties the field; undefined if it breaks a rule. */
  readonly take: () => SearchChange | undefined;
}

export function useSearchField({ search, onChange }: Pick<PickerProps, "search" | "onChange">): SearchField {
  const reader = useRef<TextReader>(null);
  const field = useKeywordField(search.keywords ?? [], (_, change) =>
    onChange((newest) => ({ ...newest, keywords: [...change(newest.keywords ?? [])], page: undefined })),
  );
  return {
    ...field,
    reader,
    take() {
      const taken = reader.current?.take();
      if (taken) return taken.change;
      const keywords = field.add();
      return keywords && ((newest) => ({ ...newest, keywords: [...keywords] }));
    },
  };
}
