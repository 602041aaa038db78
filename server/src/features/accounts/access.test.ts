import { createHash } from "node:crypto";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createJourneys, inventPhone, type SignedIn } from "../../testing/account-journeys.ts";
import { buildForm } from "../../testing/forms.ts";
import { type Answer, buildTestApp, PASSWORD, type TestApp } from "../../testing/test-app.ts";
import { NEEDED_IN_PUBLIC } from "../../testing/test-config.ts";
import { insertMemberships } from "../memberships/memberships.queries.ts";

const NOBODY = "01900000-0000-7000-8000-000000000000";
type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

describe("who may do what with an account", () => {
  let site: TestApp;
  let people: ReturnType<typeof createJourneys>;
  beforeAll(async () => {
    site = await buildTestApp({ BOT_CHECK: "off" });
    people = createJourneys(site);
  });
  afterAll(() => site.close());

  const fingerprint = async () =>
    createHash("sha256")
      .update(await people.dump())
      .digest("hex");
  const profile = { firstName: "Eve", lastName: "Taken", phoneNumber: "", email: "eve@example.ca" };
  const picture = buildForm([{ name: "profilePicture", filename: "a.png", content: "x" }]);

  /** Every call that names an account. `of`: what is asked of it. */
  const CALLS: Readonly<Record<string, (whose: { uid: string; sessionId: string }, token: string) => Promise<Answer>>> =
    {
      getUser: ({ uid }, token) => site.call("GET", `/v1/auth/getUser/${uid}`, { token }),
      updateUser: ({ uid }, token) => site.call("POST", `/v1/auth/updateUser/${uid}`, { token, body: profile }),
      isSubscribed: ({ uid }, token) =>
        site.call("POST", `/v1/users/isSubscribed/${uid}`, { token, body: { subscriptionType: "agent" } }),
      "upload-profile": ({ uid }, token) =>
        site.call("POST", `/v1/users/agents/upload-profile/${uid}`, { token, ...picture }),
      "ending a session": ({ sessionId }, token) => site.call("DELETE", `/v1/auth/sessions/${sessionId}`, { token }),
    };

  /** Somebody with everything that could be taken from them. */
  async function enterVictim(): Promise<SignedIn & { sessionId: string }> {
    const victim = await people.enter({ phoneNumber: inventPhone() });
    const paidThrough = new Date(site.clock.now().getTime() + 60_000);
    await insertMemberships(site.db, [{ accountId: victim.uid, paidThrough }]);
    await site.addListings([{ ownerId: victim.uid, status: "draft", title: "Not for sale yet" }]);
    return { ...victim, sessionId: victim.refreshToken.split(".")[0] ?? "" };
  }

  test.each(Object.keys(CALLS))("%s of another account is refused, and nothing changes or is sent", async (name) => {
    const victim = await enterVictim();
    const other = await enterVictim();
    const before = await fingerprint();
    const answer = await CALLS[name]?.(victim, other.token);
    expect([403, 404]).toContain(answer?.status);
    expect(await fingerprint()).toBe(before);
    for (const said of [victim.email, "Amélie", "Tremblay"]) expect(answer?.text).not.toContain(said);
  });

  test.each(Object.keys(CALLS))("%s of nobody looks as of somebody else", async (name) => {
    const victim = await enterVictim();
    const { token } = await people.enter();
    const answers = [];
    for (const id of [victim.uid, NOBODY, "nonsense", "%00", "null", victim.uid.toUpperCase()]) {
      const sessionId = id === victim.uid ? victim.sessionId : id;
      const answer = await CALLS[name]?.({ uid: id, sessionId }, token);
      answers.push({ status: answer?.status, code: answer?.body.code });
    }
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await people.isLetIn(victim.token)).toBe(true);
  });

  test("a uid in the body is one's own or none", async () => {
    const [victim, other] = [await enterVictim(), await enterVictim()];
    const before = await fingerprint();
    const answer = await site.call("POST", `/v1/auth/updateUser/${other.uid}`, {
      token: other.token,
      body: { ...profile, uid: victim.uid },
    });
    expect(answer.status).toBe(403);
    expect(await fingerprint()).toBe(before);
  });

  test("one's own listings are nobody else's", async () => {
    const [victim, other] = [await enterVictim(), await people.enter()];
    const mine = (token: string) => site.call("GET", "/v1/property/mine", { token });
    expect((await mine(victim.token)).text).toContain("Not for sale yet");
    expect((await mine(other.token)).body.properties).toEqual([]);
    expect((await site.call("GET", `/v1/property/mine?uid=${victim.uid}`, { token: other.token })).text).not.toContain(
      "Not for sale yet",
    );
  });

  test("an administrator reads an account once the session has its second factor, and changes none", async () => {
    const victim = await enterVictim();
    const administrator = await people.enter({ role: "administrator" });
    const read = () => site.call("GET", `/v1/auth/getUser/${victim.uid}`, { token: administrator.token });
    expect((await read()).status).toBe(403);
    await site.db.execute(sql`UPDATE sessions SET second_factor_at = now() WHERE account_id = ${administrator.uid}`);
    expect((await read()).body.data).toMatchObject({ uid: victim.uid, email: victim.email });
    expect((await site.call("GET", `/v1/auth/getUser/${NOBODY}`, { token: administrator.token })).status).toBe(404);
    const before = await fingerprint();
    for (const name of ["updateUser", "upload-profile", "ending a session"]) {
      expect([403, 404]).toContain((await CALLS[name]?.(victim, administrator.token))?.status);
    }
    expect(await fingerprint()).toBe(before);
  });

  test("an answer about oneself is kept nowhere on the way", async () => {
    const person = await enterVictim();
    const { uid, token, email } = person;
    const answers = [
      await people.signIn(email),
      await CALLS.getUser?.(person, token),
      await CALLS.isSubscribed?.(person, token),
      await CALLS["upload-profile"]?.(person, token),
      await site.call("GET", "/v1/auth/sessions", { token }),
      await site.call("GET", "/v1/property/mine", { token }),
      await site.call("POST", "/v1/property/search", { token, body: {} }),
      await site.call("POST", "/v1/auth/export", { token, body: { password: PASSWORD } }),
      await site.call("POST", `/v1/auth/updateUser/${uid}`, { token, body: { ...profile, email } }),
      await people.refresh(person.refreshToken),
      await site.call("GET", "/v1/auth/challenge"),
      await site.call("GET", `/v1/auth/getUser/${uid}`),
    ];
    expect(answers.map((answer) => answer?.headers["cache-control"])).toEqual(answers.map(() => "no-store"));
  });

  describe("a call that another site makes a browser send", () => {
    const HOSTILE: readonly Record<string, string>[] = [
      { origin: "https://evil.example" },
      { origin: "null" },
      { origin: "" },
      { origin: "http://127.0.0.1:3000.evil.example" },
      { origin: "https://127.0.0.1:3000" },
      { origin: "http://127.0.0.1:3001" },
      { origin: "https://evil.example", "sec-fetch-site": "same-origin" },
      { origin: "https://evil.example", host: "evil.example" },
      { "sec-fetch-site": "cross-site" },
      { "sec-fetch-site": "same-site" },
    ];
    const FOREIGN_BODIES: readonly [string, string][] = [
      ["text/plain", '{"email":"a@example.ca"}'],
      ["text/plain;charset=utf-8", "{}"],
      ["application/x-www-form-urlencoded", "email=a%40example.ca"],
      ["application/json+x", "{}"],
      ["multipart/form-data; boundary=x", '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\nb\r\n--x--\r\n'],
    ];
    const TAKING_FORMS: Readonly<Record<string, number>> = {
      "POST /v1/users/agents/upload-profile/{id}": 403,
      "POST /v1/property/": 403,
      "PATCH /v1/property/{id}": 404,
    };
    const WEBHOOK = "POST /v1/checkout-session/webhook";
    let changing: { method: Method; path: string }[];
    let token: string;
    let uid: string;
    beforeAll(async () => {
      ({ token, uid } = await site.signInAsAdministrator());
      const document = (await site.call("GET", "/openapi.json")).body as { paths: Record<string, object> };
      changing = Object.entries(document.paths).flatMap(([path, methods]) =>
        Object.keys(methods)
          .filter((method) => method !== "get")
          .map((method) => ({ method: method.toUpperCase() as Method, path: path.replace(/\{\w+\}/u, uid) })),
      );
      expect(changing.length).toBeGreaterThan(20);
    });

    test.each(HOSTILE)("is refused on every route that changes something: %j", async (headers) => {
      const before = await fingerprint();
      for (const { method, path } of changing) {
        const answer = await site.call(method, path, { token, headers, ...(method === "POST" && { body: {} }) });
        expect({ path, status: answer.status, code: answer.body.code }).toEqual({
          path,
          status: 403,
          code: "request.foreign_origin",
        });
        expect(answer.headers["access-control-allow-origin"]).toBeUndefined();
      }
      expect(await fingerprint()).toBe(before);
    });

    test.each(FOREIGN_BODIES)("is refused with a body of %s", async (type, body) => {
      const before = await fingerprint();
      for (const { method, path } of changing) {
        const route = `${method} ${path.replace(uid, "{id}")}`;
        // Those that take forms refuse this person for other reasons, before the form is read; notifications are not signed.
        const refusal = route === WEBHOOK ? 400 : type.startsWith("multipart") ? TAKING_FORMS[route] : undefined;
        const headers = { "content-type": type };
        const answer = await site.call(method, path, { token, headers, body: Buffer.from(body) });
        expect({ path, status: answer.status }).toEqual({ path, status: refusal ?? 415 });
      }
      expect(await fingerprint()).toBe(before);
    });

    test("is told from the site's own", async () => {
      for (const headers of [
        { origin: "http://127.0.0.1:3000" },
        { origin: "http://127.0.0.1:3000", "sec-fetch-site": "same-origin" },
        { "sec-fetch-site": "same-origin" },
        { "sec-fetch-site": "none" },
      ]) {
        const answer = await site.call("POST", "/v1/property/search", {
          token,
          body: {},
          headers: headers as unknown as Record<string, string>,
        });
        expect(answer.status).toBe(200);
      }
    });

    test("gets no leave from a preflight", async () => {
      const headers = { origin: "https://evil.example", "access-control-request-method": "POST" };
      const answer = await site.call("OPTIONS", "/v1/auth/sign-in", { headers });
      expect(Object.keys(answer.headers).filter((name) => name.startsWith("access-control"))).toEqual([]);
    });
  });
});

