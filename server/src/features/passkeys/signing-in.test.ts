import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buildPasskeySite, type PasskeySite } from "../../testing/passkeys.ts";

const MINUTE = 60_000;

describe("a log-in with a passkey", () => {
  let { site, people, passkeys } = {} as PasskeySite;
  beforeAll(async () => {
    ({ site, people, passkeys } = await buildPasskeySite());
  });
  afterAll(() => site.close());

  async function enterWithPasskey(overrides: Parameters<typeof people.enter>[0] = {}) {
    const person = await people.enter(overrides);
    return { ...person, authenticator: await passkeys.addPasskey(person) };
  }

  test("opens a session without an email, a password or a code", async () => {
    const { uid, authenticator } = await enterWithPasskey();
    const options = await passkeys.askToSignIn();
    expect(options).toMatchObject({
      challenge: expect.stringMatching(/^[\w-]{43}$/u),
      rpId: "localhost",
      userVerification: "required",
      allowCredentials: [],
    });
    const answer = await passkeys.answerSignIn(authenticator.get(options));
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({ accessToken: expect.any(String), user: { uid } });
    expect(await people.isLetIn(answer.body.accessToken)).toBe(true);
    expect((await passkeys.list(answer.body.accessToken))[0]).toMatchObject({
      lastUsedAt: { seconds: Math.floor(site.clock.now().getTime() / 1000) },
    });
  });

  test("counts as both factors: an administrator's session is confirmed", async () => {
    const { authenticator } = await enterWithPasskey({ role: "administrator" });
    const { accessToken } = (await passkeys.signIn(authenticator)).body;
    expect((await site.call("GET", "/v1/admin/audit", { token: accessToken })).status).toBe(200);
  });

  test.each([
    ["made for another site's address", { origin: "https://vestpocket.example" }],
    ["made for another port", { origin: "http://localhost:1" }],
    ["made for another site's name", { rpId: "vestpocket.example" }],
    ["whose person was not verified", { isVerified: false }],
    ["that was made to add a passkey", { type: "webauthn.create" }],
    ["that names another account", { userHandle: Buffer.alloc(16).toString("base64url") }],
  ])("is rejected for a response %s, and its challenge is used up", async (_what, odd) => {
    const { authenticator } = await enterWithPasskey();
    const options = await passkeys.askToSignIn();
    const refused = await passkeys.answerSignIn(authenticator.get(options, odd));
    expect({ status: refused.status, code: refused.body.code }).toEqual({ status: 400, code: "passkeys.refused" });
    expect(refused.headers["set-cookie"]).toBeUndefined();
    const again = await passkeys.answerSignIn(authenticator.get(options));
    expect(again.body.code).toBe("passkeys.over");
    expect((await passkeys.signIn(authenticator)).status).toBe(200);
  });

  test("is rejected for a signature made by another key", async () => {
    const { authenticator } = await enterWithPasskey();
    const { authenticator: other } = await enterWithPasskey();
    const { signature } = other.get(await passkeys.askToSignIn());
    const answer = await passkeys.answerSignIn({ ...authenticator.get(await passkeys.askToSignIn()), signature });
    expect(answer.body.code).toBe("passkeys.refused");
  });

  test("is rejected once the passkey's counter goes back, as a copy's does", async () => {
    const { uid, authenticator } = await enterWithPasskey();
    expect((await passkeys.signIn(authenticator, { counter: 7 })).status).toBe(200);
    for (const counter of [7, 6, 0]) {
      expect((await passkeys.signIn(authenticator, { counter })).body.code).toBe("passkeys.refused");
    }
    const { rows } = await site.db.$client.query(
      "SELECT count(*)::int AS count FROM audit_entries WHERE action = 'passkeys.refused' AND subject_id = $1",
      [uid],
    );
    expect(rows).toEqual([{ count: 3 }]);
    expect((await passkeys.signIn(authenticator, { counter: 8 })).status).toBe(200);
  });

  test("works repeatedly with an authenticator that does not count", async () => {
    const person = await people.enter();
    const authenticator = passkeys.makeAuthenticator();
    const options = (await passkeys.askToAdd(person.token)).body;
    await passkeys.addCreated(person.token, authenticator.create(options, { counter: 0 }));
    for (let round = 0; round < 3; round += 1) {
      expect((await passkeys.signIn(authenticator, { counter: 0 })).status).toBe(200);
    }
  });

  test("accepts a challenge once, even when it is answered 20 times at once", async () => {
    const { authenticator } = await enterWithPasskey();
    const options = await passkeys.askToSignIn();
    const signed = authenticator.get(options);
    const answers = await Promise.all(Array.from({ length: 20 }, () => passkeys.answerSignIn(signed)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ body }) => body.code === "passkeys.over")).toHaveLength(19);
  });

  test("accepts no challenge that is older than five minutes, was never issued, or cannot be read", async () => {
    const { authenticator } = await enterWithPasskey();
    const options = await passkeys.askToSignIn();
    site.clock.advance(5 * MINUTE);
    expect((await passkeys.answerSignIn(authenticator.get(options))).body.code).toBe("passkeys.over");
    const invented = authenticator.get({ challenge: Buffer.alloc(32).toString("base64url") });
    expect((await passkeys.answerSignIn(invented)).body.code).toBe("passkeys.over");
    for (const clientDataJSON of ["AAAA", "bnVsbA", Buffer.from('{"challenge":1}').toString("base64url")]) {
      const unreadable = { ...authenticator.get(await passkeys.askToSignIn()), clientDataJSON };
      expect((await passkeys.answerSignIn(unreadable)).body.code).toBe("passkeys.refused");
    }
  });

  test("with a passkey that no account has says so", async () => {
    const stranger = passkeys.makeAuthenticator();
    stranger.create({ challenge: "any", user: { id: "AAAA" } });
    const answer = await passkeys.signIn(stranger);
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({
      code: "passkeys.unknown",
      msg: "We don’t recognize this passkey. It may have been removed from the account.",
    });
  });

  test("opens no session of a disabled account", async () => {
    const { uid, authenticator } = await enterWithPasskey();
    await site.db.$client.query("UPDATE accounts SET disabled_at = now() WHERE id = $1", [uid]);
    const answer = await passkeys.signIn(authenticator);
    expect({ status: answer.status, code: answer.body.code }).toEqual({
      status: 403,
      code: "sessions.account_disabled",
    });
  });

  test("is limited by network after 50 wrong responses", async () => {
    const stranger = passkeys.makeAuthenticator();
    stranger.create({ challenge: "any", user: { id: "AAAA" } });
    const wrong = { credential: stranger.get({ challenge: "any" }) };
    const sent = { address: "203.0.113.9" };
    for (let round = 0; round < 50; round += 1) {
      expect((await people.post("/v1/auth/sign-in/passkey", wrong, sent)).status).toBe(400);
    }
    expect((await people.post("/v1/auth/sign-in/passkey", wrong, sent)).status).toBe(429);
    expect((await people.post("/v1/auth/sign-in/passkey", wrong)).status).toBe(400);
  });

  test("leaves no readable challenge in a copy of the database", async () => {
    const { challenge } = await passkeys.askToSignIn();
    expect(await people.dump()).not.toContain(challenge);
  });
});
