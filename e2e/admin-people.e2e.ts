import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { DESKTOP, expectAccessible, expectWell, VIEWPORTS } from "./accessible.ts";
import { makeAccount, makePoster, readOutbox } from "./accounts.ts";
import { grantAdministrator, makeAdministrator, openAdministration, readTotp, setUpApp } from "./administrators.ts";
import { choose, expect, open, signIn, test } from "./fixtures.ts";
import { saveDraft } from "./payments.ts";

test.use({ contextOptions: { reducedMotion: "reduce" }, viewport: DESKTOP });
test.beforeEach(({ watch }) => watch.expectFailing(/\/v1\/admin\/figures\/waiting$/u));

const main = (page: Page) => page.getByRole("main");
const dialog = (page: Page) => page.getByRole("alertdialog").or(page.getByRole("dialog"));

test("for a member there is no such page, and nothing leads there", async ({ page, watch }) => {
  watch.expectFailing(/\/v1\/admin\//u);
  await signIn(page);
  await open(page, "/account");
  await expect(main(page).getByRole("link", { name: "Profile", exact: true })).toBeVisible();
  await expect(page.getByRole("link", { name: "Administration" })).toHaveCount(0);
  for (const address of ["/admin", "/admin/users", `/admin/users/${randomUUID()}`, "/fr/admin/listings"]) {
    await open(page, address);
    await expect(main(page).getByRole("heading", { level: 1 })).toHaveText(/^There is no page|^Il n’y a aucune page/u);
  }
});

test("an administrator finds somebody by an accent-less name, shuts them out and lets them in again", async ({
  page,
  context,
}) => {
  test.slow();
  const lastName = `Bélanger${[...randomUUID()].filter((each) => /[a-f]/u.test(each)).join("")}`;
  const somebody = await makeAccount({ firstName: "Éloïse", lastName });
  const account = await grantAdministrator();
  await signIn(page, account);
  const { secret } = await setUpApp(page, account);
  await open(page, "/account");
  await page.getByRole("link", { name: "Administration" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Confirm it's you");
  // The present code was used up when the app was set up; clocks may differ by one.
  await page.getByRole("textbox", { name: "Code" }).fill(readTotp(secret, 1));
  await page.getByRole("button", { name: "Continue" }).click();
  await page.getByRole("link", { name: "Users" }).click();
  const search = page.getByRole("searchbox", { name: "Name, email, phone or ID" });
  await search.pressSequentially(`${lastName.replace("é", "e").toUpperCase()} eloise`, { delay: 20 });
  await expect(page).toHaveURL(/searchQuery=BELANGER\w+\+eloise$/u);
  await expect(page.getByRole("status").filter({ hasText: "1 result" })).toBeVisible();
  await expect(search).toBeFocused();
  await page.getByRole("link", { name: `Éloïse ${lastName}` }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Éloïse ${lastName}`);
  await expect(main(page).getByText(somebody.email)).toBeVisible();

  await main(page).getByRole("button", { name: "Disable", exact: true }).click();
  await dialog(page).getByRole("button", { name: "Disable the account" }).click();
  await expect(dialog(page).getByRole("textbox", { name: "Reason" })).toHaveAccessibleDescription(
    /Please give a reason\./u,
  );
  await dialog(page).getByRole("textbox", { name: "Reason" }).fill("Writes to everyone about a casino");
  await dialog(page).getByRole("button", { name: "Disable the account" }).click();
  await expect(page.getByText("Account disabled.")).toBeVisible();
  await expect(main(page).getByText("Writes to everyone about a casino")).toBeVisible();
  const shutOut = await context.browser()?.newPage();
  const tries = { email: somebody.email, password: somebody.password };
  const url = new URL("/v1/auth/sign-in", page.url()).href;
  expect(await (await shutOut?.request.post(url, { data: tries }))?.json()).toMatchObject({
    msg: "This user account has been disabled.",
  });

  await main(page).getByRole("button", { name: "Enable", exact: true }).click();
  await dialog(page).getByRole("button", { name: "Enable the account" }).click();
  await expect(page.getByText("Account re-enabled.")).toBeVisible();
  await expect(main(page).getByRole("button", { name: "Disable", exact: true })).toBeVisible();
  expect((await shutOut?.request.post(url, { data: tries }))?.status()).toBe(200);
  await shutOut?.close();

  await main(page).getByRole("button", { name: "Send a reset link" }).click();
  await dialog(page).getByRole("button", { name: "Send the link" }).click();
  await expect(page.getByText("A link to reset the password is on its way.")).toBeVisible();
  expect((await readOutbox(somebody.email))[0]?.subject).toBe("Set a new password");
  await page.getByRole("link", { name: "Actions on this account" }).click();
  for (const action of ["users.read", "users.disable", "users.enable", "users.reset_password"]) {
    await expect(main(page).getByRole("rowheader", { name: action }).first()).toBeVisible();
  }
});

test("an administrator notes what the regulator says of an agent, and takes it back", async ({ page }) => {
  test.slow();
  const administrator = await makeAdministrator(page);
  await openAdministration(page, administrator, "/admin/users?searchQuery=simon.bergeron");
  await page.getByRole("table").getByRole("link").click();
  const card = page.getByRole("region", { name: "Agent", exact: true });
  await expect(card).toBeVisible();
  // As it was before, at the end: other journeys read the directory.
  const wasVerified = await card.getByRole("button", { name: "Remove the verification" }).isVisible();
  if (wasVerified) await unverify(page);
  await card.getByRole("button", { name: "Verify the agent" }).click();
  const licence = card.getByRole("textbox", { name: "Licence number" });
  await expect(licence).toBeFocused();
  await expect(licence).toHaveAccessibleDescription("Licence number is required.");
  await licence.fill("H-12345");
  await card.getByRole("button", { name: "Verify the agent" }).click();
  await expect(page.getByText("The agent is verified.")).toBeVisible();
  await expect(main(page).getByText("Verified Agent", { exact: true })).toBeVisible();
  await expect(card).toContainText("H-12345");
  if (!wasVerified) await unverify(page);
});

/** Takes an agent's verification back, with a reason. */
async function unverify(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Remove the verification" }).click();
  await dialog(page).getByRole("textbox", { name: "Reason" }).fill("The licence has lapsed");
  await dialog(page).getByRole("button", { name: "Remove badge" }).click();
  await expect(page.getByText("The agent is no longer verified.")).toBeVisible();
  await expect(main(page).getByText("The licence has lapsed")).toBeVisible();
}

test("an administrator removes a listing with a reason and restores it; the owner reads why", async ({ page }) => {
  test.slow();
  const owner = await makePoster();
  const title = `Lantern works ${randomUUID().slice(0, 8)}`;
  await saveDraft(page, owner, { title });
  const administrator = await makeAdministrator(page);
  await openAdministration(page, administrator, "/admin/listings");
  await page.getByRole("searchbox").fill(title.toUpperCase());
  await expect(page.getByRole("status").filter({ hasText: "1 result" })).toBeVisible();
  const row = page.getByRole("row", { name: new RegExp(title, "u") });
  await row.getByRole("button", { name: `Remove ${title}` }).click();
  await dialog(page).getByRole("textbox", { name: "Reason" }).fill("The building is <not> theirs");
  await dialog(page).getByRole("button", { name: "Remove the listing" }).click();
  await expect(page.getByText("Listing removed. We emailed the reason to its owner.")).toBeVisible();
  await expect(row).toContainText("Removed");
  await expect(row).toContainText("The building is <not> theirs");
  const [mail] = await readOutbox(owner.email);
  expect(mail?.subject).toBe("Your listing was removed");
  expect(mail?.html).toContain("The building is &lt;not&gt; theirs");
  await choose(page, "Status", "Removed");
  await expect(page).toHaveURL(/status=removed/u);

  await row.getByRole("link", { name: title }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  await page.goBack();
  await row.getByRole("button", { name: `Restore ${title}` }).click();
  await dialog(page).getByRole("button", { name: "Restore the listing" }).click();
  await expect(page.getByText("Listing restored. We emailed its owner.")).toBeVisible();
  await expect(page.getByText("No listings match.")).toBeVisible();
  await page.getByRole("button", { name: "Reset" }).click();
  expect((await readOutbox(owner.email))[0]?.subject).toBe("Your listing has been restored");
});

for (const language of ["en", "fr"] as const) {
  test(`the pages of people and listings (${language}) are accessible and fit every width`, async ({ page, watch }) => {
    // Nobody's account is looked at, too.
    watch.expectFailing(/\/v1\/admin\/users\/[\w-]{36}$/u);
    test.slow();
    await page.setViewportSize(VIEWPORTS[language]);
    const administrator = await makeAdministrator(page);
    const prefix = language === "fr" ? "/fr" : "";
    await openAdministration(page, administrator, `${prefix}/admin/users?searchQuery=pro@vestpocket.example`);
    await expect(page.getByRole("table").getByRole("link").first()).toBeVisible();
    const user = (await page.getByRole("table").getByRole("link").first().getAttribute("href")) ?? "";
    for (const address of [
      `${prefix}/admin/users`,
      user,
      `${prefix}/admin/listings`,
      `${prefix}/admin/users/${randomUUID()}`,
    ]) {
      await open(page, address);
      await expect(main(page).locator("h1, table").first()).toBeVisible();
      await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
      await expectWell(page, address);
    }
    await open(page, `${prefix}/admin/listings`);
    await page.getByRole("table").getByRole("button").first().click();
    await expectAccessible(page, "dialog of a reason");
  });
}
