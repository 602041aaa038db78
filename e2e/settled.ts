import { isDeepStrictEqual } from "node:util";
import { expect, type Locator } from "@playwright/test";

/**
 * Reads something from the page until two consecutive readings agree. A single reading could happen during an animation
 * or while loading; the linter rejects those outside this function and `expect.poll`.
 */
export async function settled<Value>(read: () => Promise<Value>): Promise<Value> {
  let value = await read();
  await expect(async () => {
    const before = value;
    value = await read();
    expect(isDeepStrictEqual(value, before), "the page is still changing").toBe(true);
  }).toPass({ intervals: [50, 100, 200] });
  return value;
}

/** The text of an element, once it no longer changes. */
export async function readText(element: Locator): Promise<string> {
  await expect(element).not.toBeEmpty();
  return (await settled(() => element.innerText())).trim();
}

/** An attribute of an element, once it has one. */
export async function readAttribute(element: Locator, name: string): Promise<string> {
  await expect(element).toHaveAttribute(name);
  return (await settled(() => element.getAttribute(name))) ?? "";
}

/** An element's position and size, once it stops moving. */
export async function readBox(element: Locator): Promise<{ x: number; y: number; width: number; height: number }> {
  const box = await settled(() => element.boundingBox());
  if (box === null) throw new Error("The element is not visible.");
  return box;
}
