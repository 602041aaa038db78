const MARK = "isSwitched";

/** The router state of the same page in another language: the entry behind it in the history is the page itself. */
export function markSwitched(state: unknown): unknown {
  return typeof state === "object" && state !== null ? { ...state, [MARK]: true } : state;
}

/** Whether a page was reached by changing the language, as far as its router state says. */
export function isSwitched(state: object): boolean {
  return MARK in state;
}
