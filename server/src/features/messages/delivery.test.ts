import { spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { eq, sql } from "drizzle-orm";
import { pino } from "pino";
import { v7 as newId } from "uuid";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { systemClock } from "../../platform/clock.ts";
import { type Database, openDatabase } from "../../platform/database/database.ts";
import { createJobs, type Jobs } from "../../platform/jobs.ts";
import type { Outbox } from "../../platform/messages/messages.ts";
import { drawPdf } from "../../platform/pdf/draw-pdf.ts";
import type { PdfContent } from "../../platform/pdf/pdf-content.ts";
import { refuse, startMailServer } from "../../testing/mail-server.ts";
import { PATIENCE_MS } from "../../testing/patience.ts";
import { SHARED_PDF_THREAD } from "../../testing/shared-pdf-thread.ts";
import { startSmsServer } from "../../testing/sms-server.ts";
import { buildConfig } from "../../testing/test-config.ts";
import { createTestDatabase, type TestDatabase } from "../../testing/test-database.ts";
import { createRecordAudit } from "../audit/audit.usecases.ts";
import { startDelivery } from "./delivery.jobs.ts";
import { listFailed, retryMessage } from "./failed-messages.usecases.ts";
import { createMessageDeps, type MessageDeps } from "./messages.deps.ts";
import { messages as table } from "./messages.tables.ts";
import { createOutbox } from "./recording.usecases.ts";

const TOKEN = "oobCode=Zk3vQm0TtQ9bq7m4pX0f";
const ACCOUNT = "AC0123456789abcdef0123456789abcdef";
const WORKER = fileURLToPath(new URL("../../testing/message-worker.ts", import.meta.url));

describe("message delivery", () => {
  const logged: string[] = [];
  const log = pino({ level: "debug" }, { write: (line) => void logged.push(line) });
  let mailServer: Awaited<ReturnType<typeof startMailServer>>;
  let smsServer: Awaited<ReturnType<typeof startSmsServer>>;
  let database: TestDatabase;
  let environment: Record<string, string>;
  let db: Database;
  let jobs: Jobs;
  let deps: MessageDeps;
  let outbox: Outbox;

  beforeAll(async () => {
    mailServer = await startMailServer();
    smsServer = await startSmsServer();
    database = await createTestDatabase();
    db = openDatabase({ url: database.url, log, timeoutMs: PATIENCE_MS });
    environment = {
      SECRET: "0123456789abcdef0123456789abcdef",
      PUBLIC_URL: "http://localhost:3000",
      SMTP_URL: mailServer.url,
      MAIL_FROM: "Vestpocket <no-reply@vestpocket.example>",
      TWILIO_ACCOUNT_SID: ACCOUNT,
      TWILIO_AUTH_TOKEN: "the-token",
      TWILIO_FROM: "+14165550100",
      TWILIO_URL: smsServer.url,
    };
    await work();
  });
  afterAll(async () => {
    await jobs.stop();
    await Promise.all([mailServer.close(), smsServer.close(), db.close()]);
    await database.drop();
  });

  /** Makes this process deliver messages. */
  async function work(): Promise<void> {
    jobs = createJobs({ url: database.url, log });
    await jobs.start();
    deps = createMessageDeps({
      db,
      clock: systemClock,
      config: buildConfig(environment),
      log,
      jobs,
      pdf: SHARED_PDF_THREAD,
    });
    outbox = createOutbox(deps);
    await startDelivery(deps, jobs);
  }

  const someone = () => `${newId()}@example.ca`;
  const mailTo = (to: string, subject = "Set a new password") => ({
    to,
    language: "en" as const,
    content: {
      subject: { id: "test.subject", message: subject },
      paragraphs: [{ id: "test.words", message: "Choose a new one." }],
      button: { label: { id: "test.button", message: "Choose" }, url: `https://vestpocket.example/reset?${TOKEN}` },
    },
  });
  const sendMail = (to: string, subject?: string) => db.transaction((tx) => outbox.sendMail(tx, mailTo(to, subject)));
  const sendCode = (to: string) =>
    db.transaction((tx) =>
      outbox.sendText(tx, { to, language: "en", text: { id: "test.code", message: "Your code is 493021." } }),
    );
  const retry = (id: string) =>
    retryMessage({ ...deps, recordAudit: createRecordAudit(systemClock) }, { id, viewer: { uid: newId() } });
  const rowsFor = (to: string) => db.select().from(table).where(eq(table.recipient, to)).orderBy(table.id);
  const untilStatus = (to: string, status: string) =>
    expect.poll(async () => (await rowsFor(to)).every((row) => row.status === status)).toBe(true);

  test("an e-mail is delivered once, from the site's address, with its text and its HTML", async () => {
    const to = someone();
    await db.transaction((tx) => outbox.sendMail(tx, { ...mailTo(to), replyTo: "luc@example.ca" }));
    await untilStatus(to, "sent");
    const [row] = await rowsFor(to);
    const [mail, ...others] = mailServer.receivedBy(to);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      envelope: { from: "no-reply@vestpocket.example", to: [to] },
      from: { name: "Vestpocket", address: "no-reply@vestpocket.example" },
      to: [{ address: to }],
      replyTo: [{ address: "luc@example.ca" }],
      subject: "Set a new password",
      messageId: `<${row?.id}@vestpocket.example>`,
    });
    expect(mail?.text).toContain(`\nhttps://vestpocket.example/reset?${TOKEN}\n`);
    expect(mail?.html).toContain(`href="https://vestpocket.example/reset?${TOKEN}"`);
  });

  test("an attachment is sent whole, encrypted until delivery, and rejected if too large", async () => {
    const [to, nobody] = [someone(), someone()];
    const content = Buffer.from(Array.from({ length: 100_000 }, (_, at) => (at * 7) % 256));
    const attachments = [{ name: "certificat-é.pdf", mediaType: "application/pdf", content }];
    await db.transaction(async (tx) => {
      await outbox.sendMail(tx, { ...mailTo(to), attachments });
      const [row] = await tx.select().from(table).where(eq(table.recipient, to));
      expect(row?.content?.includes(content.subarray(0, 64).toString("base64"))).toBe(false);
    });
    await untilStatus(to, "sent");
    const [mail, ...others] = mailServer.receivedBy(to);
    expect(others).toEqual([]);
    expect(mail?.attachments).toMatchObject([{ filename: "certificat-é.pdf", mimeType: "application/pdf" }]);
    expect(Buffer.from(mail?.attachments[0]?.content as ArrayBuffer).equals(content)).toBe(true);
    expect((await rowsFor(to))[0]?.content).toBeNull();
    const large = [{ ...attachments[0], content: Buffer.alloc(5_000_001) }] as typeof attachments;
    await expect(outbox.sendMail(db, { ...mailTo(nobody), attachments: large })).rejects.toThrow("5000001 bytes");
    expect(await rowsFor(nobody)).toEqual([]);
  });

  test("an attached document is drawn when it is sent, and bounded like a file", async () => {
    const [to, nobody] = [someone(), someone()];
    const document: PdfContent = {
      ...{ language: "fr", title: "Reçu VP-000001", createdAt: new Date("2026-11-20T15:00:00Z"), footer: "{page}" },
      blocks: [{ kind: "facts", rows: [["Total", "73,44 $"]] }],
    };
    await outbox.sendMail(db, { ...mailTo(to), attachments: [{ name: "VP-000001.pdf", document }] });
    await untilStatus(to, "sent");
    const [mail] = mailServer.receivedBy(to);
    expect(mail?.attachments).toMatchObject([{ filename: "VP-000001.pdf", mimeType: "application/pdf" }]);
    expect(Buffer.from(mail?.attachments[0]?.content as ArrayBuffer).equals(await drawPdf(document))).toBe(true);
    const large = { ...document, title: "x".repeat(5_000_000) };
    const attachments = [{ name: "large.pdf", document: large }];
    await expect(outbox.sendMail(db, { ...mailTo(nobody), attachments })).rejects.toThrow("bytes of attachments");
  });

  test("a text message is sent once, with the Twilio account's credentials", async () => {
    await sendCode("+14165550111");
    await untilStatus("+14165550111", "sent");
    expect(smsServer.receivedBy("+14165550111")).toEqual([
      {
        path: `/2010-04-01/Accounts/${ACCOUNT}/Messages.json`,
        authorization: `Basic ${Buffer.from(`${ACCOUNT}:the-token`).toString("base64")}`,
        form: { To: "+14165550111", From: "+14165550100", Body: "Your code is 493021." },
      },
    ]);
  });

  test("a message of a rolled-back transaction is never sent", async () => {
    const [nobody, after] = [someone(), someone()];
    const rollBack = db.transaction(async (tx) => {
      await outbox.sendMail(tx, mailTo(nobody));
      throw new Error("the payment was declined");
    });
    await expect(rollBack).rejects.toThrow("declined");
    await sendMail(after);
    await untilStatus(after, "sent");
    expect(mailServer.receivedBy(nobody)).toEqual([]);
    expect(await rowsFor(nobody)).toEqual([]);
  });

  test("parallel messages are each delivered once", async () => {
    const people = Array.from({ length: 40 }, someone);
    await Promise.all(people.map((to) => sendMail(to)));
    for (const to of people) {
      await untilStatus(to, "sent");
      expect(mailServer.receivedBy(to)).toHaveLength(1);
    }
  });

  test("messages queued while the mail server is down are each delivered once, in order, when it is back", async () => {
    const people = [someone(), someone(), someone()];
    await mailServer.close();
    const subjects = ["the first", "the second", "the third", "the fourth"];
    for (const subject of subjects) for (const to of people) await sendMail(to, subject);
    for (const to of people) {
      await expect.poll(async () => (await rowsFor(to))[0]?.attempts).toBeGreaterThan(0);
    }
    expect((await rowsFor(people[0] ?? ""))[0]).toMatchObject({ status: "queued", lastError: "SMTP ECONNREFUSED" });
    await mailServer.reopen();
    for (const to of people) {
      await untilStatus(to, "sent");
      expect(mailServer.receivedBy(to).map(({ subject }) => subject)).toEqual(subjects);
    }
  });

  test("after a long outage every message is retried within a minute", async () => {
    const { rows } = await db.execute<{ most: number; hours: number }>(sql`
      SELECT retry_delay_max AS most, retry_limit * retry_delay_max / 3600.0 AS hours
      FROM pgboss.queue WHERE name = 'messages.email'`);
    expect(rows[0]?.most).toBe(60);
    expect(Number(rows[0]?.hours)).toBeGreaterThan(10);
  });

  test("a busy mail server and a failing Twilio are retried", async () => {
    const to = someone();
    let refusals = 0;
    const refuseOnce = () => {
      refusals += 1;
      return refusals === 1 ? refuse(451, "4.7.1 Greylisted, try again later") : undefined;
    };
    mailServer.state.onRecipient = (address) => (address === to ? refuseOnce() : undefined);
    let answers = 0;
    smsServer.state.answer = () => {
      answers += 1;
      return answers === 1 ? { status: 500, body: { message: "Your code is 493021." } } : { status: 201, body: {} };
    };
    await Promise.all([sendMail(to), sendCode("+14165550122")]);
    await untilStatus(to, "sent");
    await untilStatus("+14165550122", "sent");
    expect((await rowsFor(to))[0]).toMatchObject({ attempts: 2, lastError: null });
    expect(mailServer.receivedBy(to)).toHaveLength(1);
    expect(smsServer.receivedBy("+14165550122")).toHaveLength(1);
  });

  test("a permanently rejected recipient fails the message at once, and it can be sent again", async () => {
    const to = someone();
    mailServer.state.onRecipient = (address) => (address === to ? refuse(550, "5.1.1 No such mailbox") : undefined);
    smsServer.state.answer = ({ form }) =>
      form.To === "+14165550133" ? { status: 400, body: { code: 21211, message: "bad" } } : { status: 201, body: {} };
    await Promise.all([sendMail(to), sendCode("+14165550133")]);
    await untilStatus(to, "failed");
    await untilStatus("+14165550133", "failed");
    const [row] = await rowsFor(to);
    expect(row).toMatchObject({ attempts: 1, lastError: "SMTP 550 5.1.1 RCPT TO" });
    const { messages: failed } = await listFailed(deps, { page: 1, limit: 10 });
    expect(failed.find((message) => message.to === to)).toMatchObject({ channel: "email", attempts: 1 });
    expect(failed.find((message) => message.to === "+14165550133")?.lastError).toBe("Twilio 400 (21211)");

    mailServer.state.onRecipient = () => undefined;
    await retry(row?.id ?? "");
    await untilStatus(to, "sent");
    expect(mailServer.receivedBy(to)).toHaveLength(1);
    await expect(retry(row?.id ?? "")).rejects.toMatchObject({ code: "messages.not_failed" });
  });

  test("after the last attempt a message is marked failed, with the last reason", async () => {
    const to = someone();
    mailServer.state.onRecipient = (address) => (address === to ? refuse(451, "4.3.0 Not now") : undefined);
    await sendMail(to);
    const [sent] = await rowsFor(to);
    await db.execute(sql`UPDATE pgboss.job SET retry_limit = 1 WHERE data ->> 'id' = ${sent?.id}`);
    await untilStatus(to, "failed");
    expect((await rowsFor(to))[0]).toMatchObject({ attempts: 2, lastError: "SMTP 451 4.3.0 RCPT TO" });
    mailServer.state.onRecipient = () => undefined;
  });

  test("no input adds a header or a recipient", async () => {
    const plain = someone();
    await sendMail(plain, "Hello\r\nBcc: eve@example.ca\r\n\r\nBuy!");
    await untilStatus(plain, "sent");
    const [mail] = mailServer.receivedBy(plain);
    expect(mail?.subject).toBe("Hello Bcc: eve@example.ca Buy!");
    expect(mail?.head).not.toMatch(/^Bcc:/imu);
    for (const to of [
      `${someone()}\r\nRCPT TO:<eve@example.ca>`,
      `${someone()}, eve@example.ca`,
      "Eve <eve@example.ca>",
    ]) {
      await sendMail(to);
      await untilStatus(to, "failed");
    }
    expect(mailServer.receivedBy("eve@example.ca")).toEqual([]);
  });

  test("a message's content is encrypted while it waits and deleted once it was sent; the job holds only its id", async () => {
    const to = someone();
    let waiting: { content: string; data: string } | undefined;
    mailServer.state.onMail = async () => {
      const [row] = await rowsFor(to);
      const { rows } = await db.execute<{ data: string }>(
        sql`SELECT data::text FROM pgboss.job WHERE name = 'messages.email' AND data->>'id' = ${row?.id}`,
      );
      waiting = { content: row?.content?.toString("latin1") ?? "", data: rows[0]?.data ?? "" };
    };
    await sendMail(to);
    await untilStatus(to, "sent");
    mailServer.state.onMail = async () => undefined;
    expect(waiting?.content.length).toBeGreaterThan(500);
    expect(waiting?.content).not.toContain("oobCode");
    const [row] = await rowsFor(to);
    expect(waiting?.data).toBe(`{"id": "${row?.id}"}`);
    expect(row?.content).toBeNull();
  });

  test("a message encrypted with another secret fails instead of being retried forever", async () => {
    const to = someone();
    const config = buildConfig({ ...environment, SECRET: "another secret of thirty-two characters" });
    const before = createOutbox(
      createMessageDeps({ db, clock: systemClock, config, log, jobs, pdf: SHARED_PDF_THREAD }),
    );
    await db.transaction((tx) => before.sendMail(tx, mailTo(to)));
    await untilStatus(to, "failed");
  });

  test("if a worker is killed while it sends, another sends that one e-mail again, with the same message id", async () => {
    const people = Array.from({ length: 6 }, someone);
    await jobs.stop();
    for (const to of people) await db.transaction((tx) => outbox.sendMail(tx, mailTo(to)));
    const tried: string[] = [];
    const worker = spawn(process.execPath, [WORKER], {
      env: { ...process.env, ...environment, DATABASE_URL: database.url, DATA_DIR: buildConfig().dataDir },
      stdio: ["ignore", "ignore", "inherit"],
    });
    const exited = once(worker, "exit");
    mailServer.state.onMail = async (mail) => {
      tried.push(mail.messageId ?? "");
      if (worker.killed) return;
      // Long enough for others that were sent at the same time. Then it accepts the mail, and the worker never finds
      // out.
      await wait(300);
      worker.kill("SIGKILL");
      await exited;
    };
    try {
      await expect.poll(() => tried.length).toBeGreaterThan(0);
      await exited;
    } finally {
      worker.kill("SIGKILL");
    }
    await work();
    for (const to of people) await untilStatus(to, "sent");
    mailServer.state.onMail = async () => undefined;
    const [first] = tried;
    expect(tried.filter((id) => id === first)).toHaveLength(2);
    expect(tried).toHaveLength(people.length + 1);
    for (const to of people) expect(new Set(mailServer.receivedBy(to).map(({ messageId }) => messageId)).size).toBe(1);
  });

  test("no log contains a message's content, its recipient or a carrier's credentials", () => {
    expect(logged.join("")).toContain("a message could not be sent");
    expect(logged.join("")).not.toMatch(/oobCode|493021|example\.ca|the-token|Choose/u);
  });
});
