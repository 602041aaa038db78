import { once } from "node:events";
import { connect } from "node:net";
import { DAY_MS, HOUR_MS } from "@vestpocket/domain/shared/durations";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openStreams } from "../../testing/streams.ts";
import { buildTestApp, type TestApp } from "../../testing/test-app.ts";
import { LINK_PRESSES_MAX } from "./messages.limits.ts";
import { listStreamConsents } from "./stream-consents.queries.ts";

describe("the link that unsubscribes", () => {
  let site: TestApp;
  let opened: ReturnType<typeof openStreams>;
  beforeAll(async () => {
    site = await buildTestApp();
    opened = openStreams(site);
  });
  afterAll(() => site.close());

  /** Somebody who asked for alerts, and the token of a link in one. */
  async function subscribe(language: "en" | "fr" = "en") {
    const { uid, email, token: session } = await site.signInAs();
    const of = { accountId: uid, stream: "alerts" as const };
    await opened.streams.consents.give(site.db, { ...of, language, source: "search" });
    const url = opened.streams.toUnsubscribeUrl({ ...of, language });
    const token = url.slice(url.lastIndexOf("/") + 1);
    const isGiven = () => opened.streams.consents.isGiven(site.db, of);
    return { uid, email, session, token, url: url.replace(site.config.publicUrl, ""), isGiven };
  }
  const readLink = (token: string) => site.call("GET", `/v1/unsubscribe/${token}`);
  const press = (token: string, isAll = false) => site.call("POST", `/v1/unsubscribe/${token}`, { body: { isAll } });
  const undo = (token: string) => site.call("POST", `/v1/unsubscribe/${token}/undo`);
  const html = { accept: "text/html,application/xhtml+xml" };

  test("a link about one search makes it rarer, pauses it, can be undone, and says when the search is gone", async () => {
    const { uid, session, isGiven } = await subscribe();
    const body = { name: "Offices", filter: { type: "Office" }, cadence: "instant" };
    const { id: searchId } = (await site.call("POST", "/v1/saved-searches", { token: session, body })).body;
    const of = { accountId: uid, stream: "alerts" as const, searchId };
    const url = opened.streams.toUnsubscribeUrl({ ...of, language: "en" });
    const token = url.slice(url.lastIndexOf("/") + 1);
    const isPaused = async () =>
      (await site.call("GET", "/v1/saved-searches", { token: session })).body.searches[0].isPaused;
    expect((await readLink(token)).body).toMatchObject({ search: "Offices", isSubscribed: true });
    const slow = (cadence: string) =>
      site.call("POST", `/v1/unsubscribe/${token}`, { body: { isAll: false, cadence } });
    expect((await slow("weekly")).body).toMatchObject({ search: "Offices", isSubscribed: true, cadence: "weekly" });
    // Whoever was sent the mail by its reader cannot make it more frequent again.
    expect((await slow("daily")).body).toMatchObject({ cadence: "weekly" });
    expect((await slow("instant")).status).toBe(400);
    expect((await press(token)).body).toMatchObject({ isSubscribed: false, isUndoable: true });
    expect([await isPaused(), await isGiven()]).toEqual([true, true]);
    expect((await undo(token)).body).toMatchObject({ isSubscribed: true });
    expect(await isPaused()).toBe(false);
    await site.call("DELETE", `/v1/saved-searches/${searchId}`, { token: session });
    expect((await press(token)).body).toMatchObject({ search: null, isSearchDeleted: true });
  });

  test("reading it in any way changes nothing", async () => {
    const { uid, token, url, isGiven } = await subscribe();
    const before = await listStreamConsents(site.db, uid);
    for (const method of ["GET", "HEAD", "OPTIONS"] as const)
      for (const path of [url, `/fr${url}`, `/v1/unsubscribe/${token}`])
        for (const headers of [{}, html, { ...html, purpose: "prefetch", "sec-purpose": "prefetch" }])
          expect((await site.call(method, path, { headers })).headers["set-cookie"]).toBeUndefined();
    expect(await isGiven()).toBe(true);
    expect(await listStreamConsents(site.db, uid)).toEqual(before);
  });

  const BODIES = [
    ["a form", "application/x-www-form-urlencoded", "List-Unsubscribe=One-Click"],
    [
      "a multipart form",
      "multipart/form-data; boundary=b",
      '--b\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--\r\n',
    ],
    ["JSON", "application/json", "{"],
    ["an empty form", "application/x-www-form-urlencoded", ""],
    ["nothing", undefined, undefined],
  ] as const;
  test.each(BODIES)("a mail program's POST with %s ends the stream, once and again", async (_, type, body) => {
    const { uid, url, isGiven } = await subscribe();
    const headers = type === undefined ? {} : { "content-type": type };
    for (const _time of ["first", "second"]) {
      const answer = await site.call("POST", url, { headers, ...(body !== undefined && { body }) });
      expect([answer.status, answer.text]).toEqual([200, "You are unsubscribed."]);
      for (const header of ["location", "set-cookie"]) expect(answer.headers[header]).toBeUndefined();
    }
    expect(await isGiven()).toBe(false);
    const rows = await listStreamConsents(site.db, uid);
    expect(rows.map(({ isGiven: given, source }) => [given, source])).toEqual([
      [true, "search"],
      [false, "one_click"],
    ]);
  });

  test("the answer to a mail program is in the language of the link", async () => {
    const { url } = await subscribe("fr");
    expect(url).toMatch(/^\/fr\/u\//u);
    expect((await site.call("POST", url)).text).toBe("Désabonnement effectué.");
  });

  test("an old client without a connection header or cookies is served", async () => {
    const { url, isGiven } = await subscribe();
    await site.app.listen({ host: "127.0.0.1", port: 0 });
    const { port } = site.app.server.address() as { port: number };
    const socket = connect(port, "127.0.0.1");
    const received: string[] = [];
    socket.on("data", (data) => received.push(String(data)));
    socket.write(`POST ${url} HTTP/1.0\r\nHost: 127.0.0.1\r\n\r\n`);
    await once(socket, "close");
    expect(received.join("")).toMatch(/^HTTP\/1\.[01] 200 /u);
    expect(await isGiven()).toBe(false);
  });

  test("its page says what ends and ends it, which can be taken back for an hour", async () => {
    const { uid, token, email, isGiven } = await subscribe();
    const view = { stream: "alerts", search: null, isSearchDeleted: false, cadence: null };
    expect((await readLink(token)).body).toEqual({ ...view, isSubscribed: true, isUndoable: false });
    const ended = await press(token);
    expect(ended.body).toEqual({ ...view, isSubscribed: false, isUndoable: true });
    for (const known of [uid, email]) expect(ended.text).not.toContain(known);
    expect((await undo(token)).body).toEqual({ ...view, isSubscribed: true, isUndoable: false });
    expect((await undo(token)).status).toBe(409);
    await press(token);
    site.clock.advance(HOUR_MS + 1);
    expect((await readLink(token)).body).toMatchObject({ isSubscribed: false, isUndoable: false });
    expect((await undo(token)).body.code).toBe("messages.nothing_to_undo");
    expect(await isGiven()).toBe(false);
  });

  test("ending a stream elsewhere cannot be taken back with a link", async () => {
    const { uid, token } = await subscribe();
    await opened.streams.consents.withdraw(site.db, { accountId: uid, stream: "alerts", source: "preferences" });
    expect((await undo(token)).status).toBe(409);
  });

  test("it works for 400 days, also once the account is gone, and then not any more", async () => {
    const kept = await subscribe();
    const gone = await subscribe();
    await site.db.execute(sql`DELETE FROM accounts WHERE id = ${gone.uid}`);
    site.clock.advance(399 * DAY_MS);
    expect((await press(kept.token)).body.isSubscribed).toBe(false);
    expect(await kept.isGiven()).toBe(false);
    expect((await press(gone.token)).body).toMatchObject({ isSubscribed: false, isUndoable: false });
    expect((await site.call("POST", gone.url)).status).toBe(200);
    site.clock.advance(3 * DAY_MS);
    for (const answer of [await readLink(kept.token), await press(kept.token), await undo(kept.token)])
      expect([answer.status, answer.body.code]).toEqual([404, "messages.link_unknown"]);
    expect((await site.call("POST", kept.url)).status).toBe(404);
  });

  test("a link that was not made here does nothing", async () => {
    const one = await subscribe();
    const other = await subscribe();
    const parts = one.token.split(".");
    const swapped = [other.token.split(".")[0], ...parts.slice(1)].join(".");
    for (const token of [
      swapped,
      "x",
      `${one.token}A`,
      parts.slice(0, -1).join("."),
      "a.alerts..99999.AAAAAAAAAAAAAAAAAAAAAA",
    ])
      expect((await press(token)).status, token).toBe(404);
    expect([await one.isGiven(), await other.isGiven()]).toEqual([true, true]);
  });

  test("one account's links are pressed a limited number of times an hour, whoever presses", async () => {
    const { token } = await subscribe();
    for (let pressed = 0; pressed < LINK_PRESSES_MAX; pressed += 1) expect((await press(token)).status).toBe(200);
    const answer = await press(token);
    expect([answer.status, Number(answer.headers["retry-after"]) > 0]).toEqual([429, true]);
    expect((await press((await subscribe()).token)).status).toBe(200);
  });
});
