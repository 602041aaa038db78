import type { Page } from "@playwright/test";
import { expectWell } from "./accessible.ts";
import { readOutbox } from "./accounts.ts";
import { expect, open, test } from "./fixtures.ts";
import { givePassword, openProfile, section } from "./profile.ts";

test.use({
  // Browsers create no passkeys for a bare IP address.
  baseURL: async ({ baseURL }, use) => use(baseURL?.replace("127.0.0.1", "localhost")),
});

/** Gives the browser an authenticator whose user is verified at once. */
async function addAuthenticator(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send("WebAuthn.enable");
  await browser.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  // It would also answer the log-in page's suggestions, before anyone pressed the button.
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = async () => false;
  });
}

test("a passkey is added on the profile page and then logs in without email and password, in both languages", async ({
  page,
}) => {
  await addAuthenticator(page);
  const account = await openProfile(page);
  const passkeys = section(page, "Passkeys");
  await passkeys.getByRole("button", { name: "Add a passkey", exact: true }).click();
  await page.getByRole("dialog").getByRole("textbox", { name: "Name", exact: true }).fill("Office Mac");
  await givePassword(page, "Continue");
  await expect(page.getByText("Passkey added. You can log in with it from now on.")).toBeVisible();
  await expect(passkeys.getByRole("listitem").filter({ hasText: "Office Mac" })).toContainText("Not used yet");
  await expectWell(page, "the profile with a passkey");
  await expect.poll(async () => (await readOutbox(account.email))[0]?.subject).toBe("A passkey was added");

  for (const words of [
    { prefix: "", use: "Use a passkey", signOut: "Sign Out" },
    { prefix: "/fr", use: "Utiliser une clé d’accès", signOut: "Fermer la session" },
  ]) {
    await open(page, `${words.prefix}/account/profile#passkeys`);
    await page.getByRole("banner").getByRole("button", { name: words.signOut, exact: true }).click();
    await expect(page.getByRole("banner").getByRole("button", { name: words.signOut, exact: true })).toHaveCount(0);
    await open(page, `${words.prefix}/login?next=${encodeURIComponent(`${words.prefix}/account/profile`)}`);
    await page.getByRole("main").getByRole("button", { name: words.use, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`${words.prefix}/account/profile$`, "u"));
    await expect(page.getByRole("banner").getByRole("button", { name: words.signOut, exact: true })).toBeVisible();
  }
});
