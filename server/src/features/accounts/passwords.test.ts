import { randomBytes } from "node:crypto";
import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createJourneys, inventAddress, toComparable } from "../../testing/account-journeys.ts";
import { beginEmailChange, beginReset } from "../../testing/held-changes.ts";
import { buildTestApp, PASSWORD, type TestApp } from "../../testing/test-app.ts";

const MINUTE = 60_000;
const NEW_PASSWORD = "lining-button-8";
const WEAK = "Password must be at least 8 characters, including letters and numbers.";

describe("passwords", () => {
  const logged: string[] = [];
  let site: TestApp;
  let people: ReturnType<typeof createJourneys>;
  beforeAll(async () => {
    const log = pino({ level: "trace" }, { write: (line: string) => void logged.push(line) });
    site = await buildTestApp({ BOT_CHECK: "off", PUBLIC_URL: "http://localhost:3000" }, { log });
    people = createJourneys(site);
  });
  afterAll(() => site.close());

  const forgot = (email: string, sent?: Parameters<typeof people.post>[2]) =>
    people.post("/v1/auth/forgot-password", { email }, sent);
  const change = (token: string, currentPassword: string, newPassword: string) =>
    people.post("/v1/auth/change-password", { currentPassword, newPassword }, { token });
  const subjectsTo = async (email: string) => (await people.readMessages(email)).map(({ subject }) => subject);

  describe("requesting a reset link", () => {
    test("known and unknown addresses get the same response; only the known one gets an e-mail", async () => {
      const { email } = await site.addAccount();
      const [known, unknown] = [await forgot(` ${email.toUpperCase()} `), await forgot("nobody@example.ca")];
      expect(known.status).toBe(202);
      expect(toComparable(known)).toEqual(toComparable(unknown));
      expect(await subjectsTo(email)).toEqual(["Set a new password"]);
      expect(await people.readMessages("nobody@example.ca")).toEqual([]);
    });

    test("at most five reset e-mails are sent to an address in half an hour, and the response does not show it", async () => {
      const { email } = await site.addAccount();
      const answers = [];
      for (let round = 0; round < 8; round += 1) answers.push(await forgot(email));
      expect(new Set(answers.map((answer) => JSON.stringify(toComparable(answer)))).size).toBe(1);
      expect(await people.readMessages(email)).toHaveLength(5);
    });

    test("a network can request 30 reset links in half an hour", async () => {
      const address = inventAddress();
      const statuses: number[] = [];
      for (let round = 0; round < 32; round += 1) statuses.push((await forgot("a@example.ca", { address })).status);
      expect(statuses).toEqual([...Array(30).fill(202), 429, 429]);
      expect(Number((await forgot("a@example.ca", { address })).headers["retry-after"])).toBeGreaterThan(25 * 60);
    });

    test("a disabled account gets no reset link", async () => {
      const { email } = await site.addAccount({ disabledAt: site.clock.now() });
      expect((await forgot(email)).status).toBe(202);
      expect(await people.readMessages(email)).toEqual([]);
    });

    test.each([
      [{ email: "" }, "Email is required."],
      [{}, "Email is required."],
      [{ email: "nonsense" }, "Please enter a valid email address."],
      [{ email: "a@example.ca", redirectTo: "//evil.example" }, "Unknown field."],
    ])("requesting a reset link with %j names the problem", async (body, words) => {
      const answer = await people.post("/v1/auth/forgot-password", body);
      expect(answer.status).toBe(400);
      expect(answer.body.msg).toBe(words);
    });

    test.each([
      [{ host: "127.0.0.1:9" }],
      [{ "x-forwarded-host": "evil.example" }],
      [{ host: "localhost", "x-forwarded-host": "evil.example", "x-forwarded-proto": "https" }],
      [{ forwarded: "host=evil.example;proto=https" }],
      [{ "x-original-url": "//evil.example/reset-password", "x-host": "evil.example" }],
    ])("the reset link leads to the configured site, whatever the request's headers say: %j", async (headers) => {
      const { email } = await site.addAccount();
      expect((await forgot(email, { headers: headers as Record<string, string> })).status).toBe(202);
      const [mail] = await people.readMessages(email);
      expect(mail?.text).toMatch(/^http:\/\/localhost:3000\/reset-password\?oobCode=[\w-]{43}$/mu);
      expect(mail?.text).not.toContain("evil");
    });
  });

  describe("resetting a password with a link", () => {
    test("a reset link works once, and the old password stops working", async () => {
      const { email } = await site.addAccount();
      const oobCode = await people.forgetPassword(email);
      const answer = await people.resetPassword(oobCode, NEW_PASSWORD);
      expect(answer.status).toBe(200);
      expect(answer.body).toEqual({ msg: "Your password has been changed. Please log in with the new one." });
      expect((await people.signIn(email)).status).toBe(401);
      expect((await people.signIn(email, NEW_PASSWORD)).status).toBe(200);
      const again = await people.resetPassword(oobCode, "another-pass-9");
      expect(again.status).toBe(400);
      expect(again.body).toMatchObject({
        code: "accounts.bad_link",
        fields: { oobCode: "This link is no longer valid. Please request a new one." },
      });
      expect(await subjectsTo(email)).toEqual(["Your password was changed", "Set a new password"]);
    });

    test("resetting a password invalidates all other links", async () => {
      const { email } = await site.addAccount();
      const first = await people.forgetPassword(email);
      const second = await people.forgetPassword(email);
      expect(second).not.toBe(first);
      expect((await people.resetPassword(second, NEW_PASSWORD)).status).toBe(200);
      for (const oobCode of [first, second]) {
        expect((await people.resetPassword(oobCode, "another-pass-9")).status).toBe(400);
      }
      expect((await people.signIn(email, NEW_PASSWORD)).status).toBe(200);
    });

    test("a log-in whose password is replaced while it is compared gets no session", async () => {
      const { email, uid } = await people.enter();
      const reset = await beginReset(site, uid);
      const signIn = people.signIn(email);
      await reset.finishOnce(signIn);
      expect((await signIn).status).toBe(401);
      const { rows } = await site.db.$client.query("SELECT FROM sessions WHERE account_id = $1 AND ended_at IS NULL", [
        uid,
      ]);
      expect(rows).toEqual([]);
    });

    test("a link requested while the account gets another address is not mailed to the old one", async () => {
      const person = await people.enter();
      const change = await beginEmailChange(site, person);
      const request = forgot(person.email);
      await change.finishOnce(request);
      expect((await request).status).toBe(202);
      expect(await people.readMessages(person.email)).toEqual([]);
    });

    test("a reset link expires after an hour", async () => {
      const { email } = await site.addAccount();
      const late = await people.forgetPassword(email);
      site.clock.advance(61 * MINUTE);
      expect((await people.resetPassword(late, NEW_PASSWORD)).body.code).toBe("accounts.bad_link");
      const timely = await people.forgetPassword(email);
      site.clock.advance(59 * MINUTE);
      expect((await people.resetPassword(timely, NEW_PASSWORD)).status).toBe(200);
    });

    test("a reset link used 50 times at once works once", async () => {
      const { email } = await site.addAccount();
      const oobCode = await people.forgetPassword(email);
      const answers = await Promise.all(
        Array.from({ length: 50 }, (_, index) => people.resetPassword(oobCode, `${NEW_PASSWORD}${index}`)),
      );
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      for (const { status, headers } of answers) {
        expect([200, 400, 503]).toContain(status);
        if (status === 503) expect(Number(headers["retry-after"])).toBeGreaterThan(0);
      }
      expect((await subjectsTo(email)).filter((subject) => subject === "Your password was changed")).toHaveLength(1);
    });

    test.each([1, 2, 3, 4])("of several reset links used at once, one works (round %i)", async () => {
      const { email } = await site.addAccount();
      const codes: string[] = [];
      for (let round = 0; round < 4; round += 1) codes.push(await people.forgetPassword(email));
      const answers = await Promise.all(codes.map((oobCode) => people.resetPassword(oobCode, NEW_PASSWORD)));
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400, 400, 400]);
    });

    test("resetting a password ends all sessions at once", async () => {
      const { email } = await site.addAccount();
      const devices = [];
      for (let round = 0; round < 5; round += 1) devices.push(await people.signInOnDevice(email));
      expect((await people.resetPassword(await people.forgetPassword(email), NEW_PASSWORD)).status).toBe(200);
      for (const { token, refreshToken } of devices) {
        expect(await people.isLetIn(token)).toBe(false);
        expect((await people.refresh(refreshToken)).status).toBe(401);
      }
    });

    test.each([
      ["abc123", WEAK],
      ["abcdefgh", WEAK],
      ["12345678", WEAK],
      [`${"k".repeat(128)}7`, "Password must be 128 characters or fewer."],
      ["Password1", "This password is too common."],
      ["", WEAK],
    ])("a reset password must meet the sign-up rules: %s", async (password, words) => {
      const { email } = await site.addAccount();
      const oobCode = await people.forgetPassword(email);
      const answer = await people.resetPassword(oobCode, password);
      expect(answer.status).toBe(400);
      expect(answer.body.fields).toEqual({ password: words });
      expect((await people.resetPassword(oobCode, NEW_PASSWORD)).status).toBe(200);
    });

    test("a confirmation link cannot reset a password, and a reset link cannot confirm an address", async () => {
      const { email, uid, token } = await people.enter({ emailVerifiedAt: null });
      await people.post("/v1/auth/send-confirmation", {}, { token });
      const confirmation = await people.readConfirmationCode(email);
      expect((await people.resetPassword(confirmation, NEW_PASSWORD)).status).toBe(400);
      const reset = await people.forgetPassword(email);
      expect((await people.post("/v1/auth/verify-email", { oobCode: reset })).status).toBe(400);
      const { data } = (await site.call("GET", `/v1/auth/getUser/${uid}`, { token })).body;
      expect(data.emailVerified).toBe(false);
    });

    test("300 invented reset codes are rejected, and after ten from one address they are no longer checked", async () => {
      const address = inventAddress();
      await people.forgetPassword((await site.addAccount()).email);
      const statuses: number[] = [];
      for (let round = 0; round < 300; round += 1) {
        const oobCode = randomBytes(32).toString("base64url");
        const path = round % 2 === 0 ? "/v1/auth/reset-password" : "/v1/auth/verify-email";
        const body = round % 2 === 0 ? { oobCode, password: NEW_PASSWORD } : { oobCode };
        const answer = await people.post(path, body, { address, headers: { "x-forwarded-for": `10.251.0.${round}` } });
        statuses.push(answer.status);
        if (answer.status === 429) expect(Number(answer.headers["retry-after"])).toBeGreaterThan(0);
      }
      expect(statuses).toEqual([...Array(10).fill(400), ...Array(290).fill(429)]);
    });

    test.each(["", "\u0000", "x".repeat(201), "' OR 1=1 --"])("the reset code %j is rejected", async (oobCode) => {
      expect((await people.resetPassword(oobCode, NEW_PASSWORD)).status).toBe(400);
    });

    test("a reset code has 256 bits and is in plain text in neither the database nor the log", async () => {
      const { email, token } = await people.enter({ emailVerifiedAt: null });
      await people.post("/v1/auth/send-confirmation", {}, { token });
      const codes = [await people.forgetPassword(email), await people.readConfirmationCode(email)];
      await people.resetPassword(codes[0] ?? "", "short");
      const dump = await people.dump();
      expect(dump).toContain("-- account_links");
      expect(dump).toContain("-- messages");
      expect(logged.length).toBeGreaterThan(0);
      for (const code of codes) {
        expect(code).toMatch(/^[\w-]{43}$/u);
        const bytes = Buffer.from(code, "base64url");
        for (const written of [code, bytes.toString("hex"), bytes.toString("base64")]) {
          expect(dump).not.toContain(written);
          expect(logged.join("\n")).not.toContain(written);
        }
        // The hash in the database cannot be used as the code.
        const hashes = [...dump.matchAll(/\(([\w-]{43}),/gu)].map(([, hash = ""]) => hash);
        expect(hashes.length).toBeGreaterThan(0);
        expect((await people.resetPassword(hashes[0] ?? "", NEW_PASSWORD)).status).toBe(400);
      }
    });
  });

  describe("changing a password when signed in", () => {
    test("changing a password ends every other session at once and e-mails the owner", async () => {
      const { email, token, refreshToken } = await people.enter();
      const others = [];
      for (let round = 0; round < 4; round += 1) others.push(await people.signInOnDevice(email));
      const reset = await people.forgetPassword(email);
      const answer = await change(token, PASSWORD, NEW_PASSWORD);
      expect(answer.body).toEqual({ msg: "Your password has been changed." });
      for (const other of others) {
        expect(await people.isLetIn(other.token)).toBe(false);
        expect((await people.refresh(other.refreshToken)).status).toBe(401);
      }
      expect(await people.isLetIn(token)).toBe(true);
      expect((await people.refresh(refreshToken)).status).toBe(200);
      expect((await people.resetPassword(reset, "another-pass-9")).status).toBe(400);
      expect((await people.signIn(email)).status).toBe(401);
      expect((await people.signIn(email, NEW_PASSWORD)).status).toBe(200);
      expect((await subjectsTo(email))[0]).toBe("Your password was changed");
    });

    test("changing a password cancels a pending change of the e-mail", async () => {
      const { email, uid, token } = await people.enter();
      const thief = `thief-${uid}@example.ca`;
      const profile = { firstName: "Amélie", lastName: "Tremblay", phoneNumber: "", email: thief, password: PASSWORD };
      expect((await people.post(`/v1/auth/updateUser/${uid}`, profile, { token })).status).toBe(200);
      const takeover = await people.readConfirmationCode(thief);
      expect((await change(token, PASSWORD, NEW_PASSWORD)).status).toBe(200);
      expect((await people.post("/v1/auth/verify-email", { oobCode: takeover }, { token })).status).toBe(400);
      expect((await people.signIn(email, NEW_PASSWORD)).status).toBe(200);
    });

    test("changing a password keeps the link that confirms the account's own address", async () => {
      const { email, token } = await people.enter({ emailVerifiedAt: null });
      await people.post("/v1/auth/send-confirmation", {}, { token });
      await change(token, PASSWORD, NEW_PASSWORD);
      const oobCode = await people.readConfirmationCode(email);
      expect((await people.post("/v1/auth/verify-email", { oobCode }, { token })).status).toBe(200);
    });

    test("a wrong current password is named, and after five there is a wait", async () => {
      const { email, token } = await people.enter();
      for (let round = 0; round < 5; round += 1) {
        const answer = await change(token, "wrong-password-1", NEW_PASSWORD);
        expect(answer.status).toBe(400);
        expect(answer.body).toMatchObject({
          code: "accounts.wrong_password",
          fields: { currentPassword: "Incorrect password. Please try again." },
        });
      }
      const refused = await change(token, PASSWORD, NEW_PASSWORD);
      expect(refused.status).toBe(429);
      expect(Number(refused.headers["retry-after"])).toBeGreaterThanOrEqual(30);
      expect((await people.signIn(email)).status).toBe(200);
    });

    test("of 50 parallel guesses of the current password at most five are compared", async () => {
      const { token } = await people.enter();
      const answers = await Promise.all(
        Array.from({ length: 50 }, () => change(token, "wrong-password-1", NEW_PASSWORD)),
      );
      expect(answers.filter(({ status }) => status === 400).length).toBeLessThanOrEqual(5);
      expect(answers.every(({ status }) => status === 400 || status === 429)).toBe(true);
    });

    test.each([
      ["abc123", WEAK],
      ["qwerty123", "This password is too common."],
      ["VestPocket-2027!", "This password is too common."],
      ["1propriété1", "This password is too common."],
      [`${"k".repeat(128)}7`, "Password must be 128 characters or fewer."],
    ])("a changed password must meet the sign-up rules: %s", async (newPassword, words) => {
      const { token } = await people.enter();
      const answer = await change(token, PASSWORD, newPassword);
      expect(answer.status).toBe(400);
      expect(answer.body.fields).toEqual({ newPassword: words });
    });

    test("a password changed and reset at the same moment causes no error, and the reset one stays", async () => {
      for (let round = 0; round < 4; round += 1) {
        const { email, token } = await people.enter();
        const oobCode = await people.forgetPassword(email);
        const answers = await Promise.all([
          people.resetPassword(oobCode, NEW_PASSWORD),
          change(token, PASSWORD, "another-pass-9"),
        ]);
        expect(answers.every(({ status }) => status < 500)).toBe(true);
        // The change may have come first, and removed the link.
        if (answers[0].status === 200) expect((await people.signIn(email, NEW_PASSWORD)).status).toBe(200);
      }
    });
  });
});
