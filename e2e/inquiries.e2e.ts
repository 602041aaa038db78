import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import type { NewAccount } from "@vestpocket/domain/accounts/accounts.factory";
import { AUDIT_ACTIONS } from "@vestpocket/domain/audit/audit.actions";
import { formatPhone } from "@vestpocket/domain/phones/phones.rules";
import { LANGUAGES } from "@vestpocket/domain/shared/text";
import { expectAccessible, expectWell, expectWellInBothLanguages, switchTo } from "./accessible.ts";
import { makePoster, readOutbox } from "./accounts.ts";
import { openAsAdministrator } from "./administrators.ts";
import { expect, open, signIn, test } from "./fixtures.ts";
import { publish } from "./payments.ts";
import { readAttribute } from "./settled.ts";
import { DESKTOP, PHONE, VIEWPORTS } from "./viewports.ts";

/** Signs in someone new with an active listing; returns its URL. */
async function signInWithListing(page: Page) {
  const { account, propertyId } = await publish(page);
  await signIn(page, account);
  return { owner: account, listing: `/property/${propertyId}` };
}

const contactForm = (page: Page) => page.getByRole("region", { name: "Contact Owner", exact: true });

test("a buyer writes to an owner, the owner answers from the page, and the buyer replies", async ({
  browser,
  page,
}) => {
  const { owner, listing } = await signInWithListing(page);
  const theirs = await browser.newContext();
  const sender = await theirs.newPage();
  const account: NewAccount = await makePoster();
  await signIn(sender, account);
  await open(sender, listing);

  const form = contactForm(sender);
  await expect(form.getByLabel("Name", { exact: true })).toHaveValue(`${account.firstName} ${account.lastName}`);
  await expect(form.getByLabel("Email", { exact: true })).toHaveValue(account.email);
  await expect(form.getByLabel("Phone (optional)", { exact: true })).toHaveValue(formatPhone(account.phoneNumber));
  const message = form.getByLabel("Message (optional)", { exact: true });
  await expect(message).toHaveValue("Hello, I'm interested in this listing. Can we have a talk about it?");
  const question = `Is the lease transferable? ${account.email.slice(0, 8)}`;
  await message.fill(question);
  await form.getByRole("button", { name: "Send Message", exact: true }).click();
  await expect(sender.getByText("Your message has been sent.")).toBeVisible();
  await expect(form.getByRole("button", { name: "Send Message", exact: true })).toBeDisabled();
  await expect.poll(async () => (await readOutbox(account.email))[0]?.text).toContain(question);

  await open(page, "/account/inquiries");
  const row = page.getByRole("main").getByRole("listitem").filter({ hasText: question });
  await expect(row.getByText("Unread")).toBeVisible();
  await row.getByRole("link").click();
  await expect(page.getByRole("list", { name: "Messages", exact: true })).toContainText(question);
  await page.getByRole("button", { name: "Send reply", exact: true }).click();
  await expect(page.getByText("Please write a message.")).toBeVisible();
  await page.getByLabel("Your reply", { exact: true }).fill("It is, with the landlord's consent.");
  await page.getByRole("button", { name: "Send reply", exact: true }).click();
  await expect(page.getByRole("list", { name: "Messages", exact: true })).toContainText("with the landlord's consent");
  await expect(page.getByLabel("Your reply", { exact: true })).toHaveValue("");
  await expect.poll(async () => (await readOutbox(account.email))[0]?.text).toContain("with the landlord's consent");
  await expect.poll(async () => (await readOutbox(account.email))[0]?.text).toContain("with the landlord's consent");
  const [mail] = await readOutbox(account.email);
  expect(mail?.text).not.toContain(owner.email);

  // An open conversation shows a reply at once, and so reads it.
  await open(page, "/account/profile");
  await form.getByRole("link", { name: "Open the conversation", exact: true }).click();
  await expect(sender.getByRole("list", { name: "Messages", exact: true })).toContainText(
    "with the landlord's consent",
  );
  await sender.getByLabel("Your reply", { exact: true }).fill("Thank you. Thursday?");
  await sender.getByRole("button", { name: "Send reply", exact: true }).click();
  await expect(sender.getByRole("list", { name: "Messages", exact: true })).toContainText("Thursday?");
  await open(page, "/account/inquiries");
  await expect(page.getByRole("main").getByRole("listitem").filter({ hasText: "Thank you. Thursday?" })).toContainText(
    "Unread",
  );

  await page.getByRole("main").getByRole("link").filter({ hasText: "Thank you. Thursday?" }).click();
  await page.getByRole("button", { name: "Archive", exact: true }).click();
  await expect(page.getByText("The conversation was archived.")).toBeVisible();
  await open(page, "/account/inquiries?archived=true");
  await expect(page.getByRole("main")).toContainText("Thank you. Thursday?");

  await sender.getByRole("button", { name: "Report", exact: true }).click();
  const dialog = sender.getByRole("alertdialog");
  await dialog.getByRole("button", { name: "Report", exact: true }).click();
  await expect(dialog.getByText("Please choose a reason.")).toBeVisible();
  await dialog.getByRole("radio", { name: "Fraud or deception", exact: true }).check();
  await dialog.getByRole("button", { name: "Report", exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(sender.getByText(/This conversation was reported/u)).toBeVisible();
  await theirs.close();
});

test("a reported conversation is read and ended by an administrator", async ({ browser, page }) => {
  const { listing } = await signInWithListing(page);
  const theirs = await browser.newContext();
  const sender = await theirs.newPage();
  await signIn(sender, await makePoster());
  await open(sender, listing);
  const words = `Pay the deposit to me first, ${randomUUID()}`;
  await contactForm(sender).getByLabel("Message (optional)", { exact: true }).fill(words);
  await contactForm(sender).getByRole("button", { name: "Send Message", exact: true }).click();
  await contactForm(sender).getByRole("link", { name: "Open the conversation", exact: true }).click();
  await open(page, "/account/inquiries");
  await page.getByRole("main").getByRole("link").filter({ hasText: words }).click();
  await page.getByRole("button", { name: "Report", exact: true }).click();
  // A reason that no other journey gives, since they run in parallel.
  await page.getByRole("radio", { name: "Harassment", exact: true }).check();
  await page.getByLabel("Anything else we should know? (optional)", { exact: true }).fill("Wants money in advance.");
  await page.getByRole("alertdialog").getByRole("button", { name: "Report", exact: true }).click();
  await expect(page.getByText(/This conversation was reported/u)).toBeVisible();

  await openAsAdministrator(page, "/admin/reports");
  await expectAccessible(page, "/admin/reports");
  await page
    .getByRole("main")
    .getByRole("row")
    .filter({ hasText: "Harassment" })
    .first()
    // The report comes first; the people in it have links, too.
    .getByRole("link")
    .first()
    .click();
  await expect(page.getByRole("main")).toContainText(words);
  await expect(page.getByRole("main")).toContainText("Wants money in advance.");
  await expectWell(page, "/admin/reports/{id}");
  await page.getByRole("button", { name: "End the conversation permanently", exact: true }).click();
  await expect(page.getByText("Nobody can write in this conversation anymore.")).toBeVisible();
  await page.getByRole("link", { name: "Audit log", exact: true }).click();
  await expect(
    page.getByRole("row").filter({ hasText: AUDIT_ACTIONS["reports.resolve"].message }).first(),
  ).toBeVisible();
  await expectAccessible(page, "/admin/audit");
  await sender.reload();
  await expect(sender.getByText("This conversation was ended by an administrator.")).toBeVisible();
  await theirs.close();
});

test("the pages of inquiries are accessible and fit every width in both languages", async ({ page }) => {
  const { propertyId } = await publish(page);
  await signIn(page, await makePoster());
  await open(page, `/property/${propertyId}`);
  const button = page.getByRole("button", { name: /^(?:Send Message|Envoyer le message)$/u });
  for (const language of LANGUAGES) {
    if (language === "fr") await switchTo(page, language);
    await test.step("on a phone the form is one press away", async () => {
      await page.setViewportSize(PHONE);
      await page.getByRole("link", { name: /^(?:Contact Owner|Contacter .+)$/u }).click();
      await expect(page.getByRole("main").getByRole("textbox", { name: /^(?:Name|Nom)$/u })).toBeInViewport();
    });
    await page.setViewportSize(VIEWPORTS[language]);
    await expect(button).toBeVisible();
    await expectAccessible(page, `a listing with its form (${language})`);
  }
  await button.click();
  const conversation = page.getByRole("link", { name: /^(Open the conversation|Ouvrir la conversation)$/u });
  await expect(conversation).toBeVisible();
  const address = await readAttribute(conversation, "href");
  for (const path of ["/account/inquiries?box=sent", address]) {
    await page.setViewportSize(DESKTOP);
    await open(page, path);
    await expect(page.getByRole("main").getByRole("listitem").first()).toBeVisible();
    await expectWellInBothLanguages(page, path);
  }
});
