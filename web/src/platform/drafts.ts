import { forgetAll, keep, listKept, readKept } from "./kept.ts";

/** Unsaved form content, stored in this browser by account id. */
const PREFIX = "vestpocket.draft.";

export interface Draft {
  /** Unix milliseconds. */
  readonly keptAt: number;
  readonly content: unknown;
}

/** Undefined if there is none or it cannot be parsed. */
export function readDraft(key: string): Draft | undefined {
  try {
    const draft: unknown = JSON.parse(readKept(PREFIX + key) ?? "");
    if (typeof draft !== "object" || draft === null || !("keptAt" in draft) || !("content" in draft)) return undefined;
    return typeof draft.keptAt === "number" ? { keptAt: draft.keptAt, content: draft.content } : undefined;
  } catch {
    return undefined;
  }
}

/** Saves a draft; undefined if the browser cannot store it, say because the quota is exceeded. */
export function keepDraft(key: string, content: unknown): Draft | undefined {
  const draft = { keptAt: Date.now(), content };
  return keep(PREFIX + key, JSON.stringify(draft)) ? draft : undefined;
}

export function forgetDraft(key: string): void {
  keep(PREFIX + key, null);
}

/** Removes all drafts on sign-out, so that the next user of this browser finds none. */
export function forgetDrafts(): void {
  forgetAll(PREFIX);
}

/** The keys of the drafts whose key has this prefix. */
export function listDraftKeys(prefix: string): string[] {
  return listKept(PREFIX + prefix).map((key) => key.slice(PREFIX.length));
}
