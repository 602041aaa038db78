import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { listDeclaredTables } from "../../testing/declared-data.ts";
import { buildListingForm, drawPng, PDF } from "../../testing/listing-forms.ts";
import { buildTestApp, PASSWORD, type TestApp } from "../../testing/test-app.ts";

describe("the data export", () => {
  let site: TestApp;
  beforeAll(async () => {
    site = await buildTestApp();
  });
  afterAll(() => site.close());

  const exportData = async (token: string) => {
    const answer = await site.call("POST", "/v1/auth/export", { token, body: { password: PASSWORD } });
    expect(answer.status).toBe(200);
    return answer.body;
  };

  test("has the member of every table that is declared to be in it, and no other", async () => {
    const declared = (await listDeclaredTables()).flatMap(({ exportedAs }) => exportedAs ?? []);
    expect(new Set(declared).size).toBeGreaterThan(20);
    const { token } = await site.signInAs();
    const exported = await exportData(token);
    expect(Object.keys(exported).toSorted()).toEqual(
      [...new Set([...declared, "exportedAt", "profilePictureUrl"])].toSorted(),
    );
  });

  test("has no member that two nouns declare", async () => {
    const owners = new Map<string, Set<string>>();
    for (const { exportedAs, owner } of await listDeclaredTables()) {
      if (exportedAs === undefined) continue;
      owners.set(exportedAs, (owners.get(exportedAs) ?? new Set()).add(owner));
    }
    expect([...owners].filter(([, nouns]) => nouns.size > 1)).toEqual([]);
  });

  test("has links to the files of the person's listings and drafts that work without logging in", async () => {
    const { token } = await site.signInAs({ phoneVerifiedAt: site.clock.now() });
    const files = [
      { name: "thumbnail", filename: "front.png", content: await drawPng() },
      { name: "documents", filename: "plan.pdf", content: PDF },
    ];
    expect((await site.call("POST", "/v1/property/", { token, ...buildListingForm({}, files) })).status).toBe(200);
    const [listing] = (await exportData(token)).listings;
    const paths = [...listing.pictures, ...listing.documents].map(({ url }) => new URL(url));
    expect(paths).toHaveLength(2);
    const readStatuses = () =>
      Promise.all(paths.map(async ({ pathname, search }) => (await site.call("GET", pathname + search)).status));
    expect(await readStatuses()).toEqual([200, 200]);
    site.clock.advance(3_601_000);
    expect(await readStatuses()).toEqual([404, 404]);
  });

  test("lists messages to the person's address, without their content and without anyone else's", async () => {
    const { token, uid } = await site.signInAs({ emailVerifiedAt: null });
    const other = await site.signInAs({ emailVerifiedAt: null });
    for (const one of [token, other.token]) await site.call("POST", "/v1/auth/send-confirmation", { token: one });
    const { account, messages } = await exportData(token);
    expect(account.id).toBe(uid);
    expect(messages).toMatchObject([{ channel: "email", recipient: account.email, createdAt: expect.any(String) }]);
    expect(messages).toMatchObject([{ kind: "accounts.mail.confirm.subject", subject: "Confirm your email" }]);
    expect(messages[0]).not.toHaveProperty("content");
  });

  test("says in its language what each message was about, without the names and codes that were in it", async () => {
    const { token, email } = await site.signInAs({ language: "fr" });
    const record = (kind: string | null) =>
      site.db.execute(sql`INSERT INTO messages (id, channel, recipient, language, kind, status, created_at)
        VALUES (gen_random_uuid(), 'email', ${email}, 'fr', ${kind}, 'sent', ${site.clock.now()})`);
    for (const kind of ["inquiries.mail.inquiry.subject", null]) await record(kind);
    const { messages } = await exportData(token);
    const subjects = messages.map(
      ({ subject }: { subject: string | null }) => subject?.replaceAll(/\s/gu, " ") ?? null,
    );
    expect(subjects.toSorted()).toEqual([null, "… vous a écrit au sujet de « … »"]);
  });

  test("has the address and the number that can still be restored, and the messages to them, but not the links", async () => {
    const { token, uid, email } = await site.signInAs();
    const [old, phoneNumber] = [`old-${uid}@example.ca`, "+14165550166"];
    const createdAt = site.clock.now();
    const expiresAt = new Date(createdAt.getTime() + 60_000);
    const addLink = (hash: string, columns: { purpose: string; email: string | null; phoneNumber: string | null }) =>
      site.db.execute(sql`
        INSERT INTO account_links (hash, account_id, purpose, email, phone_number, created_at, expires_at)
        VALUES (${hash}, ${uid}, ${columns.purpose}, ${columns.email}, ${columns.phoneNumber}, ${createdAt}, ${expiresAt})`);
    await addLink("hash-of-email", { purpose: "undo", email: old, phoneNumber: null });
    await addLink("hash-of-phone", { purpose: "undo", email: null, phoneNumber });
    await addLink("hash-of-reset", { purpose: "reset", email: null, phoneNumber: null });
    for (const [channel, recipient] of [
      ["email", old],
      ["sms", phoneNumber],
      ["email", email],
    ])
      await site.db.execute(sql`INSERT INTO messages (id, channel, recipient, language, status, created_at)
        VALUES (gen_random_uuid(), ${channel}, ${recipient}, 'en', 'queued', ${createdAt})`);
    const exported = await exportData(token);
    const times = { changedAt: createdAt.toISOString(), restorableUntil: expiresAt.toISOString() };
    expect(exported.formerContacts).toHaveLength(2);
    expect(exported.formerContacts).toEqual(
      expect.arrayContaining([
        { email: old, phoneNumber: null, ...times },
        { email: null, phoneNumber, ...times },
      ]),
    );
    const recipients = exported.messages.map(({ recipient }: { recipient: string }) => recipient);
    expect(recipients.toSorted()).toEqual([email, old, phoneNumber].toSorted());
    expect(JSON.stringify(exported)).not.toContain("hash-of");
  });

  test("has no messages to a number that was never confirmed, nor any from before the account", async () => {
    const [phoneNumber, email] = ["+14165550123", "former@example.ca"];
    const record = (channel: string, recipient: string) =>
      site.db.execute(sql`INSERT INTO messages (id, channel, recipient, language, status, created_at)
        VALUES (gen_random_uuid(), ${channel}, ${recipient}, 'en', 'queued', ${site.clock.now()})`);
    await record("email", email);
    site.clock.advance(1_000);
    const { token, uid } = await site.signInAs({ email, phoneNumber, phoneVerifiedAt: null });
    await record("sms", phoneNumber);
    expect((await exportData(token)).messages).toEqual([]);
    await site.db.execute(sql`UPDATE accounts SET phone_verified_at = now() WHERE id = ${uid}`);
    expect((await exportData(token)).messages).toMatchObject([{ channel: "sms", recipient: phoneNumber }]);
  });
});
