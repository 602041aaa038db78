import type { PostingValues } from "@vestpocket/domain/listings/posting-values.rules";
import { useEffect, useRef, useState } from "react";
import { type Draft, forgetDraft, keepDraft, readDraft } from "../../../platform/drafts.ts";
import { type PostingDraft, readPostingDraft } from "./posting-draft.ts";

/** A previously saved draft and when it was saved. */
export function useDraftAtStart(key: string): (Draft & PostingDraft) | undefined {
  const [found] = useState(() => {
    const draft = readDraft(key);
    const content = readPostingDraft(draft?.content);
    return draft && content && { ...draft, ...content };
  });
  return found;
}

interface DraftOptions {
  key: string;
  /** What was stored before the form opened. */
  draft: (Draft & PostingDraft) | undefined;
  values: PostingValues;
  /** The listing as it was when the form opened. */
  base: PostingValues;
  hasFiles: boolean;
  /** The audiences of pictures that the form changed. */
  levels: PostingDraft["levels"];
  /** There is nothing worth storing: the form was saved or not touched. */
  isForgotten: boolean;
}

/** Stores a form in this browser on every change. Files cannot be stored, only the fact that there were some. */
export function useKeptDraft({ key, draft, values, base, hasFiles, levels, isForgotten }: DraftOptions) {
  const [keptAt, setKeptAt] = useState(draft?.keptAt);
  const [wereLost, setWereLost] = useState(draft?.hadFiles === true);
  const content: PostingDraft = { values, base, hadFiles: hasFiles || wereLost, levels };
  const text = isForgotten ? undefined : JSON.stringify(content);
  // A stored edit may have nothing left that the listing does not have by now.
  const seen = useRef(text === undefined && draft?.hadFiles === false ? "" : text);
  useEffect(() => {
    if (seen.current === text) return;
    seen.current = text;
    if (text === undefined) forgetDraft(key);
    setKeptAt(text === undefined ? undefined : keepDraft(key, JSON.parse(text))?.keptAt);
  }, [key, text]);
  return {
    /** Unix milliseconds; undefined if there is no draft. */
    keptAt,
    /** Whether files were chosen before a reload and are lost. */
    lostFiles: wereLost && !hasFiles,
    forgetLostFiles: () => setWereLost(false),
  };
}
