import { buildTicket, type NewTicket } from "@vestpocket/domain/tickets/tickets.factory";
import { sql } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createJourneys } from "../../testing/account-journeys.ts";
import { type Answer, buildTestApp, type TestApp } from "../../testing/test-app.ts";
import { tickets } from "./tickets.tables.ts";

const NOBODY = "01900000-0000-7000-8000-000000000000";

describe("handling tickets", () => {
  let site: TestApp;
  let people: ReturnType<typeof createJourneys>;
  let administrator: { uid: string; token: string };
  beforeAll(async () => {
    site = await buildTestApp();
    people = createJourneys(site);
    administrator = await site.signInAsAdministrator();
  });
  beforeEach(async () => {
    await site.db.execute(sql`DELETE FROM throttles`);
    await site.db.delete(tickets);
    administrator.token = await renew();
  });
  afterAll(() => site.close());

  /** Tests advance the clock: another test's token may have expired. */
  async function renew(): Promise<string> {
    return (await site.call("GET", "/v1/admin/tickets", { token: administrator.token })).status === 200
      ? administrator.token
      : (await site.signInAsAdministrator()).token;
  }

  async function file(overrides: Partial<NewTicket> = {}, language = "en"): Promise<string> {
    const ticket = buildTicket({ email: `${newId()}@example.ca`, ...overrides });
    await people.post("/v1/admin/add-ticket", ticket, { headers: { "accept-language": language } });
    const { rows } = await site.db.execute<{ id: string }>(sql`SELECT id FROM tickets ORDER BY id DESC LIMIT 1`);
    site.clock.advance(1_000);
    return rows[0]?.id ?? "";
  }

  const list = async (query = ""): Promise<Answer> =>
    site.call("GET", `/v1/admin/tickets${query}`, { token: administrator.token });
  const read = async (id: string) =>
    (await site.call("GET", `/v1/admin/tickets/${id}`, { token: administrator.token })).body.ticket;
  const act = (id: string, what: string, body: object = {}, { token } = administrator): Promise<Answer> =>
    site.call("POST", `/v1/admin/tickets/${id}/${what}`, { token, body });
  const audit = async (id: string) =>
    (await site.call("GET", `/v1/admin/audit?subject=${id}`, { token: administrator.token })).body.audit;

  test("lists them newest first, in pages, with who wrote them, and records that somebody looked", async () => {
    const ids = [await file({ subject: "first" }), await file({ subject: "second" }), await file({ subject: "third" })];
    const { body } = await list("?limit=2");
    expect(body).toMatchObject({ page: 1, totalPages: 2, totalResults: 3 });
    expect(body.tickets.map(({ id }: { id: string }) => id)).toEqual([ids[2], ids[1]]);
    expect(body.tickets[0].requester).toEqual({ name: null, email: expect.stringContaining("@example.ca") });
    const [entry] = (await site.call("GET", "/v1/admin/audit?action=tickets.list", { token: administrator.token })).body
      .audit;
    expect(entry).toMatchObject({ actorId: administrator.uid, details: { page: 1, totalResults: 3 } });
    expect((await list("?limit=2&page=2")).body.tickets).toMatchObject([{ id: ids[0], subject: "first" }]);
    expect((await list("?limit=2&page=9")).body).toMatchObject({ tickets: [], totalResults: 3 });
  });

  test("lists those that wait the longest, or the most urgent, first", async () => {
    const [old, urgent, answered, fresh] = [await file(), await file(), await file(), await file()];
    await act(urgent, "triage", { priority: "urgent" });
    await act(answered, "answer", { message: "Done." });
    const sorted = async (sort: string) =>
      (await list(`?sort=${sort}`)).body.tickets.map(({ id }: { id: string }) => id);
    expect(await sorted("newest")).toEqual([fresh, answered, urgent, old]);
    expect(await sorted("oldest")).toEqual([old, urgent, fresh, answered]);
    expect(await sorted("urgent")).toEqual([urgent, old, fresh, answered]);
  });

  test("finds them by status, type, number, subject or address, ignoring case and accents", async () => {
    const bug = await file({ subject: "Reçu manquant à Montréal" });
    const other = await file({ type: "other", subject: "100% sure_thing", email: "Zoé.Roy@example.ca" });
    await act(other, "close");
    const { number } = await read(bug);
    const found = async (query: string) =>
      (await list(`?${new URLSearchParams(query)}`)).body.tickets.map(({ id }: { id: string }) => id);
    expect(await found("status=open")).toEqual([bug]);
    expect(await found("status=closed&type=other")).toEqual([other]);
    expect(await found("status=closed&type=bug")).toEqual([]);
    expect(await found("searchQuery=RECU")).toEqual([bug]);
    expect(await found(`searchQuery=${number.toLowerCase()}`)).toEqual([bug]);
    expect(await found("searchQuery=zoe.roy@")).toEqual([other]);
    expect(await found("searchQuery=100%25 SURE")).toEqual([other]);
    expect(await found("searchQuery=ure_th")).toEqual([]);
    expect(await found("searchQuery=%5C")).toEqual([]);
    expect(await found("status=&type=&searchQuery=")).toEqual([other, bug]);
    expect((await list("?status=lost")).body.fields).toHaveProperty("status");
  });

  test("opens one with its whole history, and records who read it", async () => {
    const { uid, token } = await people.enter();
    const ticket = buildTicket({ email: `${newId()}@example.ca`, description: "<b>bold</b>\nsecond line" });
    await people.post("/v1/admin/add-ticket", ticket, { token });
    const [{ id, number }] = (await list()).body.tickets;
    expect(await read(id)).toMatchObject({
      ...ticket,
      number,
      status: "open",
      priority: null,
      language: "en",
      account: { uid, name: "Amélie Tremblay" },
      revision: 1,
      history: [],
    });
    const entries = await audit(id);
    expect(entries).toMatchObject([
      { action: "tickets.read", actorId: administrator.uid, subjectKind: "ticket", subjectId: id, details: { number } },
    ]);
    expect(JSON.stringify(entries)).not.toContain("bold");
  });

  test("records each step from filing to closing and reopening in its history and in the audit log", async () => {
    const id = await file();
    expect((await act(id, "triage", { priority: "high", type: "payment" })).body.ticket).toMatchObject({
      status: "triaged",
      priority: "high",
      type: "payment",
    });
    expect((await act(id, "triage", { priority: "urgent" })).body.ticket).toMatchObject({ type: "payment" });
    expect((await act(id, "answer", { message: " It is\r\nrepaired. " })).body.ticket.status).toBe("answered");
    expect((await act(id, "close", { reason: "Paid twice" })).body.ticket.status).toBe("closed");
    const ticket = (await act(id, "reopen")).body.ticket;
    expect(ticket).toMatchObject({ status: "open", priority: "urgent", revision: 6 });
    const blank = { message: null, type: null, priority: null, actorName: "Amélie Tremblay" };
    expect(ticket.history).toMatchObject([
      { ...blank, event: "triage", priority: "high", type: "payment" },
      { ...blank, event: "triage", priority: "urgent" },
      { ...blank, event: "answer", message: "It is\nrepaired." },
      { ...blank, event: "close", message: "Paid twice" },
      { ...blank, event: "reopen" },
    ]);
    const entries = await audit(id);
    expect(entries.map(({ action }: { action: string }) => action)).toEqual([
      "tickets.reopen",
      "tickets.close",
      "tickets.answer",
      "tickets.triage",
      "tickets.triage",
    ]);
    expect(entries[4].details).toEqual({ number: ticket.number, priority: "high", type: "payment" });
    for (const written of ["repaired", "Paid twice"]) expect(JSON.stringify(entries)).not.toContain(written);
  });

  test("e-mails a reply in the ticket's language, as text", async () => {
    const email = `${newId()}@example.ca`;
    const id = await file({ email, type: "account" }, "fr");
    const message = `Voir <b>ici</b>\nhttps://vestpocket.example & "là"`;
    const { number } = (await act(id, "answer", { message })).body.ticket;
    const [answered] = (await site.call("GET", `/dev/outbox.json?to=${email}`)).body.messages;
    expect(answered).toMatchObject({ to: email, replyTo: null });
    expect(answered.subject).toContain(number);
    expect(answered.text).toContain(message);
    expect(answered.text).toMatch(/\/fr\/ticket\/[0-9a-f-]{36}\.\d+\.[\w-]{22}/u);
    expect(answered.text).toContain("Vous avez écrit\u00a0:\n");
    expect(answered.html).toContain("Voir &lt;b&gt;ici&lt;/b&gt;<br>");
    expect(answered.html).toContain('<html lang="fr">');
  });

  test.each<[string, object, string]>([
    ["answer", { message: " " }, "message"],
    ["answer", {}, "message"],
    ["answer", { message: "x".repeat(5_001) }, "message"],
    ["answer", { message: "\u200b\u0007" }, "message"],
    ["triage", {}, "priority"],
    ["triage", { priority: "whenever" }, "priority"],
    ["triage", { priority: "low", type: "praise" }, "type"],
    ["close", { reason: "x".repeat(501) }, "reason"],
    ["reopen", { reason: "why not" }, "reason"],
    ["close", { revision: 0 }, "revision"],
  ])("rejects an attempt to %s with %j, without effect", async (what, body, field) => {
    const email = `${newId()}@example.ca`;
    const id = await file({ email });
    const answer = await act(id, what, body);
    expect(answer.status).toBe(400);
    expect(answer.body.fields).toHaveProperty(field);
    expect((await read(id)).history).toEqual([]);
    expect(await people.readMessages(email)).toHaveLength(1);
  });

  test("rejects actions that the status does not allow", async () => {
    const email = `${newId()}@example.ca`;
    const id = await file({ email });
    expect(await act(id, "reopen")).toMatchObject({ status: 409, body: { code: "tickets.wrong_status" } });
    await act(id, "close");
    for (const [what, body] of [
      ["triage", { priority: "low" }],
      ["answer", { message: "Too late." }],
      ["close", {}],
    ] as const) {
      expect(await act(id, what, body)).toMatchObject({ status: 409, body: { code: "tickets.wrong_status" } });
    }
    expect((await read(id)).history).toHaveLength(1);
    expect(await people.readMessages(email)).toHaveLength(1);
  });

  test("closes several at once for one reason, names those already closed, and records each in its history", async () => {
    const [open, answered, closed] = [await file(), await file(), await file()];
    await act(answered, "answer", { message: "It is on its way." });
    await act(closed, "close", { reason: "Spam" });
    const body = { ids: [open, answered, closed, NOBODY, open.toUpperCase()], reason: "All duplicates" };
    const answer = await site.call("POST", "/v1/admin/tickets/close", { token: administrator.token, body });
    expect(answer.body.results).toEqual([
      { id: open, outcome: "done" },
      { id: answered, outcome: "done" },
      { id: closed, outcome: "wrong_status" },
      { id: NOBODY, outcome: "not_found" },
    ]);
    const { status, history } = await read(answered);
    expect(status).toBe("closed");
    expect(history.at(-1)).toMatchObject({ event: "close", message: "All duplicates" });
    expect((await read(closed)).history).toHaveLength(1);
    expect((await audit(open)).map(({ action }: { action: string }) => action)).toContain("tickets.close");
    const long = await site.call("POST", "/v1/admin/tickets/close", {
      token: administrator.token,
      body: { ids: [open], reason: "x".repeat(501) },
    });
    expect([long.status, long.body.fields]).toEqual([400, { reason: "Please use 500 characters or fewer." }]);
  });

  test("loses no change that two administrators make at once", async () => {
    const email = `${newId()}@example.ca`;
    const id = await file({ email });
    const second = await site.signInAsAdministrator();
    const answers = await Promise.all([
      act(id, "answer", { message: "From the first.", revision: 1 }),
      act(id, "answer", { message: "From the second.", revision: 1 }, second),
      act(id, "close", { revision: 1 }, second),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    const refused = answers.filter(({ status }) => status === 409);
    expect(refused.map(({ body }) => body.code)).toEqual(["tickets.changed", "tickets.changed"]);
    const { history } = await read(id);
    expect(history).toHaveLength(1);
    expect(await people.readMessages(email)).toHaveLength(history[0].event === "answer" ? 2 : 1);
    expect((await act(id, "answer", { message: "Having seen it.", revision: 2 })).status).toBe(
      history[0].event === "answer" ? 200 : 409,
    );
  });

  test("is for administrators with a confirmed session only, and reveals nothing to others", async () => {
    const id = await file();
    const member = await people.enter();
    const unconfirmed = await people.enter({ role: "administrator" });
    const before = await people.dump();
    for (const [{ token }, code] of [
      [member, "sessions.administrators_only"],
      [unconfirmed, "sessions.second_factor_needed"],
    ] as const) {
      const answers = [
        await site.call("GET", "/v1/admin/tickets", { token }),
        await site.call("GET", `/v1/admin/tickets/${id}`, { token }),
        await site.call("GET", `/v1/admin/tickets/${NOBODY}`, { token }),
        await act(id, "triage", { priority: "low" }, { ...administrator, token }),
        await act(id, "answer", { message: "Hello" }, { ...administrator, token }),
        await act(id, "close", {}, { ...administrator, token }),
        await act(NOBODY, "reopen", {}, { ...administrator, token }),
      ];
      expect(answers.map(({ status, body }) => [status, body.code])).toEqual(answers.map(() => [403, code]));
    }
    expect(await people.dump()).toBe(before);
  });

  test("answers 404 for an unknown ticket", async () => {
    expect(await site.call("GET", `/v1/admin/tickets/${NOBODY}`, { token: administrator.token })).toMatchObject({
      status: 404,
      body: { code: "tickets.not_found" },
    });
    expect((await act(NOBODY, "close")).status).toBe(404);
    expect((await act("nonsense", "close")).status).toBe(400);
  });

  test("keeps a ticket when its sender's account is deleted", async () => {
    const { uid, token } = await people.enter();
    await people.post("/v1/admin/add-ticket", buildTicket({ email: `${newId()}@example.ca` }), { token });
    const [{ id }] = (await list()).body.tickets;
    await site.db.execute(sql`DELETE FROM accounts WHERE id = ${uid}`);
    expect((await read(id)).account).toBeNull();
  });
});
