import { randomUUID } from "node:crypto";
import type { Locator, Page } from "@playwright/test";
import { buildTicket } from "@vestpocket/domain/tickets/tickets.factory";
import { expectAccessible, expectWell, switchTo } from "./accessible.ts";
import { call, readOutbox } from "./accounts.ts";
import { openAsAdministrator } from "./administrators.ts";
import { choose, dropdown, expect, open, test } from "./fixtures.ts";
import { readText } from "./settled.ts";
import { VIEWPORTS } from "./viewports.ts";

const NUMBER = /TK-[A-HJ-NP-Z2-9]{6}/u;

const field = (page: Page, name: string): Locator =>
  page.getByRole("main").locator(`input[name=${name}], textarea[name=${name}]`);
const submitOf = (page: Page): Locator => page.getByRole("main").locator("form > button");
const inventEmail = () => `${randomUUID()}@example.ca`;

async function fillIn(page: Page, ticket: { subject: string; description: string; email: string }) {
  for (const name of ["subject", "description", "email"] as const) await field(page, name).fill(ticket[name]);
}

/** Files a ticket from elsewhere; returns its number. */
async function file(overrides: Parameters<typeof buildTicket>[0] = {}): Promise<string> {
  const ticket = buildTicket({ email: inventEmail(), ...overrides });
  return (await call<{ ticketNumber: string }>("POST", "/v1/admin/add-ticket", ticket)).ticketNumber;
}

test("a visitor reports an issue and gets its number, and an email that does not repeat the text", async ({ page }) => {
  await open(page, "/");
  await page.getByRole("banner").getByRole("link", { name: "Report Issue", exact: true }).click();
  await expect(page).toHaveURL("/ticket");
  await expect(page.getByRole("heading", { level: 1, name: "Submit A Ticket", exact: true })).toBeVisible();
  await expect(field(page, "description")).toHaveAttribute("rows", "5");
  await dropdown(page, "Type").click();
  await expect(page.getByRole("option")).toHaveText([
    "Bug Report",
    "Feature Request",
    "Account Issue",
    "Payment Problem",
    "Other",
  ]);
  await page.getByRole("option", { name: "Feature Request", exact: true }).click();
  const email = inventEmail();
  await fillIn(page, { subject: "Sort by size", description: "Largest first,\nplease.", email });

  // The button says so before the request is sent: first the browser does its proof of work.
  const { promise: held, resolve: letThrough } = Promise.withResolvers<void>();
  await page.route(/add-ticket$/u, async (route) => {
    await held;
    await route.continue();
  });
  await submitOf(page).click();
  await expect(submitOf(page)).toHaveText("Submitting...");
  await expect(submitOf(page)).toBeDisabled();
  letThrough();
  const result = page.getByRole("main").getByRole("status");
  await expect(result).toContainText("Ticket submitted successfully!");
  const number = NUMBER.exec(await readText(result))?.[0] ?? "";
  expect(number).not.toBe("");
  await expect(dropdown(page, "Type")).toContainText("Choose a type");
  for (const name of ["subject", "description", "email"]) await expect(field(page, name)).toHaveValue("");
  await expect(page.getByRole("main").locator("[aria-invalid=true]")).toHaveCount(0);
  await expect(submitOf(page)).toHaveText("Submit");
  await expectWell(page, "a ticket that was submitted");

  await expect.poll(() => readOutbox(email)).toHaveLength(1);
  const [mail] = await readOutbox(email);
  expect(mail?.subject).toBe(`We received your ticket ${number}`);
  expect(mail?.text).toContain("Type: Feature Request");
  for (const written of ["Sort by size", "Largest first"]) expect(JSON.stringify(mail)).not.toContain(written);
});

for (const [language, address] of [
  ["en", "/ticket"],
  ["fr", "/fr/ticket"],
] as const) {
  test(`the form of a ticket (${language}) is accessible and fits every width, and can be sent`, async ({ page }) => {
    await page.setViewportSize(VIEWPORTS[language]);
    await open(page, address);
    await submitOf(page).click();
    await expect(page.getByRole("main").locator("[aria-invalid=true]")).toHaveCount(4);
    await expectWell(page, `the form with its messages in ${language}`);
    await page.getByRole("main").getByLabel("Type", { exact: true }).click();
    await page.getByRole("option", { name: /^(?:Payment Problem|Problème de paiement)$/u }).click();
    const email = inventEmail();
    await fillIn(page, { subject: "Reçu", description: "Il manque.", email });
    await submitOf(page).click();
    await expect(page.getByRole("main").getByRole("status")).toContainText(
      language === "en" ? /Ticket submitted successfully!/u : /Votre demande a été envoyée/u,
    );
    await expect
      .poll(async () => (await readOutbox(email))[0]?.subject)
      .toMatch(language === "en" ? /^We received your ticket TK-/u : /^Nous avons reçu votre demande TK-/u);
  });
}

