import { DEMO_ACCOUNTS } from "@vestpocket/demo/accounts/accounts.demo";
import { expect, signIn, test } from "./fixtures.ts";
import { makeMember } from "./payments.ts";
import { TOO_LARGE, writeFile } from "./posting.ts";
import { openAsSigned, openProfile } from "./profile.ts";

const { pro } = DEMO_ACCOUNTS;

test("a member changes their picture and sees its progress, and others are not offered to", async ({
  page,
  browser,
}) => {
  await makeMember(page);
  await openAsSigned(page);
  const picture = await page.screenshot({ clip: { x: 0, y: 0, width: 600, height: 400 } });
  const { promise: held, resolve: letThrough } = Promise.withResolvers<void>();
  await page.route(/upload-profile/u, async (route) => {
    await held;
    await route.continue();
  });
  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Change profile picture", exact: true }).click();
  await (await chooser).setFiles({ name: "me.png", mimeType: "image/png", buffer: picture });
  await expect(page.getByText("Uploading...")).toBeVisible();
  await expect(page.getByRole("progressbar", { name: "Uploading...", exact: true })).toBeVisible();
  letThrough();
  await expect(page.getByText("Your picture has been saved.")).toBeVisible();
  const shown = page.getByRole("main").locator("img").first();
  await expect(shown).toHaveAttribute("src", /^\/files\/profile-pictures\//u);
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(512);

  const stranger = await browser.newContext();
  const other = await stranger.newPage();
  await openProfile(other);
  await expect(other.getByRole("main").getByText("Change", { exact: true })).toHaveCount(0);
  await expect(other.locator("input[type=file]")).toHaveCount(0);
  await stranger.close();
});

test("an unacceptable profile picture is rejected with the reason, and an upload can be canceled", async ({
  page,
  watch,
}) => {
  watch.expectFailing(/upload-profile/u);
  await signIn(page, pro);
  await openAsSigned(page);
  const input = page.locator("input[type=file]");
  await input.setInputFiles({ name: "me.gif", mimeType: "image/gif", buffer: Buffer.from("GIF89a") });
  await expect(page.getByRole("alert")).toHaveText("Pictures must be PNG, JPEG or WebP files.");
  await input.setInputFiles({ name: "me.png", mimeType: "image/png", buffer: Buffer.alloc(0) });
  await expect(page.getByRole("alert")).toHaveText("Profile picture file is required.");
  await input.setInputFiles(writeFile({ name: "me.png", buffer: TOO_LARGE }));
  await expect(page.getByRole("alert")).toHaveText("Pictures can be up to 10 MB and 50 megapixels.");
  await input.setInputFiles({ name: "me.png", mimeType: "image/png", buffer: Buffer.from("no picture at all") });
  await expect(page.getByRole("alert")).toHaveText("Pictures must be PNG, JPEG or WebP files.");
  await page.route(/upload-profile/u, () => undefined);
  await input.setInputFiles({ name: "me.png", mimeType: "image/png", buffer: Buffer.from("held for ever") });
  await page.getByRole("main").getByRole("button", { name: "Cancel", exact: true }).click();
  await expect(page.getByText("Uploading...")).toHaveCount(0);
  await expect(page.getByRole("alert")).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Change profile picture", exact: true })).toBeVisible();
});
