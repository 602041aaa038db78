import { screen } from "@testing-library/react";
import type { Ticket } from "@vestpocket/domain/tickets/tickets.schema";
import { expect, test } from "vitest";
import { buildProfile, UID } from "../testing/answers.ts";
import { choose, dropdown, readOptions } from "../testing/dropdown.ts";
import { expectHeldWithFocus } from "../testing/held-button.ts";
import { callsTo, hold, respond } from "../testing/server.ts";
import { openPage } from "../testing/site.tsx";

const OTHER = "01900000-0000-7000-8000-000000000009";
const administrator = buildProfile({ role: "administrator", hasSecondFactor: true });

const ticket: Ticket = {
  ...{ id: UID, number: "TK-ABC234", type: "bug", subject: "Broken", description: "It broke.", status: "open" },
  ...{ priority: null, email: "odile@example.ca", language: "en", account: null, revision: 1, history: [] },
  createdAt: { seconds: 1_780_000_000 },
  ...{
    requester: { name: null, email: "odile@example.ca" },
    repliedAt: null,
    firstAnsweredAt: null,
    closedAt: null,
    others: [],
    nextId: null,
  },
  assignee: null,
  administrators: [
    { uid: UID, name: "Amélie Tremblay" },
    { uid: OTHER, name: "Luc Gagnon" },
  ],
};

test.each([
  ["/admin", "Assigned to", "Nobody", "Me"],
  ["/fr/admin", "Responsable", "Aucun responsable", "Moi"],
])(
  "%s: a ticket is assigned at once to me, a colleague or nobody, and an error is shown",
  async (admin, label, nobody, me) => {
    respond("GET /v1/admin/tickets/{id}", { json: { ticket } });
    const { user } = await openPage(`${admin}/tickets/${UID}`, { as: administrator });
    await screen.findByText("It broke.");
    const field = () => dropdown(screen.getByRole("main"), label);
    expect(field()).toHaveTextContent(nobody);
    const assignee = { uid: UID, name: "Amélie Tremblay" };
    respond("POST /v1/admin/tickets/{id}/assign", { json: { ticket: { ...ticket, assignee, revision: 2 } } });
    await choose(user, field, me);
    await expect.poll(() => field().textContent).toContain(me);
    respond("POST /v1/admin/tickets/{id}/assign", { status: 409, json: { error: "Not anymore." } });
    await choose(user, field, "Luc Gagnon");
    expect(await screen.findByText("Not anymore.")).toBeVisible();
    expect(callsTo("POST /v1/admin/tickets/{id}/assign").map(({ body }) => body)).toEqual([
      { uid: UID, revision: 1 },
      { uid: OTHER, revision: 2 },
    ]);
  },
);

test("the assignee's field keeps the focus while a choice is being saved, and ignores another until then", async () => {
  respond("GET /v1/admin/tickets/{id}", { json: { ticket } });
  const { user } = await openPage(`/admin/tickets/${UID}`, { as: administrator });
  await screen.findByText("It broke.");
  const field = () => dropdown(screen.getByRole("main"), "Assigned to");
  const assignee = { uid: UID, name: "Amélie Tremblay" };
  const held = hold({ json: { ticket: { ...ticket, assignee, revision: 2 } } });
  respond("POST /v1/admin/tickets/{id}/assign", held.handler);
  await choose(user, field, "Me");
  expect(field()).toBeEnabled();
  await choose(user, field, "Luc Gagnon");
  await expect.poll(() => document.activeElement).toBe(field());
  held.release();
  await expect.poll(() => field().textContent).toContain("Me");
  expect(callsTo("POST /v1/admin/tickets/{id}/assign").map(({ body }) => body)).toEqual([{ uid: UID, revision: 1 }]);
});

