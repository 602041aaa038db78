import { rulesOf } from "@vestpocket/domain/notifications/notifications.events";
import { NOTIFICATION_WAYS } from "@vestpocket/domain/notifications/notifications.terms";
import { PUSH_BROWSERS_MAX } from "@vestpocket/domain/push/push.terms";
import { sql } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import webPush from "web-push";
import type { Jobs } from "../../platform/jobs.ts";
import { translate } from "../../platform/language.ts";
import { createPageUrl } from "../../platform/messages/page-url.ts";
import { createBrowser, readVapid, startPushService } from "../../testing/push-service.ts";
import { buildTestApp, type TestApp } from "../../testing/test-app.ts";
import { createTell } from "../notifications/notifications.ts";
import type { PushDeps } from "./push.deps.ts";
import { deleteOverSubscriptions } from "./push.queries.ts";
import { createPushTo, sendPush } from "./sending.jobs.ts";

const { publicKey, privateKey } = webPush.generateVAPIDKeys();
const KEYS = { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey };

/** Collects the jobs, which the tests run by hand. */
function collectJobs() {
  const added: { sessionId: string; event: "inquiry_replied" }[] = [];
  const jobs: Jobs = {
    send: async ({ queue, data }) => void (queue === "push" && added.push(data as (typeof added)[number])),
    serve: async () => undefined,
    schedule: async () => undefined,
    unscheduleOthers: async () => undefined,
    start: async () => undefined,
    stop: async () => undefined,
  };
  return { jobs, take: () => added.splice(0) };
}

