/** Focuses the first invalid control; in a group of choices the chosen one, or else the first. */
export function focusInvalid(form: HTMLElement | null): boolean {
  const invalid = form?.querySelector<HTMLElement>("[aria-invalid=true], [data-invalid]");
  const control = invalid?.matches("fieldset")
    ? (invalid.querySelector<HTMLElement>("input:checked") ?? invalid.querySelector<HTMLElement>("input"))
    : invalid;
  control?.focus();
  return control !== undefined && control !== null;
}
