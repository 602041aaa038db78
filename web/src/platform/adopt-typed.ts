import { useLayoutEffect } from "react";

/**
 * Keeps what was typed, ticked or chosen before the page was hydrated. React leaves such values in the fields but does
 * not know them, so its first update would restore its own. Each field therefore repeats its events once React listens.
 */
export function useTypedBefore(): void {
  useLayoutEffect(() => {
    for (const field of document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>("input, textarea")) {
      repeat(field);
    }
  }, []);
}

function repeat(field: HTMLInputElement | HTMLTextAreaElement): void {
  if (field instanceof HTMLTextAreaElement) repeatText(field, HTMLTextAreaElement.prototype);
  else if (field.type === "checkbox" || field.type === "radio") repeatTick(field);
  else if (field.type !== "file") repeatText(field, HTMLInputElement.prototype);
  else if (field.files?.length) field.dispatchEvent(new Event("change", { bubbles: true }));
}

function repeatText(field: HTMLInputElement | HTMLTextAreaElement, prototype: object): void {
  const { value, selectionStart, selectionEnd } = field;
  if (value === field.defaultValue) return;
  // React treats a value assigned to the field itself as known, and an event without a new value as no change.
  field.value = field.defaultValue;
  Reflect.set(prototype, "value", value, field);
  // An email field has no selection.
  if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
  field.dispatchEvent(new Event("input", { bubbles: true }));
}

function repeatTick(field: HTMLInputElement): void {
  if (field.checked === field.defaultChecked || (field.type === "radio" && !field.checked)) return;
  field.checked = !field.checked;
  field.click();
}
