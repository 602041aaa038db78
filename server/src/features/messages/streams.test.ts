import { CONSENT_WORDS } from "@vestpocket/domain/messages/streams.rules";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buildCommercialMail, openStreams } from "../../testing/streams.ts";
import { buildTestApp, PASSWORD, type TestApp } from "../../testing/test-app.ts";
import { OPERATOR } from "../../testing/test-config.ts";
import type { createStreams } from "./messages.ts";
import { findPastStreamConsents } from "./past-stream-consents.usecases.ts";

describe("streams of email", () => {
  let site: TestApp;
  let streams: ReturnType<typeof createStreams>;
  let sendMail: ReturnType<typeof openStreams>["sendMail"];
  beforeAll(async () => {
    site = await buildTestApp(OPERATOR);
    ({ streams, sendMail } = openStreams(site));
  });
  afterAll(() => site.close());

  const ask = (accountId: string, language: "en" | "fr" = "en") =>
    streams.consents.give(site.db, { accountId, stream: "alerts", language, source: "preferences" });
  const end = (accountId: string) =>
    streams.consents.withdraw(site.db, { accountId, stream: "alerts", source: "preferences" });
  const mailsTo = async (email: string) =>
    (await site.call("GET", `/dev/outbox.json?to=${email}`)).body.messages as { text: string; html: string }[];
  const exportConsents = async (token: string) =>
    (await site.call("POST", "/v1/auth/export", { token, body: { password: PASSWORD } })).body.streamConsents;

  test("what the owner of a deleted account said stays for three years, found by nothing but the address", async () => {
    const { uid, email, token } = await site.signInAs();
    await ask(uid, "fr");
    await end(uid);
    const [{ wording } = { wording: "" }] = await exportConsents(token);
    await site.call("POST", "/v1/auth/delete-account", { token, body: { password: PASSWORD } });
    const find = (address: string, secrets = [site.config.secret]) =>
      findPastStreamConsents(site.db, { email: address, secrets });
    expect(await find(email.toUpperCase())).toMatchObject([
      { stream: "alerts", isGiven: false, wording: null, source: "preferences" },
      { stream: "alerts", isGiven: true, wording, language: "fr", source: "preferences" },
    ]);
    expect(await find(`other.${email}`)).toEqual([]);
    expect(await find(email, ["another secret of the same length"])).toEqual([]);
    const { rows } = await site.db.execute(sql`SELECT * FROM past_stream_consents`);
    expect(JSON.stringify(rows)).not.toContain(email.split("@")[0]);
    expect(JSON.stringify(rows)).not.toContain(uid);
  });

  test("a commercial email is sent only while its reader wants it", async () => {
    const { uid, email } = await site.signInAs();
    const send = () => sendMail({ to: email, accountId: uid });
    await send();
    expect(await mailsTo(email)).toHaveLength(0);
    await ask(uid);
    await send();
    expect(await mailsTo(email)).toHaveLength(1);
    await end(uid);
    await send();
    expect(await mailsTo(email)).toHaveLength(1);
  });

  test("it says in both parts who sent it and where they are, and links to the page that ends it", async () => {
    const { uid, email } = await site.signInAs();
    await ask(uid, "fr");
    await sendMail({ to: email, accountId: uid, language: "fr" });
    const [mail] = await mailsTo(email);
    for (const part of [mail?.text, mail?.html]) {
      for (const words of [OPERATOR.OPERATOR_NAME, OPERATOR.OPERATOR_ADDRESS, OPERATOR.OPERATOR_EMAIL])
        expect(part).toContain(words);
      expect(part).toMatch(/\/fr\/u\/[\w.-]+/u);
    }
  });

  test("every consent is kept with the sentence shown, its version, its language, the time and where it was given", async () => {
    const { uid, token } = await site.signInAs();
    await ask(uid, "fr");
    await ask(uid, "en");
    await end(uid);
    await end(uid);
    await ask(uid, "en");
    const { version } = CONSENT_WORDS.alerts;
    const at = site.clock.now().toISOString();
    const given = { stream: "alerts", isGiven: true, version, source: "preferences", at };
    expect(await exportConsents(token)).toMatchObject([
      { ...given, language: "fr", wording: expect.stringContaining("recherches enregistrées") },
      { stream: "alerts", isGiven: false, version: null, wording: null, source: "preferences", at },
      { ...given, language: "en", wording: CONSENT_WORDS.alerts.words.message },
    ]);
  });

  test("a stored consent is neither changed nor deleted, except with its account", async () => {
    const { uid } = await site.signInAs();
    await ask(uid);
    const refused = { cause: { message: "consents of streams are only added to" } };
    for (const change of [
      sql`UPDATE stream_consents SET at = now() WHERE account_id = ${uid}`,
      sql`DELETE FROM stream_consents WHERE account_id = ${uid}`,
    ])
      await expect(site.db.execute(change)).rejects.toMatchObject(refused);
    await site.db.execute(sql`DELETE FROM accounts WHERE id = ${uid}`);
    const { rows } = await site.db.execute(sql`SELECT FROM stream_consents WHERE account_id = ${uid}`);
    expect(rows).toEqual([]);
  });

  test("a stranger's consent ends when the mailbox's owner takes the account over", async () => {
    const { uid } = await site.signInAs();
    await ask(uid);
    await site.db.transaction((tx) => streams.disownStreams(tx, uid));
    expect(await streams.consents.isGiven(site.db, { accountId: uid, stream: "alerts" })).toBe(false);
  });

  test("an email of a commercial stream without an account is a defect", async () => {
    const { outbox } = openStreams(site);
    const mail = { ...buildCommercialMail({ to: "a@example.ca", accountId: "" }), account: undefined };
    await expect(outbox.sendMail(site.db, mail)).rejects.toThrow("names no account");
  });
});
