import { screen, waitFor, within } from "@testing-library/react";
import type { Ticket } from "@vestpocket/domain/tickets/tickets.schema";
import { expect, test, vi } from "vitest";
import { buildProfile, UID } from "../testing/answers.ts";
import { callsTo, respond } from "../testing/server.ts";
import { openPage } from "../testing/site.tsx";

const SESSION = "GET /v1/auth/session";
const TICKET = "GET /v1/admin/tickets/{id}";
const WAITING = "GET /v1/admin/figures/waiting";

async function openAdministration(session: {
  isAdministrator: boolean;
  administratorRole: "full" | null;
  needsSecondFactor: boolean;
}) {
  respond(SESSION, { json: { session } });
  await openPage("/admin/users", { as: buildProfile({ hasSecondFactor: true }) });
}

test("for a member the administration does not exist, and no call is made that would be rejected", async () => {
  await openAdministration({ isAdministrator: false, administratorRole: null, needsSecondFactor: false });
  expect(await screen.findByRole("heading", { level: 1, name: "There is no page at this address." })).toBeVisible();
  expect(callsTo(WAITING)).toHaveLength(0);
});

test.each([
  ["support", ["Overview", "Tickets", "Users", "Listings", "Reports", "Failed messages", "Email streams"]],
  ["finance", ["Overview", "Orders"]],
  [
    "full",
    [
      ...["Overview", "Tickets", "Users", "Listings", "Reports", "Orders", "Failed messages", "Email streams"],
      "Audit log",
    ],
  ],
] as const)("%s has the pages of its role", async (administratorRole, names) => {
  respond("GET /v1/admin/orders", { json: { orders: [], page: 1, totalPages: 0, totalResults: 0 } });
  respond("GET /v1/admin/tickets", { json: { tickets: [], page: 1, totalPages: 0, totalResults: 0 } });
  respond(SESSION, { json: { session: { isAdministrator: true, administratorRole, needsSecondFactor: false } } });
  const as = buildProfile({ role: "administrator", hasSecondFactor: true });
  await openPage(administratorRole === "finance" ? "/admin/orders" : "/admin/tickets", { as });
  const navigation = await screen.findByRole("navigation", { name: "Administration" });
  expect(
    within(navigation)
      .getAllByRole("link")
      .map((link) => link.textContent),
  ).toEqual(names);
});

test("a page of another role is not loaded, and says which role one has", async () => {
  const session = { isAdministrator: true, administratorRole: "finance", needsSecondFactor: false };
  respond(SESSION, { json: { session } });
  await openPage("/admin/users", { as: buildProfile({ role: "administrator", hasSecondFactor: true }) });
  const heading = await screen.findByRole("heading", { level: 1, name: "Your role does not include this page." });
  expect(heading).toBeVisible();
  expect(screen.getByText("Your role is Finance. Administrators with the Full role can change it.")).toBeVisible();
  expect(callsTo("GET /v1/admin/users")).toHaveLength(0);
});

test("an unconfirmed session is asked for a code before anything of the administration is loaded", async () => {
  await openAdministration({ isAdministrator: false, administratorRole: null, needsSecondFactor: true });
  expect(await screen.findByLabelText("Code from your authenticator app")).toBeVisible();
  expect(callsTo(WAITING)).toHaveLength(0);
});

const ticket: Ticket = {
  ...{ id: UID, number: "TK-ABC234", type: "bug", subject: "Broken", description: "It broke.", status: "open" },
  ...{ priority: null, email: "odile@example.ca", language: "en", account: null, revision: 1, history: [] },
  ...{ createdAt: { seconds: 1_780_000_000 }, assignee: null, administrators: [] },
  ...{
    requester: { name: null, email: "odile@example.ca" },
    repliedAt: null,
    firstAnsweredAt: null,
    closedAt: null,
    others: [],
    nextId: null,
  },
};

/** Opens a ticket and, after the given work, lets the session's confirmation expire while nobody uses the page. */
async function interrupt(work: (opened: Awaited<ReturnType<typeof openPage>>) => Promise<void>) {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  respond(TICKET, { json: { ticket } });
  const as = buildProfile({ role: "administrator", hasSecondFactor: true });
  const opened = await openPage(`/admin/tickets/${UID}`, { as });
  await screen.findByText("It broke.");
  await work(opened);
  respond(SESSION, { json: { session: { isAdministrator: false, administratorRole: null, needsSecondFactor: true } } });
  await vi.advanceTimersByTimeAsync(60_000);
  const code = await screen.findByLabelText("Code from your authenticator app");
  // As long as it takes to have lunch.
  await vi.advanceTimersByTimeAsync(60 * 60_000);
  return { ...opened, code };
}

async function confirm({ user, code }: Awaited<ReturnType<typeof interrupt>>, session: object) {
  respond("POST /v1/auth/second-factor", { json: {} });
  respond(SESSION, { json: { session } });
  await user.type(code, "123456{Enter}");
  await waitFor(() => expect(code).not.toBeInTheDocument());
}

test("an answer that was being written is hidden while a code is asked for, and there again afterward", async () => {
  const interrupted = await interrupt(({ fill }) => fill(screen.getByLabelText("Your answer"), "Half an ans"));
  expect(interrupted.code).toBeVisible();
  for (const shown of [...screen.getAllByText(/TK-ABC234|It broke\./u), screen.getByLabelText("Your answer")])
    expect(shown).not.toBeVisible();
  expect(document.title).toBe("Administration · Vestpocket");
  expect(callsTo(TICKET)).toHaveLength(1);
  await confirm(interrupted, { isAdministrator: true, administratorRole: "full", needsSecondFactor: false });
  expect(screen.getByLabelText("Your answer")).toBeVisible();
  expect(screen.getByLabelText("Your answer")).toHaveValue("Half an ans");
  expect(document.title).toBe("TK-ABC234 · Vestpocket");
});

test("an open dialog does not cover the code's field, and keeps its text", async () => {
  const interrupted = await interrupt(async ({ user, fill }) => {
    await user.click(screen.getByRole("button", { name: "Close the ticket" }));
    const dialog = within(await screen.findByRole("dialog"));
    await fill(dialog.getByRole("textbox"), "Solved by pho");
  });
  expect(document.querySelector("dialog[open]")).toBeNull();
  await confirm(interrupted, { isAdministrator: true, administratorRole: "full", needsSecondFactor: false });
  const dialog = within(await screen.findByRole("dialog"));
  expect(dialog.getByRole("textbox")).toHaveValue("Solved by pho");
});

test("nothing stays for someone who is no longer an administrator", async () => {
  const interrupted = await interrupt(({ fill }) => fill(screen.getByLabelText("Your answer"), "Half an ans"));
  await confirm(interrupted, { isAdministrator: false, administratorRole: null, needsSecondFactor: false });
  expect(await screen.findByRole("heading", { level: 1, name: "There is no page at this address." })).toBeVisible();
  expect(screen.queryByLabelText("Your answer")).not.toBeInTheDocument();
});
