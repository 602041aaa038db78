import { sql } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { SignedIn } from "../../testing/account-journeys.ts";
import { createInquiryJourneys } from "../../testing/inquiries.ts";
import { buildTestApp, PASSWORD, type TestApp } from "../../testing/test-app.ts";

let site: TestApp;
let people: Awaited<ReturnType<typeof createInquiryJourneys>>;

beforeAll(async () => {
  site = await buildTestApp();
  people = await createInquiryJourneys(site);
});
afterAll(() => site.close());

describe("a conversation", () => {
  test("is visible to its two participants only", async () => {
    const { id } = await people.begin();
    const stranger = await people.enter();
    const administrator = await site.signInAsAdministrator();
    for (const who of [stranger, administrator]) {
      const missing = await people.read(who, newId());
      const other = await people.read(who, id);
      expect({ ...other.body, requestId: "" }).toEqual({ ...missing.body, requestId: "" });
      expect(other.status).toBe(404);
      expect((await people.reply(who, id, "Hello")).status).toBe(404);
      for (const [path, body] of [
        ["archive", {}],
        ["report", { reason: "spam" }],
      ] as const) {
        expect((await site.call("POST", `/v1/inquiries/${id}/${path}`, { body, token: who.token })).status).toBe(404);
      }
    }
    expect((await people.read(stranger, "not-an-id")).status).toBe(404);
  });

  test("is archived by one participant, and returns to the inbox with the other's next message", async () => {
    const { sender, id } = await people.begin();
    const archive = (archived: boolean) =>
      site.call("POST", `/v1/inquiries/${id}/archive`, { body: { archived }, token: people.owner.token });
    await archive(true);
    const ids = async (query: string) =>
      (await people.list(people.owner, `${query}&limit=50`)).inquiries.map((each: { id: string }) => each.id);
    expect(await ids("archived=false")).not.toContain(id);
    expect(await ids("archived=true")).toContain(id);
    await people.reply(sender, id, "Are you there?");
    expect(await ids("archived=false")).toContain(id);
    await archive(true);
    await archive(false);
    expect(await ids("archived=false")).toContain(id);
    expect((await people.list(sender, "box=sent")).inquiries).toHaveLength(1);
  });

  test("rejects an empty, an invisible and an overlong reply, and allows sixty replies an hour", async () => {
    const { sender, id } = await people.begin();
    for (const message of ["", " \n ", "x".repeat(5_001), "\u0000", "\u200b\u001b"]) {
      const answer = await people.reply(sender, id, message);
      expect({ message: message.slice(0, 5), status: answer.status, fields: Object.keys(answer.body.fields) }).toEqual({
        message: message.slice(0, 5),
        status: 400,
        fields: ["message"],
      });
    }
    // Ten at a time: each waits for the conversation's lock, and a slow machine would reject some as busy.
    const answers: Awaited<ReturnType<typeof people.reply>>[] = [];
    for (let round = 0; round < 7; round += 1) {
      const replies = Array.from({ length: 10 }, (_, at) => people.reply(sender, id, `Number ${round}.${at}`));
      answers.push(...(await Promise.all(replies)));
    }
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(60);
    expect(answers.find(({ status }) => status === 429)?.headers["retry-after"]).toBeDefined();
  });

  test("is closed to messages once reported, until an administrator resolves the report", async () => {
    const { sender, id } = await people.begin();
    const report = (who: SignedIn, body: object) =>
      site.call("POST", `/v1/inquiries/${id}/report`, { body, token: who.token });
    expect((await report(people.owner, { reason: "boring" })).body.fields).toHaveProperty("reason");
    expect((await report(people.owner, { reason: "other", note: "\u200b\u0007" })).body.fields).toHaveProperty("note");
    expect((await report(people.owner, { reason: "fraud", note: "Asks for a deposit." })).status).toBe(200);
    expect(await report(people.owner, { reason: "spam" })).toMatchObject({ status: 409 });
    expect(await people.reply(sender, id, "Hello?")).toMatchObject({
      status: 409,
      body: { code: "inquiries.reported" },
    });
    expect((await people.read(people.owner, id)).body.inquiry).toMatchObject({
      hasReported: true,
      noReply: expect.stringContaining("reported"),
    });
    expect((await people.read(sender, id)).body.inquiry.hasReported).toBe(false);

    const administrator = await site.signInAsAdministrator();
    const admin = (method: "GET" | "POST", path: string, body?: object) =>
      site.call(method, `/v1/admin/reports${path}`, { token: administrator.token, ...(body && { body }) });
    const waiting = (await site.call("GET", "/v1/admin/figures/waiting", { token: administrator.token })).body.waiting;
    expect(waiting.reports).toBe(1);
    const [row] = (await admin("GET", "")).body.reports;
    expect(row).toMatchObject({
      about: { kind: "inquiry", id },
      reason: "fraud",
      note: "Asks for a deposit.",
      reporter: { uid: people.owner.uid },
    });
    const detail = await admin("GET", `/${row.id}`);
    expect(detail.body.report.messages[0]).toMatchObject({
      author: { uid: sender.uid },
      text: "Are the ovens gas or electric?",
    });
    expect((await admin("POST", `/${row.id}/resolve`, { outcome: "dismissed" })).status).toBe(200);
    expect((await admin("POST", `/${row.id}/resolve`, { outcome: "closed" })).status).toBe(409);
    expect((await people.reply(sender, id, "Hello?")).status).toBe(200);

    await report(sender, { reason: "harassment" });
    const [second] = (await admin("GET", "")).body.reports;
    await admin("POST", `/${second.id}/resolve`, { outcome: "closed" });
    expect(await people.reply(people.owner, id, "Hello?")).toMatchObject({
      status: 409,
      body: { code: "inquiries.closed" },
    });
    expect((await admin("GET", "?state=resolved")).body.totalResults).toBe(2);
    const { audit } = (
      await site.call("GET", `/v1/admin/audit?actor=${administrator.uid}`, { token: administrator.token })
    ).body;
    const actions = audit.map((entry: { action: string }) => entry.action);
    expect(actions.filter((action: string) => action === "reports.resolve")).toHaveLength(2);
    expect(actions).toContain("reports.read");
    expect(audit.every((entry: { address: string | null }) => entry.address !== null)).toBe(true);
  });

  test("hides its reports from members", async () => {
    for (const path of ["/v1/admin/reports", `/v1/admin/reports/${newId()}`]) {
      expect((await site.call("GET", path, { token: people.owner.token })).status).toBe(403);
    }
  });

  test("outlives a deleted account, without that person's name and number", async () => {
    const { sender, id } = await people.begin();
    await site.call("POST", "/v1/auth/delete-account", { body: { password: PASSWORD }, token: sender.token });
    const thread = (await people.read(people.owner, id)).body.inquiry;
    expect(thread).toMatchObject({ with: { uid: null, name: "A former member" }, senderPhone: null });
    expect(thread.noReply).toBe("The other person’s account no longer exists, so you cannot reply.");
    expect((await people.reply(people.owner, id, "Still there?")).status).toBe(409);
    const { rows } = await site.db.execute(sql`SELECT sender_name, sender_phone FROM inquiries WHERE id = ${id}`);
    expect(rows[0]).toEqual({ sender_name: "", sender_phone: "" });
  });

  test("is part of a person's data export", async () => {
    const { sender, id } = await people.begin();
    const answer = await site.call("POST", "/v1/auth/export", { body: { password: PASSWORD }, token: sender.token });
    expect(answer.body.inquiries).toEqual([
      expect.objectContaining({
        inquiryId: id,
        side: "sender",
        writtenBy: "you",
        text: "Are the ovens gas or electric?",
      }),
    ]);
    expect(JSON.stringify(answer.body.inquiries)).not.toContain(people.owner.email);
  });

  test("counts towards its listing", async () => {
    const seller = await people.enter();
    const [id = ""] = await site.addListings([{ ownerId: seller.uid }]);
    const about = { owner: seller.uid, listingLink: `/property/${id}` };
    await people.send(await people.enter(), about);
    await people.send(await people.enter(), about);
    const { properties } = (await site.call("GET", "/v1/property/mine", { token: seller.token })).body;
    expect(properties[0].inquiries).toBe(2);
    expect((await people.list(seller, `listing=${id}`)).totalResults).toBe(2);
    expect((await people.list(people.owner, `listing=${id}`)).totalResults).toBe(0);
  });
});
