import type { FormStep } from "@vestpocket/domain/listings/form-steps.rules";

/** The element id of a field, used as the target of error links. */
export function anchorOf(name: string): string {
  return `posting-${name}`;
}

/** The element id of a step's heading. */
export function headingOf(step: FormStep): string {
  return `step-${step}`;
}

/** Where the form begins: above its steps. */
export const FORM_TOP = "posting-form";

/** Scrolls to the form's beginning and focuses a step's heading. */
export function focusHeading(step: FormStep): void {
  document.getElementById(FORM_TOP)?.scrollIntoView();
  document.getElementById(headingOf(step))?.focus({ preventScroll: true });
}

/** Focuses a field: its chosen option, or else its first control; unfolds what it is in. */
export function focusField(name: string): void {
  const place = document.getElementById(anchorOf(name));
  const fold = place?.closest("details");
  if (fold) fold.open = true;
  const control =
    place?.querySelector<HTMLElement>("input:checked") ?? place?.querySelector<HTMLElement>("input, textarea, button");
  control?.focus();
}