test("an answer to a ticket that someone else has just closed stays, and its button keeps the focus", async () => {
  respond("GET /v1/admin/tickets/{id}", { json: { ticket } });
  const { user } = await openPage(`/admin/tickets/${UID}`, { as: administrator });
  await screen.findByText("It broke.");
  const field = screen.getByRole("textbox", { name: "Your answer" });
  await user.type(field, "Fixed.");
  respond("GET /v1/admin/tickets/{id}", { json: { ticket: { ...ticket, status: "closed", revision: 2 } } });
  respond("POST /v1/admin/tickets/{id}/answer", { status: 409, json: { error: "It is closed." } });
  const send = screen.getByRole("button", { name: "Send answer" });
  await user.click(send);
  await expect.poll(() => send.getAttribute("aria-disabled")).toBe("true");
  expect(await screen.findByText("It is closed.")).toBeVisible();
  await user.click(send);
  expectHeldWithFocus(send);
  expect(field).toHaveValue("Fixed.");
  expect(callsTo("POST /v1/admin/tickets/{id}/answer")).toHaveLength(1);
});

test("an answer can close the ticket too", async () => {
  const ANSWER = "POST /v1/admin/tickets/{id}/answer";
  respond("GET /v1/admin/tickets/{id}", { json: { ticket } });
  respond(ANSWER, { json: { ticket: { ...ticket, status: "closed", revision: 3 } } });
  const { user } = await openPage(`/admin/tickets/${UID}`, { as: administrator });
  await user.type(await screen.findByRole("textbox", { name: "Your answer" }), "Fixed.");
  await user.click(screen.getByRole("button", { name: "Send and close" }));
  expect(await screen.findByText("The answer is on its way. Ticket closed.")).toBeVisible();
  expect(callsTo(ANSWER).map(({ body }) => body)).toEqual([{ message: "Fixed.", andClose: true, revision: 1 }]);
});

test("a ticket shows what its sender wrote since, their other tickets, and leads to the next one, also by keys", async () => {
  const reply = { ...{ id: OTHER, at: { seconds: 1_780_000_100 }, event: "reply", message: "Still broken." } } as const;
  const history = [{ ...reply, actorName: null, type: null, priority: null, assignee: null }];
  const others = [{ id: OTHER, number: "TK-ABC235", subject: "Slow", status: "closed" }] as const;
  const shown = { ...ticket, repliedAt: reply.at, history, others: [...others], nextId: OTHER };
  respond("GET /v1/admin/tickets/{id}", { json: { ticket: shown } });
  const { user } = await openPage(`/admin/tickets/${UID}`, { as: administrator });
  expect(await screen.findByText("Still broken.")).toBeVisible();
  expect(screen.getByText("New message")).toBeVisible();
  expect(screen.getByRole("link", { name: "Slow" })).toHaveAttribute("href", `/admin/tickets/${OTHER}`);
  await user.keyboard("r");
  expect(screen.getByRole("textbox", { name: "Your answer" })).toHaveFocus();
  await user.keyboard("n");
  expect(window.location.pathname).toBe(`/admin/tickets/${UID}`);
  (document.activeElement as HTMLElement).blur();
  await user.keyboard("n");
  await expect.poll(() => window.location.pathname).toBe(`/admin/tickets/${OTHER}`);
});

test("a ticket of someone who is no longer an administrator says whose it is, and can be taken over", async () => {
  const assignee = { uid: "01900000-0000-7000-8000-000000000008", name: "Odile Roy" };
  respond("GET /v1/admin/tickets/{id}", { json: { ticket: { ...ticket, assignee } } });
  const { user } = await openPage(`/admin/tickets/${UID}`, { as: administrator });
  await screen.findByText("It broke.");
  const field = () => dropdown(screen.getByRole("main"), "Assigned to");
  expect(field()).toHaveTextContent("Odile Roy");
  respond("POST /v1/admin/tickets/{id}/assign", { json: { ticket: { ...ticket, assignee: null, revision: 2 } } });
  await choose(user, field, "Nobody");
  await expect.poll(() => field().textContent).toContain("Nobody");
  expect(await readOptions(user, field)).toEqual(["Me", "Luc Gagnon"]);
});

