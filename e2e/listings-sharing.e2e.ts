import { expectAccessible } from "./accessible.ts";
import { expect, open, signIn, test } from "./fixtures.ts";
import { named } from "./named.ts";
import { readAttribute } from "./settled.ts";

test.beforeEach(async ({ page }) => {
  await signIn(page);
});

test("sharing a listing copies its plain address, or mails it", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.addInitScript(() => Object.defineProperty(Navigator.prototype, "share", { value: undefined }));
  const { id, name } = named("garage");
  await open(page, `/property/${id}?from=elsewhere#top`);
  const main = page.getByRole("main");
  await expect(main).toContainText("Only signed-in users see this page.");
  const button = main.getByRole("button", { name: `Share ${name}`, exact: true });
  await button.click();
  const dialog = page.getByRole("dialog", { name: "Share this listing", exact: true });
  const url = `${new URL(page.url()).origin}/property/${id}`;
  await expect(dialog.getByRole("textbox", { name: "Link", exact: true })).toHaveValue(url);
  const mail = await readAttribute(dialog.getByRole("link", { name: "Send by email", exact: true }), "href");
  expect(new URL(mail).searchParams.get("body")).toBe(`${name}\n${url}`);
  await expectAccessible(page, "the dialog");
  await dialog.getByRole("button", { name: "Copy link", exact: true }).click();
  await expect(page.getByText("Link copied")).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(url);
  await expect(button).toBeFocused();
});

test("sharing a listing is left to a device that can share, and a canceled share changes nothing", async ({ page }) => {
  await page.addInitScript(() => {
    const shared: unknown[] = [];
    Object.assign(window, { shared });
    Object.defineProperty(Navigator.prototype, "share", {
      value: async (data: unknown) => {
        shared.push(data);
        if (shared.length > 1) throw new DOMException("", "AbortError");
      },
    });
  });
  const { id, name } = named("garage");
  await open(page, `/fr/property/${id}`);
  const button = page.getByRole("main").getByRole("button", { name: `Partager ${name}`, exact: true });
  const url = `${new URL(page.url()).origin}/fr/property/${id}`;
  for (const times of [1, 2]) {
    await button.click();
    await expect
      .poll(() => page.evaluate(() => (window as never as { shared: unknown[] }).shared))
      .toEqual(Array.from({ length: times }, () => ({ title: name, url })));
  }
  await expect(page.getByRole("dialog")).toHaveCount(0);
});
