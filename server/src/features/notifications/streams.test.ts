import { ACCESS_TOKEN_SECONDS } from "@vestpocket/domain/sessions/sessions.rules";
import { sql } from "drizzle-orm";
import { pino } from "pino";
import { v7 as newId } from "uuid";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createStandIn, openStream } from "../../testing/event-streams.ts";
import { buildTestApp, PASSWORD, type TestApp } from "../../testing/test-app.ts";
import { createStreams } from "./streams.usecases.ts";

const SECRET = { SECRET: "one-secret-for-all-processes-of-this-test" };

describe("the stream of unread notifications", () => {
  let site: TestApp;
  let other: TestApp;
  let address: string;
  let otherAddress: string;
  beforeAll(async () => {
    site = await buildTestApp(SECRET);
    other = await buildTestApp(SECRET, { beside: site });
    address = await site.app.listen({ port: 0 });
    otherAddress = await other.app.listen({ port: 0 });
  });
  afterAll(async () => {
    await other.close();
    await site.close();
  });

  const follow = (token: string, on = address) => openStream(`${on}/v1/notifications/stream`, token);
  /** Tells an account something, as another account's offer would. */
  const tell = async (uid: string) =>
    site.db.transaction(async (tx) => {
      await tx.execute(sql`INSERT INTO notifications (id, account_id, event, text, path, awaits_digest, created_at)
        VALUES (${newId()}, ${uid}, 'offer_step', '{"id": "x", "message": "A canary"}', '/account', false, now())`);
      await tx.execute(sql`SELECT pg_notify('unread_notifications', ${uid})`);
    });

  test("nobody who is not signed in gets one", async () => {
    expect((await fetch(`${address}/v1/notifications/stream`)).status).toBe(401);
  });

  test("it has only numbers: at the start, after each change, and on every process", async () => {
    const { uid, token } = await site.signInAs();
    const stranger = await site.signInAs();
    const streams = [await follow(token), await follow(token, otherAddress), await follow(stranger.token)] as const;
    for (const stream of streams) await expect.poll(() => stream.events()).toEqual(['unread {"unread":0}']);
    await tell(uid);
    const [own, elsewhere, foreign] = streams;
    for (const stream of [own, elsewhere])
      await expect.poll(() => stream.events()).toEqual(['unread {"unread":0}', 'unread {"unread":1}']);
    await site.call("POST", "/v1/notifications/read", { token, body: { path: "/account" } });
    for (const stream of [own, elsewhere]) await expect.poll(() => stream.events().at(-1)).toBe('unread {"unread":0}');
    expect(foreign.events()).toEqual(['unread {"unread":0}']);
    expect(own.text()).not.toContain("canary");
    for (const stream of streams) await stream.leave();
  });

  test("signing out, a new password and a disabled account end it at once, and for good", async () => {
    const leaving = await site.signInAs();
    const changing = await site.signInAs();
    const disabled = await site.signInAs();
    const streams = [];
    for (const { token } of [leaving, changing, disabled]) streams.push(await follow(token, otherAddress));
    for (const stream of streams) await expect.poll(() => stream.events()).toHaveLength(1);
    await site.call("POST", "/v1/auth/sign-out", { token: leaving.token });
    await site.db.transaction(async (tx) => {
      await tx.execute(
        sql`UPDATE sessions SET ended_at = now(), ended_reason = 'revoked' WHERE account_id = ${changing.uid}`,
      );
      await tx.execute(sql`UPDATE accounts SET disabled_at = now() WHERE id = ${disabled.uid}`);
      for (const { uid } of [changing, disabled]) await tx.execute(sql`SELECT pg_notify('ended_sessions', ${uid})`);
    });
    for (const stream of streams) {
      await stream.closed;
      expect(stream.events().at(-1)).toBe("end {}");
    }
  });

  test("changing one's password ends the streams of one's other sessions only", async () => {
    const { email, token } = await site.signInAs();
    const signedIn = await site.call("POST", "/v1/auth/sign-in", { body: { email, password: PASSWORD } });
    const elsewhere = await follow(signedIn.body.accessToken);
    const here = await follow(token);
    for (const stream of [here, elsewhere]) await expect.poll(() => stream.events()).toHaveLength(1);
    const body = { currentPassword: PASSWORD, newPassword: "harbour-lantern-48-new" };
    expect((await site.call("POST", "/v1/auth/change-password", { token, body })).status).toBe(200);
    await elsewhere.closed;
    expect(elsewhere.events().at(-1)).toBe("end {}");
    expect(here.events().at(-1)).not.toBe("end {}");
    await here.leave();
  });

  test("an account has at most 20, and gets another after it closed one", async () => {
    const { token } = await site.signInAs();
    const streams = [];
    for (let count = 0; count < 20; count += 1) streams.push(await follow(token));
    const refused = await fetch(`${address}/v1/notifications/stream`, {
      headers: { authorization: `Bearer ${token}` },
    });
    expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, "30"]);
    await streams.pop()?.leave();
    await expect
      .poll(async () => {
        const again = await follow(token).catch(() => undefined);
        await again?.leave();
        return again !== undefined;
      })
      .toBe(true);
    for (const stream of streams) await stream.leave();
  });

  test("after the connection for notifications was lost, open streams have the current number", async () => {
    const { uid, token } = await site.signInAs();
    const stream = await follow(token);
    await expect.poll(() => stream.events()).toHaveLength(1);
    await site.db.execute(sql`INSERT INTO notifications (id, account_id, event, text, path, awaits_digest, created_at)
      VALUES (${newId()}, ${uid}, 'offer_step', '{"id": "x", "message": "x"}', '/account', false, now())`);
    await site.db.execute(sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE datname = current_database() AND (query LIKE 'LISTEN%' OR query = 'SELECT 1') AND pid <> pg_backend_pid()`);
    await expect
      .poll(() => stream.events(), { timeout: 10_000 })
      .toEqual(['unread {"unread":0}', 'unread {"unread":1}']);
    await stream.leave();
  });

  test("a server that stops ends its streams, without telling their readers to stay away", async () => {
    const { token } = await site.signInAs();
    const third = await buildTestApp(SECRET, { beside: site });
    const stream = await follow(token, await third.app.listen({ port: 0 }));
    await expect.poll(() => stream.events()).toHaveLength(1);
    await third.close();
    await stream.closed;
    expect(stream.events()).toEqual(['unread {"unread":0}']);
  });

  test("a stream shows that it is alive, and ends when its access token expires", async () => {
    const { uid } = await site.signInAs();
    const { db, clock } = site;
    const streams = createStreams({ db, clock, log: pino({ level: "silent" }), beatMs: 20 });
    const { rows } = await db.execute<{ id: string }>(sql`SELECT id FROM sessions WHERE account_id = ${uid}`);
    const until = new Date(clock.now().getTime() + ACCESS_TOKEN_SECONDS * 1000);
    const standIn = createStandIn();
    streams.add({ uid, sessionId: rows[0]?.id ?? "" }, { until, openStream: standIn.open });
    await expect.poll(() => standIn.beats).toBeGreaterThan(2);
    expect(standIn.isEnded).toBe(false);
    clock.advance(ACCESS_TOKEN_SECONDS * 1000);
    await expect.poll(() => standIn.isEnded).toBe(true);
    expect(standIn.sent).toEqual(['unread {"unread":0}']);
    streams.close();
  });
});
