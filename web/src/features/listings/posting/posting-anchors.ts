/** The element id of a field, used as the target of error links. */
export function anchorOf(name: string): string {
  return `posting-${name}`;
}

/** Focuses a field: its chosen option, or else its first control. */
export function focusField(name: string): void {
  const place = document.getElementById(anchorOf(name));
  const control =
    place?.querySelector<HTMLElement>("input:checked") ?? place?.querySelector<HTMLElement>("input, textarea, button");
  control?.focus();
}
