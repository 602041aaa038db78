/** The id of the part of the form that a field's name stands for: where a link to its error leads. */
export function anchorOf(name: string): string {
  return `posting-${name}`;
}

/** Goes to a field: to what is chosen in it already, or its first control. */
export function focusField(name: string): void {
  const place = document.getElementById(anchorOf(name));
  const control =
    place?.querySelector<HTMLElement>("input:checked") ?? place?.querySelector<HTMLElement>("input, textarea, button");
  control?.focus();
}
