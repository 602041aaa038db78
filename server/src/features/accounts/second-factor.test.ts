import { sql } from "drizzle-orm";
import { Secret, TOTP } from "otpauth";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createJourneys, type SignedIn } from "../../testing/account-journeys.ts";
import { buildTestApp, PASSWORD, type TestApp } from "../../testing/test-app.ts";

const PERIOD = 30_000;

describe("the second factor", () => {
  let site: TestApp;
  let people: ReturnType<typeof createJourneys>;
  beforeAll(async () => {
    site = await buildTestApp({ BOT_CHECK: "off" });
    people = createJourneys(site);
  });
  afterAll(() => site.close());

  const post = (step: string, token: string, body: object) =>
    people.post(`/v1/auth/second-factor${step}`, body, { token });
  /** The code that the app shows, `periods` half minutes from now. */
  const show = (secret: string, periods = 0) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({
      timestamp: site.clock.now().getTime() + periods * PERIOD,
    });
  const hasApp = async ({ uid, token }: SignedIn) =>
    (await site.call("GET", `/v1/auth/getUser/${uid}`, { token })).body.data.hasSecondFactor;

  async function enrol(person: SignedIn): Promise<string> {
    const { secret } = (await post("/enrol", person.token, { password: PASSWORD })).body;
    expect((await post("/confirm", person.token, { code: show(secret) })).status).toBe(200);
    site.clock.advance(PERIOD);
    return secret;
  }
  /** An administrator with an app, in a session that is not confirmed yet. */
  async function enterAsAdministrator() {
    const person = await people.enter({ role: "administrator" });
    const secret = await enrol(person);
    return { ...person, ...(await people.signInOnDevice(person.email)), secret };
  }
  const listFailed = (token: string) => site.call("GET", "/v1/admin/messages?status=failed", { token });

  test("an authenticator app takes effect once a first code is entered", async () => {
    const person = await people.enter();
    const answer = await post("/enrol", person.token, { password: PASSWORD });
    expect(answer.status).toBe(200);
    expect(answer.body.secret).toMatch(/^[A-Z2-7]{32}$/u);
    expect(new URL(answer.body.uri).searchParams.get("secret")).toBe(answer.body.secret);
    expect(decodeURIComponent(answer.body.uri)).toContain(`Vestpocket:${person.email}`);
    expect(await hasApp(person)).toBe(false);
    expect((await post("", person.token, { code: show(answer.body.secret) })).body.code).toBe(
      "accounts.second_factor_missing",
    );
    const confirmed = await post("/confirm", person.token, { code: show(answer.body.secret) });
    expect(confirmed.body).toEqual({ msg: "Two-step log-in is on." });
    expect(await hasApp(person)).toBe(true);
    expect((await post("/enrol", person.token, { password: PASSWORD })).body.code).toBe(
      "accounts.second_factor_already_on",
    );
  });

  test.each(["/enrol", "/remove"])(
    "the second factor's %s asks for the password, with at most five wrong tries",
    async (step) => {
      const person = await people.enter();
      const statuses: number[] = [];
      for (let round = 0; round < 6; round += 1) {
        const answer = await post(step, person.token, { password: "wrong-password-1" });
        statuses.push(answer.status);
        if (answer.status === 400)
          expect(answer.body.fields).toEqual({ password: "Incorrect password. Please try again." });
      }
      expect(statuses).toEqual([400, 400, 400, 400, 400, 429]);
    },
  );

  test("a code works once, however it is spaced, and older codes stop working", async () => {
    const person = await people.enter();
    const secret = await enrol(person);
    const code = show(secret);
    expect((await post("", person.token, { code: `${code.slice(0, 3)} ${code.slice(3)}` })).status).toBe(200);
    for (const used of [code, show(secret, -1)]) {
      const answer = await post("", person.token, { code: used });
      expect(answer.status).toBe(400);
      expect(answer.body.fields).toHaveProperty("code");
    }
    expect((await post("", person.token, { code: show(secret, 1) })).status).toBe(200);
  });

  test("a code used 20 times at once works once", async () => {
    const person = await people.enter();
    const code = show(await enrol(person));
    const answers = await Promise.all(Array.from({ length: 20 }, () => post("", person.token, { code })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.every(({ status }) => [200, 400, 429].includes(status))).toBe(true);
  });

  test("many people can enter their codes at the same moment", async () => {
    const members = [];
    for (let round = 0; round < 24; round += 1) {
      const person = await people.enter();
      const { secret } = (await post("/enrol", person.token, { password: PASSWORD })).body;
      members.push({ person, secret });
    }
    const answers = await Promise.all(
      members.map(({ person, secret }) => post("/confirm", person.token, { code: show(secret) })),
    );
    expect(answers.map(({ status }) => status)).toEqual(members.map(() => 200));
  });

  test.each([-3, -2, 2, 3])("a code from %i half minutes away is refused", async (periods) => {
    const person = await people.enter();
    const secret = await enrol(person);
    expect((await post("", person.token, { code: show(secret, periods) })).status).toBe(400);
  });

  test.each(["", "00000", "abcdef", "1234567", "０００００００"])("%j is refused as a code", async (code) => {
    const person = await people.enter();
    await enrol(person);
    const answer = await post("", person.token, { code });
    expect(answer.status).toBe(400);
    expect(answer.body.fields).toHaveProperty("code");
  });

  test("after five wrong codes even the right one is refused for a while, on every device", async () => {
    const person = await people.enter();
    const secret = await enrol(person);
    const wrong = show(secret, 50);
    const answers = await Promise.all(Array.from({ length: 30 }, () => post("", person.token, { code: wrong })));
    expect(answers.filter(({ status }) => status === 400).length).toBeLessThanOrEqual(5);
    const other = await people.signInOnDevice(person.email);
    for (const token of [person.token, other.token]) {
      const refused = await post("", token, { code: show(secret) });
      expect(refused.status).toBe(429);
      expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
    }
  });

  test("a code confirms an administrator's current session only", async () => {
    const { email, token, secret } = await enterAsAdministrator();
    const refused = await listFailed(token);
    expect(refused.status).toBe(403);
    expect(refused.body.code).toBe("sessions.second_factor_needed");
    expect((await post("", token, { code: show(secret) })).body).toEqual({ msg: "Code accepted." });
    expect((await listFailed(token)).status).toBe(200);
    const other = await people.signInOnDevice(email);
    expect((await listFailed(other.token)).body.code).toBe("sessions.second_factor_needed");
  });

  test("an administrator's password alone cannot turn the second factor off", async () => {
    const administrator = await enterAsAdministrator();
    const { token, secret } = administrator;
    const refused = await post("/remove", token, { password: PASSWORD });
    expect(refused.status).toBe(403);
    expect(refused.body.code).toBe("sessions.second_factor_needed");
    expect(await hasApp(administrator)).toBe(true);
    await post("", token, { code: show(secret) });
    expect((await post("/remove", token, { password: PASSWORD })).body).toEqual({ msg: "Two-step log-in is off." });
    expect((await listFailed(token)).body.code).toBe("sessions.second_factor_needed");
  });

  test("once the second factor is turned off its codes stop working, and another app can be enrolled", async () => {
    const person = await people.enter();
    const secret = await enrol(person);
    expect((await post("/remove", person.token, { password: PASSWORD })).status).toBe(200);
    expect(await hasApp(person)).toBe(false);
    expect((await post("", person.token, { code: show(secret) })).body.code).toBe("accounts.second_factor_missing");
    const next = (await post("/enrol", person.token, { password: PASSWORD })).body.secret;
    expect(next).not.toBe(secret);
    expect((await post("/confirm", person.token, { code: show(secret) })).status).toBe(400);
    expect((await post("/confirm", person.token, { code: show(next) })).status).toBe(200);
  });

  test("an authenticator secret is stored encrypted, for its account only", async () => {
    const [one, other] = [await people.enter(), await people.enter()];
    const secret = await enrol(one);
    const dump = await people.dump();
    expect(dump).not.toContain(secret);
    expect(dump).not.toContain(Buffer.from(Secret.fromBase32(secret).bytes).toString("hex"));
    await site.db.execute(sql`
      UPDATE accounts SET (second_factor_secret, second_factor_since) =
        (SELECT second_factor_secret, second_factor_since FROM accounts WHERE id = ${one.uid})
      WHERE id = ${other.uid}`);
    expect((await post("", other.token, { code: show(secret) })).status).not.toBe(200);
  });
});
