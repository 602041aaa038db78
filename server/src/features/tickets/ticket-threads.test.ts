import { DAY_MS } from "@vestpocket/domain/shared/durations";
import { buildTicket } from "@vestpocket/domain/tickets/tickets.factory";
import { TICKET_ENTRIES_MAX, TICKET_LINK_DAYS, TICKET_REPLIES_AN_HOUR } from "@vestpocket/domain/tickets/tickets.rules";
import { sql } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createJourneys } from "../../testing/account-journeys.ts";
import { buildTestApp, PASSWORD, type TestApp } from "../../testing/test-app.ts";
import { tickets } from "./tickets.tables.ts";

const LINK = /\/ticket\/([0-9a-f-]{36}\.\d+\.[\w-]{22})/u;

describe("the page of a ticket for whoever wrote it", () => {
  let site: TestApp;
  let people: ReturnType<typeof createJourneys>;
  let administrator: { uid: string; token: string; email: string };
  beforeAll(async () => {
    site = await buildTestApp();
    people = createJourneys(site);
  });
  beforeEach(async () => {
    await site.db.execute(sql`DELETE FROM throttles`);
    await site.db.delete(tickets);
    await site.db.execute(sql`UPDATE accounts SET role = 'member'`);
    administrator = await site.signInAsAdministrator();
  });
  afterAll(() => site.close());

  const act = (id: string, what: string, body: object = {}) =>
    site.call("POST", `/v1/admin/tickets/${id}/${what}`, { token: administrator.token, body });
  const readAsAdministrator = async (id: string) =>
    (await site.call("GET", `/v1/admin/tickets/${id}`, { token: administrator.token })).body.ticket;
  const read = (key: string, token?: string) => site.call("GET", `/v1/tickets/${key}`, { ...(token && { token }) });
  const reply = (key: string, message = "One more thing.", headers = {}) =>
    site.call("POST", `/v1/tickets/${key}/reply`, { body: { message }, headers });

  /** A visitor's ticket, or a member's, and the key of the link in its confirmation. */
  async function file(overrides: object = {}, token?: string) {
    const email = `${newId()}@example.ca`;
    const ticket = buildTicket({ email, description: "It broke.", ...overrides });
    const { ticketNumber: number } = (await people.post("/v1/admin/add-ticket", ticket, { ...(token && { token }) }))
      .body;
    const [mail] = await people.readMessages(email);
    const key = LINK.exec(mail?.text ?? "")?.[1] ?? "";
    return { number, email, key, id: key.slice(0, 36) };
  }

  test("opens with the link of the confirmation, without a log-in, names no administrator and no reason", async () => {
    const { key, id, number } = await file({ subject: "Broken" });
    await act(id, "triage", { priority: "low" });
    await act(id, "answer", { message: "It is mended." });
    await act(id, "close", { reason: "A bore" });
    const { body, text } = await read(key);
    expect(body.thread).toMatchObject({
      ...{ number, type: "bug", subject: "Broken", status: "closed" },
      messages: [
        { isOwn: true, text: "It broke." },
        { isOwn: false, text: "It is mended." },
      ],
    });
    expect(text).not.toMatch(/A bore|Amélie|priority|@/u);
  });

  test("reading it in any way changes nothing", async () => {
    const { key } = await file();
    const before = await people.dump();
    for (const method of ["GET", "HEAD", "OPTIONS"] as const)
      for (const path of [`/v1/tickets/${key}`, `/ticket/${key}`, `/fr/ticket/${key}`]) await site.call(method, path);
    expect(await people.dump()).toBe(before);
  });

  test("a message reopens a ticket, is told to administrators without its words, and is marked until they answer", async () => {
    const { key, id, number, email } = await file();
    await act(id, "answer", { message: "It is mended.", andClose: true });
    const closed = await readAsAdministrator(id);
    expect(closed).toMatchObject({ closedAt: { seconds: expect.any(Number) } });
    expect(closed.firstAnsweredAt).toEqual(closed.closedAt);
    const { body } = await reply(key, " Not for\r\nme. ");
    expect(body).toMatchObject({ msg: "Your message was sent.", thread: { status: "open" } });
    expect(body.thread.messages.at(-1)).toMatchObject({ isOwn: true, text: "Not for\nme." });
    const ticket = await readAsAdministrator(id);
    expect(ticket).toMatchObject({ status: "open", repliedAt: { seconds: expect.any(Number) }, closedAt: null });
    expect(ticket.history.at(-1)).toMatchObject({ event: "reply", actorName: null, message: "Not for\nme." });
    const [told] = await people.readMessages(administrator.email);
    expect(told?.subject).toBe(`New message in ticket ${number}`);
    expect(told?.text).not.toContain("Not for");
    await act(id, "answer", { message: "Now it is." });
    expect((await readAsAdministrator(id)).repliedAt).toBeNull();
    const [mail] = await people.readMessages(email);
    expect(mail?.text).toContain("You wrote:\nNot for\nme.");
  });

  test("a message to a ticket in somebody's charge is told to them alone", async () => {
    const colleague = await site.signInAsAdministrator();
    const { key, id, number } = await file();
    await act(id, "assign", { uid: colleague.uid });
    await reply(key);
    const subjects = async ({ email }: { email: string }) =>
      (await people.readMessages(email)).map(({ subject }) => subject);
    expect(await subjects(colleague)).toContain(`New message in ticket ${number}`);
    expect(await subjects(administrator)).not.toContain(`New message in ticket ${number}`);
  });

  test("a repeat with the same key adds nothing", async () => {
    const { key, id } = await file();
    const headers = { "idempotency-key": newId() };
    for (const _time of ["first", "second"]) expect((await reply(key, "Once.", headers)).status).toBe(200);
    expect((await readAsAdministrator(id)).history).toHaveLength(1);
  });

  test("a number opens the ticket of the account that filed it, and of nobody else", async () => {
    const member = await people.enter();
    const { number, id } = await file({}, member.token);
    expect((await read(number, member.token)).body.thread.number).toBe(number);
    await act(id, "answer", { message: "Done." });
    const { notifications } = (await site.call("GET", "/v1/notifications", { token: member.token })).body;
    expect(notifications[0].path).toBe(`/ticket/${number}`);
    const other = await people.enter();
    for (const token of [undefined, other.token, administrator.token]) {
      expect((await read(number, token)).body.code).toBe("tickets.link_unknown");
    }
    const exported = await site.call("POST", "/v1/auth/export", { token: member.token, body: { password: PASSWORD } });
    expect(exported.body.tickets[0].messages).toMatchObject([{ event: "answer", message: "Done." }]);
  });

  test("a link that was changed, belongs to a deleted ticket, or is older than 90 days opens nothing", async () => {
    const { key, id } = await file();
    const [, day = "", seal = ""] = key.split(".");
    for (const wrong of [
      id,
      `${id}.${day}.`,
      `${id}.${Number(day) + 1}.${seal}`,
      `${newId()}.${day}.${seal}`,
      `${key}A`,
      "nonsense",
    ]) {
      expect({ wrong, status: (await read(wrong)).status }).toEqual({ wrong, status: 404 });
      expect((await reply(wrong)).status).toBe(404);
    }
    site.clock.advance((TICKET_LINK_DAYS - 1) * DAY_MS);
    expect((await read(key)).status).toBe(200);
    site.clock.advance(3 * DAY_MS);
    expect((await read(key)).body.code).toBe("tickets.link_unknown");
    const fresh = await file();
    await site.db.delete(tickets);
    expect((await read(fresh.key)).status).toBe(404);
  });

  test("takes ten messages an hour, and no more than fit", async () => {
    const { key, id } = await file();
    for (let count = 0; count < TICKET_REPLIES_AN_HOUR; count += 1) expect((await reply(key)).status).toBe(200);
    const refused = await reply(key);
    expect([refused.status, Number(refused.headers["retry-after"]) > 0]).toEqual([429, true]);
    await site.db.execute(sql`DELETE FROM throttles`);
    await site.db.execute(sql`INSERT INTO ticket_entries (id, ticket_id, at, event, message)
      SELECT gen_random_uuid(), ${id}, now(), 'reply', 'Any' FROM generate_series(1, ${TICKET_ENTRIES_MAX}::int)`);
    expect((await reply(key)).body.code).toBe("tickets.full");
    for (const message of ["", " \n", "x".repeat(5_001)])
      expect((await reply(key, message)).body.fields).toHaveProperty("message");
  });

  test("administrators go from one waiting ticket to the next, from the oldest to the newest and round again", async () => {
    const filed = [];
    for (const subject of ["first", "second", "third"]) {
      filed.push((await file({ subject })).id);
      site.clock.advance(1_000);
    }
    const [first = "", second = "", third = ""] = filed;
    const next = async (id: string) => (await readAsAdministrator(id)).nextId;
    expect([await next(first), await next(second), await next(third)]).toEqual([second, third, first]);
    await act(second, "close");
    expect([await next(first), await next(second), await next(third)]).toEqual([third, third, first]);
    await act(third, "close");
    expect([await next(first), await next(third)]).toEqual([null, first]);
  });

  test("administrators see the other tickets of the same address or account", async () => {
    const member = await people.enter();
    const [one, two] = [await file({}, member.token), await file({}, member.token)];
    const three = await file({ email: one.email.toUpperCase() });
    await file();
    expect((await readAsAdministrator(one.id)).others.map(({ number }: { number: string }) => number)).toEqual([
      three.number,
      two.number,
    ]);
  });
});
