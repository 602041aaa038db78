import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { AUDIT_ACTIONS } from "@vestpocket/domain/audit/audit.actions";
import { expectAccessible, expectWellInBothLanguages, goOn } from "./accessible.ts";
import { makeAccount, readOutbox } from "./accounts.ts";
import { findAdministrator, grantAdministrator, openAdministration, readTotp, setUpApp } from "./administrators.ts";
import { choose, expect, open, signIn, test } from "./fixtures.ts";
import { makeMember } from "./payments.ts";
import { readAttribute } from "./settled.ts";

const main = (page: Page) => page.getByRole("main");
const dialog = (page: Page) => page.getByRole("alertdialog").or(page.getByRole("dialog"));

test("for a member the administration does not exist, and nothing leads there", async ({ page }) => {
  await signIn(page);
  await open(page, "/account");
  await expect(main(page).getByRole("link", { name: "Profile", exact: true })).toBeVisible();
  await expect(page.getByRole("link", { name: "Administration", exact: true })).toHaveCount(0);
  // The frame shared by all of its pages refuses access.
  for (const address of ["/admin", `/fr/admin/users/${randomUUID()}`]) {
    await open(page, address);
    await expect(main(page).getByRole("heading", { level: 1 })).toHaveText(/^There is no page|^Il n’y a aucune page/u);
  }
});

