import type { PostingValues } from "@vestpocket/domain/listings/posting-values.rules";
import { listSectionFields, SECTIONS, type Section } from "./posting-sections.ts";

/** The element id of a field, used as the target of error links. */
export function anchorOf(name: string): string {
  return `posting-${name}`;
}

/** The element id of a section's heading. */
export function headingOf(section: Section): string {
  return `section-${section}`;
}

/** The section that holds an element; undefined outside the form's cards. */
export function findSection(element: Element): Section | undefined {
  const heading = element.closest("section")?.getAttribute("aria-labelledby");
  return SECTIONS.find((section) => headingOf(section) === heading);
}

/** Scrolls to a section's heading and focuses it. */
export function focusHeading(section: Section): void {
  const heading = document.getElementById(headingOf(section));
  heading?.scrollIntoView();
  heading?.focus({ preventScroll: true });
}

/** Focuses a field: its chosen option, or else its first control. */
export function focusField(name: string): void {
  const place = document.getElementById(anchorOf(name));
  const control =
    place?.querySelector<HTMLElement>("input:checked") ?? place?.querySelector<HTMLElement>("input, textarea, button");
  control?.focus();
}

/** A function that focuses a field; undefined if the form does not have the field. */
export function leadTo(name: string, values: PostingValues): (() => void) | undefined {
  const isAsked = SECTIONS.some((section) => listSectionFields(section, values).includes(name));
  return isAsked ? () => focusField(name) : undefined;
}
