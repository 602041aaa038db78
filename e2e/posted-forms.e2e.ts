import { makeAccount } from "./accounts.ts";
import { expect, test } from "./fixtures.ts";

test.use({ javaScriptEnabled: false });

test("without scripts, forms are answered with their pages, and a log-in leads to the requested page", async ({
  browser,
  page,
  watch,
}) => {
  watch.expectFailing(/\/fr\/(ticket|login|sign-up|forgot-password|reset-password)/u);
  const main = page.getByRole("main");

  await page.goto("/fr/ticket");
  await main.getByLabel("Objet", { exact: true }).fill("Carte");
  await main.getByLabel("Description", { exact: true }).fill("Première ligne\nseconde");
  await main.getByRole("button", { name: "Envoyer", exact: true }).click();
  await expect(main.getByRole("combobox", { name: "Type", exact: true })).toHaveAccessibleDescription(/./u);
  await expect(main.getByLabel("Description", { exact: true })).toHaveValue("Première ligne\nseconde");
  await main.getByRole("combobox", { name: "Type", exact: true }).selectOption("bug");
  await main.getByRole("textbox", { name: "Courriel", exact: true }).fill("acheteuse@example.ca");
  await main.getByRole("button", { name: "Envoyer", exact: true }).click();
  await expect(main.getByRole("status").filter({ hasText: /TK-/u })).toBeVisible();

  for (const [path, fields] of [
    ["/fr/sign-up", ["firstName", "lastName", "email", "password"]],
    ["/fr/forgot-password", ["email"]],
    ["/fr/reset-password?oobCode=none", ["password"]],
  ] as const) {
    await page.goto(path);
    await main.locator("button[type=submit]").click();
    for (const name of fields) {
      await expect(main.locator(`[name=${name}]`), `${path} ${name}`).toHaveAccessibleDescription(/\.$/u);
    }
  }

  const { email, password } = await makeAccount();
  await page.goto("/fr/login?next=%2Ffr%2Fterms");
  await main.getByLabel("Courriel", { exact: true }).fill(email);
  await main.getByLabel("Mot de passe", { exact: true }).fill("pas-celui-la-1");
  await main.locator("button[type=submit]").click();
  await expect(main.getByRole("alert")).toHaveText("Le courriel ne correspond pas au mot de passe");
  await expect(main.getByLabel("Courriel", { exact: true })).toHaveValue(email);
  await main.getByLabel("Mot de passe", { exact: true }).fill(password);
  await main.locator("button[type=submit]").click();
  await expect(page).toHaveURL("/fr/terms#signed-in");

  // Once scripts run again, they find the session.
  const storageState = await page.context().storageState();
  const context = await browser.newContext({ storageState, javaScriptEnabled: true });
  const later = await context.newPage();
  await later.goto(page.url());
  await expect(later.getByRole("banner").getByRole("link", { name: /^Mon compte(?: .+)?$/u })).toBeVisible();
  await expect(later).toHaveURL("/fr/terms");
  await context.close();
});
