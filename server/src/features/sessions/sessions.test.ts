import { createHmac } from "node:crypto";
import { sql } from "drizzle-orm";
import { SignJWT } from "jose";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { deriveKey } from "../../platform/keys.ts";
import { type Answer, buildTestApp, PASSWORD, type TestApp } from "../../testing/test-app.ts";

const MINUTE = 60_000;

describe("sessions", () => {
  let site: TestApp;
  beforeAll(async () => {
    site = await buildTestApp();
  });
  afterAll(() => site.close());

  const signIn = (
    email: string,
    password = PASSWORD,
    options: { address?: string; headers?: Record<string, string> } = {},
  ) => site.call("POST", "/v1/auth/sign-in", { body: { email, password, tokenTransport: "body" }, ...options });
  const refresh = (refreshToken: string) =>
    site.call("POST", "/v1/auth/refresh", { body: { refreshToken, tokenTransport: "body" } });
  const search = (token: string) => site.call("POST", "/v1/property/search", { body: {}, token });

  test("signing in returns tokens and the user, and no secret", async () => {
    const { email, uid } = await site.addAccount();
    const answer = await signIn(email.toUpperCase());
    expect(answer.status).toBe(200);
    expect(Object.keys(answer.body).sort()).toEqual(["accessToken", "expirationTime", "refreshToken", "user"]);
    expect(answer.body.user).toEqual({
      uid,
      email,
      firstName: "Amélie",
      lastName: "Tremblay",
      language: "en",
      role: "member",
      profilePictureUrl: null,
    });
    expect(answer.body.expirationTime).toBe(site.clock.now().getTime() + 15 * MINUTE);
    expect((await search(answer.body.accessToken)).status).toBe(200);
  });

  test("a browser's refresh token is kept in a cookie that scripts cannot read", async () => {
    const { email } = await site.addAccount();
    const answer = await site.call("POST", "/v1/auth/sign-in", { body: { email, password: PASSWORD } });
    expect(answer.body.refreshToken).toBeUndefined();
    const set = [answer.headers["set-cookie"]].flat().find((each) => String(each).startsWith("vestpocket_refresh="));
    expect(set).toMatch(/^vestpocket_refresh=\S+; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/u);
    const cookie = String(set).split(";")[0] ?? "";
    const next = await site.call("POST", "/v1/auth/refresh", { body: {}, headers: { cookie } });
    expect(next.status).toBe(200);
    expect((await search(next.body.accessToken)).status).toBe(200);
  });

  test("a cookie that scripts can read says that the session's is there, as long as that lasts, and nothing else", async () => {
    const { email } = await site.addAccount();
    const listMarks = (answer: Awaited<ReturnType<typeof site.call>>) =>
      [answer.headers["set-cookie"]].flat().filter((each) => String(each).startsWith("vestpocket_signed_in="));
    const answer = await site.call("POST", "/v1/auth/sign-in", { body: { email, password: PASSWORD } });
    const mark = "vestpocket_signed_in=1; Max-Age=2592000; Path=/; SameSite=Lax";
    expect(listMarks(answer)).toEqual([mark]);
    const cookie = /vestpocket_refresh=[^;]+/u.exec(String(answer.headers["set-cookie"]))?.[0] ?? "";
    const next = await site.call("POST", "/v1/auth/refresh", { body: {}, headers: { cookie } });
    expect(listMarks(next)).toEqual([mark]);
    const left = await site.call("POST", "/v1/auth/sign-out", { body: {}, headers: { cookie } });
    expect(listMarks(left)).toEqual([expect.stringMatching(/^vestpocket_signed_in=; .*Expires=Thu, 01 Jan 1970/u)]);
    const refused = await site.call("POST", "/v1/auth/refresh", { body: {}, headers: { cookie } });
    expect(listMarks(refused)).toHaveLength(1);
  });

  test("a script cannot have the refresh token in the cookie returned in the body, and uses up nothing by trying", async () => {
    const { email } = await site.addAccount();
    const answer = await site.call("POST", "/v1/auth/sign-in", { body: { email, password: PASSWORD } });
    const cookie = /vestpocket_refresh=[^;]+/u.exec(String(answer.headers["set-cookie"]))?.[0] ?? "";
    const headers = { cookie };
    const asked = await site.call("POST", "/v1/auth/refresh", { body: { tokenTransport: "body" }, headers });
    expect(asked.status).toBe(400);
    expect(asked.body.fields).toHaveProperty("tokenTransport");
    expect(asked.headers["set-cookie"]).toBeUndefined();
    const next = await site.call("POST", "/v1/auth/refresh", { body: { tokenTransport: "cookie" }, headers });
    expect(next.status).toBe(200);
    expect(next.body.refreshToken).toBeUndefined();
  });

  test.each([
    ["nobody@example.ca", PASSWORD],
    ["known", "wrong-password-1"],
  ])("an unknown e-mail and a wrong password get the same response (%s)", async (who, password) => {
    const email = who === "known" ? (await site.addAccount()).email : who;
    const answer = await signIn(email, password, { address: "10.0.0.1" });
    expect(answer.status).toBe(401);
    expect(answer.body.msg).toBe("Email does not match password");
    expect(answer.body.code).toBe("sessions.invalid_credential");
  });

  test("an unknown e-mail and a wrong password get different responses if the setting allows it", async () => {
    const open = await buildTestApp({ REVEAL_ACCOUNT_ERRORS: "true" });
    const { email } = await open.addAccount();
    const unknown = await open.call("POST", "/v1/auth/sign-in", {
      body: { email: "nobody@example.ca", password: "abcdef1" },
    });
    expect(unknown.body.msg).toBe("No account found with this email.");
    const wrong = await open.call("POST", "/v1/auth/sign-in", { body: { email, password: "abcdef1" } });
    expect(wrong.body.msg).toBe("Incorrect password. Please try again.");
    await open.close();
  });

  test("a badly formatted e-mail is named in the reader's language", async () => {
    const answer = await signIn("not an address");
    expect(answer.status).toBe(400);
    expect(answer.body.fields).toEqual({ email: "The email address is badly formatted." });
    const french = await signIn("not an address", PASSWORD, { headers: { "accept-language": "fr-CA" } });
    expect(french.body.msg).not.toBe(answer.body.msg);
  });

  test("a disabled account is reported only after the right password, and its sessions end at once", async () => {
    const { email, uid } = await site.addAccount();
    const { accessToken } = (await signIn(email)).body;
    await site.db.execute(sql`UPDATE accounts SET disabled_at = now() WHERE id = ${uid}`);
    expect((await search(accessToken)).status).toBe(401);
    expect((await signIn(email)).body.msg).toBe("This user account has been disabled.");
    expect((await signIn(email, "wrong-password-1")).body.msg).toBe("Email does not match password");
  });

  test("the sixth wrong password has to wait, whatever the forwarded headers, and does not lock others out", async () => {
    const { email } = await site.addAccount();
    const answers: Answer[] = [];
    for (let round = 0; round < 8; round += 1) {
      const headers = { "x-forwarded-for": `10.1.1.${round}`, "x-real-ip": `10.1.2.${round}` };
      answers.push(await signIn(email, "wrong-password-1", { address: "10.9.9.9", headers }));
    }
    expect(answers.map((answer) => answer.status)).toEqual([401, 401, 401, 401, 401, 429, 429, 429]);
    expect(answers[5]?.body.msg).toBe("Too many failed login attempts. Please try again later.");
    expect(Number(answers[5]?.headers["retry-after"])).toBeGreaterThanOrEqual(30);
    expect((await signIn(email, PASSWORD, { address: "10.9.9.9" })).status).toBe(429);
    expect((await signIn(email, PASSWORD, { address: "10.9.9.10" })).status).toBe(200);
  });

  test("of 100 parallel wrong passwords at most five are compared", async () => {
    const { email } = await site.addAccount();
    const answers = await Promise.all(
      Array.from({ length: 100 }, () => signIn(email, "wrong-password-1", { address: "10.8.8.8" })),
    );
    expect(answers.filter((answer) => answer.status === 401).length).toBeLessThanOrEqual(5);
    expect(answers.every((answer) => answer.status === 401 || answer.status === 429)).toBe(true);
  });

  test("a refresh token works once, and its successor keeps working", async () => {
    const { email } = await site.addAccount();
    const first = (await signIn(email)).body;
    const second = (await refresh(first.refreshToken)).body;
    expect(second.refreshToken).not.toBe(first.refreshToken);
    const third = await refresh(second.refreshToken);
    expect(third.status).toBe(200);
    expect((await search(third.body.accessToken)).status).toBe(200);
  });

  test("the token just replaced gives the same successor for ten seconds, in case the response was lost", async () => {
    const { email } = await site.addAccount();
    const first = (await signIn(email)).body;
    const second = (await refresh(first.refreshToken)).body;
    site.clock.advance(9_000);
    expect((await refresh(first.refreshToken)).body.refreshToken).toBe(second.refreshToken);
    site.clock.advance(2_000);
    expect((await refresh(first.refreshToken)).status).toBe(401);
    expect((await refresh(second.refreshToken)).status).toBe(401);
    expect((await search(second.accessToken)).status).toBe(401);
  });

  test("an older refresh token ends the session", async () => {
    const { email } = await site.addAccount();
    const first = (await signIn(email)).body;
    const second = (await refresh(first.refreshToken)).body;
    const third = (await refresh(second.refreshToken)).body;
    expect((await refresh(first.refreshToken)).status).toBe(401);
    expect((await refresh(third.refreshToken)).status).toBe(401);
  });

  test("50 parallel refreshes give one successor", async () => {
    const { email } = await site.addAccount();
    const { refreshToken } = (await signIn(email)).body;
    const answers = await Promise.all(Array.from({ length: 50 }, () => refresh(refreshToken)));
    expect(answers.every((answer) => answer.status === 200)).toBe(true);
    expect(new Set(answers.map((answer) => answer.body.refreshToken)).size).toBe(1);
  });

  test("signing out ends the session at once", async () => {
    const { email } = await site.addAccount();
    const { accessToken, refreshToken } = (await signIn(email)).body;
    const answer = await site.call("POST", "/v1/auth/sign-out", { body: { refreshToken } });
    expect(answer.status).toBe(200);
    expect((await search(accessToken)).status).toBe(401);
    expect((await refresh(refreshToken)).status).toBe(401);
  });

  test("an access token expires after 15 minutes and a refresh token after 30 days", async () => {
    const { email } = await site.addAccount();
    const { accessToken, refreshToken } = (await signIn(email)).body;
    site.clock.advance(15 * MINUTE);
    expect((await search(accessToken)).status).toBe(401);
    site.clock.advance(30 * 24 * 60 * MINUTE);
    expect((await refresh(refreshToken)).status).toBe(401);
    site.clock.advance(-15 * MINUTE - 30 * 24 * 60 * MINUTE);
  });

  test("forged access tokens are rejected", async () => {
    const { uid, token } = await site.signInAs();
    const [header = "", payload = "", signature = ""] = token.split(".");
    const claims = JSON.parse(Buffer.from(payload, "base64url").toString()) as Record<string, unknown>;
    const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");
    const key = deriveKey(site.config.secret, "access-token");
    const seconds = Math.floor(site.clock.now().getTime() / 1000);
    const signed = (build: (jwt: SignJWT) => SignJWT, signingKey = key) =>
      build(
        new SignJWT({ sid: claims.sid })
          .setProtectedHeader({ alg: "HS256" })
          .setSubject(uid)
          .setIssuer("vestpocket")
          .setAudience("vestpocket-api")
          .setExpirationTime(seconds + 60),
      ).sign(signingKey);
    expect((await search(await signed((jwt) => jwt))).status).toBe(200);
    const content = `${encode({ alg: "HS256" })}.${encode({ ...claims, exp: seconds + 60 })}`;
    const forged = [
      `${encode({ alg: "none" })}.${payload}.`,
      `${header}.${encode({ ...claims, sub: "01900000-0000-7000-8000-000000000000" })}.${signature}`,
      `${content}.${createHmac("sha256", "guess").update(content).digest("base64url")}`,
      await signed((jwt) => jwt.setAudience("another")),
      await signed((jwt) => jwt.setIssuer("another")),
      await signed((jwt) => jwt.setNotBefore(seconds + 60)),
      await signed((jwt) => jwt.setExpirationTime(seconds - 1)),
      await signed((jwt) => jwt, deriveKey(site.config.secret, "refresh-token")),
      "",
      "a.b.c",
    ];
    for (const each of forged) expect((await search(each)).status).toBe(401);
  });

  test("neither tokens nor passwords are stored in plain text", async () => {
    const { email } = await site.addAccount();
    const { refreshToken, accessToken } = (await signIn(email)).body;
    const { rows } = await site.db.execute<{ row: string }>(
      sql`SELECT s::text AS row FROM sessions s UNION ALL SELECT a::text FROM accounts a UNION ALL SELECT t::text FROM throttles t`,
    );
    const dump = rows.map((entry) => entry.row).join("\n");
    for (const secret of [refreshToken, refreshToken.split(".")[2], accessToken, PASSWORD])
      expect(dump).not.toContain(secret);
    expect(dump).toContain("$argon2id$");
  });

  test.each([
    [{ origin: "https://evil.example" }],
    [{ origin: "null" }],
    [{ "sec-fetch-site": "cross-site" }],
    [{ "sec-fetch-site": "same-site" }],
  ])("a cross-site sign-in is rejected: %j", async (headers) => {
    const { email } = await site.addAccount();
    const answer = await signIn(email, PASSWORD, { headers: headers as Record<string, string> });
    expect(answer.status).toBe(403);
    expect(answer.body.code).toBe("request.foreign_origin");
  });

  test.each(["text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x"])(
    "a sign-in with a body of %s is rejected",
    async (type) => {
      const answer = await site.call("POST", "/v1/auth/sign-in", {
        body: Buffer.from("email=a"),
        headers: { "content-type": type },
      });
      expect(answer.status).toBe(415);
      expect(answer.body.code).toBe("request.media_type");
    },
  );
});