test("an administrator finds an account by a name without accents, disables it and enables it again", async ({
  page,
  context,
}) => {
  const lastName = `Bélanger${[...randomUUID()].filter((each) => /[a-f]/u.test(each)).join("")}`;
  const somebody = await makeAccount({ firstName: "Éloïse", lastName });
  const account = await grantAdministrator(page);
  await signIn(page, account);
  const { secret } = await setUpApp(page, account);
  await open(page, "/account");
  await page.getByRole("link", { name: "Administration", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Confirm it’s you");
  // The current code was used up when the app was set up; clocks may differ by one.
  await page.getByRole("textbox", { name: "Code from your authenticator app", exact: true }).fill(readTotp(secret, 1));
  await page.getByRole("button", { name: "Continue", exact: true }).click();
  await page.getByRole("link", { name: "Users", exact: true }).click();
  const search = page.getByRole("searchbox", { name: "Name, email, phone or ID", exact: true });
  await search.pressSequentially(`${lastName.replace("é", "e").toUpperCase()} eloise`, { delay: 20 });
  await expect(page).toHaveURL(/searchQuery=BELANGER\w+\+eloise$/u);
  await expect(page.getByRole("status").filter({ hasText: "1 result" })).toBeVisible();
  await expect(search).toBeFocused();
  await page.getByRole("link", { name: `Éloïse ${lastName}`, exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Éloïse ${lastName}`);
  await expect(main(page).getByText(somebody.email)).toBeVisible();

  await main(page).getByRole("button", { name: "Disable", exact: true }).click();
  await dialog(page).getByRole("button", { name: "Disable the account", exact: true }).click();
  await expect(dialog(page).getByRole("textbox", { name: "Reason", exact: true })).toHaveAccessibleDescription(
    /Please give a reason\./u,
  );
  await dialog(page).getByRole("textbox", { name: "Reason", exact: true }).fill("Writes to everyone about a casino");
  await dialog(page).getByRole("button", { name: "Disable the account", exact: true }).click();
  await expect(page.getByText("Account disabled.")).toBeVisible();
  await expect(main(page).getByText("Writes to everyone about a casino")).toBeVisible();
  const shutOut = await context.browser()?.newPage();
  const tries = { email: somebody.email, password: somebody.password };
  const url = new URL("/v1/auth/sign-in", page.url()).href;
  const refused = await shutOut?.request.post(url, { data: tries });
  const words: unknown = await refused?.json();
  expect(words).toMatchObject({ msg: "This user account has been disabled." });

  await main(page).getByRole("button", { name: "Enable", exact: true }).click();
  await dialog(page).getByRole("button", { name: "Enable the account", exact: true }).click();
  await expect(page.getByText("Account re-enabled.")).toBeVisible();
  await expect(main(page).getByRole("button", { name: "Disable", exact: true })).toBeVisible();
  const accepted = await shutOut?.request.post(url, { data: tries });
  expect(accepted?.status()).toBe(200);
  await shutOut?.close();

  await main(page).getByRole("button", { name: "Send a reset link", exact: true }).click();
  await dialog(page).getByRole("button", { name: "Send the link", exact: true }).click();
  await expect(page.getByText("A link to reset the password is on its way.")).toBeVisible();
  await expect.poll(async () => (await readOutbox(somebody.email))[0]?.subject).toBe("Set a new password");
  await page.getByRole("link", { name: "Actions on this account", exact: true }).click();
  for (const action of ["users.read", "users.disable", "users.enable", "users.reset_password"] as const) {
    const words = AUDIT_ACTIONS[action].message;
    await expect(main(page).getByRole("rowheader", { name: words, exact: true }).first()).toBeVisible();
  }
});

test("an administrator verifies an agent, and removes the verification", async ({ page }) => {
  const administrator = await findAdministrator(page);
  const agent = await makeMember(page);
  await openAdministration(page, administrator, `/admin/users?searchQuery=${agent.email}`);
  await page.getByRole("table").getByRole("link").click();
  const card = page.getByRole("region", { name: "Licence", exact: true });
  await expect(card).toBeVisible();
  await card.getByRole("button", { name: "Verify the agent", exact: true }).click();
  const licence = card.getByRole("textbox", { name: "Licence number", exact: true });
  await expect(licence).toBeFocused();
  await expect(licence).toHaveAccessibleDescription("Licence number is required.");
  await licence.fill("H-12345");
  await choose(card, "Class of licence", "All property");
  await card.getByRole("button", { name: "Verify the agent", exact: true }).click();
  await expect(page.getByText("The agent is verified.")).toBeVisible();
  await expect(main(page).getByText("Verified Agent", { exact: true })).toBeVisible();
  await expect(card).toContainText("H-12345");
  await unverify(page);
});

/** Removes an agent's verification, with a reason. */
async function unverify(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Remove the verification", exact: true }).click();
  await dialog(page).getByRole("textbox", { name: "Reason", exact: true }).fill("The licence has lapsed");
  await dialog(page).getByRole("button", { name: "Remove badge", exact: true }).click();
  await expect(page.getByText("The agent is no longer verified.")).toBeVisible();
  await expect(main(page).getByText("The licence has lapsed")).toBeVisible();
}

test("the administration of accounts and listings is accessible and fits every width in both languages", async ({
  page,
  watch,
}) => {
  // This also views nobody's account.
  watch.expectFailing(/\/v1\/admin\/users\/[\w-]{36}$/u);
  const administrator = await findAdministrator(page);
  await openAdministration(page, administrator, "/admin/users?searchQuery=pro@vestpocket.example");
  const found = page.getByRole("table").getByRole("link").first();
  await expect(found).toBeVisible();
  const user = await readAttribute(found, "href");
  for (const address of ["/admin/users", user, `/admin/users/${randomUUID()}`, "/admin/listings"]) {
    await goOn(page, address);
    await expect(main(page).locator("h1, table").first()).toBeVisible();
    await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
    await expectWellInBothLanguages(page, address, async (language) => {
      if (address !== "/admin/listings") return;
      await page
        .getByRole("table")
        .getByRole("button", { name: /^Actions (?:for|pour) .+$/u })
        .first()
        .click();
      await page
        .getByRole("button", { name: /^(?:Remove|Retirer) .+$/u })
        .filter({ visible: true })
        .click();
      await expect(dialog(page)).toBeVisible();
      await expectAccessible(page, `dialog of a reason (${language})`);
      await page.keyboard.press("Escape");
      await expect(dialog(page)).toHaveCount(0);
    });
  }
});
