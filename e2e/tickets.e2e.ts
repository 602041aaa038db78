import { randomUUID } from "node:crypto";
import type { Locator, Page } from "@playwright/test";
import { buildTicket } from "@vestpocket/domain/tickets/tickets.factory";
import { DESKTOP, expectAccessible, expectWell, VIEWPORTS } from "./accessible.ts";
import { call, makeAccount, readOutbox } from "./accounts.ts";
import { openAsAdministrator } from "./administrators.ts";
import { choose, dropdown, expect, open, signIn, test } from "./fixtures.ts";

test.use({ contextOptions: { reducedMotion: "reduce" }, viewport: DESKTOP });

const NUMBER = /VP-[A-HJ-NP-Z2-9]{6}/u;

const field = (page: Page, name: string): Locator =>
  page.getByRole("main").locator(`input[name=${name}], textarea[name=${name}]`);
const submitOf = (page: Page): Locator => page.getByRole("main").locator("form > button");
const inventEmail = () => `${randomUUID()}@example.ca`;

async function fillIn(page: Page, ticket: { subject: string; description: string; email: string }) {
  for (const name of ["subject", "description", "email"] as const) await field(page, name).fill(ticket[name]);
}

/** Files a ticket from elsewhere; its number. */
async function file(overrides: Parameters<typeof buildTicket>[0] = {}): Promise<string> {
  const ticket = buildTicket({ email: inventEmail(), ...overrides });
  return (await call<{ ticketNumber: string }>("POST", "/v1/admin/add-ticket", ticket)).ticketNumber;
}

test("a visitor reports an issue, gets its number, and a mail that repeats nothing of it", async ({ page }) => {
  await open(page, "/");
  await page.getByRole("banner").getByRole("link", { name: "Report Issue" }).click();
  await expect(page).toHaveURL("/ticket");
  await expect(page.getByRole("heading", { level: 1, name: "Submit A Ticket" })).toBeVisible();
  await expect(field(page, "description")).toHaveAttribute("rows", "5");
  await dropdown(page, "Type").click();
  await expect(page.getByRole("option")).toHaveText([
    "Bug Report",
    "Feature Request",
    "Account Issue",
    "Payment Problem",
    "Other",
  ]);
  await page.getByRole("option", { name: "Feature Request" }).click();
  const email = inventEmail();
  await fillIn(page, { subject: "Sort by size", description: "Largest first,\nplease.", email });

  let isLetThrough = () => {};
  await page.route(/add-ticket$/u, async (route) => {
    await new Promise<void>((resolve) => {
      isLetThrough = resolve;
    });
    await route.continue();
  });
  await submitOf(page).click();
  await expect(submitOf(page)).toHaveText("Submitting...");
  await expect(submitOf(page)).toBeDisabled();
  isLetThrough();
  const result = page.getByRole("main").getByRole("status");
  await expect(result).toContainText("Ticket submitted successfully!");
  const number = NUMBER.exec(await result.innerText())?.[0] ?? "";
  expect(number).not.toBe("");
  await expect(dropdown(page, "Type")).toContainText("Choose a type");
  for (const name of ["subject", "description", "email"]) await expect(field(page, name)).toHaveValue("");
  await expect(page.getByRole("main").locator("[aria-invalid=true]")).toHaveCount(0);
  await expect(submitOf(page)).toHaveText("Submit");
  await expectWell(page, "a ticket that was submitted");

  const [mail, ...more] = await readOutbox(email);
  expect(more).toEqual([]);
  expect(mail?.subject).toBe(`We received your ticket ${number}`);
  expect(mail?.text).toContain("Type: Feature Request");
  for (const written of ["Sort by size", "Largest first"]) expect(JSON.stringify(mail)).not.toContain(written);
});

