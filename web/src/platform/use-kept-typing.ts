import { useEffect, useState } from "react";
import { forgetDraft, keepDraft, readDraft } from "./drafts.ts";
import { currentSession } from "./session.ts";

/** The key of what this account types into a form; undefined if nothing of it is stored. */
export function useTypingKey(name: string | undefined): string | undefined {
  const [key] = useState(() => {
    const { uid } = currentSession();
    return uid !== undefined && name !== undefined ? `${uid}.form.${name}` : undefined;
  });
  return key;
}

/** What was stored under the key and never sent. */
export function readTyping(key: string | undefined): object {
  const content = key !== undefined && readDraft(key)?.content;
  return typeof content === "object" && content !== null ? content : {};
}

/**
 * Stores what is typed while the form is open, so that a reload, or a session that ends elsewhere and takes the form
 * away, does not lose it. Leaving the form while signed in forgets it.
 */
export function useKeptTyping(key: string | undefined, typed: object): void {
  useEffect(() => {
    const isOwners = () => key?.startsWith(`${currentSession().uid}.`) === true;
    if (key === undefined || !isOwners()) return;
    if (Object.keys(typed).length > 0) keepDraft(key, typed);
    return () => {
      if (isOwners()) forgetDraft(key);
    };
  }, [key, typed]);
}
