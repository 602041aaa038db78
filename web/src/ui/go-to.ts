/** Scrolls to the element with this id, and focuses it. Without adding a history entry, so that Back still leads to the list. */
export function goTo(id: string): void {
  const target = document.getElementById(id);
  target?.scrollIntoView();
  target?.focus({ preventScroll: true });
}