for (const [language, address, words] of [
  [
    "en",
    "/ticket",
    ["Please choose a type.", "Please enter a subject.", "Please enter a description.", "Email is required."],
  ],
  [
    "fr",
    "/fr/ticket",
    [
      "Veuillez choisir un type.",
      "Veuillez entrer un objet.",
      "Veuillez entrer une description.",
      "Le courriel est requis.",
    ],
  ],
] as const) {
  test(`what is missing is said under each field, and the page is well in ${language}`, async ({ page }) => {
    await page.setViewportSize(VIEWPORTS[language]);
    await open(page, address);
    await expect(page.locator("html")).toHaveAttribute("lang", language);
    await submitOf(page).click();
    const type = page.getByRole("main").getByLabel("Type");
    await expect(type).toBeFocused();
    for (const [at, control] of [
      type,
      ...["subject", "description", "email"].map((name) => field(page, name)),
    ].entries()) {
      await expect(control).toHaveAttribute("aria-invalid", "true");
      await expect(control).toHaveAccessibleDescription(new RegExp(words[at] ?? "", "u"));
    }
    await expectWell(page, `the form with its messages in ${language}`);
  });
}

test("in French a ticket is submitted, confirmed in French, and called by what a reader of French calls it", async ({
  page,
}) => {
  await open(page, "/fr/ticket");
  await page.getByRole("main").getByLabel("Type").click();
  await page.getByRole("option", { name: "Problème de paiement" }).click();
  const email = inventEmail();
  await fillIn(page, { subject: "Reçu", description: "Il manque.", email });
  await submitOf(page).click();
  await expect(page.getByRole("main").getByRole("status")).toContainText(/Votre demande a été envoyée/u);
  expect((await readOutbox(email))[0]?.subject).toMatch(/^Nous avons reçu votre demande VP-/u);
});

test("a failure keeps what was typed, in the server's words or the page's own", async ({ page, watch }) => {
  watch.expectFailing(/add-ticket$/u);
  await open(page, "/ticket");
  await choose(page, "Type", "Other");
  await fillIn(page, { subject: "Hello", description: "There.", email: "robin@example.ca" });
  for (const [answer, sentence] of [
    [{ status: 500, json: {} }, "Failed to add ticket."],
    [
      { status: 429, json: { msg: "You have already sent several tickets." } },
      "You have already sent several tickets.",
    ],
    [undefined, "Error adding ticket"],
  ] as const) {
    await page.route(/add-ticket$/u, (route) => (answer ? route.fulfill(answer) : route.abort()));
    await submitOf(page).click();
    await expect(page.getByRole("main").getByRole("alert")).toHaveText(sentence);
    await expect(submitOf(page)).toHaveText("Submit");
    await expect(field(page, "description")).toHaveValue("There.");
    await page.unroute(/add-ticket$/u);
  }
  await page.route(/add-ticket$/u, (route) =>
    route.fulfill({ status: 400, json: { msg: "Not like this.", fields: { subject: "Not like this." } } }),
  );
  await submitOf(page).click();
  await expect(field(page, "subject")).toHaveAccessibleDescription("Not like this.");
  await expect(field(page, "subject")).toBeFocused();
  await expect(page.getByRole("main").getByRole("alert")).toHaveCount(0);
});

test("the same ticket sent again after a lost answer goes under the same key, another one does not", async ({
  page,
  watch,
}) => {
  watch.expectFailing(/add-ticket$/u);
  const keys: (string | undefined)[] = [];
  await page.route(/add-ticket$/u, (route) => {
    keys.push(route.request().headers()["idempotency-key"]);
    return route.abort();
  });
  await open(page, "/ticket?type=other");
  await fillIn(page, { subject: "Hello", description: "There.", email: "robin@example.ca" });
  for (const description of [undefined, undefined, "There!"]) {
    if (description) await field(page, "description").fill(description);
    const before = keys.length;
    await submitOf(page).click();
    await expect.poll(() => keys.length).toBe(before + 1);
    await expect(submitOf(page)).toHaveText("Submit");
  }
  expect(keys[0]).toMatch(/^[\w-]{36}$/u);
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});

test("a signed-in person finds their address there and may give another; a link fills in type and subject", async ({
  page,
}) => {
  const account = await makeAccount();
  await signIn(page, account);
  await open(page, "/ticket?type=payment&subject=VP-ABC234");
  await expect(field(page, "email")).toHaveValue(account.email);
  await expect(field(page, "subject")).toHaveValue("VP-ABC234");
  await expect(dropdown(page, "Type")).toContainText("Payment Problem");
  const email = inventEmail();
  await field(page, "email").fill(email);
  await field(page, "description").fill("Again.");
  await submitOf(page).click();
  await expect(page.getByRole("main").getByRole("status")).toContainText("Ticket submitted successfully!");
  await expect(field(page, "email")).toHaveValue("");
  expect(await readOutbox(email)).toHaveLength(1);
});

