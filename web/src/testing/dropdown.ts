import { waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { expect } from "vitest";

/** The button of a dropdown, which shows the chosen option. */
export function dropdown(scope: HTMLElement, label: string): HTMLElement {
  const found = within(scope)
    .getAllByLabelText((text) => text.trim() === label || text.startsWith(`${label} `))
    .find((each) => each.tagName === "BUTTON");
  if (found === undefined) throw new Error(`There is no dropdown ${label}.`);
  return found;
}

/** Opens a dropdown and chooses an option. */
export async function choose(user: UserEvent, button: () => HTMLElement, option: string): Promise<void> {
  const options = await open(user, button);
  const found = options.find(({ textContent }) => textContent === option);
  if (found === undefined) throw new Error(`The dropdown does not offer ${option}.`);
  await user.click(found);
  await untilClosed(button);
}

/** The options of a dropdown, which is then closed again. */
export async function readOptions(user: UserEvent, button: () => HTMLElement): Promise<string[]> {
  const options = await open(user, button);
  const texts = options.map(({ textContent }) => textContent);
  await user.keyboard("{Escape}");
  await untilClosed(button);
  return texts;
}

// Not by role: querying hundreds of cities by role takes seconds.
const listOptions = () =>
  [...document.querySelectorAll<HTMLElement>("[role=option]")].filter((each) => each.closest("[hidden]") === null);

async function open(user: UserEvent, button: () => HTMLElement): Promise<HTMLElement[]> {
  await user.click(button());
  await waitFor(() => expect(listOptions()).not.toHaveLength(0));
  return listOptions();
}

async function untilClosed(button: () => HTMLElement): Promise<void> {
  await waitFor(() => expect(button()).toHaveAttribute("aria-expanded", "false"));
}
