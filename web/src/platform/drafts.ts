/** What was typed into a long form and not yet saved, kept in this browser under the account's id. */
const PREFIX = "vestpocket.draft.";

export interface Draft {
  /** Unix milliseconds. */
  readonly keptAt: number;
  readonly content: unknown;
}

/** Undefined where there is none, or none that can be read. */
export function readDraft(key: string): Draft | undefined {
  try {
    const draft: unknown = JSON.parse(localStorage.getItem(PREFIX + key) ?? "");
    if (typeof draft !== "object" || draft === null || !("keptAt" in draft) || !("content" in draft)) return undefined;
    return typeof draft.keptAt === "number" ? { keptAt: draft.keptAt, content: draft.content } : undefined;
  } catch {
    return undefined;
  }
}

/** The draft as it is kept; undefined where the browser keeps nothing, as when its room is used up. */
export function keepDraft(key: string, content: unknown): Draft | undefined {
  const draft = { keptAt: Date.now(), content };
  try {
    localStorage.setItem(PREFIX + key, JSON.stringify(draft));
    return draft;
  } catch {
    return undefined;
  }
}

export function forgetDraft(key: string): void {
  localStorage.removeItem(PREFIX + key);
}

/** Everyone's, when somebody signs out: whoever uses this browser next finds nothing. */
export function forgetDrafts(): void {
  for (const key of Object.keys(localStorage)) if (key.startsWith(PREFIX)) localStorage.removeItem(key);
}
