import { expect } from "vitest";

/** Expects a button that ignores presses for now; a natively disabled one would have lost the focus in a browser. */
export function expectHeld(button: HTMLElement): void {
  expect(button).toHaveAttribute("aria-disabled", "true");
  expect(button).toBeEnabled();
}

/** The same, right after it was pressed. */
export function expectHeldWithFocus(button: HTMLElement): void {
  expectHeld(button);
  expect(button).toHaveFocus();
}
