/** A small choice that this browser keeps: null if there is none, undefined where the browser refuses to keep anything. */
export function readKept(key: string): string | null | undefined {
  try {
    return localStorage.getItem(key);
  } catch {
    return undefined;
  }
}

/** Keeps a choice, or forgets it with null. Where the browser refuses, the choice holds for this page only. */
export function keep(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // Refused by the browser's settings.
  }
}
