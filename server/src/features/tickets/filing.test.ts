import { buildTicket, type NewTicket } from "@vestpocket/domain/tickets/tickets.factory";
import { TICKETS_MAILED_AN_HOUR } from "@vestpocket/domain/tickets/tickets.rules";
import { sql } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createJourneys, inventAddress } from "../../testing/account-journeys.ts";
import { buildTestApp, PASSWORD, type TestApp } from "../../testing/test-app.ts";
import { tickets } from "./tickets.tables.ts";

const NUMBER = /^TK-[A-HJ-NP-Z2-9]{6}$/u;
const MINUTE = 60_000;

describe("filing a ticket", () => {
  let site: TestApp;
  let people: ReturnType<typeof createJourneys>;
  beforeAll(async () => {
    site = await buildTestApp();
    people = createJourneys(site);
  });
  beforeEach(async () => {
    await site.db.execute(sql`DELETE FROM throttles`);
    await site.db.delete(tickets);
  });
  afterAll(() => site.close());

  const inventEmail = () => `${newId()}@example.ca`;
  const invent = (overrides: Partial<NewTicket> = {}) => buildTicket({ email: inventEmail(), ...overrides });
  const file = (ticket: object, sent: Parameters<typeof people.post>[2] = {}) =>
    people.post("/v1/admin/add-ticket", ticket, sent);
  const listRows = () => site.db.select().from(tickets);

  test("requires no account and returns the ticket's number", async () => {
    const ticket = invent({ subject: " Two\u00a0words ", description: "one\r\ntwo" });
    const answer = await file(ticket);
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({ msg: "Ticket submitted successfully!", ticketNumber: expect.stringMatching(NUMBER) });
    expect(await listRows()).toMatchObject([
      {
        number: answer.body.ticketNumber,
        type: "bug",
        subject: "Two\u00a0words",
        description: "one\ntwo",
        email: ticket.email,
        accountId: null,
        status: "open",
        priority: null,
      },
    ]);
  });

  test("records the signed-in account, whose data export has its tickets", async () => {
    const { uid, token } = await people.enter();
    const ticket = invent();
    const { ticketNumber } = (await file(ticket, { token })).body;
    expect((await listRows())[0]?.accountId).toBe(uid);
    const exported = await site.call("POST", "/v1/auth/export", { token, body: { password: PASSWORD } });
    expect(exported.body.tickets).toMatchObject([{ number: ticketNumber, description: ticket.description }]);
  });

  test("is confirmed by an e-mail with its number and type, without the text", async () => {
    for (const [language, subject, type] of [
      ["en", "We received your ticket", "Payment Problem"],
      ["fr", "Nous avons reçu votre demande", "Problème de paiement"],
    ] as const) {
      const ticket = invent({ type: "payment", subject: "Buy now https://evil.example", description: "Cheap pills" });
      const { ticketNumber } = (await file(ticket, { headers: { "accept-language": language } })).body;
      const messages = await people.readMessages(ticket.email);
      expect(messages).toHaveLength(1);
      expect(messages[0]?.subject).toBe(`${subject} ${ticketNumber}`);
      expect(messages[0]?.text).toContain(ticketNumber);
      expect(messages[0]?.text).toContain(type);
      const said = JSON.stringify(messages[0]);
      for (const written of ["evil.example", "Buy now", "Cheap pills"]) expect(said).not.toContain(written);
    }
  });

  test("administrators are told of it as they chose, never in its words, and by at most twenty mails an hour", async () => {
    const [mailed, summed] = [await site.signInAsAdministrator(), await site.signInAsAdministrator()];
    const choice = { group: "administration", way: "none" };
    await site.call("PUT", "/v1/notifications/preferences", { token: summed.token, body: choice });
    const { ticketNumber } = (await file(invent({ subject: "Buy now", description: "Cheap pills" }))).body;
    const [told] = await people.readMessages(mailed.email);
    expect(told?.subject).toBe(`New ticket ${ticketNumber}: Bug Report`);
    expect(told?.text).toMatch(/\/admin\/tickets\/[0-9a-f-]{36}/u);
    expect(JSON.stringify(told)).not.toMatch(/Buy now|Cheap pills/u);
    expect(await people.readMessages(summed.email)).toEqual([]);
    for (let count = 1; count < TICKETS_MAILED_AN_HOUR + 2; count += 1) {
      await file(invent(), { address: `203.0.${count}.1` });
    }
    expect(await people.readMessages(mailed.email)).toHaveLength(TICKETS_MAILED_AN_HOUR);
    const list = await site.call("GET", "/v1/notifications", { token: mailed.token });
    expect(list.body.unread).toBe(TICKETS_MAILED_AN_HOUR + 2);
  });

  test("is confirmed once an hour, however many tickets a person files, even in parallel", async () => {
    const email = inventEmail();
    await Promise.all(Array.from({ length: 4 }, () => file(invent({ email }))));
    expect(await listRows()).toHaveLength(4);
    expect(await people.readMessages(email)).toHaveLength(1);
    await site.db.execute(sql`DELETE FROM throttles`);
    site.clock.advance(59 * MINUTE);
    await file(invent({ email: email.toUpperCase() }));
    expect(await people.readMessages(email)).toHaveLength(1);
    site.clock.advance(2 * MINUTE);
    await file(invent({ email }));
    expect(await people.readMessages(email)).toHaveLength(2);
  });

  test("twice with the same idempotency key creates one ticket and returns the same response", async () => {
    const ticket = invent();
    const sent = { headers: { "idempotency-key": newId() }, address: inventAddress() };
    const answers = await Promise.all(Array.from({ length: 4 }, () => file(ticket, sent)));
    for (let again = 0; again < 4; again += 1) answers.push(await file(ticket, sent));
    expect(new Set(answers.map(({ body }) => body.ticketNumber)).size).toBe(1);
    expect(await listRows()).toHaveLength(1);
    expect(await people.readMessages(ticket.email)).toHaveLength(1);
    const other = await file(invent(), sent);
    expect(other.body.ticketNumber).not.toBe(answers[0]?.body.ticketNumber);
  });

  test.each<[object, Record<string, string>]>([
    [{ type: "praise" }, { type: "This is not one of the allowed values." }],
    [{ type: undefined }, { type: "Please choose a type." }],
    [{ subject: "  " }, { subject: "Please enter a subject." }],
    [{ subject: undefined }, { subject: "Please enter a subject." }],
    [{ subject: "x".repeat(151) }, { subject: "Please use 150 characters or fewer." }],
    [{ subject: "\u200b\u3164\u{e0041}" }, { subject: "Please enter a subject." }],
    [{ description: "" }, { description: "Please enter a description." }],
    [{ description: "x".repeat(5_001) }, { description: "Please use 5,000 characters or fewer." }],
    [{ description: "\u2800\u0007\u0000" }, { description: "Please enter a description." }],
    [{ email: "" }, { email: "Email is required." }],
    [{ email: "nobody" }, { email: "Please enter a valid email address." }],
    [{ email: "a@example.ca, b@example.ca" }, { email: "Please enter a valid email address." }],
    [{ email: "a@example.ca\r\nBcc: b@example.ca" }, { email: "Please enter a valid email address." }],
    [{ email: `${"x".repeat(250)}@example.ca` }, { email: "Please enter a valid email address." }],
    [{ status: "closed" }, { status: "Unknown field." }],
    [{ uid: newId() }, { uid: "Unknown field." }],
  ])("is rejected with %j, naming the field", async (wrong, fields) => {
    const answer = await file({ ...invent(), ...wrong });
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ msg: Object.values(fields)[0], fields });
    expect(await listRows()).toEqual([]);
  });

  test("accepts texts up to the limits, and nothing far longer", async () => {
    const longest = invent({ subject: "é".repeat(150), description: "𝄞".repeat(5_000) });
    expect((await file(longest)).status).toBe(200);
    expect((await listRows())[0]).toMatchObject({ description: longest.description });
    expect((await file(invent({ description: "x".repeat(1_000_000) }))).status).toBe(413);
  });

  test("keeps HTML as text", async () => {
    const written = `<img src=x onerror=alert(1)> <a href="javascript:alert(1)">here</a> & =HYPERLINK("x")`;
    await file(invent({ subject: written, description: written }));
    expect(await listRows()).toMatchObject([{ subject: written, description: written }]);
  });

  describe("is limited", () => {
    test("to five an hour from one IP address or IPv6 network, and says when to retry", async () => {
      for (const addresses of [
        Array(6).fill("203.0.113.9") as string[],
        Array.from({ length: 6 }, (_, at) => `2001:db8:1:2::${at}`),
      ]) {
        const statuses = [];
        let last = await file(invent(), { address: addresses[0] ?? "" });
        statuses.push(last.status);
        for (const address of addresses.slice(1)) {
          last = await file(invent(), { address });
          statuses.push(last.status);
        }
        expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
        expect(last.body).toMatchObject({
          code: "tickets.too_many",
          msg: "You have already sent several tickets.",
        });
        const retryAfter = Number(last.headers["retry-after"]);
        expect(retryAfter).toBeGreaterThan(3_500);
        expect(retryAfter).toBeLessThanOrEqual(3_600);
      }
      expect((await file(invent(), { address: "2001:db8:1:3::1" })).status).toBe(200);
      const french = { address: "203.0.113.9", headers: { "accept-language": "fr" } };
      expect((await file(invent(), french)).body.msg).toMatch(/^Vous avez déjà envoyé plusieurs demandes/u);
    });

    test("by tickets that were filed, not by rejected ones", async () => {
      const address = "203.0.113.10";
      for (let tries = 0; tries < 8; tries += 1) await file(invent({ subject: "" }), { address });
      expect((await file(invent(), { address })).status).toBe(200);
    });

    test("to five an hour for one e-mail address, from any IP address", async () => {
      const email = inventEmail();
      const statuses = [];
      for (let tries = 0; tries < 6; tries += 1) {
        statuses.push((await file(invent({ email: tries % 2 === 0 ? email : email.toUpperCase() }))).status);
      }
      expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    });

    test("to three hundred an hour in total", async () => {
      await file(invent());
      await site.db.execute(sql`UPDATE throttles SET points = 299 WHERE key = 'tickets:all'`);
      expect((await file(invent())).status).toBe(200);
      const refused = await file(invent());
      expect(refused).toMatchObject({ status: 503, body: { code: "tickets.unavailable" } });
      expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
      expect(await listRows()).toHaveLength(2);
    });
  });
});
