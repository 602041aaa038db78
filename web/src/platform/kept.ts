/** A small choice stored in this browser: null if there is none, undefined if the browser refuses to store anything. */
export function readKept(key: string): string | null | undefined {
  try {
    return localStorage.getItem(key);
  } catch {
    return undefined;
  }
}

/** Stores a choice, or removes it with null. If the browser refuses, the choice applies to this page only. */
export function keep(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // Refused by the browser's settings.
  }
}

/** Keys with this prefix belong to the signed-in person and are removed at sign-out. */
export const OWN_PREFIX = "vestpocket.own.";

/** Forgets everything whose key begins with this. */
export function forgetAll(prefix: string): void {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(prefix)) localStorage.removeItem(key);
  } catch {
    // Blocked by the browser's settings: nothing was stored.
  }
}
