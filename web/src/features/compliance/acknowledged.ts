import { useState } from "react";
import { keepDraft, readDraft } from "../../platform/drafts.ts";

/** Which warnings about a listing its owner has acknowledged, stored in this browser until they sign out. */
export function useAcknowledged(uid: string, listingId: string) {
  const key = `${uid}.acknowledged.${listingId}`;
  const [rules, setRules] = useState<readonly string[]>(() => readRules(key));
  return {
    has: (rule: string) => rules.includes(rule),
    add(rule: string) {
      const added = [...rules, rule];
      setRules(added);
      keepDraft(key, added);
    },
  };
}

function readRules(key: string): string[] {
  const content = readDraft(key)?.content;
  return Array.isArray(content) ? content.filter((rule) => typeof rule === "string") : [];
}
