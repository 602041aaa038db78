const FIELDS =
  "input:not([type='checkbox']), textarea, select, [contenteditable=''], [contenteditable='true'], [role='listbox'], [role='combobox']";

/** Whether a key belongs to a field, a list of choices, an open dialog, or the browser. */
export function isTyping({ target, altKey, ctrlKey, metaKey, isComposing, defaultPrevented }: KeyboardEvent): boolean {
  if (altKey || ctrlKey || metaKey || isComposing || defaultPrevented) return true;
  // What opens above the page. Charts in the page are listboxes of their points, and always there.
  const covers = [...document.querySelectorAll("dialog[open], [role='listbox'], [role='menu']")];
  if (covers.some((each) => each.matches("dialog") || each.closest("main") === null)) return true;
  return target instanceof Element && target.closest(FIELDS) !== null;
}

/** Moves the focus to the list's search field; false if the page has none. */
export function focusSearch(): boolean {
  const field = document.querySelector<HTMLInputElement>("main input[type='search']");
  field?.focus();
  field?.select();
  return field !== null;
}

/** Moves the focus to the link of the next or previous row; false if the page has no rows. */
export function moveByRow(step: 1 | -1): boolean {
  const rows = [...document.querySelectorAll("main table tbody tr")].filter((row) => openerOf(row) !== null);
  if (rows.length === 0) return false;
  const now = rows.findIndex((row) => row.contains(document.activeElement));
  const next = now === -1 ? 0 : Math.min(Math.max(now + step, 0), rows.length - 1);
  const opener = rows[next] && openerOf(rows[next]);
  opener?.focus();
  opener?.scrollIntoView({ block: "nearest" });
  return true;
}

/** Presses the checkbox of the focused row; false if there is none. */
export function toggleRow(): boolean {
  const box = document.activeElement
    ?.closest("main table tbody tr")
    ?.querySelector<HTMLInputElement>("[type='checkbox']");
  box?.click();
  return box != null;
}

const findMarked = (key: string) => document.querySelector<HTMLElement>(`main [data-key='${key}']`);

/** Presses what the page marks with this key; false if it has none. */
export function pressMarked(key: string): boolean {
  const marked = findMarked(key);
  marked?.click();
  return marked !== null;
}

/** Moves the focus to the field that the page marks with this key; false if it has none. */
export function focusMarked(key: string): boolean {
  const marked = findMarked(key);
  marked?.focus();
  return marked !== null;
}

function openerOf(row: Element): HTMLElement | null {
  return row.querySelector<HTMLElement>("a[href], button, summary");
}
