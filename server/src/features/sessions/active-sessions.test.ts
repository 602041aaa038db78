import { sql } from "drizzle-orm";
import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createJourneys, inventAddress } from "../../testing/account-journeys.ts";
import { buildTestApp, PASSWORD, type TestApp } from "../../testing/test-app.ts";

const SECOND = 1_000;
const DAY = 24 * 60 * 60 * SECOND;

describe("active sessions", () => {
  const logged: string[] = [];
  let site: TestApp;
  let people: ReturnType<typeof createJourneys>;
  beforeAll(async () => {
    const log = pino({ level: "info" }, { write: (line: string) => void logged.push(line) });
    site = await buildTestApp({ BOT_CHECK: "off" }, { log });
    people = createJourneys(site);
  });
  afterAll(() => site.close());

  const list = async (token: string, query = "") =>
    (await site.call("GET", `/v1/auth/sessions${query}`, { token })).body;
  const end = (id: string, token: string) => site.call("DELETE", `/v1/auth/sessions/${id}`, { token });

  describe("tokens", () => {
    test("500 tokens are unique and cannot be guessed", async () => {
      const { email } = await site.addAccount();
      const seals: Buffer[] = [];
      const [access, refresh] = [new Set<string>(), new Set<string>()];
      for (let device = 0; device < 20; device += 1) {
        let { token, refreshToken } = await people.signInOnDevice(email);
        for (let round = 0; round < 25; round += 1) {
          access.add(token);
          refresh.add(refreshToken);
          seals.push(Buffer.from(refreshToken.split(".")[2] ?? "", "base64url"));
          site.clock.advance(SECOND);
          ({ accessToken: token, refreshToken } = (await people.refresh(refreshToken)).body);
        }
      }
      expect(access.size).toBe(500);
      expect(refresh.size).toBe(500);
      expect(seals.every((seal) => seal.length === 16)).toBe(true);
      for (let bit = 0; bit < 128; bit += 1) {
        const set = seals.filter((seal) => ((seal[bit >> 3] ?? 0) >> (bit & 7)) & 1).length;
        expect(set).toBeGreaterThan(150);
        expect(set).toBeLessThan(350);
      }
    });

    test("tokens from before the log-in are never adopted", async () => {
      const attacker = await people.enter();
      const { email } = await site.addAccount();
      const answer = await people.signIn(email, PASSWORD, {
        token: attacker.token,
        headers: { cookie: `vestpocket_refresh=${attacker.refreshToken}` },
      });
      expect(answer.body.refreshToken).not.toBe(attacker.refreshToken);
      expect((await list(answer.body.accessToken)).totalResults).toBe(1);
      expect((await list(attacker.token)).totalResults).toBe(1);
    });

    test("tokens survive a clock that is two minutes off", async () => {
      const { token, refreshToken } = await people.enter();
      for (const off of [-120, 120]) {
        site.clock.advance(off * SECOND);
        expect(await people.isLetIn(token)).toBe(true);
        site.clock.advance(-off * SECOND);
      }
      site.clock.advance(-120 * SECOND);
      const next = (await people.refresh(refreshToken)).body;
      expect(await people.isLetIn(next.accessToken)).toBe(true);
      site.clock.advance(120 * SECOND);
      expect((await people.refresh(next.refreshToken)).status).toBe(200);
      site.clock.advance(15 * 60 * SECOND);
      expect(await people.isLetIn(token)).toBe(false);
      expect(await people.isLetIn(next.accessToken)).toBe(false);
    });
  });

  describe("a copy of a refresh token", () => {
    const mailsTo = async (email: string) =>
      (await people.readMessages(email)).filter(({ subject }) => subject === "A device was signed out");

    test("a refresh token from two generations back ends the session, is logged, and its owner is notified", async () => {
      const { email, uid, refreshToken } = await people.enter();
      const second = (await people.refresh(refreshToken)).body;
      const third = (await people.refresh(second.refreshToken)).body;
      const other = await people.signInOnDevice(email);
      logged.length = 0;
      expect((await people.refresh(refreshToken)).status).toBe(401);
      expect((await people.refresh(third.refreshToken)).status).toBe(401);
      expect(await people.isLetIn(third.accessToken)).toBe(false);
      expect(await people.isLetIn(other.token)).toBe(true);
      expect(await mailsTo(email)).toHaveLength(1);
      const lines = logged.filter((line) => line.includes("a replaced refresh token was reused"));
      expect(lines).toHaveLength(1);
      expect(lines[0]).toContain(uid);
      expect(logged.join("\n")).not.toContain(refreshToken.split(".")[2]);
    });

    test("a replaced refresh token ends the session after ten seconds; within them it always gives the same successor", async () => {
      const { email, refreshToken } = await people.enter();
      const second = (await people.refresh(refreshToken)).body;
      for (let round = 0; round < 3; round += 1) {
        site.clock.advance(3 * SECOND);
        expect((await people.refresh(refreshToken)).body.refreshToken).toBe(second.refreshToken);
      }
      site.clock.advance(2 * SECOND);
      expect((await people.refresh(refreshToken)).status).toBe(401);
      expect((await people.refresh(second.refreshToken)).status).toBe(401);
      expect(await mailsTo(email)).toHaveLength(1);
    });

    test("a copied refresh token used 20 times at once sends one e-mail", async () => {
      const { email, refreshToken } = await people.enter();
      const second = (await people.refresh(refreshToken)).body;
      await people.refresh(second.refreshToken);
      const answers = await Promise.all(Array.from({ length: 20 }, () => people.refresh(refreshToken)));
      expect(answers.every(({ status }) => status === 401)).toBe(true);
      expect(await mailsTo(email)).toHaveLength(1);
    });

    test("an invented refresh token is rejected and ends no session", async () => {
      const { token, refreshToken } = await people.enter();
      const [id = "", generation = "", seal = ""] = refreshToken.split(".");
      const other = (await people.enter()).refreshToken.split(".");
      const forged = [
        `${id}.${Number(generation) + 1}.${seal}`,
        `${id}.${generation}.${"A".repeat(22)}`,
        `${other[0]}.${generation}.${seal}`,
        `${id}.0${generation}.${seal}`,
        ` ${refreshToken}`,
        "x",
      ];
      for (const each of forged) expect((await people.refresh(each)).status).toBe(401);
      expect(await people.isLetIn(token)).toBe(true);
      expect((await people.refresh(refreshToken)).status).toBe(200);
    });
  });

  describe("signing out", () => {
    test.each(["the refresh token in the body", "the cookie", "the access token"])(
      "signing out with %s invalidates both tokens",
      async (by) => {
        const { token, refreshToken } = await people.enter();
        const answer = await site.call("POST", "/v1/auth/sign-out", {
          body: by.includes("body") ? { refreshToken } : {},
          ...(by.includes("cookie") && { headers: { cookie: `vestpocket_refresh=${refreshToken}` } }),
          ...(by.includes("access") && { token }),
        });
        expect(answer.status).toBe(200);
        expect(String(answer.headers["set-cookie"])).toMatch(/^vestpocket_refresh=; Max-Age=0; Path=\//u);
        expect(await people.isLetIn(token)).toBe(false);
        expect((await people.refresh(refreshToken)).status).toBe(401);
      },
    );

    test("signing out ends no other session, and is no error when already signed out", async () => {
      const { email, token } = await people.enter();
      const other = await people.signInOnDevice(email);
      await site.call("POST", "/v1/auth/sign-out", { token });
      expect((await site.call("POST", "/v1/auth/sign-out", { token })).status).toBe(200);
      expect(await people.isLetIn(other.token)).toBe(true);
    });
  });

  describe("the list of sessions", () => {
    test("the list shows each active session, the current one marked, most recently used first", async () => {
      const { email } = await site.addAccount();
      const [home, work] = [inventAddress(), inventAddress()];
      const one = await people.signIn(email, PASSWORD, { address: home, headers: { "user-agent": "Browser A" } });
      site.clock.advance(60 * SECOND);
      await people.signIn(email, PASSWORD, { address: work, headers: { "user-agent": "x".repeat(1_000) } });
      const seconds = Math.floor(site.clock.now().getTime() / 1000);
      const { sessions, ...page } = await list(one.body.accessToken);
      expect(page).toEqual({ page: 1, totalPages: 1, totalResults: 2 });
      expect(sessions).toEqual([
        {
          id: expect.any(String),
          userAgent: "x".repeat(300),
          address: work,
          createdAt: { seconds },
          lastUsedAt: { seconds },
          isCurrent: false,
        },
        {
          id: expect.any(String),
          userAgent: "Browser A",
          address: home,
          createdAt: { seconds: seconds - 60 },
          lastUsedAt: { seconds: seconds - 60 },
          isCurrent: true,
        },
      ]);
      expect((await list(one.body.accessToken, "?limit=1&page=2")).sessions[0].isCurrent).toBe(true);
      expect((await site.call("GET", "/v1/auth/sessions?limit=51", { token: one.body.accessToken })).status).toBe(400);
    });

    test("a session can be ended from the list, and only that one ends", async () => {
      const { email, token } = await people.enter();
      const [second, third] = [await people.signInOnDevice(email), await people.signInOnDevice(email)];
      const { sessions } = await list(second.token);
      const id = sessions.find((each: { isCurrent: boolean }) => each.isCurrent).id;
      const answer = await end(id, token);
      expect(answer.body).toEqual({ msg: "Device signed out." });
      expect(await people.isLetIn(second.token)).toBe(false);
      expect((await people.refresh(second.refreshToken)).status).toBe(401);
      expect(await people.isLetIn(third.token)).toBe(true);
      expect(await people.isLetIn(token)).toBe(true);
      expect((await list(token)).totalResults).toBe(2);
      expect((await end(id, token)).status).toBe(404);
      for (const none of ["nonsense", "01900000-0000-7000-8000-000000000000"]) {
        expect((await end(none, token)).status).toBe(404);
      }
    });
  });

  describe("expiry", () => {
    test("a session expires after 30 days without use", async () => {
      const { email, refreshToken } = await people.enter();
      const idle = await people.signInOnDevice(email);
      site.clock.advance(8 * DAY);
      const used = (await people.refresh(refreshToken)).body;
      site.clock.advance(23 * DAY);
      expect((await people.refresh(idle.refreshToken)).status).toBe(401);
      const later = (await people.refresh(used.refreshToken)).body;
      expect((await list(later.accessToken)).totalResults).toBe(1);
    });

    test("a session expires 90 days after the log-in, however much it is used", async () => {
      let { refreshToken } = await people.enter();
      for (let days = 20; days <= 80; days += 20) {
        site.clock.advance(20 * DAY);
        const answer = await people.refresh(refreshToken);
        expect({ days, status: answer.status }).toEqual({ days, status: 200 });
        ({ refreshToken } = answer.body);
      }
      site.clock.advance(10 * DAY - 60 * SECOND);
      const last = await people.refresh(refreshToken);
      expect(await people.isLetIn(last.body.accessToken)).toBe(true);
      site.clock.advance(61 * SECOND);
      expect(await people.isLetIn(last.body.accessToken)).toBe(false);
      expect((await people.refresh(last.body.refreshToken)).status).toBe(401);
    });

    test.each([
      ["deleted", sql`DELETE FROM accounts`],
      ["disabled", sql`UPDATE accounts SET disabled_at = now()`],
    ])("a session ends at once when its account is %s", async (_how, change) => {
      const { uid, token, refreshToken } = await people.enter();
      await site.db.execute(sql`${change} WHERE id = ${uid}`);
      expect(await people.isLetIn(token)).toBe(false);
      expect((await people.refresh(refreshToken)).status).toBe(401);
    });
  });

  test("a revoked administrator loses access on the next request", async () => {
    const { uid, token } = await people.enter({ role: "administrator" });
    const now = site.clock.now();
    await site.db.execute(
      sql`UPDATE sessions SET second_factor_at = ${now}::timestamptz, second_factor_used_at = ${now}::timestamptz WHERE account_id = ${uid}`,
    );
    const listFailed = () => site.call("GET", "/v1/admin/messages?status=failed", { token });
    expect((await listFailed()).status).toBe(200);
    await site.db.execute(sql`UPDATE accounts SET role = 'member' WHERE id = ${uid}`);
    expect((await listFailed()).status).toBe(403);
    await site.db.execute(sql`UPDATE accounts SET role = 'administrator' WHERE id = ${uid}`);
    await site.db.execute(sql`UPDATE sessions SET second_factor_at = NULL WHERE account_id = ${uid}`);
    expect((await listFailed()).body.code).toBe("sessions.second_factor_needed");
  });
});
