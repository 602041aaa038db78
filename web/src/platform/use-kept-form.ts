import { useState } from "react";
import { forgetDraft, keepDraft, readDraft } from "./drafts.ts";
import { currentSession } from "./session.ts";
import { type FormOptions, type KeptTyping, useForm } from "./use-form.ts";

interface KeptFormOptions<Values extends object> extends FormOptions<Values> {
  /** The name under which what is typed is stored: one per form and what it is about. */
  keepAs: string;
}

/**
 * `useForm`, whose typed text is stored in this browser until it is sent, so that a reload, or a session that ends
 * elsewhere and takes the form away, does not lose it. Leaving the form while signed in forgets it. Never for a form
 * that asks for a password or a code.
 */
export function useKeptForm<Values extends object>(options: KeptFormOptions<Values>) {
  const [kept] = useState(() => openKept(options.keepAs));
  return useForm<Values>({ ...options, kept });
}

/** What the signed-in account types into a form; undefined if nobody is signed in. */
function openKept(name: string): KeptTyping | undefined {
  const { uid } = currentSession();
  if (uid === undefined) return undefined;
  const key = `${uid}.form.${name}`;
  const content = readDraft(key)?.content;
  const isOwners = () => currentSession().uid === uid;
  return {
    stored: typeof content === "object" && content !== null ? content : {},
    keep(typed) {
      if (!isOwners()) return;
      if (Object.keys(typed).length > 0) keepDraft(key, typed);
      return () => {
        if (isOwners()) forgetDraft(key);
      };
    },
    forget: () => forgetDraft(key),
  };
}
