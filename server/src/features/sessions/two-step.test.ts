import { CODE_TRIES_A_DAY } from "@vestpocket/domain/sessions/sessions.rules";
import { Secret, TOTP } from "otpauth";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createJourneys, inventAddress } from "../../testing/account-journeys.ts";
import { type Answer, buildTestApp, PASSWORD, type TestApp } from "../../testing/test-app.ts";

const PERIOD = 30_000;
const MINUTE = 60_000;

describe("two-step log-in", () => {
  let site: TestApp;
  let people: ReturnType<typeof createJourneys>;
  beforeAll(async () => {
    site = await buildTestApp({ BOT_CHECK: "off" });
    people = createJourneys(site);
  });
  afterAll(() => site.close());

  const show = (secret: string, periods = 0) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({
      timestamp: site.clock.now().getTime() + periods * PERIOD,
    });
  const countSessions = async (token: string) =>
    (await site.call("GET", "/v1/auth/sessions", { token })).body.totalResults;

  /** A member with two-step log-in. */
  async function enterWithApp(overrides: Parameters<typeof people.enter>[0] = {}) {
    const person = await people.enter(overrides);
    const sent = { token: person.token };
    const { secret } = (await people.post("/v1/auth/second-factor/enrol", { password: PASSWORD }, sent)).body;
    const { body } = await people.post("/v1/auth/second-factor/confirm", { code: show(secret) }, sent);
    site.clock.advance(PERIOD);
    return { ...person, secret, recoveryCodes: body.recoveryCodes as string[] };
  }
  const begin = async (email: string, sent?: { address: string }): Promise<string> =>
    (await people.signIn(email, PASSWORD, sent)).body.challenge;

  test("the right password alone opens no session, and the code does", async () => {
    const person = await enterWithApp();
    const answer = await people.signIn(person.email);
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      challenge: expect.stringMatching(/^[\w-]{43}$/u),
      expirationTime: site.clock.now().getTime() + 10 * MINUTE,
      hasPasskey: false,
    });
    expect(answer.headers["set-cookie"]).toBeUndefined();
    expect(await countSessions(person.token)).toBe(1);
    const done = await people.signInWithCode(answer.body.challenge, show(person.secret));
    expect(done.status).toBe(200);
    expect(done.body).toMatchObject({ accessToken: expect.any(String), user: { uid: person.uid } });
    expect(await countSessions(done.body.accessToken)).toBe(2);
  });

  test("a wrong password gets no challenge, and the same response as ever", async () => {
    const { email } = await enterWithApp();
    const answer = await people.signIn(email, "wrong-password-1");
    expect(answer.status).toBe(401);
    expect(answer.body).not.toHaveProperty("challenge");
  });

  test("a log-in's code also confirms an administrator's session", async () => {
    const { email, secret } = await enterWithApp({ role: "administrator" });
    const { accessToken } = (await people.signInWithCode(await begin(email), show(secret))).body;
    expect((await site.call("GET", "/v1/admin/messages?status=failed", { token: accessToken })).status).toBe(200);
  });

  test("a recovery code opens a session once", async () => {
    const { email, recoveryCodes } = await enterWithApp();
    const [code = ""] = recoveryCodes;
    expect((await people.signInWithCode(await begin(email), code)).status).toBe(200);
    const again = await people.signInWithCode(await begin(email), code);
    expect(again.status).toBe(400);
    expect(again.body.fields).toHaveProperty("code");
    expect((await people.readMessages(email))[0]?.subject).toBe("A recovery code was used");
  });

  test("a used code is rejected at the next log-in", async () => {
    const { email, secret } = await enterWithApp();
    const code = show(secret);
    expect((await people.signInWithCode(await begin(email), code)).status).toBe(200);
    expect((await people.signInWithCode(await begin(email), code)).status).toBe(400);
  });

  test("a challenge works once, even when it is answered 20 times at once", async () => {
    const { email, token, recoveryCodes } = await enterWithApp();
    const challenge = await begin(email);
    const address = inventAddress();
    const answers = await Promise.all(
      recoveryCodes.concat(recoveryCodes).map((code) => people.signInWithCode(challenge, code, { address })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.every(({ status }) => [200, 400, 401, 429].includes(status))).toBe(true);
    expect(await countSessions(token)).toBe(2);
  });

  test("a challenge ends after five wrong codes, or after ten minutes", async () => {
    const { email, secret } = await enterWithApp();
    const tried = await begin(email);
    for (let round = 0; round < 5; round += 1) {
      expect((await people.signInWithCode(tried, show(secret, 50))).status).toBe(400);
    }
    const late = await begin(email);
    site.clock.advance(10 * MINUTE);
    for (const challenge of [tried, late, "A".repeat(43), "x"]) {
      const answer = await people.signInWithCode(challenge, show(secret));
      expect(answer.status).toBe(401);
      expect(answer.body.code).toBe("sessions.challenge_over");
    }
  });

  test("someone who knows the password has few attempts at the code, and cannot lock the owner out", async () => {
    const { email, secret } = await enterWithApp();
    // The owner's own browser is remembered.
    const first = await people.post("/v1/auth/sign-in", { email, password: PASSWORD });
    const known = await people.post("/v1/auth/sign-in/code", { challenge: first.body.challenge, code: show(secret) });
    const cookie = String(known.headers["set-cookie"]).match(/vestpocket_device=[^;]+/u)?.[0] ?? "";
    site.clock.advance(PERIOD);

    const address = inventAddress();
    const near: number[] = [];
    for (let round = 0; round < 6; round += 1) {
      near.push((await people.signInWithCode(await begin(email), show(secret, 50), { address })).status);
    }
    expect(near).toEqual([400, 400, 400, 400, 400, 429]);
    let compared = 0;
    for (let round = 0; round < 40; round += 1) {
      const { status } = await people.signInWithCode(await begin(email), show(secret, 50));
      if (status === 400) compared += 1;
    }
    expect(compared).toBeLessThanOrEqual(30);
    const sent = { headers: { cookie } };
    const own = await people.post("/v1/auth/sign-in", { email, password: PASSWORD }, sent);
    const code = show(secret);
    expect((await people.signInWithCode(own.body.challenge, code, sent)).status).toBe(200);
  });

  const readDevice = ({ headers }: Answer): string =>
    /vestpocket_device=[^;]+/u.exec(String(headers["set-cookie"]))?.[0] ?? "";

  /** Enters five wrong codes in each browser, every one from another address. Returns how many were compared. */
  async function guess(
    { email, secret }: { email: string; secret: string },
    { cookies, password = PASSWORD }: { cookies: readonly string[]; password?: string },
  ): Promise<number> {
    let compared = 0;
    for (const cookie of cookies) {
      const { challenge } = (await people.signIn(email, password, { headers: { cookie } })).body;
      for (let round = 0; round < 5; round += 1) {
        const answer = await people.signInWithCode(challenge, show(secret, 50), { headers: { cookie } });
        if (answer.status === 400) compared += 1;
      }
    }
    return compared;
  }

  test("browsers remembered without a code have no codes of their own, however many there are", async () => {
    const person = await people.enter();
    const cookies: string[] = [];
    for (let round = 0; round < 8; round += 1) cookies.push(readDevice(await people.signIn(person.email)));
    const sent = { token: person.token };
    const { secret } = (await people.post("/v1/auth/second-factor/enrol", { password: PASSWORD }, sent)).body;
    await people.post("/v1/auth/second-factor/confirm", { code: show(secret) }, sent);
    site.clock.advance(PERIOD);
    expect(await guess({ ...person, secret }, { cookies: cookies.slice(0, 2) })).toBe(10);
    const password = "another-pocket-9";
    for (let round = 0; round < 3; round += 1) {
      const reset = await people.resetPassword(await people.forgetPassword(person.email), password);
      cookies.push(readDevice(reset));
    }
    expect(new Set(cookies).size).toBe(11);
    expect(await guess({ ...person, secret }, { cookies, password })).toBe(CODE_TRIES_A_DAY - 10);
  });

  test("browsers in which a code was entered have as many codes together as all others, and none more by a reset", async () => {
    const person = await enterWithApp({ emailVerifiedAt: site.clock.now() });
    const cookies: string[] = [];
    for (const code of person.recoveryCodes.slice(0, 8))
      cookies.push(readDevice(await people.signInWithCode(await begin(person.email), code)));
    const strangers = Array.from({ length: 7 }, () => "none=0");
    expect(await guess(person, { cookies: strangers })).toBe(CODE_TRIES_A_DAY);
    expect(await guess(person, { cookies })).toBe(CODE_TRIES_A_DAY);
    const password = "another-pocket-9";
    const headers = { cookie: cookies[0] ?? "" };
    const reset = await people.resetPassword(await people.forgetPassword(person.email), password, { headers });
    expect(await guess(person, { cookies: [readDevice(reset)], password })).toBe(0);
  });

  test("the browser that turned two-step log-in on has codes of its own, also after a reset, until it is turned off", async () => {
    const person = await people.enter();
    const sent = { token: person.token };
    const { secret } = (await people.post("/v1/auth/second-factor/enrol", { password: PASSWORD }, sent)).body;
    const cookie = readDevice(await people.post("/v1/auth/second-factor/confirm", { code: show(secret) }, sent));
    site.clock.advance(PERIOD);
    const strangers = Array.from({ length: 7 }, () => "none=0");
    expect(await guess({ ...person, secret }, { cookies: strangers })).toBe(CODE_TRIES_A_DAY);
    const password = "another-pocket-9";
    const headers = { cookie };
    await people.resetPassword(await people.forgetPassword(person.email), password);
    const { challenge } = (await people.signIn(person.email, password, { headers })).body;
    const own = await people.signInWithCode(challenge, show(secret), { headers });
    expect(own.status).toBe(200);
    site.clock.advance(PERIOD);

    const { accessToken: token } = own.body;
    await people.post("/v1/auth/second-factor/remove", { password, code: show(secret) }, { token });
    const again = (await people.post("/v1/auth/second-factor/enrol", { password }, { token })).body.secret;
    site.clock.advance(PERIOD);
    await people.post("/v1/auth/second-factor/confirm", { code: show(again) }, { token });
    expect(await guess({ ...person, secret: again }, { cookies: [readDevice(own)], password })).toBe(0);
  });

  test("a new password does not skip the code, and ends log-ins that are waiting for one", async () => {
    const { email, secret } = await enterWithApp({ emailVerifiedAt: site.clock.now() });
    const waiting = await begin(email);
    const password = "another-pocket-9";
    expect((await people.resetPassword(await people.forgetPassword(email), password)).status).toBe(200);
    expect((await people.signInWithCode(waiting, show(secret))).body.code).toBe("sessions.challenge_over");
    const { challenge } = (await people.signIn(email, password)).body;
    expect((await people.signInWithCode(challenge, show(secret))).status).toBe(200);
  });

  test("a disabled account cannot finish its log-in", async () => {
    const { uid, email, secret } = await enterWithApp();
    const challenge = await begin(email);
    const administrator = await site.signInAsAdministrator();
    const path = `/v1/admin/users/${uid}/disable`;
    await site.call("POST", path, { token: administrator.token, body: { reason: "Spam" } });
    expect([401, 403]).toContain((await people.signInWithCode(challenge, show(secret))).status);
  });

  test("no challenge can be read from a copy of the database", async () => {
    const { email } = await enterWithApp();
    const challenge = await begin(email);
    expect(await people.dump()).not.toContain(challenge);
  });
});
