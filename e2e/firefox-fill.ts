import { expect, type Locator, type Page } from "@playwright/test";

/**
 * Through WebDriver BiDi, Playwright's `fill` assigns the property that React has overridden on the field, so React
 * thinks it already knows the new value. This assigns the field's own property, as the browser does when someone types.
 */
export function fillAsTyped(page: Page): void {
  const locator = Object.getPrototypeOf(page.locator("body")) as Locator;
  locator.fill = async function fill(this: Locator, text) {
    await expect(this).toBeEditable();
    await this.focus();
    await this.evaluate((element, value) => {
      const { prototype } = element instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
      Object.getOwnPropertyDescriptor(prototype, "value")?.set?.call(element, value);
      for (const kind of ["input", "change"]) element.dispatchEvent(new Event(kind, { bubbles: true }));
    }, text);
  };
}
