import type { MouseEvent } from "react";

/** Without adding a history entry, so that Back and “Back to results” still lead to the list. */
export function goTo(event: MouseEvent, id: string) {
  const target = document.getElementById(id);
  event.preventDefault();
  target?.scrollIntoView();
  target?.focus({ preventScroll: true });
}
