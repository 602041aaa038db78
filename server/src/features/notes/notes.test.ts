import { NOTE_MAX } from "@vestpocket/domain/notes/notes.rules";
import type { Note } from "@vestpocket/domain/notes/notes.schema";
import { sql } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buildTestApp, PASSWORD, type TestApp } from "../../testing/test-app.ts";
import { orders } from "../orders/orders.tables.ts";

const MINUTE_MS = 60_000;
const NOBODY = "01900000-0000-7000-8000-000000000000";

describe("notes on people, orders and listings", () => {
  let site: TestApp;
  let administrator: { uid: string; token: string };
  let colleague: { uid: string; token: string };
  beforeAll(async () => {
    site = await buildTestApp();
    administrator = await site.signInAsAdministrator();
    colleague = await site.signInAsAdministrator();
  });
  afterAll(() => site.close());

  const read = (query: object, { token } = administrator) =>
    site.call("GET", `/v1/admin/notes?${new URLSearchParams({ ...query })}`, { token });
  const add = (body: object, { token } = administrator) => site.call("POST", "/v1/admin/notes", { token, body });
  const edit = (id: string, body: object, { token } = administrator) =>
    site.call("POST", `/v1/admin/notes/${id}`, { token, body });
  const remove = (id: string, { token } = administrator) => site.call("DELETE", `/v1/admin/notes/${id}`, { token });

  async function addOrder(accountId: string): Promise<string> {
    const id = newId();
    const at = site.clock.now();
    const order = { kind: "membership", status: "cancelled", revision: 1, firstCents: 1 } as const;
    await site.db.insert(orders).values({ id, accountId, ...order, createdAt: at, updatedAt: at });
    return id;
  }

  async function addNote(subject: object, text = "Called about the sign on Main Street"): Promise<Note> {
    const answer = await add({ ...subject, text });
    expect(answer.status).toBe(200);
    return answer.body.notes[0];
  }

  test("are for administrators", async () => {
    const member = await site.signInAs();
    const account = { kind: "account", id: member.uid };
    const note = await addNote(account);
    for (const answer of [
      await read(account, member),
      await add({ ...account, text: "I am great" }, member),
      await edit(note.id, { text: "I am great" }, member),
      await remove(note.id, member),
    ])
      expect(answer).toMatchObject({ status: 403, body: { code: "sessions.administrators_only" } });
    expect((await read(account)).body.notes).toEqual([note]);
  });

  test("on a listing are its owner's data, beside those on the owner, and go with the listing", async () => {
    const { uid } = await site.addAccount();
    const [id = ""] = await site.addListings([{ ownerId: uid }]);
    const note = await addNote({ kind: "listing", id }, "Looks like the mill next door");
    expect((await read({ kind: "listing", id })).body.notes).toEqual([note]);
    expect((await read({ kind: "account", id: uid })).body.notes).toEqual([]);
    expect((await edit(note.id, { text: "It is." })).body.notes).toMatchObject([{ text: "It is." }]);
    expect((await add({ kind: "listing", id: NOBODY, text: "Any" })).status).toBe(404);
    await site.db.execute(sql`DELETE FROM listings WHERE id = ${id}`);
    expect((await remove(note.id)).status).toBe(404);
  });

  test("say who wrote them and when, newest first, each on its own person or order", async () => {
    const { uid } = await site.addAccount();
    const [account, order] = [
      { kind: "account", id: uid },
      { kind: "order", id: await addOrder(uid) },
    ];
    const first = await addNote(account, "  First\nline  ");
    site.clock.advance(MINUTE_MS);
    const { body } = await add({ ...account, text: "Second" }, colleague);
    await addNote(order, "On the order");
    const seconds = site.clock.now().getTime() / 1000;
    expect(first).toMatchObject({ text: "First\nline", author: { uid: administrator.uid }, editedAt: null });
    expect(body.notes).toMatchObject([
      { text: "Second", author: { uid: colleague.uid, name: "Amélie Tremblay" }, createdAt: { seconds } },
      first,
    ]);
    expect((await read(account)).body).toEqual(body);
    expect((await read(order)).body.notes).toMatchObject([{ text: "On the order" }]);
  });

  test("are edited and deleted by their authors only", async () => {
    const account = { kind: "account", id: (await site.addAccount()).uid };
    const note = await addNote(account);
    site.clock.advance(MINUTE_MS);
    const editedAt = { seconds: site.clock.now().getTime() / 1000 };
    for (const answer of [await edit(note.id, { text: "Taken over" }, colleague), await remove(note.id, colleague)])
      expect(answer).toMatchObject({ status: 403, body: { code: "notes.not_yours" } });
    expect((await edit(note.id, { text: "Rephrased" })).body.notes).toEqual([{ ...note, text: "Rephrased", editedAt }]);
    expect((await remove(note.id)).body).toEqual({ notes: [] });
    for (const answer of [await edit(note.id, { text: "Too late" }), await remove(note.id)])
      expect(answer).toMatchObject({ status: 404, body: { code: "notes.not_found" } });
  });

  test.each([
    ["an empty text", { text: "  " }, "text"],
    ["a text that is too long", { text: "a".repeat(NOTE_MAX + 1) }, "text"],
    ["a text of invisible characters", { text: "\u200b\u0007" }, "text"],
    ["an unknown kind", { kind: "report" }, "kind"],
    ["no id", { id: "1" }, "id"],
  ])("reject %s", async (_, wrong, field) => {
    const answer = await add({ kind: "account", id: administrator.uid, text: "Fine", ...wrong });
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.body.fields)).toEqual([field]);
  });

  test("reject a person or order that does not exist", async () => {
    for (const kind of ["account", "order"])
      expect(await add({ kind, id: NOBODY, text: "Who?" })).toMatchObject({
        status: 404,
        body: { code: "notes.subject_not_found" },
      });
  });

  test("leave entries in the audit log, which contain none of their text", async () => {
    const subject = { kind: "account", id: (await site.addAccount()).uid };
    const { id } = await addNote(subject, "Suspicious");
    await edit(id, { text: "Suspicious after all" });
    await read(subject);
    await remove(id);
    const { rows } = await site.db.execute(
      sql`SELECT action, actor_id AS actor, details FROM audit_entries WHERE subject_id = ${subject.id} ORDER BY id`,
    );
    const actor = administrator.uid;
    expect(rows).toMatchObject(["add", "edit", "read", "delete"].map((verb) => ({ action: `notes.${verb}`, actor })));
    expect(JSON.stringify(rows)).not.toContain("Suspicious");
  });

  test("are in the person's data export without their authors, and end with the account while the order stays", async () => {
    const { uid, token } = await site.signInAs();
    const orderId = await addOrder(uid);
    await addNote({ kind: "account", id: uid }, "Pays late");
    await addNote({ kind: "order", id: orderId }, "Asked twice");
    const proof = { token, body: { password: PASSWORD } };
    const { body, text } = await site.call("POST", "/v1/auth/export", proof);
    expect(body.notes).toMatchObject([
      { text: "Pays late", orderId: null },
      { text: "Asked twice", orderId },
    ]);
    expect(text).not.toContain(administrator.uid);
    expect((await site.call("POST", "/v1/auth/delete-account", proof)).status).toBe(200);
    const { rows } = await site.db.execute<{ notes: number; orders: number }>(sql`
      SELECT (SELECT count(*)::int FROM notes WHERE text IN ('Pays late', 'Asked twice')) AS notes,
        (SELECT count(*)::int FROM orders WHERE id = ${orderId}) AS orders`);
    expect(rows).toEqual([{ notes: 0, orders: 1 }]);
  });
});