test("a chosen priority survives an assignment, and is what the triage stores", async () => {
  const TRIAGE = "POST /v1/admin/tickets/{id}/triage";
  respond("GET /v1/admin/tickets/{id}", { json: { ticket } });
  const { user } = await openPage(`/admin/tickets/${UID}`, { as: administrator });
  await screen.findByText("It broke.");
  const field = (name: string) => dropdown(screen.getByRole("main"), name);
  await choose(user, () => field("Priority"), "High");
  const assigned = { ...ticket, assignee: { uid: UID, name: "Amélie Tremblay" }, revision: 2 };
  respond("POST /v1/admin/tickets/{id}/assign", { json: { ticket: assigned } });
  await choose(user, () => field("Assigned to"), "Me");
  await expect.poll(() => field("Assigned to").textContent).toContain("Me");
  expect(field("Priority")).toHaveTextContent("High");
  // The server's decision is shown from then on, even if it differs.
  respond(TRIAGE, { json: { ticket: { ...assigned, priority: "urgent", revision: 3 } } });
  await user.click(screen.getByRole("button", { name: "Save triage" }));
  await expect.poll(() => field("Priority").textContent).toContain("Urgent");
  expect(callsTo(TRIAGE).map(({ body }) => body)).toEqual([{ type: "bug", priority: "high", revision: 2 }]);
});

test("a canned answer is inserted below the text, in the ticket's language, and sent as edited", async () => {
  const receipts = { id: UID, title: "Receipts", english: "Hello {name}", french: "Bonjour {name}, voir {number}." };
  respond("GET /v1/admin/canned-answers", { json: { cannedAnswers: [receipts] } });
  respond("GET /v1/admin/tickets/{id}", { json: { ticket: { ...ticket, language: "fr" } } });
  const { user, fill } = await openPage(`/admin/tickets/${UID}`, { as: administrator });
  await screen.findByText("It broke.");
  const pick = () => choose(user, () => dropdown(screen.getByRole("main"), "Insert a canned answer"), "Receipts");
  const field = screen.getByRole("textbox", { name: "Your answer" });
  await screen.findByText("Insert a canned answer");
  await pick();
  const inserted = "Bonjour Madame, Monsieur, voir TK-ABC234.";
  expect(field).toHaveValue(inserted);
  await fill(field, "Merci.");
  await pick();
  expect(field).toHaveValue(`Merci.\n\n${inserted}`);
  const held = hold({ json: { ticket: { ...ticket, revision: 2 } } });
  respond("POST /v1/admin/tickets/{id}/answer", held.handler);
  await user.click(screen.getByRole("button", { name: "Send answer" }));
  await user.type(field, " Encore merci.");
  held.release();
  await expect
    .poll(() => callsTo("POST /v1/admin/tickets/{id}/answer").map(({ body }) => body))
    .toEqual([{ message: `Merci.\n\n${inserted}`, andClose: false, revision: 1 }]);
  expect(await screen.findByText("The answer is on its way.")).toBeVisible();
  // Typed while the answer was being sent.
  expect(field).toHaveValue(`Merci.\n\n${inserted} Encore merci.`);
});

test.each([
  ["/admin", ["Assigned to Luc Gagnon", "Assigned to a deleted account", "Unassigned"]],
  ["/fr/admin", ["Confiée à Luc Gagnon", "Confiée à un compte supprimé", "Sans responsable"]],
])("%s: a ticket's history shows whom it was assigned to", async (admin, lines) => {
  const entry = { event: "assign" as const, actorName: "Amélie Tremblay", message: null, type: null, priority: null };
  const assignees = [{ uid: OTHER, name: "Luc Gagnon" }, { uid: OTHER, name: null }, null];
  const history = assignees.map((assignee) => ({
    ...{ ...entry, id: crypto.randomUUID(), at: { seconds: 1_780_000_000 } },
    assignee,
  }));
  respond("GET /v1/admin/tickets/{id}", { json: { ticket: { ...ticket, history } } });
  await openPage(`${admin}/tickets/${UID}`, { as: administrator });
  for (const line of lines) expect(await screen.findByText(line)).toBeVisible();
});
