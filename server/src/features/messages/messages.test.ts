import { eq } from "drizzle-orm";
import { pino } from "pino";
import { v7 as newId } from "uuid";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Outbox } from "../../platform/messages/messages.ts";
import { SHARED_PDF_THREAD } from "../../testing/shared-pdf-thread.ts";
import { buildTestApp, type TestApp } from "../../testing/test-app.ts";
import { NEEDED_IN_PUBLIC } from "../../testing/test-config.ts";
import { purgeMessages } from "./failed-messages.usecases.ts";
import { createMessageDeps } from "./messages.deps.ts";
import { messages as table } from "./messages.tables.ts";
import { createOutbox } from "./recording.usecases.ts";

const log = pino({ level: "silent" });
const DAY = 24 * 60 * 60 * 1000;
const MAIL = {
  language: "en" as const,
  content: {
    subject: { id: "test.subject", message: "Confirm your email" },
    paragraphs: [{ id: "test.words", message: "One step is left, <b>Amélie</b>." }],
    button: {
      label: { id: "test.button", message: "Confirm" },
      url: "https://vestpocket.example/go?oobCode=secret-token",
    },
  },
};

describe("the outbox of a private server", () => {
  let site: TestApp;
  let outbox: Outbox;

  beforeAll(async () => {
    site = await buildTestApp();
    outbox = createOutbox(
      createMessageDeps({ db: site.db, clock: site.clock, config: site.config, log, pdf: SHARED_PDF_THREAD }),
    );
  });
  beforeEach(async () => {
    await site.db.delete(table);
  });
  afterAll(() => site.close());

  const sendCode = (to: string, code: number) =>
    outbox.sendText(site.db, {
      to,
      language: "en",
      text: { id: "test.code", message: "Your code is {code}.", values: { code } },
    });
  const read = async (query = "") => (await site.call("GET", `/dev/outbox.json${query}`)).body.messages;

  test("lists what was sent, newest first", async () => {
    await outbox.sendMail(site.db, { ...MAIL, to: "amelie@example.ca", replyTo: "luc@example.ca" });
    await sendCode("+14165550123", 123_456);
    const [text, mail] = await read();
    expect(text).toEqual({
      id: expect.any(String),
      channel: "sms",
      to: "+14165550123",
      replyTo: null,
      subject: null,
      text: "Your code is 123456.",
      html: null,
      attachments: [],
      createdAt: site.clock.now().toISOString(),
    });
    expect(mail).toMatchObject({
      channel: "email",
      to: "amelie@example.ca",
      replyTo: "luc@example.ca",
      subject: "Confirm your email",
    });
    expect(mail.text).toContain("\nhttps://vestpocket.example/go?oobCode=secret-token\n");
    expect(mail.html).toContain('href="https://vestpocket.example/go?oobCode=secret-token"');
  });

  test("can be filtered by recipient, with plus signs typed or escaped", async () => {
    await sendCode("+14165550123", 111_111);
    await sendCode("+14165550124", 222_222);
    for (const query of ["?to=%2B14165550124", "?to=+14165550124"]) {
      expect((await read(query)).map(({ text }: { text: string }) => text)).toEqual(["Your code is 222222."]);
    }
    expect(await read("?to=14165550124")).toEqual([]);
    expect(await read("?to=")).toHaveLength(2);
    expect((await site.call("GET", "/dev/outbox.json?to=%00")).status).toBe(400);
  });

  test("keeps the last 1,000 messages", async () => {
    const [oldest, ...others] = Array.from({ length: 1_003 }, (_, index) => index);
    await sendCode("+14165550100", oldest ?? 0);
    await site.db.transaction(async (tx) => {
      for (const code of others) {
        await outbox.sendText(tx, {
          to: "+14165550100",
          language: "en",
          text: { id: "t", message: `${code}` },
        });
      }
    });
    const kept = await read();
    expect(kept).toHaveLength(1_000);
    expect([kept[0].text, kept[999].text]).toEqual(["1002", "3"]);
    expect(await site.db.$count(table)).toBe(1_000);
  });

  test("shows an e-mail as it was written, without running scripts in it", async () => {
    await outbox.sendMail(site.db, { ...MAIL, to: "amelie@example.ca" });
    const page = await site.call("GET", "/dev/outbox?to=amelie@example.ca");
    expect(page.headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(page.headers["content-security-policy"]).toMatch(
      /^default-src 'none'; style-src 'unsafe-inline'; form-action/u,
    );
    expect(page.text).toContain("One step is left, &lt;b&gt;Amélie&lt;/b&gt;.");
    expect(page.text).toContain('<a href="https://vestpocket.example/go?oobCode=secret-token">');
    expect(page.text).toMatch(/<iframe [^>]*sandbox="allow-popups allow-popups-to-escape-sandbox"/u);
    expect(page.text).not.toContain("<script");
    const none = await site.call("GET", "/dev/outbox?to=%22%3E%3Cscript%3E");
    expect(none.text).toContain("No messages for &quot;&gt;&lt;script&gt; yet.");
  });

  test("is encrypted in the table", async () => {
    await outbox.sendMail(site.db, { ...MAIL, to: "amelie@example.ca" });
    const [row] = await site.db.select().from(table);
    expect(row?.content?.toString("latin1")).not.toMatch(/oobCode|secret-token|Confirm/u);
  });

  test.each([
    {
      name: "with carriers for both channels",
      settings: {
        SMTP_URL: "smtp://127.0.0.1:9",
        TWILIO_ACCOUNT_SID: "AC1",
        TWILIO_AUTH_TOKEN: "token",
        TWILIO_FROM: "+14165550100",
      },
    },
    {
      name: "where others reach the server",
      settings: {
        PUBLIC_URL: "https://vestpocket.example",
        ...NEEDED_IN_PUBLIC,
      },
    },
  ])("does not exist $name", async ({ settings }) => {
    const other = await buildTestApp(settings);
    for (const path of ["/dev/outbox", "/dev/outbox.json"]) expect((await other.call("GET", path)).status).toBe(404);
    await other.close();
  });

  test("keeps text messages but not e-mails if only an e-mail carrier is set up", async () => {
    const other = await buildTestApp({ SMTP_URL: "smtp://127.0.0.1:9" });
    const outbox = createOutbox(
      createMessageDeps({ db: other.db, clock: other.clock, config: other.config, log, pdf: SHARED_PDF_THREAD }),
    );
    await outbox.sendMail(other.db, { ...MAIL, to: "amelie@example.ca" });
    await outbox.sendText(other.db, { to: "+14165550123", language: "en", text: { id: "t", message: "Hello" } });
    const { body } = await other.call("GET", "/dev/outbox.json");
    expect(body.messages.map(({ channel }: { channel: string }) => channel)).toEqual(["sms"]);
    await other.close();
  });
});

describe("undelivered messages", () => {
  let site: TestApp;
  let administrator: { token: string };

  beforeAll(async () => {
    site = await buildTestApp();
    administrator = await site.signInAsAdministrator();
  });
  afterAll(() => site.close());

  const addMessage = async (overrides: Partial<typeof table.$inferInsert> = {}) => {
    const id = newId();
    const now = site.clock.now();
    await site.db.insert(table).values({
      id,
      channel: "email",
      recipient: "luc@example.ca",
      language: "fr",
      content: Buffer.from("sealed"),
      status: "failed",
      attempts: 3,
      lastError: "SMTP 550 RCPT TO",
      createdAt: now,
      failedAt: now,
      ...overrides,
    });
    return id;
  };
  const list = (query: string, token?: string) =>
    site.call("GET", `/v1/admin/messages?${query}`, token === undefined ? {} : { token });
  const retry = (id: string, token: string) =>
    site.call("POST", `/v1/admin/messages/${id}/retry`, { token, headers: { "accept-language": "en" } });

  test("are listed for an administrator, newest first, in pages, without their content", async () => {
    await addMessage({ status: "sent", content: null });
    const ids = [await addMessage(), await addMessage(), await addMessage()];
    const first = await list("status=failed&limit=2", administrator.token);
    expect(first.body).toMatchObject({ page: 1, totalPages: 2, totalResults: 3 });
    expect(first.body.messages[0]).toEqual({
      id: ids[2],
      channel: "email",
      to: "luc@example.ca",
      language: "fr",
      attempts: 3,
      lastError: "SMTP 550 RCPT TO",
      createdAt: { seconds: site.clock.now().getTime() / 1000 },
      failedAt: { seconds: site.clock.now().getTime() / 1000 },
    });
    const second = await list("status=failed&limit=2&page=2", administrator.token);
    expect(second.body.messages.map(({ id }: { id: string }) => id)).toEqual([ids[0]]);
    expect((await list("status=failed&page=9", administrator.token)).body.messages).toEqual([]);
    expect((await list("status=sent", administrator.token)).status).toBe(400);
    expect((await list("status=failed&limit=51", administrator.token)).status).toBe(400);
  });

  test("are hidden from everyone else, who cannot send them again", async () => {
    const id = await addMessage();
    const { token } = await site.signInAs();
    for (const answer of [await list("status=failed", token), await retry(id, token)]) {
      expect(answer.status).toBe(403);
      expect(answer.body.code).toBe("sessions.administrators_only");
    }
    expect((await list("status=failed")).status).toBe(401);
  });

  test("require an administrator's second factor", async () => {
    const { token } = await site.signInAs({ role: "administrator" });
    const answer = await list("status=failed", token);
    expect(answer.status).toBe(403);
    expect(answer.body.code).toBe("sessions.second_factor_needed");
  });

  test("are sent again once by an administrator", async () => {
    const id = await addMessage();
    expect((await retry(id, administrator.token)).body).toEqual({ msg: "The message will be sent again." });
    const [row] = await site.db.select().from(table).where(eq(table.id, id));
    expect(row).toMatchObject({ status: "queued", failedAt: null });
    expect((await retry(id, administrator.token)).body.code).toBe("messages.not_failed");
    expect((await retry(newId(), administrator.token)).body.code).toBe("messages.not_found");
    expect((await retry("nonsense", administrator.token)).status).toBe(404);
  });

  test("sent messages are deleted after 30 days and failed ones after 90; queued ones are kept", async () => {
    const now = site.clock.now().getTime();
    const at = (days: number) => new Date(now - days * DAY);
    await site.db.delete(table);
    const kept = [
      await addMessage({ status: "sent", content: null, sentAt: at(29) }),
      await addMessage({ status: "sent", sentAt: at(200) }),
      await addMessage({ failedAt: at(89) }),
      await addMessage({ status: "queued", failedAt: null, createdAt: at(200) }),
    ];
    await addMessage({ status: "sent", content: null, sentAt: at(31) });
    await addMessage({ failedAt: at(91) });
    await purgeMessages(
      createMessageDeps({ db: site.db, clock: site.clock, config: site.config, log, pdf: SHARED_PDF_THREAD }),
    );
    const rows = await site.db.select({ id: table.id }).from(table).orderBy(table.id);
    expect(rows.map(({ id }) => id)).toEqual(kept);
  });
});
