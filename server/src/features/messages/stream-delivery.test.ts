import { generateKeyPairSync } from "node:crypto";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { DAY_MS, HOUR_MS } from "@vestpocket/domain/shared/durations";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { refuse, startMailServer } from "../../testing/mail-server.ts";
import { buildCommercialMail, openStreams } from "../../testing/streams.ts";
import { makeTemporaryFolder } from "../../testing/temporary-folder.ts";
import { buildTestApp, type TestApp } from "../../testing/test-app.ts";
import { OPERATOR } from "../../testing/test-config.ts";
import { purgeMessages } from "./failed-messages.usecases.ts";
import { messages } from "./messages.tables.ts";
import type { createOutbox, createStreams } from "./messages.ts";
import { findSuppression } from "./suppressions.queries.ts";

const DKIM_KEY_FILE = join(makeTemporaryFolder("dkim"), "key.pem");
const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
writeFileSync(DKIM_KEY_FILE, privateKey.export({ format: "pem", type: "pkcs8" }));

describe("the delivery of commercial email", () => {
  let mailServer: Awaited<ReturnType<typeof startMailServer>>;
  let site: TestApp;
  let outbox: ReturnType<typeof createOutbox>;
  let streams: ReturnType<typeof createStreams>;

  beforeAll(async () => {
    mailServer = await startMailServer();
    const dkim = { DKIM_DOMAIN: "vestpocket.example", DKIM_SELECTOR: "mail", DKIM_KEY_FILE };
    site = await buildTestApp({ ...OPERATOR, ...dkim, SMTP_URL: mailServer.url }, { delivers: true });
    ({ outbox, streams } = openStreams(site));
  });
  afterAll(async () => {
    await site.close();
    await mailServer.close();
  });
  beforeEach(() => {
    mailServer.state.onRecipient = () => undefined;
  });

  async function subscribe() {
    const { uid, email, token } = await site.signInAs();
    const of = { accountId: uid, stream: "alerts" as const };
    await streams.consents.give(site.db, { ...of, language: "en", source: "search" });
    const send = (kind: "alert" | "receipt" = "alert") => {
      const alert = buildCommercialMail({ to: email, accountId: uid });
      const mail = kind === "alert" ? alert : { ...alert, stream: "service" as const, account: undefined };
      return site.db.transaction((tx) => outbox.sendMail(tx, mail));
    };
    const rows = () => site.db.select().from(messages).where(eq(messages.recipient, email)).orderBy(messages.id);
    const states = async () => (await rows()).map(({ status }) => status);
    const end = () => streams.consents.withdraw(site.db, { ...of, source: "link" });
    return { id: uid, email, token, send, rows, states, end, received: () => mailServer.receivedBy(email) };
  }
  /** By an administrator who has just signed in, since the clock advances. */
  async function change(what: "stop" | "start", body: object = {}) {
    const { token } = await site.signInAsAdministrator();
    return site.call("POST", `/v1/admin/mail-streams/alerts/${what}`, { token, body });
  }

  test("both headers with which a mail program unsubscribes are there, short enough, and signed", async () => {
    const one = await subscribe();
    await one.send();
    await expect.poll(one.states).toEqual(["sent"]);
    const [mail] = one.received();
    const head = mail?.head ?? "";
    const unfolded = head.replace(/\r?\n[ \t]+/gu, " ");
    expect(unfolded).toMatch(new RegExp(`^List-Unsubscribe: <${site.config.publicUrl}/u/[\\w.-]+>$`, "mu"));
    expect(unfolded).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/mu);
    for (const line of unfolded.split(/\r?\n/u)) expect(line.length).toBeLessThanOrEqual(998);
    const signed = /^DKIM-Signature:.*\bh=([^;]+);/mu.exec(unfolded)?.[1]?.replace(/\s/gu, "").split(":") ?? [];
    for (const name of ["from", "subject", "to", "list-unsubscribe", "list-unsubscribe-post"])
      expect(signed).toContain(name);
    expect(signed.filter((name) => name === "list-unsubscribe-post")).toHaveLength(1);
  });

  test("other email has no such header", async () => {
    const one = await subscribe();
    await one.send("receipt");
    await expect.poll(one.states).toEqual(["sent"]);
    expect(one.received()[0]?.head).not.toMatch(/List-Unsubscribe:/u);
  });

  test("ending a stream stops what is queued in it, and nothing else", async () => {
    const one = await subscribe();
    mailServer.state.onRecipient = (to) => (to === one.email ? refuse(451, "later") : undefined);
    await one.send("receipt");
    await one.send("alert");
    await expect.poll(async () => (await one.rows()).map(({ attempts }) => attempts > 0)).toContain(true);
    await one.end();
    mailServer.state.onRecipient = () => undefined;
    await expect.poll(one.states).toEqual(["sent"]);
    expect(one.received().map(({ head }) => /List-Unsubscribe:/u.test(head))).toEqual([false]);
  });

  test("a consent that ends while the email is recorded stops it too", async () => {
    const one = await subscribe();
    await site.db.transaction(async (tx) => {
      await outbox.sendMail(tx, buildCommercialMail({ to: one.email, accountId: one.id }));
      await one.end();
    });
    await expect.poll(one.states).toEqual([]);
    expect(one.received()).toEqual([]);
  });

  test("a mailbox that does not exist gets nothing for a day, and what was for it is not lost", async () => {
    const one = await subscribe();
    mailServer.state.onRecipient = (to) => (to === one.email ? refuse(550, "5.1.1 no such user") : undefined);
    await one.send("receipt");
    await expect.poll(one.states).toEqual(["failed"]);
    expect(await findSuppression(site.db, one.email)).toMatchObject({ reason: "unknown_mailbox", source: "smtp" });
    mailServer.state.onRecipient = () => undefined;
    await one.send("receipt");
    await expect.poll(one.states).toEqual(["failed", "failed"]);
    await one.send("alert");
    expect(await one.states()).toEqual(["failed", "failed"]);
    expect((await one.rows()).map(({ lastError }) => lastError)).toEqual([
      "SMTP 550 5.1.1 RCPT TO",
      "withheld: the mailbox does not exist",
    ]);
    const { token } = one;
    expect((await site.call("POST", "/v1/mail-streams/address", { token })).status).toBe(200);
    await expect.poll(one.states).toEqual(["sent", "sent"]);
    expect(one.received()).toHaveLength(2);
  });

  test("a day later it is tried again", async () => {
    const one = await subscribe();
    mailServer.state.onRecipient = (to) => (to === one.email ? refuse(550, "5.1.1 no such user") : undefined);
    await one.send("receipt");
    await expect.poll(one.states).toEqual(["failed"]);
    mailServer.state.onRecipient = () => undefined;
    site.clock.advance(DAY_MS + 1);
    await one.send("receipt");
    await expect.poll(one.states).toEqual(["failed", "sent"]);
  });

  test.each([
    [550, "5.7.1 blocked", undefined],
    [552, "5.2.2 mailbox full", undefined],
    [550, "no such user here", "bounced"],
    [550, "5.2.1 disabled", "bounced"],
  ])("a server that answers %i %s: suppressed as %s", async (code, words, reason) => {
    const one = await subscribe();
    mailServer.state.onRecipient = (to) => (to === one.email ? refuse(code, words) : undefined);
    await one.send("receipt");
    await expect.poll(one.states).toEqual(["failed"]);
    expect((await findSuppression(site.db, one.email))?.reason).toBe(reason);
    mailServer.state.onRecipient = () => undefined;
    await one.send("receipt");
    await expect.poll(one.states).toEqual(["failed", "sent"]);
  });

  test("a stopped stream waits and is delivered once it is started; other email goes on", async () => {
    const one = await subscribe();
    expect((await change("stop", { reason: "Wrong prices" })).status).toBe(200);
    expect((await change("stop", { reason: "Again" })).body.code).toBe("messages.stream_stopped");
    await one.send("alert");
    await one.send("receipt");
    await expect.poll(one.states).toEqual(["queued", "sent"]);
    expect(one.received()).toHaveLength(1);
    expect((await change("start")).status).toBe(200);
    await expect.poll(one.states).toEqual(["sent", "sent"]);
    expect((await change("start")).body.code).toBe("messages.stream_runs");
  });

  test("what waited for three days in a stopped stream is not sent any more", async () => {
    const one = await subscribe();
    await change("stop", { reason: "Wrong prices" });
    await one.send();
    site.clock.advance(3 * DAY_MS - HOUR_MS);
    await purgeMessages(openStreams(site).deps);
    expect(await one.states()).toEqual(["queued"]);
    site.clock.advance(2 * HOUR_MS);
    await change("start");
    expect(await one.states()).toEqual([]);
    expect(one.received()).toEqual([]);
  });

  test("a server that sends email without saying who runs it sends no commercial one", async () => {
    const bare = await buildTestApp({ SMTP_URL: mailServer.url });
    const { streams: own, sendMail } = openStreams(bare);
    const { uid, email } = await bare.signInAs();
    await own.consents.give(bare.db, { accountId: uid, stream: "alerts", language: "en", source: "search" });
    await sendMail({ to: email, accountId: uid });
    expect(await bare.db.select().from(messages).where(eq(messages.recipient, email))).toEqual([]);
    await bare.close();
  });
});
