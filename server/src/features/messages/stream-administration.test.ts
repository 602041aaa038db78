import { CONSENT_WORDS } from "@vestpocket/domain/messages/streams.rules";
import { DAY_MS } from "@vestpocket/domain/shared/durations";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openStreams } from "../../testing/streams.ts";
import { buildTestApp, PASSWORD, type TestApp } from "../../testing/test-app.ts";
import { messages } from "./messages.tables.ts";
import { suppress } from "./suppressing.usecases.ts";
import { isSuppressed } from "./suppressions.queries.ts";

describe("streams of email, as people and administrators see them", () => {
  let site: TestApp;
  let opened: ReturnType<typeof openStreams>;
  let administrator: { token: string; uid: string };
  let member: { token: string; uid: string; email: string };
  beforeAll(async () => {
    site = await buildTestApp({ METRICS_TOKEN: "a token of the metrics" });
    opened = openStreams(site);
    administrator = await site.signInAsAdministrator();
    member = await site.signInAs();
  });
  afterAll(() => site.close());

  const asked = (path: string, method: "GET" | "POST" = "GET", token?: string, body?: object) =>
    site.call(method, path, { ...(token !== undefined && { token }), ...(body && { body }) });
  const listAudit = async () =>
    (await site.db.$client.query("SELECT action, details FROM audit_entries ORDER BY id")).rows as {
      action: string;
      details: object;
    }[];
  const suppressOne = (address: string) =>
    suppress(opened.deps, site.db, { address, reason: "bounced", source: "smtp" });

  test("only administrators see figures and suppressed addresses, and change them", async () => {
    const calls = [
      ["/v1/admin/mail-streams", "GET", undefined],
      ["/v1/admin/suppressions", "GET", undefined],
      ["/v1/admin/mail-streams/alerts/stop", "POST", { reason: "x" }],
      ["/v1/admin/mail-streams/alerts/start", "POST", {}],
      ["/v1/admin/suppressions/01900000-0000-7000-8000-000000000000/release", "POST", {}],
    ] as const;
    for (const [path, method, body] of calls)
      for (const [token, status] of [
        [undefined, 401],
        [member.token, 403],
      ] as const)
        expect((await asked(path, method, token, body)).status, path).toBe(status);
  });

  test("somebody asks for a stream and ends it on their page, with the sentence in force", async () => {
    const read = () =>
      site.call("GET", "/v1/mail-streams", { token: member.token, headers: { "accept-language": "fr" } });
    const choose = (stream: string, body: object) =>
      site.call("PUT", `/v1/mail-streams/${stream}`, { token: member.token, body });
    const { version } = CONSENT_WORDS.alerts;
    expect((await read()).body).toEqual({
      streams: [
        { stream: "alerts", isGiven: false, words: expect.stringContaining("recherches"), version, changedAt: null },
        { stream: "matches", isGiven: false, words: expect.stringContaining("cherche"), version, changedAt: null },
      ],
      suppression: null,
    });
    const given = await choose("alerts", { isGiven: true, version });
    expect(given.body.streams).toMatchObject([
      { stream: "alerts", isGiven: true, changedAt: { seconds: expect.any(Number) } },
      { stream: "matches", isGiven: false },
    ]);
    expect((await choose("alerts", { isGiven: true, version: version + 1 })).body.code).toBe("messages.outdated_words");
    for (const stream of ["news", "service", "other"])
      expect((await choose(stream, { isGiven: true, version })).body.code, stream).toBe("messages.not_offered");
    expect((await choose("alerts", { isGiven: false, version })).body.streams).toMatchObject([
      { isGiven: false },
      { isGiven: false },
    ]);
    expect((await choose("alerts", { isGiven: true })).status).toBe(400);
    expect((await site.call("PUT", "/v1/mail-streams/alerts", { body: { isGiven: true, version } })).status).toBe(401);
    expect((await asked("/v1/mail-streams")).status).toBe(401);
  });

  test("the figures count what became of each day's email, and who ended a stream", async () => {
    const { uid, email } = await site.signInAs();
    const of = { accountId: uid, stream: "alerts" as const };
    await opened.streams.consents.give(site.db, { ...of, language: "en", source: "search" });
    for (let sent = 0; sent < 4; sent += 1) await opened.sendMail({ to: email, accountId: uid });
    const rows = await site.db.select({ id: messages.id }).from(messages).where(eq(messages.recipient, email));
    for (const [at, outcome] of (["delivered", "bounced", "complained"] as const).entries())
      await site.db
        .update(messages)
        .set({ outcome })
        .where(eq(messages.id, rows[at]?.id ?? ""));
    await opened.streams.consents.withdraw(site.db, { ...of, source: "one_click" });
    const { body } = await asked("/v1/admin/mail-streams", "GET", administrator.token);
    const day = site.clock.now().toISOString().slice(0, 10);
    expect(body.days).toContainEqual({
      ...{ stream: "alerts", day, sent: 4, delivered: 1, bounced: 1, complained: 1 },
      unsubscribed: expect.any(Number),
    });
    expect(body.streams.map(({ stream }: { stream: string }) => stream)).toEqual(["alerts", "matches"]);
    site.clock.advance(31 * DAY_MS);
    administrator = await site.signInAsAdministrator();
    expect((await asked("/v1/admin/mail-streams", "GET", administrator.token)).body.days).toEqual([]);
  });

  test("a stop has a reason, shows since when, and is in the audit log and the metrics", async () => {
    const { token } = administrator;
    expect((await asked("/v1/admin/mail-streams/alerts/stop", "POST", token, { reason: "" })).status).toBe(400);
    expect((await asked("/v1/admin/mail-streams/service/stop", "POST", token, { reason: "x" })).status).toBe(404);
    await asked("/v1/admin/mail-streams/alerts/stop", "POST", token, { reason: "Wrong prices" });
    const { body } = await asked("/v1/admin/mail-streams", "GET", token);
    expect(body.streams[0].stop).toMatchObject({ reason: "Wrong prices" });
    const metrics = await site.call("GET", "/metrics", { headers: { authorization: "Bearer a token of the metrics" } });
    expect(metrics.text).toMatch(/^mail_stream_stopped\{stream="alerts"\} 1$/mu);
    expect(metrics.text).toMatch(/^mail_stream_messages\{stream="alerts"\} 0$/mu);
    await asked("/v1/admin/mail-streams/alerts/start", "POST", token, {});
    const done = (await listAudit()).filter(({ action }) => /^messages\.stream_/u.test(action));
    expect(done).toEqual([
      { action: "messages.stream_stop", details: expect.objectContaining({ stream: "alerts" }) },
      { action: "messages.stream_start", details: expect.objectContaining({ stream: "alerts" }) },
    ]);
  });

  test("suppressed addresses are found by a part, and released once", async () => {
    const { token } = administrator;
    await suppressOne("Luc.Roy@Example.ca");
    await suppressOne("other@example.ca");
    const search = (part: string) => asked(`/v1/admin/suppressions?searchQuery=${part}`, "GET", token);
    const { body } = await search("ROY@");
    expect(body).toMatchObject({
      totalResults: 1,
      suppressions: [{ address: "luc.roy@example.ca", reason: "bounced" }],
    });
    expect((await search("%25")).body.totalResults).toBe(0);
    const release = () => asked(`/v1/admin/suppressions/${body.suppressions[0].id}/release`, "POST", token, {});
    expect([(await release()).status, (await release()).status]).toEqual([200, 404]);
    expect((await search("")).body.totalResults).toBe(1);
    const actions = (await listAudit()).map(({ action }) => action);
    expect(actions).toEqual(expect.arrayContaining(["messages.suppressions", "messages.release"]));
  });

  test("a suppression is part of the data export, and is deleted with the account", async () => {
    await suppressOne(member.email);
    const token = await site.signIn(member.email);
    const exported = await asked("/v1/auth/export", "POST", token, { password: PASSWORD });
    expect(exported.body.suppressions).toMatchObject([{ addressKey: member.email, reason: "bounced" }]);
    await asked("/v1/auth/delete-account", "POST", token, { password: PASSWORD });
    expect(await isSuppressed(site.db, member.email)).toBe(false);
  });
});
