import { useEffect, useRef, useState } from "react";
import { type Draft, forgetDraft, keepDraft, readDraft } from "../../../platform/drafts.ts";
import { type PostingDraft, readPostingDraft } from "./posting-draft.ts";

/** What was kept under a key before, and since when. */
export function useDraftAtStart(key: string): (Draft & PostingDraft) | undefined {
  const [found] = useState(() => {
    const draft = readDraft(key);
    const content = readPostingDraft(draft?.content);
    return draft && content && { ...draft, ...content };
  });
  return found;
}

/**
 * Keeps a form under a key at every change of it; undefined: nothing is to be kept. Answers since when it is kept, in Unix
 * milliseconds, or undefined.
 */
export function useKeptDraft(key: string, content: PostingDraft | undefined, keptAtStart: number | undefined) {
  const [keptAt, setKeptAt] = useState(keptAtStart);
  const text = content && JSON.stringify(content);
  const seen = useRef(text);
  useEffect(() => {
    if (seen.current === text) return;
    seen.current = text;
    if (text === undefined) forgetDraft(key);
    setKeptAt(text === undefined ? undefined : keepDraft(key, JSON.parse(text))?.keptAt);
  }, [key, text]);
  return keptAt;
}
