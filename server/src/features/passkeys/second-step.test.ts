import { Secret, TOTP } from "otpauth";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buildPasskeySite, type PasskeySite } from "../../testing/passkeys.ts";
import { PASSWORD } from "../../testing/test-app.ts";

const PERIOD = 30_000;

describe("a passkey instead of a code", () => {
  let { site, people, passkeys } = {} as PasskeySite;
  beforeAll(async () => {
    ({ site, people, passkeys } = await buildPasskeySite());
  });
  afterAll(() => site.close());

  const show = (secret: string) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: site.clock.now().getTime() });

  /** A member with two-step log-in. */
  async function enterWithApp() {
    const person = await people.enter();
    const sent = { token: person.token };
    const { secret } = (await people.post("/v1/auth/second-factor/enrol", { password: PASSWORD }, sent)).body;
    await people.post("/v1/auth/second-factor/confirm", { code: show(secret) }, sent);
    site.clock.advance(PERIOD);
    return { ...person, secret: secret as string };
  }
  const askToConfirm = (token: string) => people.post("/v1/auth/second-factor/passkey/options", {}, { token });
  const confirm = (token: string, credential: object) =>
    people.post("/v1/auth/second-factor/passkey", { credential }, { token });
  const mayAdminister = async (token: string) => (await site.call("GET", "/v1/admin/audit", { token })).status === 200;

  test("adding one requires the code if two-step log-in is on, and the code can be used once", async () => {
    const person = await enterWithApp();
    expect((await passkeys.askToAdd(person.token)).body.fields).toHaveProperty("code");
    const code = show(person.secret);
    const authenticator = await passkeys.addPasskey(person, { password: PASSWORD, code });
    expect(await passkeys.list(person.token)).toHaveLength(1);
    expect((await passkeys.askToAdd(person.token, { password: PASSWORD, code })).status).toBe(400);
    const [passkey] = await passkeys.list(person.token);
    const path = `/v1/auth/passkeys/${passkey?.id}/remove`;
    expect((await people.post(path, { password: PASSWORD }, person)).body.fields).toHaveProperty("code");
    expect((await passkeys.signIn(authenticator)).status).toBe(200);
  });

  test("finishes a log-in that waits for a code, with a passkey of its account only", async () => {
    const person = await enterWithApp();
    const without = (await people.signIn(person.email)).body;
    expect(without.hasPasskey).toBe(false);
    const authenticator = await passkeys.addPasskey(person, { password: PASSWORD, code: show(person.secret) });
    const other = await people.enter();
    const stranger = await passkeys.addPasskey(other);
    const { challenge, hasPasskey } = (await people.signIn(person.email)).body;
    expect(hasPasskey).toBe(true);

    const options = await passkeys.askToSignIn({ challenge });
    const signed = authenticator.get(options);
    expect(options.allowCredentials).toEqual([{ id: signed.id, type: "public-key", transports: ["internal"] }]);
    const foreign = await passkeys.answerSignIn(stranger.get(options));
    expect(foreign.body.code).toBe("passkeys.unknown");
    const answer = await passkeys.answerSignIn(authenticator.get(await passkeys.askToSignIn({ challenge })));
    expect(answer.status).toBe(200);
    expect(answer.body.user.uid).toBe(person.uid);
    expect((await passkeys.askToSignIn({ challenge: "A".repeat(43) })).code).toBe("sessions.challenge_over");
  });

  test("confirms only an administrator's current session", async () => {
    const person = await people.enter({ role: "administrator" });
    expect((await askToConfirm(person.token)).body.code).toBe("passkeys.none");
    const authenticator = await passkeys.addPasskey(person);
    const elsewhere = await people.signInOnDevice(person.email);
    expect(await mayAdminister(person.token)).toBe(false);

    const options = (await askToConfirm(person.token)).body;
    expect(options.allowCredentials).toHaveLength(1);
    expect((await confirm(elsewhere.token, authenticator.get(options))).body.code).toBe("passkeys.over");
    expect((await confirm(person.token, authenticator.get(options))).status).toBe(200);
    expect((await confirm(person.token, authenticator.get(options))).body.code).toBe("passkeys.over");
    expect(await mayAdminister(person.token)).toBe(true);
    expect(await mayAdminister(elsewhere.token)).toBe(false);
  });

  test("does not confirm a session with another account's passkey, an unverified person, or a log-in's challenge", async () => {
    const person = await people.enter({ role: "administrator" });
    const own = await passkeys.addPasskey(person);
    const stranger = await passkeys.addPasskey(await people.enter());
    const ask = async () => (await askToConfirm(person.token)).body;
    expect((await confirm(person.token, stranger.get(await ask()))).body.code).toBe("passkeys.unknown");
    expect((await confirm(person.token, own.get(await ask(), { isVerified: false }))).body.code).toBe(
      "passkeys.refused",
    );
    expect((await confirm(person.token, own.get(await passkeys.askToSignIn()))).body.code).toBe("passkeys.over");
    expect((await passkeys.answerSignIn(own.get(await ask()))).body.code).toBe("passkeys.over");
    expect(await mayAdminister(person.token)).toBe(false);
  });
});