describe("a site on the open net", () => {
  let site: TestApp;
  beforeAll(async () => {
    site = await buildTestApp({
      PUBLIC_URL: "https://vestpocket.example",
      ...NEEDED_IN_PUBLIC,
    });
  });
  afterAll(() => site.close());

  test("binds its cookies to itself and to TLS", async () => {
    const { email } = await site.addAccount();
    const answer = await site.call("POST", "/v1/auth/sign-in", { body: { email, password: PASSWORD } });
    const set = [answer.headers["set-cookie"]].flat().map(String);
    expect(set.map((cookie) => cookie.replace(/=[^;]+/u, "=…")).toSorted()).toEqual([
      "__Host-vestpocket_device=…; Max-Age=31536000; Path=/; HttpOnly; Secure; SameSite=Lax",
      "__Host-vestpocket_refresh=…; Max-Age=2592000; Path=/; HttpOnly; Secure; SameSite=Lax",
    ]);
    const [refresh = ""] = set.flatMap((cookie) => /^__Host-vestpocket_refresh=([^;]+)/u.exec(cookie)?.[1] ?? []);
    const send = (name: string) =>
      site.call("POST", "/v1/auth/refresh", { body: {}, headers: { cookie: `${name}=${refresh}` } });
    expect((await send("vestpocket_refresh")).status).toBe(401);
    expect((await send("__Host-vestpocket_refresh")).status).toBe(200);
  });

  test("asks for TLS from then on, and shows nobody what was sent", async () => {
    const { email } = await site.addAccount();
    const answer = await site.call("POST", "/v1/auth/forgot-password", { body: { email } });
    expect(answer.status).toBe(202);
    expect(answer.headers["strict-transport-security"]).toMatch(/^max-age=31536000; includeSubDomains$/u);
    for (const path of ["/dev/outbox", "/dev/outbox.json", `/dev/outbox.json?to=${email}`]) {
      expect((await site.call("GET", path)).status).toBe(404);
    }
  });

  test("takes no code without a solved puzzle", async () => {
    const answer = await site.call("POST", "/v1/auth/send-code", { body: { phoneNumber: inventPhone() } });
    expect(answer.body.fields).toHaveProperty("altcha");
  });

  test("listens to its own origin only", async () => {
    for (const origin of ["http://127.0.0.1:3000", "http://vestpocket.example", "https://www.vestpocket.example"]) {
      const answer = await site.call("POST", "/v1/auth/sign-out", { body: {}, headers: { origin } });
      expect(answer.status).toBe(403);
    }
    const headers = { origin: "https://vestpocket.example" };
    expect((await site.call("POST", "/v1/auth/sign-out", { body: {}, headers })).status).toBe(200);
  });
});
