import { vi } from "vitest";

/** Makes `focus()` do nothing behind an open dialog, as in a browser, until the test ends. */
export function keepPageInert(): void {
  const { focus } = HTMLElement.prototype;
  vi.spyOn(HTMLElement.prototype, "focus").mockImplementation(function (this: HTMLElement, options?: FocusOptions) {
    const dialog = document.querySelector("dialog[open]");
    if (dialog === null || dialog.contains(this)) focus.call(this, options);
  });
}
