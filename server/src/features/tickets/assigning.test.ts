import { buildTicket } from "@vestpocket/domain/tickets/tickets.factory";
import type { TicketEntry } from "@vestpocket/domain/tickets/tickets.schema";
import { sql } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buildTestApp, type TestApp } from "../../testing/test-app.ts";

describe("assigning tickets", () => {
  let site: TestApp;
  let administrator: { uid: string; token: string };
  let colleague: { uid: string; token: string };
  beforeAll(async () => {
    site = await buildTestApp();
    administrator = await site.signInAsAdministrator();
    colleague = await site.signInAsAdministrator();
  });
  afterAll(() => site.close());

  async function file(): Promise<string> {
    await site.db.execute(sql`DELETE FROM throttles`);
    const body = buildTicket({ email: `${newId()}@example.ca` });
    const { ticketNumber } = (await site.call("POST", "/v1/admin/add-ticket", { body })).body;
    const { rows } = await site.db.execute<{ id: string }>(sql`SELECT id FROM tickets WHERE number = ${ticketNumber}`);
    return rows[0]?.id ?? "";
  }

  const assign = (id: string, body: object, { token } = administrator) =>
    site.call("POST", `/v1/admin/tickets/${id}/assign`, { token, body });
  const read = async (id: string) =>
    (await site.call("GET", `/v1/admin/tickets/${id}`, { token: administrator.token })).body.ticket;
  const listIds = async (assignee: string, { token } = administrator): Promise<string[]> =>
    (await site.call("GET", `/v1/admin/tickets?limit=50&assignee=${assignee}`, { token })).body.tickets.map(
      ({ id }: { id: string }) => id,
    );

  test("assigns one to an administrator or to nobody, in any status, and is in the audit log", async () => {
    const id = await file();
    const offered = (await read(id)).administrators.map(({ uid }: { uid: string }) => uid);
    expect(offered.toSorted()).toEqual([administrator.uid, colleague.uid].toSorted());
    await site.call("POST", `/v1/admin/tickets/${id}/close`, { token: administrator.token, body: {} });
    const { body } = await assign(id, { uid: colleague.uid });
    const assignee = { uid: colleague.uid, name: "Amélie Tremblay" };
    expect(body.ticket).toMatchObject({ assignee, status: "closed", revision: 3 });
    expect((await assign(id, { uid: null })).body.ticket).toMatchObject({ assignee: null });
    expect((await read(id)).history.map(({ event, assignee: to }: TicketEntry) => [event, to])).toEqual([
      ["close", null],
      ["assign", assignee],
      ["assign", null],
    ]);
    const { rows } = await site.db.execute(
      sql`SELECT details FROM audit_entries WHERE action = 'tickets.assign' AND subject_id = ${id} ORDER BY id`,
    );
    expect(rows).toMatchObject([{ details: { assignee: colleague.uid } }, { details: { assignee: null } }]);
  });

  test("filters the list by the viewer's own tickets and by unassigned ones", async () => {
    const [mine, theirs, nobodys] = [await file(), await file(), await file()];
    await assign(mine, { uid: administrator.uid });
    await assign(theirs, { uid: colleague.uid });
    expect(await listIds("me")).toEqual([mine]);
    expect(await listIds("me", colleague)).toEqual([theirs]);
    const csv = await site.call("GET", "/v1/admin/tickets/export?assignee=me", { token: administrator.token });
    expect(csv.text).toMatch(/Priority,Assigned to,.*\r\n.*,Amélie Tremblay,/u);
    const free = await listIds("nobody");
    expect(free).toContain(nobodys);
    expect(free).not.toContain(mine);
    expect(free).not.toContain(theirs);
  });

  test("is rejected for a member, by a member, to someone disabled, and on an older revision", async () => {
    const id = await file();
    const member = await site.signInAs();
    const disabled = await site.addAccount({ role: "administrator", disabledAt: site.clock.now() });
    expect(await assign(id, { uid: member.uid }, member)).toMatchObject({ status: 403 });
    for (const uid of [member.uid, disabled.uid])
      expect(await assign(id, { uid })).toMatchObject({ status: 409, body: { code: "tickets.no_such_assignee" } });
    await assign(id, { uid: administrator.uid, revision: 1 });
    const late = await assign(id, { uid: colleague.uid, revision: 1 }, colleague);
    expect(late).toMatchObject({ status: 409, body: { code: "tickets.changed" } });
    expect(await read(id)).toMatchObject({ assignee: { uid: administrator.uid } });
    expect(await assign(newId(), { uid: null })).toMatchObject({ status: 404, body: { code: "tickets.not_found" } });
  });
});