test("an administrator finds a ticket, triages it, replies to it, closes it and reopens it", async ({
  page,
  watch,
}) => {
  watch.expectFailing(/\/answer$/u);
  const email = inventEmail();
  const subject = `Réception brisée ${email.slice(0, 8)}`;
  const number = await file({ email, subject, description: "<b>It</b> broke.\nTwice." });
  await openAsAdministrator(page, "/admin/tickets");
  const main = page.getByRole("main");
  await expectWell(page, "the tickets");
  await main
    .getByRole("searchbox", { name: "Number, subject or email", exact: true })
    .fill(`reception brisee ${email.slice(0, 8)}`);
  await expect(page).toHaveURL(/searchQuery=reception/u);
  await expect(main.getByRole("row")).toHaveCount(2);
  await choose(main, "Status", "Closed");
  await expect(main.getByText("No tickets match.")).toBeVisible();
  await choose(main, "Status", "Open");
  await main.getByRole("link", { name: subject, exact: true }).click();
  await expect(main.getByRole("heading", { level: 1 })).toHaveText(subject);
  await expect(main.getByText("<b>It</b> broke.")).toBeVisible();
  await expect(main.getByText(email, { exact: true })).toBeVisible();

  await choose(main, "Priority", "High");
  await main.getByRole("button", { name: "Save triage", exact: true }).click();
  await expect(main.getByRole("listitem").filter({ hasText: "Ticket triaged" })).toContainText("High · Bug Report");
  await main.getByRole("button", { name: "Send answer", exact: true }).click();
  await expect(main.getByLabel("Your answer", { exact: true })).toHaveAccessibleDescription(
    /Please write an answer\./u,
  );
  await expectWell(page, "a ticket");
  await main.getByLabel("Your answer", { exact: true }).fill("Repaired & <tested>.");
  await main.getByRole("button", { name: "Send answer", exact: true }).click();
  await expect(main.getByRole("listitem").filter({ hasText: "Answer sent" })).toContainText("Repaired & <tested>.");
  await expect(main.getByLabel("Your answer", { exact: true })).toHaveValue("");
  await expect.poll(() => readOutbox(email)).toHaveLength(2);
  const [answer] = await readOutbox(email);
  expect(answer?.subject).toBe(`Our answer to your ticket ${number}`);
  expect(answer?.text).toContain("Repaired & <tested>.");
  expect(answer?.html).toContain("Repaired &amp; &lt;tested&gt;.");

  await main.getByRole("button", { name: "Close the ticket", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: `Close ticket ${number}?`, exact: true });
  await expectAccessible(page, "the question before closing");
  await dialog.getByLabel("Reason (optional)", { exact: true }).fill("Repaired");
  await dialog.getByRole("button", { name: "Close the ticket", exact: true }).click();
  await expect(page.getByText("Ticket closed.")).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(main.getByLabel("Your answer", { exact: true })).toHaveCount(0);
  await main.getByRole("button", { name: "Reopen", exact: true }).click();
  await expect(main.getByRole("listitem").filter({ hasText: "Ticket reopened" })).toBeVisible();

  // Someone else is faster: nothing written is lost.
  await main.getByLabel("Your answer", { exact: true }).fill("Half an answer");
  await page.route(/\/answer$/u, (route) =>
    route.fulfill({
      status: 409,
      json: { code: "tickets.changed", msg: "Someone else has just changed this ticket" },
    }),
  );
  await main.getByRole("button", { name: "Send answer", exact: true }).click();
  await expect(main.getByRole("alert")).toContainText("Someone else has just changed this ticket");
  await expect(main.getByLabel("Your answer", { exact: true })).toHaveValue("Half an answer");

  await switchTo(page, "fr");
  await page.setViewportSize(VIEWPORTS.fr);
  await expect(main.getByRole("heading", { level: 1 })).toHaveText(subject);
  await expectWell(page, "a ticket in French");
  await page.goto("/fr/admin/tickets");
  await expect(main.getByRole("table")).toBeVisible();
  await expectWell(page, "the tickets in French");
});