describe("push messages", () => {
  let site: TestApp;
  let deps: PushDeps;
  let service: Awaited<ReturnType<typeof startPushService>>;
  const queue = collectJobs();
  beforeAll(async () => {
    service = await startPushService();
    site = await buildTestApp(KEYS, { jobs: queue.jobs });
    const { db, clock, config } = site;
    deps = { db, clock, log: site.app.log as unknown as PushDeps["log"], settings: config.push, post: service.post };
  });
  afterEach(() => {
    service.answerWith(201);
    service.take();
    queue.take();
  });
  afterAll(async () => {
    await site.close();
    await service.close();
  });

  const turnOn = (token: string, form: object) => site.call("PUT", "/v1/push", { token, body: form });
  const isOn = async (token: string) => (await site.call("GET", "/v1/push", { token })).body.isOn;
  const countRows = async () => {
    const { rows } = await site.db.execute<{ count: string }>(sql`SELECT count(*) FROM push_subscriptions`);
    return Number(rows[0]?.count);
  };
  /** Has something happen to an account, and sends what that makes. */
  async function tell(accountId: string) {
    const pushTo = createPushTo({ config: site.config, jobs: queue.jobs });
    await site.db.transaction(async (tx) => pushTo?.(tx, { accountId, event: "inquiry_replied" }));
    return queue.take();
  }

  test("a browser gets the event's general sentence in the account's language, encrypted for it alone", async () => {
    const { uid, token } = await site.signInAs();
    await site.db.execute(sql`UPDATE accounts SET language = 'fr' WHERE id = ${uid}`);
    const browser = createBrowser(newId());
    expect((await turnOn(token, browser.form)).status).toBe(200);
    expect(await isOn(token)).toBe(true);
    for (const job of await tell(uid)) await sendPush(deps, job);
    const [message, ...others] = service.take();
    expect(others).toEqual([]);
    expect(JSON.parse(browser.open(message?.body as Buffer))).toEqual({
      text: translate("fr", rulesOf("inquiry_replied").push),
      language: "fr",
      tag: "inquiry_replied",
    });
    const { claims, key } = readVapid(message?.headers.authorization ?? "");
    expect(key).toBe(publicKey);
    expect(claims).toMatchObject({ aud: "https://push.vestpocket-tests.ca", sub: expect.stringMatching(/^mailto:/u) });
    expect(message?.headers).toMatchObject({ ttl: "86400", "content-encoding": "aes128gcm", topic: "inquiry_replied" });
  });

  test("who is told at once or in the product only is told by push too; who wants a digest or nothing is not", async () => {
    const { uid, token, email } = await site.signInAs();
    await turnOn(token, createBrowser(newId()).form);
    const outbox = { sendMail: async () => undefined, sendText: async () => undefined };
    const pushTo = createPushTo({ config: site.config, jobs: queue.jobs });
    const tellAccount = createTell({ clock: site.clock, outbox, pageUrl: createPageUrl("https://a.ca"), pushTo });
    const pushed: string[] = [];
    for (const way of NOTIFICATION_WAYS) {
      await site.call("PUT", "/v1/notifications/preferences", { token, body: { group: "offers", way } });
      const account = { id: uid, email, language: "en" as const, disabledAt: null, emailVerifiedAt: new Date() };
      const mail = { toContent: () => ({ subject: { id: "planted", message: "Ada offers" }, paragraphs: [] }) };
      for (const event of ["offer_step", "password_link", "purchase_changed"] as const)
        await tellAccount(site.db, account, { event, path: "/account", mail });
      pushed.push(...queue.take().map(({ event }) => `${way}: ${event}`));
    }
    expect(pushed).toEqual([
      ...["email: offer_step", "email: purchase_changed", "digest: purchase_changed"],
      ...["product: offer_step", "product: purchase_changed", "none: purchase_changed"],
    ]);
  });

  test("a subscription that its service no longer knows is removed; any other refusal is tried again or kept", async () => {
    const { uid, token } = await site.signInAs();
    await turnOn(token, createBrowser(newId()).form);
    const [job] = await tell(uid);
    if (job === undefined) throw new Error("there is no job");
    for (const status of [429, 500, 503]) {
      service.answerWith(status);
      await expect(sendPush(deps, job)).rejects.toThrow(`answered ${status}`);
    }
    service.answerWith(413);
    await sendPush(deps, job);
    expect(await isOn(token)).toBe(true);
    service.answerWith(410);
    await sendPush(deps, job);
    expect(await isOn(token)).toBe(false);
    service.take();
    await sendPush(deps, job);
    expect(service.take()).toEqual([]);
  });

  test("whoever signs out gets nothing more in that browser, and a disabled account nowhere", async () => {
    const { uid, token } = await site.signInAs();
    await turnOn(token, createBrowser(newId()).form);
    const jobs = await tell(uid);
    await site.call("POST", "/v1/auth/sign-out", { token, body: {} });
    for (const job of jobs) await sendPush(deps, job);
    expect(service.take()).toEqual([]);
    const before = await countRows();
    await deleteOverSubscriptions(site.db, site.clock.now());
    expect(await countRows()).toBe(before - 1);

    const disabled = await site.signInAs();
    await turnOn(disabled.token, createBrowser(newId()).form);
    await site.db.execute(sql`UPDATE accounts SET disabled_at = now() WHERE id = ${disabled.uid}`);
    for (const job of await tell(disabled.uid)) await sendPush(deps, job);
    expect(service.take()).toEqual([]);
  });

  test("a browser that somebody else signs in to belongs to them", async () => {
    const [first, second] = [await site.signInAs(), await site.signInAs()];
    const { form } = createBrowser(newId());
    await turnOn(first.token, form);
    await turnOn(second.token, form);
    expect([await isOn(first.token), await isOn(second.token)]).toEqual([false, true]);
    expect(await tell(first.uid)).toEqual([]);
  });

  test("an account has at most ten browsers: another one replaces the oldest", async () => {
    const { uid, email } = await site.signInAs();
    const tokens: string[] = [];
    for (let at = 0; at <= PUSH_BROWSERS_MAX; at += 1) {
      site.clock.advance(1_000);
      const token = await site.signIn(email);
      tokens.push(token);
      await turnOn(token, createBrowser(newId()).form);
    }
    expect(await isOn(tokens[0] ?? "")).toBe(false);
    expect(await isOn(tokens[1] ?? "")).toBe(true);
    expect(await tell(uid)).toHaveLength(PUSH_BROWSERS_MAX);
  });

  test("it can be turned off, and what is queued then goes nowhere", async () => {
    const { uid, token } = await site.signInAs();
    await turnOn(token, createBrowser(newId()).form);
    const jobs = await tell(uid);
    expect((await site.call("DELETE", "/v1/push", { token })).body.msg).toBe(
      "This browser gets no more notifications.",
    );
    for (const job of jobs) await sendPush(deps, job);
    expect(service.take()).toEqual([]);
  });

  test.each(["http://push.vestpocket-tests.ca/a", "https://127.0.0.1/a", "https://localhost/a", "https://10.0.0.8/a"])(
    "%s is no push service",
    async (endpoint) => {
      const { token } = await site.signInAs();
      expect((await turnOn(token, { ...createBrowser("any").form, endpoint })).status).toBe(400);
    },
  );

  test("a server without keys offers no push messages and takes no browser", async () => {
    const other = await buildTestApp();
    const { token } = await other.signInAs();
    expect((await other.call("GET", "/v1/push", { token })).body).toEqual({ key: null, isOn: false });
    const refused = await other.call("PUT", "/v1/push", { token, body: createBrowser("any").form });
    expect([refused.status, refused.body.code]).toEqual([409, "push.off"]);
    await other.close();
  });
});
