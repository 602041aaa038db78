import { randomUUID } from "node:crypto";
import { expectAccessible, expectWell, switchTo } from "./accessible.ts";
import { makePoster } from "./accounts.ts";
import { expect, open, signIn, test } from "./fixtures.ts";
import { publish } from "./payments.ts";

test("the bell rings on an open page when somebody writes, leads there, and obeys the preferences", async ({
  browser,
  page,
}) => {
  const { account: owner, propertyId } = await publish(page);
  await signIn(page, owner);
  await open(page, "/account/notifications");
  const bell = (unread: number) =>
    page
      .getByRole("banner")
      .getByRole("button", { name: unread === 0 ? "Notifications" : `Notifications, ${unread} unread`, exact: true });
  await page.getByRole("button", { name: "Mark all as read", exact: true }).click();
  await expect(bell(0)).toBeVisible();

  const theirs = await browser.newContext();
  const sender = await theirs.newPage();
  await signIn(sender, await makePoster());
  await open(sender, `/property/${propertyId}`);
  const form = sender.getByRole("region", { name: "Contact Owner", exact: true });
  const question = `Is the lease transferable? ${randomUUID()}`;
  await form.getByLabel("Message (optional)", { exact: true }).fill(question);
  await form.getByRole("button", { name: "Send Message", exact: true }).click();
  await expect(sender.getByText("Your message has been sent.", { exact: true })).toBeVisible();

  // The page was not reloaded.
  await expect(bell(1)).toBeVisible();
  await bell(1).click();
  const panel = page.getByRole("dialog", { name: "Notifications", exact: true });
  await expect(panel.getByRole("heading", { name: "Today", exact: true })).toBeVisible();
  await expectAccessible(page, "the open bell");
  await panel.getByRole("listitem").first().getByRole("link").click();
  await expect(page.getByRole("list", { name: "Messages", exact: true })).toContainText(question);
  await expect(bell(0)).toBeVisible();

  // What arrives about the page on the screen is read at once.
  await open(sender, "/account/inquiries?box=sent");
  await sender.getByRole("main").getByRole("listitem").filter({ hasText: question }).getByRole("link").click();
  await sender.getByLabel("Your reply", { exact: true }).fill("One more thing.");
  await sender.getByRole("button", { name: "Send reply", exact: true }).click();
  await expect(page.getByRole("list", { name: "Messages", exact: true })).toContainText("One more thing.");
  await expect(bell(0)).toBeVisible();

  await bell(0).click();
  await panel.getByRole("link", { name: "Preferences", exact: true }).click();
  const inquiries = page.getByRole("group", { name: "Inquiries", exact: true });
  // The choice shows once what was being loaded is out of its way: a moment after the press.
  await inquiries.getByRole("radio", { name: "Nothing", exact: true }).click();
  await expect(inquiries.getByRole("radio", { name: "Nothing", exact: true })).toBeChecked();
  await expect(page.getByText("Your choice was saved.", { exact: true })).toBeVisible();
  await expectWell(page, "the preferences");
  await sender.getByLabel("Your reply", { exact: true }).fill("Are you there?");
  await sender.getByRole("button", { name: "Send reply", exact: true }).click();
  await expect(sender.getByRole("list", { name: "Messages", exact: true })).toContainText("Are you there?");

  await page.getByRole("button", { name: "History", exact: true }).click();
  await expect(page.getByRole("heading", { level: 2, name: "Today", exact: true })).toBeVisible();
  await expect(bell(0)).toBeVisible();
  await switchTo(page, "fr");
  await expect(page.getByRole("heading", { level: 2, name: "Aujourd’hui", exact: true })).toBeVisible();
  await expectWell(page, "the history in French");
  await theirs.close();
});
