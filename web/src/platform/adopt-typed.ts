import { useLayoutEffect } from "react";

/**
 * Keeps what was typed, ticked or chosen before the page was hydrated. React leaves such values in the fields but does
 * not know them, so its first update would restore its own. Each field therefore repeats its events once React listens.
 */
export function useTypedBefore(): void {
  useLayoutEffect(() => {
    for (const field of document.querySelectorAll<Field>("input, textarea")) {
      repeat(field);
    }
  }, []);
}

/**
 * Password managers and extensions fill in fields without telling React, which restores its own value when it next
 * renders the form. So before React hears that someone goes to a field, types or sends the form, each text field of the
 * form that shows something other than React last rendered repeats its event. In every form of the site.
 */
export function readFilledFields(): void {
  for (const type of ["focusin", "input", "submit"]) window.addEventListener(type, readForm, true);
}

let isReading = false;

function readForm({ type, target }: Event): void {
  const form = (target as Element).closest("form");
  if (isReading || !form) return;
  isReading = true;
  const fields = [...form.querySelectorAll<Field>("input, textarea")];
  const shown = fields.map((field) => [field, field.value] as const);
  // React renders after each event, and so restores the others. It does not write ticks and files into the elements.
  for (const [field, value] of shown) {
    // What someone types is news to React anyway.
    if (isText(field) && (type !== "input" || field !== target)) repeatText(field, value);
  }
  isReading = false;
}

type Field = HTMLInputElement | HTMLTextAreaElement;

const isText = ({ type }: Field) => !/checkbox|radio|file/u.test(type);

function repeat(field: Field): void {
  if (isText(field)) repeatText(field, field.value);
  else if (field.type !== "file") repeatTick(field as HTMLInputElement);
  else if ((field as HTMLInputElement).files?.length) field.dispatchEvent(new Event("change", { bubbles: true }));
}

function repeatText(field: Field, value: string): void {
  const { selectionStart, selectionEnd } = field;
  if (value === field.defaultValue) return;
  // React treats a value assigned to the field itself as known, and an event without a new value as no change.
  field.value = field.defaultValue;
  Reflect.set(Object.getPrototypeOf(field), "value", value, field);
  // An email field has no selection.
  if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
  field.dispatchEvent(new Event("input", { bubbles: true }));
}

function repeatTick(field: HTMLInputElement): void {
  if (field.checked === field.defaultChecked || (field.type === "radio" && !field.checked)) return;
  field.checked = !field.checked;
  field.click();
}
