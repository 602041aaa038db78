import { PASSWORD_TRIES_A_DAY } from "@vestpocket/domain/sessions/sessions.rules";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createJourneys, inventAddress } from "../../testing/account-journeys.ts";
import { type Answer, buildTestApp, PASSWORD, type TestApp } from "../../testing/test-app.ts";
import { countAttempt, createSignInLimits } from "./sign-in.limits.ts";

const NAME = "vestpocket_device";

describe("remembered devices", () => {
  let site: TestApp;
  let people: ReturnType<typeof createJourneys>;
  beforeAll(async () => {
    site = await buildTestApp();
    people = createJourneys(site);
  });
  afterAll(() => site.close());

  function readCookie({ headers }: Answer): string {
    const set = [headers["set-cookie"]].flat().find((each) => String(each).startsWith(`${NAME}=`));
    return String(set).slice(`${NAME}=`.length).split(";")[0] ?? "";
  }
  const signIn = (email: string, cookie: string | undefined, sent: { password?: string; address?: string } = {}) =>
    people.signIn(email, sent.password ?? PASSWORD, {
      ...(sent.address === undefined ? {} : { address: sent.address }),
      headers: cookie === undefined ? {} : { cookie: `${NAME}=${cookie}` },
    });

  /** An account, and an address that guessed its password until it had to wait. */
  async function besiege() {
    const { email } = await site.addAccount();
    const address = inventAddress();
    for (let round = 0; round < 6; round += 1)
      await signIn(email, undefined, { password: "wrong-password-1", address });
    expect((await signIn(email, undefined, { address })).status).toBe(429);
    return { email, address };
  }

  test("a remembered device can sign in while others have to wait", async () => {
    const { email, address } = await besiege();
    const cookie = readCookie(await signIn(email, undefined));
    expect((await signIn(email, cookie, { address })).status).toBe(200);
    expect((await signIn(email, undefined, { address })).status).toBe(429);
  });

  test("a device is remembered for a year, in a cookie that scripts cannot read and that names nobody", async () => {
    const { email, uid } = await site.addAccount();
    const answer = await signIn(email, undefined);
    const set = [answer.headers["set-cookie"]].flat().find((each) => String(each).startsWith(NAME));
    expect(set).toMatch(/^vestpocket_device=\S+; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/u);
    const cookie = readCookie(answer);
    for (const written of [cookie, Buffer.from(cookie, "base64url").toString("latin1")]) {
      expect(written).not.toContain(email);
      expect(written).not.toContain(uid);
    }
  });

  test("the device cookie alone signs nobody in", async () => {
    const { email } = await site.addAccount();
    const cookie = readCookie(await signIn(email, undefined));
    expect((await signIn(email, cookie, { password: "wrong-password-1" })).status).toBe(401);
    const headers = { cookie: `${NAME}=${cookie}; vestpocket_refresh=${cookie}` };
    expect((await site.call("POST", "/v1/auth/refresh", { body: {}, headers })).status).toBe(401);
    expect((await site.call("GET", "/v1/auth/sessions", { headers })).status).toBe(401);
  });

  test("a device cookie without our signature is ignored", async () => {
    const { email, address } = await besiege();
    const cookie = readCookie(await signIn(email, undefined));
    const [account = "", mark = "", seal = ""] = cookie.split(".");
    const other = await buildTestApp();
    await other.addAccount({ email });
    const foreign = await other.call("POST", "/v1/auth/sign-in", { body: { email, password: PASSWORD } });
    await other.close();
    const forged = [
      "",
      "~~~~",
      "nonsense",
      `${account}.${mark}.`,
      `${account}.${mark}`,
      `${account}.${mark}.${"A".repeat(22)}`,
      `${account}.${"A".repeat(22)}.${seal}`,
      `${mark}.${account}.${seal}`,
      `${account}.${mark}.${seal}A`,
      readCookie(foreign),
      `${"x~".repeat(500)}${cookie}`,
    ];
    for (const each of forged) {
      expect({ each, status: (await signIn(email, each, { address })).status }).toEqual({ each, status: 429 });
    }
    expect((await signIn(email, cookie, { address })).status).toBe(200);
  });

  test("a device remembered for one account is not remembered for another", async () => {
    const { email, address } = await besiege();
    const other = await site.addAccount();
    const cookie = readCookie(await signIn(other.email, undefined));
    expect((await signIn(email, cookie, { address })).status).toBe(429);
    const [, ...rest] = cookie.split(".");
    const own = readCookie(await signIn(email, undefined)).split(".")[0];
    expect((await signIn(email, [own, ...rest].join("."), { address })).status).toBe(429);
  });

  test("a device remembers five accounts and drops the oldest", async () => {
    const people = [
      await besiege(),
      await besiege(),
      await besiege(),
      await besiege(),
      await besiege(),
      await besiege(),
    ];
    let cookie: string | undefined;
    for (const { email } of people) cookie = readCookie(await signIn(email, cookie));
    const statuses: number[] = [];
    for (const { email, address } of people) statuses.push((await signIn(email, cookie, { address })).status);
    expect(statuses).toEqual([429, 200, 200, 200, 200, 200]);
  });

  const NEW_PASSWORD = "lining-button-8";

  /** The ways to replace a password; each returns the response, which may set the device cookie. */
  const REPLACEMENTS: Readonly<Record<string, (email: string, token: string) => Promise<Answer>>> = {
    "a reset": async (email) => people.resetPassword(await people.forgetPassword(email), NEW_PASSWORD),
    "a change": (_email, token) =>
      people.post("/v1/auth/change-password", { currentPassword: PASSWORD, newPassword: NEW_PASSWORD }, { token }),
  };

  test.each(Object.entries(REPLACEMENTS))(
    "a mark from before %s of the password is unknown, and the browser that made it has the first of the new ones",
    async (_what, replace) => {
      const { email, address } = await besiege();
      const answer = await signIn(email, undefined);
      const [before, after] = [readCookie(answer), readCookie(await replace(email, answer.body.accessToken))];
      const sent = { password: NEW_PASSWORD, address };
      expect((await signIn(email, before, sent)).status).toBe(429);
      expect((await signIn(email, after, sent)).status).toBe(200);
      const renewed = readCookie(await signIn(email, before, { password: NEW_PASSWORD }));
      expect((await signIn(email, renewed, sent)).status).toBe(200);
    },
  );

  test("a mark of a deleted account is unknown to the next account with its address", async () => {
    const { email, address } = await besiege();
    const answer = await signIn(email, undefined);
    const { accessToken: token } = answer.body;
    expect((await people.post("/v1/auth/delete-account", { password: PASSWORD }, { token })).status).toBe(200);
    await site.addAccount({ email });
    expect((await signIn(email, readCookie(answer), { address })).status).toBe(429);
  });

  test("all devices of an account have 100 wrong passwords a day together, and then count like any other browser", async () => {
    const { email, address } = await besiege();
    const cookie = readCookie(await signIn(email, undefined));
    expect((await signIn(email, cookie, { password: "wrong-password-1", address })).status).toBe(401);
    const limits = createSignInLimits(site.db);
    for (let device = 1; device < PASSWORD_TRIES_A_DAY; device += 1) {
      const counted = await countAttempt(limits, { email, network: address, device: `device-${device}` });
      expect(counted).toHaveProperty("counters.length", 2);
    }
    expect((await signIn(email, cookie, { address })).status).toBe(429);
    expect((await signIn(email, cookie)).status).toBe(200);
  });

  test("a device keeps its mark at every log-in, so that its count cannot be reset", async () => {
    const { email } = await site.addAccount();
    const first = readCookie(await signIn(email, undefined));
    expect(readCookie(await signIn(email, first))).toBe(first);
    expect(readCookie(await signIn(email, undefined))).not.toBe(first);
  });
});
