import { createHmac, generateKeyPairSync, sign } from "node:crypto";
import { HOUR_MS } from "@vestpocket/domain/shared/durations";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openStreams } from "../../testing/streams.ts";
import { buildTestApp, type TestApp } from "../../testing/test-app.ts";
import { EVENT_MAX_HOURS } from "./mail-events.tokens.ts";
import { MENDS_MAX } from "./messages.limits.ts";
import { messages, suppressions } from "./messages.tables.ts";
import { isSuppressed } from "./suppressions.queries.ts";

const MAILGUN_WEBHOOK_KEY = "key-0123456789abcdef";
const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
const SENDGRID_WEBHOOK_KEY = publicKey.export({ format: "der", type: "spki" }).toString("base64");
const HARD = { severity: "permanent", "delivery-status": { code: 550, "enhanced-code": "5.1.1" } };

describe("what a relay reports about email", () => {
  let site: TestApp;
  let bare: TestApp;
  let streams: ReturnType<typeof openStreams>;
  beforeAll(async () => {
    site = await buildTestApp({ MAILGUN_WEBHOOK_KEY, SENDGRID_WEBHOOK_KEY });
    bare = await buildTestApp();
    streams = openStreams(site);
  });
  afterAll(() => Promise.all([site.close(), bare.close()]));

  const readMessage = async (id: string) => (await site.db.select().from(messages).where(eq(messages.id, id)))[0];

  /** Somebody who asked for alerts, and the id of one that was sent to them. */
  async function sendAlert() {
    const { uid, email, token } = await site.signInAs();
    const of = { accountId: uid, stream: "alerts" as const };
    await streams.streams.consents.give(site.db, { ...of, language: "en", source: "search" });
    await streams.sendMail({ to: email, accountId: uid });
    const [sent] = await site.db.select({ id: messages.id }).from(messages).where(eq(messages.recipient, email));
    const id = sent?.id ?? "";
    const isGiven = () => streams.streams.consents.isGiven(site.db, of);
    return { uid, email, token, id, isGiven, isSuppressed: () => isSuppressed(site.db, email) };
  }
  type Sent = Awaited<ReturnType<typeof sendAlert>>;

  let tokens = 0;
  const seconds = () => String(Math.floor(site.clock.now().getTime() / 1000));
  function buildMailgun({ id, email }: Pick<Sent, "id" | "email">, event: string, more: object = {}) {
    const timestamp = seconds();
    tokens += 1;
    const token = `token-${tokens}`;
    const signature = createHmac("sha256", MAILGUN_WEBHOOK_KEY)
      .update(timestamp + token)
      .digest("hex");
    const data = {
      event,
      recipient: email,
      message: { headers: { "message-id": `${id}@vestpocket.example` } },
      ...more,
    };
    return { signature: { timestamp, token, signature }, "event-data": data };
  }
  const postMailgun = (body: object, app = site) => app.call("POST", "/v1/mail-events/mailgun", { body });
  function postSendgrid(events: readonly object[], change: { body?: string; timestamp?: string } = {}) {
    const timestamp = change.timestamp ?? seconds();
    const body = JSON.stringify(events);
    return site.call("POST", "/v1/mail-events/sendgrid", {
      body: change.body ?? body,
      headers: {
        "content-type": "application/json",
        "x-twilio-email-event-webhook-timestamp": timestamp,
        "x-twilio-email-event-webhook-signature": sign("sha256", Buffer.from(timestamp + body), privateKey).toString(
          "base64",
        ),
      },
    });
  }
  const toSendgrid = ({ id, email }: Sent, event: object) => ({
    email,
    "smtp-id": `<${id}@vestpocket.example>`,
    ...event,
  });

  test("a delivery is recorded; a hard bounce suppresses the address and keeps the consent", async () => {
    const sent = await sendAlert();
    expect((await postMailgun(buildMailgun(sent, "delivered"))).body).toEqual({ received: true });
    expect((await readMessage(sent.id))?.outcome).toBe("delivered");
    expect(await sent.isSuppressed()).toBe(false);
    await postMailgun(buildMailgun(sent, "failed", HARD));
    expect((await readMessage(sent.id))?.outcome).toBe("bounced");
    expect([await sent.isSuppressed(), await sent.isGiven()]).toEqual([true, true]);
    await streams.sendMail({ to: sent.email, accountId: sent.uid });
    expect(await site.db.select().from(messages).where(eq(messages.recipient, sent.email))).toHaveLength(1);
  });

  test.each([
    ["a delay", "failed", { severity: "temporary", "delivery-status": { code: 451 } }],
    [
      "a rejected sender",
      "failed",
      { severity: "permanent", "delivery-status": { code: 550, message: "5.7.1 blocked" } },
    ],
    ["a full mailbox", "failed", { severity: "permanent", "delivery-status": { code: 552, "enhanced-code": "5.2.2" } }],
    ["an opened email", "opened", {}],
  ])("%s suppresses nothing", async (_, event, more) => {
    const sent = await sendAlert();
    expect((await postMailgun(buildMailgun(sent, event, more))).status).toBe(200);
    expect(await sent.isSuppressed()).toBe(false);
  });

  test("a complaint suppresses the address for commercial email and ends the stream", async () => {
    const sent = await sendAlert();
    await postMailgun(buildMailgun(sent, "complained"));
    expect([await sent.isSuppressed(), await sent.isGiven()]).toEqual([true, false]);
    const asked = await site.call("POST", "/v1/auth/forgot-password", { body: { email: sent.email } });
    expect(asked.status).toBe(202);
    const { messages: kept } = (await site.call("GET", `/dev/outbox.json?to=${sent.email}`)).body;
    expect(kept).toHaveLength(2);
  });

  test("the same from SendGrid, in one batch", async () => {
    const [bounced, blocked, complained, delivered] = [
      await sendAlert(),
      await sendAlert(),
      await sendAlert(),
      await sendAlert(),
    ];
    const answer = await postSendgrid([
      toSendgrid(bounced, { event: "bounce", type: "bounce", status: "5.1.1", reason: "550 5.1.1 unknown" }),
      toSendgrid(blocked, { event: "bounce", type: "blocked", status: "5.7.1", reason: "550 blocked" }),
      toSendgrid(complained, { event: "spamreport" }),
      toSendgrid(delivered, { event: "delivered" }),
      { event: "processed" },
    ]);
    expect(answer.status).toBe(200);
    expect(await Promise.all([bounced, blocked, complained, delivered].map((sent) => sent.isSuppressed()))).toEqual([
      ...[true, false, true, false],
    ]);
    expect(await complained.isGiven()).toBe(false);
  });

  test("what the relay did not sign, or signed too long ago, is refused", async () => {
    const sent = await sendAlert();
    const event = buildMailgun(sent, "complained");
    const forged = { ...event, signature: { ...event.signature, token: "another" } };
    const events = [toSendgrid(sent, { event: "spamreport" })];
    const old = String(Number(seconds()) - EVENT_MAX_HOURS * 3600 - 1);
    const coming = String(Number(seconds()) + 3600);
    for (const refused of [
      await postMailgun(forged),
      await postMailgun({}),
      await postSendgrid(events, { body: JSON.stringify([...events, {}]) }),
      await postSendgrid(events, { timestamp: old }),
      await postSendgrid(events, { timestamp: coming }),
      await site.call("POST", "/v1/mail-events/sendgrid", { body: events }),
      await site.call("POST", "/v1/mail-events/mailgun", { body: "x", headers: { "content-type": "text/plain" } }),
    ])
      expect([refused.status, refused.body.code]).toEqual([400, "messages.event_refused"]);
    site.clock.advance((EVENT_MAX_HOURS + 1) * HOUR_MS);
    expect((await postMailgun(event)).status).toBe(400);
    expect([await sent.isSuppressed(), await sent.isGiven()]).toEqual([false, true]);
  });

  test("a signature of Mailgun counts once, whatever comes with it", async () => {
    const [first, second] = [await sendAlert(), await sendAlert()];
    const event = buildMailgun(first, "delivered");
    await postMailgun(event);
    const reused = { ...event, "event-data": buildMailgun(second, "complained")["event-data"] };
    expect((await postMailgun(reused)).status).toBe(200);
    expect(await second.isSuppressed()).toBe(false);
  });

  test("nothing is kept about email that is not ours, or that went to another address", async () => {
    const sent = await sendAlert();
    const before = await site.db.select().from(suppressions);
    const stranger = { id: "01900000-0000-7000-8000-000000000000", email: "stranger@example.ca" };
    await postMailgun(buildMailgun(stranger, "failed", HARD));
    await postMailgun(buildMailgun({ ...sent, email: "forwarded@example.ca" }, "failed", HARD));
    await postMailgun(buildMailgun({ id: "not ours", email: sent.email }, "complained"));
    expect(await site.db.select().from(suppressions)).toEqual(before);
  });

  test("without their keys the webhooks do not exist", async () => {
    for (const relay of ["mailgun", "sendgrid"])
      expect((await bare.call("POST", `/v1/mail-events/${relay}`, { body: {} })).status).toBe(404);
  });

  test("people see that their address takes no email, and can have it tried again", async () => {
    const sent = await sendAlert();
    const { token } = sent;
    const read = async () => (await site.call("GET", "/v1/mail-streams", { token })).body.suppression;
    const mend = () => site.call("POST", "/v1/mail-streams/address", { token });
    expect(await read()).toBeNull();
    expect((await mend()).body.code).toBe("messages.address_works");
    await postMailgun(buildMailgun(sent, "failed", HARD));
    expect(await read()).toMatchObject({ email: sent.email, reason: "unknown_mailbox" });
    expect((await mend()).status).toBe(200);
    expect(await read()).toBeNull();
    expect((await site.call("POST", "/v1/mail-streams/address")).status).toBe(401);
    for (let mended = 1; mended <= MENDS_MAX; mended += 1) {
      await postMailgun(buildMailgun(sent, "failed", HARD));
      expect((await mend()).status).toBe(mended < MENDS_MAX ? 200 : 429);
    }
  });
});