test("an administrator finds a ticket, triages it, answers it, closes it and opens it again", async ({
  page,
  watch,
}) => {
  test.slow();
  watch.expectFailing(/\/v1\/admin\//u);
  const email = inventEmail();
  const subject = `Réception brisée ${email.slice(0, 8)}`;
  const number = await file({ email, subject, description: "<b>It</b> broke.\nTwice." });
  await openAsAdministrator(page, "/admin/tickets");
  const main = page.getByRole("main");
  await expectWell(page, "the tickets");
  await main.getByRole("searchbox").fill(`reception brisee ${email.slice(0, 8)}`);
  await expect(page).toHaveURL(/searchQuery=reception/u);
  await expect(main.getByRole("row")).toHaveCount(2);
  await choose(main, "Status", "Closed");
  await expect(main.getByText("No tickets match.")).toBeVisible();
  await choose(main, "Status", "Open");
  await main.getByRole("link", { name: subject }).click();
  await expect(main.getByRole("heading", { level: 1 })).toHaveText(subject);
  await expect(main.getByText("<b>It</b> broke.")).toBeVisible();
  await expect(main.getByText(email, { exact: true })).toBeVisible();

  await choose(main, "Priority", "High");
  await main.getByRole("button", { name: "Save triage" }).click();
  await expect(main.getByRole("listitem").filter({ hasText: "Ticket triaged" })).toContainText("High · Bug Report");
  await main.getByRole("button", { name: "Send answer" }).click();
  await expect(main.getByLabel("Your answer")).toHaveAccessibleDescription(/Please write an answer\./u);
  await expectWell(page, "a ticket");
  await main.getByLabel("Your answer").fill("Repaired & <tested>.");
  await main.getByRole("button", { name: "Send answer" }).click();
  await expect(main.getByRole("listitem").filter({ hasText: "Answer sent" })).toContainText("Repaired & <tested>.");
  await expect(main.getByLabel("Your answer")).toHaveValue("");
  const [answer] = await readOutbox(email);
  expect(answer?.subject).toBe(`Our answer to your ticket ${number}`);
  expect(answer?.text).toContain("Repaired & <tested>.");
  expect(answer?.html).toContain("Repaired &amp; &lt;tested&gt;.");

  await main.getByRole("button", { name: "Close the ticket" }).click();
  const dialog = page.getByRole("dialog", { name: `Close ticket ${number}?` });
  await expectAccessible(page, "the question before closing");
  await dialog.getByLabel("Reason (optional)").fill("Repaired");
  await dialog.getByRole("button", { name: "Close the ticket" }).click();
  await expect(page.getByText("Ticket closed.")).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(main.getByLabel("Your answer")).toHaveCount(0);
  await main.getByRole("button", { name: "Reopen" }).click();
  await expect(main.getByRole("listitem").filter({ hasText: "Ticket reopened" })).toBeVisible();

  // Somebody else is faster: nothing that was written is lost.
  await main.getByLabel("Your answer").fill("Half an answer");
  await page.route(/\/answer$/u, (route) =>
    route.fulfill({
      status: 409,
      json: { code: "tickets.changed", msg: "Someone else has just changed this ticket" },
    }),
  );
  await main.getByRole("button", { name: "Send answer" }).click();
  await expect(main.getByRole("alert")).toContainText("Someone else has just changed this ticket");
  await expect(main.getByLabel("Your answer")).toHaveValue("Half an answer");

  await page.setViewportSize(VIEWPORTS.fr);
  await page.goto(`/fr${new URL(page.url()).pathname}`);
  await expect(main.getByRole("heading", { level: 1 })).toHaveText(subject);
  await expectWell(page, "a ticket in French");
  await page.goto("/fr/admin/tickets");
  await expect(main.getByRole("table")).toBeVisible();
  await expectWell(page, "the tickets in French");
});
