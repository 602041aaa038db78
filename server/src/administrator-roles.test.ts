import { ADMINISTRATOR_ROLES, type AdministratorRole, hasDuty } from "@vestpocket/domain/shared/administrator-roles";
import type { Contract } from "@vestpocket/domain/shared/contract";
import { buildTicket } from "@vestpocket/domain/tickets/tickets.factory";
import { sql } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { listContracts } from "./testing/contracts.ts";
import { buildTestApp, type TestApp } from "./testing/test-app.ts";

type AdministratorsCall = Extract<Contract, { access: "administrators" }>;
const isAdministration = (call: Contract): call is AdministratorsCall => call.access === "administrators";
const nameOf = ({ method, path }: Contract) => `${method} ${path}`;

describe("administrators' roles", () => {
  let site: TestApp;
  let calls: AdministratorsCall[];
  const people = {} as Record<AdministratorRole, { uid: string; email: string; token: string }>;
  beforeAll(async () => {
    site = await buildTestApp();
    calls = (await listContracts()).filter(isAdministration);
    for (const role of ADMINISTRATOR_ROLES) people[role] = await site.signInAsAdministrator(role);
  });
  afterAll(() => site.close());

  const as = (role: AdministratorRole, method: Contract["method"], path: string, body?: object) =>
    site.call(method, path, { token: people[role].token, ...(body && { body }) });

  test.each(ADMINISTRATOR_ROLES)(
    "%s makes the calls of its part, and is refused all others with the reason",
    async (role) => {
      const wrong: string[] = [];
      for (const call of calls) {
        const { method, path, duties } = call;
        const body = method === "GET" ? undefined : {};
        const { status, body: answer } = await as(role, method, path.replace(/\{\w+\}/gu, newId()), body);
        const isRefused = status === 403 && answer.code === "sessions.role_lacking";
        if (isRefused === hasDuty(role, ...duties)) wrong.push(`${nameOf(call)}: ${status}`);
      }
      expect(wrong).toEqual([]);
      expect(calls.length).toBeGreaterThan(60);
    },
  );

  test("only the full role reads the audit log, stops mail and decides about roles", () => {
    expect(
      calls
        .filter(({ duties }) => duties.length === 0)
        .map(nameOf)
        .toSorted(),
    ).toEqual([
      "GET /v1/admin/audit",
      "GET /v1/admin/audit/export",
      "POST /v1/admin/mail-streams/{stream}/start",
      "POST /v1/admin/mail-streams/{stream}/stop",
      "POST /v1/admin/users/{id}/role",
    ]);
  });

  test("the refusal names the reason in the reader's language", async () => {
    const options = { token: people.support.token, headers: { "accept-language": "fr" } };
    const { body } = await site.call("GET", "/v1/admin/orders", options);
    expect(body.msg).toBe(
      "Votre rôle ne comprend pas cette opération\u00a0: elle est réservée aux administrateurs qui ont le rôle Finances ou Complet.",
    );
  });

  test("the session says which role it has", async () => {
    for (const role of ADMINISTRATOR_ROLES) {
      const { session } = (await as(role, "GET", "/v1/auth/session")).body;
      expect(session).toEqual({ isAdministrator: true, administratorRole: role, needsSecondFactor: false });
    }
  });

  test("notes belong to the part of what they are about", async () => {
    const { uid } = await site.addAccount();
    const write = (role: AdministratorRole, kind: string) =>
      as(role, "POST", "/v1/admin/notes", { kind, id: uid, text: "Called back." });
    expect(await write("finance", "account")).toMatchObject({ status: 403, body: { code: "sessions.role_lacking" } });
    expect(await write("support", "order")).toMatchObject({ status: 403, body: { code: "sessions.role_lacking" } });
    const [note] = (await write("support", "account")).body.notes;
    const read = await as("finance", "GET", `/v1/admin/notes?kind=account&id=${uid}`);
    expect(read).toMatchObject({ status: 403, body: { code: "sessions.role_lacking" } });
    await site.db.execute(sql`UPDATE notes SET author_id = ${people.finance.uid} WHERE id = ${note.id}`);
    const edited = await as("finance", "POST", `/v1/admin/notes/${note.id}`, { text: "Changed." });
    expect(edited).toMatchObject({ status: 403, body: { code: "sessions.role_lacking" } });
  });

  test("the search finds, and the overview counts, only what the role includes", async () => {
    const { uid } = await site.addAccount({ firstName: "Wilhelmina" });
    const find = async (role: AdministratorRole) =>
      (await as(role, "GET", "/v1/admin/lookups?text=wilhelmina")).body.found.people.length;
    expect([await find("support"), await find("finance"), await find("full")]).toEqual([1, 0, 1]);
    await site.call("POST", "/v1/admin/add-ticket", { body: { ...buildTicket(), email: "w@example.ca" } });
    await site.db.execute(sql`INSERT INTO orders (id, kind, status, revision, first_cents, account_id, created_at, updated_at, refund_failed_at)
      VALUES (${newId()}, 'membership', 'paid', 1, 1, ${uid}, now(), now(), now())`);
    const count = async (role: AdministratorRole) => (await as(role, "GET", "/v1/admin/figures/waiting")).body.waiting;
    const tickets = { tickets: 1, oldestTicket: { seconds: expect.any(Number) } };
    expect(await count("support")).toMatchObject({ ...tickets, failedRefunds: 0 });
    expect(await count("finance")).toMatchObject({ tickets: 0, oldestTicket: null, failedRefunds: 1 });
    expect(await count("full")).toMatchObject({ ...tickets, failedRefunds: 1 });
  });

  test("support sees other people's accounts and drafts, finance does not", async () => {
    const { uid } = await site.addAccount();
    const [id] = await site.addListings([{ ownerId: uid, status: "draft", expiresAt: null }]);
    const read = async (role: AdministratorRole) => [
      (await as(role, "GET", `/v1/auth/getUser/${uid}`)).status,
      (await as(role, "GET", `/v1/property/getProperty/${id}`)).status,
    ];
    expect(await read("support")).toEqual([200, 200]);
    expect(await read("finance")).toEqual([403, 404]);
  });

  test("administrators are told what their role includes", async () => {
    await site.call("POST", "/v1/admin/add-ticket", { body: { ...buildTicket(), email: "x@example.ca" } });
    const { rows } = await site.db.execute<{ account_id: string }>(
      sql`SELECT DISTINCT account_id FROM notifications WHERE event = 'ticket_arrived'`,
    );
    const told = rows.map(({ account_id }) => account_id).toSorted();
    expect(told).toEqual([people.support.uid, people.full.uid].toSorted());
  });

  test("tickets go to administrators of support only", async () => {
    await site.call("POST", "/v1/admin/add-ticket", { body: { ...buildTicket(), email: "y@example.ca" } });
    const [{ id }] = (await as("support", "GET", "/v1/admin/tickets")).body.tickets;
    const assign = (uid: string) => as("support", "POST", `/v1/admin/tickets/${id}/assign`, { uid });
    expect((await assign(people.finance.uid)).body.code).toBe("tickets.no_such_assignee");
    expect((await assign(people.full.uid)).status).toBe(200);
  });

  test("the full role changes others' roles at once, and the audit log says from what to what", async () => {
    const other = await site.signInAsAdministrator("support");
    const change = (uid: string, role: string, by: AdministratorRole = "full") =>
      as(by, "POST", `/v1/admin/users/${uid}/role`, { role });
    expect(await change(other.uid, "finance", "support")).toMatchObject({ status: 403 });
    expect((await change(other.uid, "finance")).body.msg).toBe("Role changed.");
    const orders = await site.call("GET", "/v1/admin/orders", { token: other.token });
    expect([orders.status, (await site.call("GET", "/v1/admin/users", { token: other.token })).status]).toEqual([
      200, 403,
    ]);
    expect((await change(people.full.uid, "support")).body.msg).toBe("You cannot change your own role.");
    const { uid: member } = await site.addAccount();
    expect(await change(member, "full")).toMatchObject({
      status: 409,
      body: { msg: "This account is not an administrator’s." },
    });
    expect((await change(newId(), "full")).status).toBe(404);
    const { rows } = await site.db.execute(
      sql`SELECT actor_id, subject_id, details FROM audit_entries WHERE action = 'users.role'`,
    );
    expect(rows).toEqual([
      { actor_id: people.full.uid, subject_id: other.uid, details: { from: "support", to: "finance" } },
    ]);
  });

  test("of two who take the full role from each other, one keeps it", async () => {
    const [one, two] = [await site.signInAsAdministrator(), await site.signInAsAdministrator()];
    const take = ({ token }: { token: string }, { uid }: { uid: string }) =>
      site.call("POST", `/v1/admin/users/${uid}/role`, { token, body: { role: "support" } });
    const statuses = (await Promise.all([take(one, two), take(two, one)])).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([200, 403]);
  });

  test("only the full role disables and enables administrators", async () => {
    const other = await site.addAccount({ role: "administrator", administratorRole: "finance" });
    const decide = (role: AdministratorRole, what: "disable" | "enable") =>
      as(role, "POST", `/v1/admin/users/${other.uid}/${what}`, what === "disable" ? { reason: "Left us." } : {});
    const refused = { status: 409, body: { msg: expect.stringContaining("Only administrators with the full role") } };
    expect(await decide("support", "disable")).toMatchObject(refused);
    const batch = await as("support", "POST", "/v1/admin/users/disable", { ids: [other.uid], reason: "Left us." });
    expect(batch.body.results).toMatchObject([{ id: other.uid, outcome: "wrong_status" }]);
    expect((await decide("full", "disable")).status).toBe(200);
    expect(await decide("support", "enable")).toMatchObject(refused);
    expect((await decide("full", "enable")).status).toBe(200);
  });
});
