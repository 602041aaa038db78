/**
 * The browser's storage, which a browser may refuse at any call, and clear at any time. Nothing else touches it (biome.json).
 */

/** A small choice stored in this browser: null if there is none, undefined if the browser refuses to store anything. */
export function readKept(key: string): string | null | undefined {
  try {
    return localStorage.getItem(key);
  } catch {
    return undefined;
  }
}

/**
 * Stores a choice, or removes it with null. False if the browser refuses, say because its storage is full or blocked: the
 * choice then applies to this page only.
 */
export function keep(key: string, value: string | null): boolean {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

/** The stored keys that begin with this; none if the browser refuses. */
export function listKept(prefix: string): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(prefix));
  } catch {
    return [];
  }
}

/** Keys with this prefix belong to the signed-in person and are removed at sign-out. */
export const OWN_PREFIX = "vestpocket.own.";

/** Forgets everything whose key begins with this. */
export function forgetAll(prefix: string): void {
  for (const key of listKept(prefix)) keep(key, null);
}

/** What this tab keeps over a reload; null if there is nothing, or the browser refuses. */
export function readForTab(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

export function keepForTab(key: string, value: string): void {
  try {
    sessionStorage.setItem(key, value);
  } catch {
    // Then the tab has forgotten it after a reload.
  }
}
