import { addKeyword } from "@vestpocket/domain/keywords/keywords.rules";
import type { Message } from "@vestpocket/domain/shared/text";
import { useState } from "react";
import { useMessage } from "../../platform/language.ts";

export interface KeywordField {
  readonly keywords: readonly string[];
  /** Typed but not added yet. */
  readonly draft: string;
  /** The rule that the last attempt broke, shown next to the field. */
  readonly refusal: Message | undefined;
  readonly type: (draft: string) => void;
  /** Adds what is typed, or another keyword in its place. Returns the resulting keywords, or undefined if a rule forbids it. */
  readonly add: (keyword?: string) => readonly string[] | undefined;
  /** Shows the rule that something typed breaks. */
  readonly refuse: (rule: Message) => void;
  readonly remove: (keyword: string) => void;
}

/** State of a keyword field, with the rules shared by search and posting. A broken rule is shown in an alert and stays next to the field. */
export function useKeywordField(
  keywords: readonly string[],
  /** `change` makes the keywords from others, if newer ones than those shown are known. */
  onChange: (keywords: readonly string[], change: (newest: readonly string[]) => readonly string[]) => void,
): KeywordField {
  const message = useMessage();
  const [draft, setDraft] = useState("");
  const [refusal, setRefusal] = useState<Message>();

  function refuse(rule: Message) {
    setRefusal(rule);
    window.alert(message(rule));
  }

  function add(keyword = draft) {
    const added = addKeyword(keywords, keyword);
    if ("refusal" in added) {
      refuse(added.refusal);
      return undefined;
    }
    setDraft("");
    setRefusal(undefined);
    if (added.keywords !== keywords) {
      onChange(added.keywords, (newest) => ({ keywords: newest, ...addKeyword(newest, keyword) }).keywords);
    }
    return added.keywords;
  }

  return {
    keywords,
    draft,
    refusal,
    type(typed) {
      setDraft(typed);
      setRefusal(undefined);
    },
    add,
    refuse,
    remove(keyword) {
      setRefusal(undefined);
      const without = (all: readonly string[]) => all.filter((each) => each !== keyword);
      onChange(without(keywords), without);
    },
  };
}
