import type { Page } from "@playwright/test";
import { DEMO_PASSWORD } from "@vestpocket/demo/accounts/accounts.demo";
import type { NewAccount } from "@vestpocket/domain/accounts/accounts.factory";
import { makeAccount } from "./accounts.ts";
import { expect, open, signIn } from "./fixtures.ts";

/** The server's message for a wrong password during reauthentication. */
export const WRONG_PASSWORD = "Incorrect password. Please try again.";

/** A new person on their profile page. */
export async function openProfile(page: Page): Promise<NewAccount> {
  const account = await makeAccount();
  await signIn(page, account);
  await openAsSigned(page);
  return account;
}

/** Opens the signed-in person's profile page. */
export async function openAsSigned(page: Page) {
  await open(page, "/account/profile");
  await expect(page.getByRole("heading", { level: 2 }).first()).toBeVisible();
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
}

export function field(page: Page, name: string) {
  return page.getByRole("main").getByRole("textbox", { name, exact: true });
}

export function section(page: Page, name: string) {
  return page.getByRole("region", { name, exact: true });
}

/** Enters the password in the dialog that asks for it. */
export async function givePassword(page: Page, action: string, password = DEMO_PASSWORD) {
  const dialog = page.locator("dialog[open]");
  await dialog.getByRole("textbox", { name: "Password", exact: true }).fill(password);
  await dialog.getByRole("button", { name: action, exact: true }).click();
}
