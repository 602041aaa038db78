import { createHash } from "node:crypto";
import { sql } from "drizzle-orm";
import { Secret, TOTP } from "otpauth";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createJourneys, type SignedIn } from "../../testing/account-journeys.ts";
import { beginEmailChange, beginTwoStepChange } from "../../testing/held-changes.ts";
import { type Answer, buildTestApp, PASSWORD, type TestApp } from "../../testing/test-app.ts";

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
  /** The app's code, `periods` half minutes from now. */
  const show = (secret: string, periods = 0) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({
      timestamp: site.clock.now().getTime() + periods * PERIOD,
    });
  const hasApp = async ({ uid, token }: SignedIn) =>
    (await site.call("GET", `/v1/auth/getUser/${uid}`, { token })).body.data.hasSecondFactor;

  async function enrolWithCodes(person: SignedIn): Promise<{ secret: string; recoveryCodes: string[] }> {
    const { secret } = (await post("/enrol", person.token, { password: PASSWORD })).body;
    const { status, body } = await post("/confirm", person.token, { code: show(secret) });
    expect(status).toBe(200);
    site.clock.advance(PERIOD);
    return { secret, recoveryCodes: body.recoveryCodes };
  }
  const enrol = async (person: SignedIn) => (await enrolWithCodes(person)).secret;
  const countLeft = async ({ uid, token }: SignedIn) =>
    (await site.call("GET", `/v1/auth/getUser/${uid}`, { token })).body.data.recoveryCodes;
  const readSubjects = async ({ email }: SignedIn) => (await people.readMessages(email)).map(({ subject }) => subject);

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
    expect(confirmed.body).toEqual({ msg: "Two-step log-in is on.", recoveryCodes: expect.any(Array) });
    expect(await readSubjects(person)).toEqual(["Two-step log-in is on"]);
    expect(await hasApp(person)).toBe(true);
    for (const again of [
      await post("/enrol", person.token, { password: PASSWORD }),
      await post("/confirm", person.token, { code: show(answer.body.secret, 1) }),
    ])
      expect(again.body.code).toBe("accounts.second_factor_already_on");
  });

  test.each(["/enrol", "/remove"])(
    "the second factor's %s requires the password, with at most five wrong attempts",
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

  test.each([-3, -2, 2, 3])("a code from %i half minutes away is rejected", async (periods) => {
    const person = await people.enter();
    const secret = await enrol(person);
    expect((await post("", person.token, { code: show(secret, periods) })).status).toBe(400);
  });

  test.each(["", "00000", "abcdef", "1234567", "０００００００", "éééééé", "💥💥💥💥💥💥"])(
    "%j is rejected as a code",
    async (code) => {
      const person = await people.enter();
      await enrol(person);
      const answer = await post("", person.token, { code });
      expect(answer.status).toBe(400);
      expect(answer.body.fields).toHaveProperty("code");
    },
  );

  test("after five wrong codes even the right one is rejected for a while, on every device", async () => {
    const person = await people.enter();
    const other = await people.signInOnDevice(person.email);
    const secret = await enrol(person);
    const wrong = show(secret, 50);
    const answers = await Promise.all(Array.from({ length: 30 }, () => post("", person.token, { code: wrong })));
    expect(answers.filter(({ status }) => status === 400).length).toBeLessThanOrEqual(5);
    for (const token of [person.token, other.token]) {
      const refused = await post("", token, { code: show(secret) });
      expect(refused.status).toBe(429);
      expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
    }
  });

  test("a code confirms only an administrator's current session", async () => {
    const person = await people.enter({ role: "administrator" });
    const [one, other] = [await people.signInOnDevice(person.email), await people.signInOnDevice(person.email)];
    const secret = await enrol(person);
    const refused = await listFailed(one.token);
    expect(refused.status).toBe(403);
    expect(refused.body.code).toBe("sessions.second_factor_needed");
    expect((await post("", one.token, { code: show(secret) })).body).toEqual({ msg: "Code accepted." });
    expect((await listFailed(one.token)).status).toBe(200);
    expect((await listFailed(other.token)).body.code).toBe("sessions.second_factor_needed");
  });

  test.each(["member", "administrator"] as const)("a %s removes the app with password and code only", async (role) => {
    const person = await people.enter({ role });
    const secret = await enrol(person);
    const code = show(secret);
    const noCode = await post("/remove", person.token, { password: PASSWORD });
    expect(noCode.status).toBe(400);
    expect(noCode.body.fields).toEqual({
      code: "Please enter the code your authenticator app shows.",
    });
    expect((await post("/remove", person.token, { password: "wrong-password-1", code })).body.fields).toHaveProperty(
      "password",
    );
    expect((await post("/remove", person.token, { password: PASSWORD, code: show(secret, 9) })).body.fields).toEqual({
      code: "This code is incorrect. Please enter the one your app shows now.",
    });
    expect(await hasApp(person)).toBe(true);
    expect((await post("/remove", person.token, { password: PASSWORD, code })).body).toEqual({
      msg: "Two-step log-in is off.",
    });
    expect(await hasApp(person)).toBe(false);
    expect(await readSubjects(person)).toEqual(["Two-step log-in is off", "Two-step log-in is on"]);
    if (role === "administrator")
      expect((await listFailed(person.token)).body.code).toBe("sessions.second_factor_needed");
  });

  test("once the second factor is turned off its codes stop working, and another app can be enrolled", async () => {
    const person = await people.enter();
    const { secret, recoveryCodes } = await enrolWithCodes(person);
    const [spent, unused] = recoveryCodes;
    expect((await post("/remove", person.token, { password: PASSWORD, code: spent })).status).toBe(200);
    expect(await hasApp(person)).toBe(false);
    expect(await countLeft(person)).toBe(0);
    expect((await post("", person.token, { code: show(secret) })).body.code).toBe("accounts.second_factor_missing");
    const next = (await post("/enrol", person.token, { password: PASSWORD })).body.secret;
    expect(next).not.toBe(secret);
    expect((await post("/confirm", person.token, { code: show(secret) })).status).toBe(400);
    expect((await post("/confirm", person.token, { code: unused })).status).toBe(400);
    expect((await post("/confirm", person.token, { code: show(next) })).status).toBe(200);
  });

  describe("an app that is being set up", () => {
    const begin = async ({ token }: { token: string }) =>
      (await post("/enrol", token, { password: PASSWORD })).body.secret as string;
    const NEW_PASSWORD = "lining-button-8";

    /** What gives an account a new password, and a session that comes after. */
    const REPLACEMENTS: Readonly<Record<string, (person: SignedIn) => Promise<string>>> = {
      "a reset": async ({ email }) => {
        await people.resetPassword(await people.forgetPassword(email), NEW_PASSWORD);
        return (await people.signInOnDevice(email, NEW_PASSWORD)).token;
      },
      "a change elsewhere": async ({ email }) => {
        const { token } = await people.signInOnDevice(email);
        await people.post(
          "/v1/auth/change-password",
          { currentPassword: PASSWORD, newPassword: NEW_PASSWORD },
          { token },
        );
        return token;
      },
      "an undone change of the address": async (person) => {
        const change = await beginEmailChange(site, person);
        await change.finishOnce(site.call("GET", "/healthz"));
        await people.post("/v1/auth/undo-change", { oobCode: change.oobCode, password: NEW_PASSWORD });
        return (await people.signInOnDevice(person.email, NEW_PASSWORD)).token;
      },
    };

    test.each(Object.entries(REPLACEMENTS))("cannot be turned on after %s", async (_what, replace) => {
      const person = await people.enter();
      const secret = await begin(person);
      const token = await replace(person);
      expect((await post("/confirm", token, { code: show(secret) })).body.code).toBe("accounts.enrolment_over");
      expect((await post("/confirm", person.token, { code: show(secret) })).status).toBe(401);
      expect(await hasApp({ ...person, token })).toBe(false);
    });

    test("is turned on only in the session that started it, within ten minutes, and can be restarted", async () => {
      const person = await people.enter();
      const secret = await begin(person);
      const other = await people.signInOnDevice(person.email);
      const elsewhere = await post("/confirm", other.token, { code: show(secret) });
      expect(elsewhere.status).toBe(409);
      expect(elsewhere.body).toMatchObject({
        code: "accounts.enrolment_over",
        msg: "Setting up the app took too long or was begun elsewhere. Please set it up again.",
      });
      site.clock.advance(10 * 60_000);
      expect((await post("/confirm", person.token, { code: show(secret) })).body.code).toBe("accounts.enrolment_over");
      const next = await begin(person);
      site.clock.advance(4 * 60_000);
      expect((await post("/confirm", person.token, { code: show(next) })).status).toBe(200);
    });

    test("that a server of the previous version started must be restarted", async () => {
      const person = await people.enter();
      const secret = await begin(person);
      await site.db.execute(sql`
        UPDATE accounts SET enrolment_session_id = NULL, enrolment_begun_at = NULL WHERE id = ${person.uid}`);
      expect((await post("/confirm", person.token, { code: show(secret) })).body.code).toBe("accounts.enrolment_over");
    });
  });

  describe("while two-step log-in changes elsewhere", () => {
    const readSince = async ({ uid }: SignedIn) => {
      const { rows } = await site.db.$client.query("SELECT second_factor_since AS since FROM accounts WHERE id = $1", [
        uid,
      ]);
      return rows[0].since as Date | null;
    };
    /** Makes a call while another transaction turns two-step log-in on with another app, or off. */
    async function during({ person, since }: { person: SignedIn; since: Date | null }, call: () => Promise<Answer>) {
      const change = await beginTwoStepChange(site, { uid: person.uid, since });
      const answer = call();
      await change.finishOnce(answer);
      return answer;
    }

    test("setting up an app does not turn it off", async () => {
      const person = await people.enter();
      const since = site.clock.now();
      const answer = await during({ person, since }, () => post("/enrol", person.token, { password: PASSWORD }));
      expect(answer.body.code).toBe("accounts.second_factor_already_on");
      expect(await readSince(person)).toEqual(since);
    });

    test("the password alone does not turn it off", async () => {
      const person = await people.enter();
      const since = site.clock.now();
      const answer = await during({ person, since }, () => post("/remove", person.token, { password: PASSWORD }));
      expect(answer.body.fields).toEqual({ code: "Please enter the code your authenticator app shows." });
      expect(await readSince(person)).toEqual(since);
    });

    test.each([
      ["/remove", "turn it off"],
      ["/recovery-codes", "replace the recovery codes"],
    ])("an earlier app's code given to %s does not %s", async (step) => {
      const person = await people.enter();
      const { secret } = await enrolWithCodes(person);
      const body = { password: PASSWORD, code: show(secret) };
      const since = new Date(site.clock.now().getTime() + 1);
      const answer = await during({ person, since }, () => post(step, person.token, body));
      expect(answer.body.fields).toHaveProperty("code");
      expect(await readSince(person)).toEqual(since);
    });

    test("there are no recovery codes once it is off, and turning it off again mails nothing", async () => {
      const person = await people.enter();
      const { secret } = await enrolWithCodes(person);
      const body = { password: PASSWORD, code: show(secret) };
      const renewed = await during({ person, since: null }, () => post("/recovery-codes", person.token, body));
      expect(renewed.body.code).toBe("accounts.second_factor_missing");
      expect((await post("/remove", person.token, { password: PASSWORD })).status).toBe(200);
      expect(await readSubjects(person)).toEqual(["Two-step log-in is on"]);
    });
  });

  test("ten recovery codes each work once instead of a code, and their owner is notified", async () => {
    const person = await people.enter();
    const { recoveryCodes } = await enrolWithCodes(person);
    expect(new Set(recoveryCodes).size).toBe(10);
    expect(recoveryCodes).toEqual(recoveryCodes.map(() => expect.stringMatching(/^(?:[2-9a-z]{6}-){3}[2-9a-z]{6}$/u)));
    const [first = "", second = ""] = recoveryCodes;
    expect((await post("", person.token, { code: first.toUpperCase().replaceAll("-", " ") })).status).toBe(200);
    expect((await post("", person.token, { code: first })).status).toBe(400);
    expect(await countLeft(person)).toBe(9);
    const [mail] = await people.readMessages(person.email);
    expect(mail?.subject).toBe("A recovery code was used");
    expect(mail?.text).toContain("You have 9 left.");
    expect((await post("", person.token, { code: second })).status).toBe(200);
    const other = await people.enter();
    await enrol(other);
    expect((await post("", other.token, { code: recoveryCodes[2] ?? "" })).status).toBe(400);
  });

  test("a recovery code used 20 times at once works once", async () => {
    const person = await people.enter();
    const [code] = (await enrolWithCodes(person)).recoveryCodes;
    const answers = await Promise.all(Array.from({ length: 20 }, () => post("", person.token, { code })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await countLeft(person)).toBe(9);
  });

  test("new recovery codes require password and code, and the old ones stop working", async () => {
    const person = await people.enter();
    const { secret, recoveryCodes } = await enrolWithCodes(person);
    expect((await post("/recovery-codes", person.token, { password: PASSWORD })).body.fields).toHaveProperty("code");
    const renewed = await post("/recovery-codes", person.token, { password: PASSWORD, code: show(secret) });
    expect(renewed.body.recoveryCodes).toHaveLength(10);
    expect(await countLeft(person)).toBe(10);
    expect((await readSubjects(person))[0]).toBe("You have new recovery codes");
    expect((await post("", person.token, { code: recoveryCodes[0] ?? "" })).status).toBe(400);
    expect((await post("", person.token, { code: renewed.body.recoveryCodes[0] })).status).toBe(200);
    const without = await people.enter();
    expect((await post("/recovery-codes", without.token, { password: PASSWORD })).body.code).toBe(
      "accounts.second_factor_missing",
    );
  });

  test("recovery codes are stored as keyed hashes", async () => {
    const person = await people.enter();
    const { recoveryCodes } = await enrolWithCodes(person);
    const dump = await people.dump();
    for (const code of recoveryCodes) {
      const plain = code.replace("-", "");
      expect(dump).not.toContain(code);
      for (const encoding of ["hex", "base64", "base64url"] as const)
        expect(dump).not.toContain(createHash("sha256").update(plain).digest(encoding));
    }
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
