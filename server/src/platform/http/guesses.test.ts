import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Answer, buildTestApp, type TestApp } from "../../testing/test-app.ts";

const METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE"] as const;
const SOME_ID = "01900000-0000-7000-8000-000000000000";
/** Anyone may send a ticket, despite the path. */
const OPEN_TO_ALL = "/v1/admin/add-ticket";

/** The paths that attackers try first. */
const WORDS =
  "admin administrator backup config console dashboard db debug dump env export files graphql health internal jobs keys login logs manage metrics-all monitor ops panel private queue root secrets settings shell status superuser swagger sys tokens users webhooks";
const PLACES = [
  "/v1/admin/",
  "/v1/internal/",
  "/internal/",
  "/admin/api/",
  "/api/",
  "/v1/auth/admin/",
  "/v2/",
  "/.well-known/admin/",
];
const FILES = [
  "/.git/HEAD",
  "/.git/config",
  "/.env",
  "/.env.production",
  "/.npmrc",
  "/.ssh/id_rsa",
  "/.DS_Store",
  "/package.json",
  "/package-lock.json",
  "/server/src/app.ts",
  "/server/migrations/0000_accounts_create.sql",
  "/data/secret",
  "/data/postgres-passwords.json",
  "/assets/entry.client.js.map",
  "/assets/root.js.map",
  "/assets/../../server/src/app.ts",
  "/files/../secret",
  "/files/%2e%2e/secret",
  "/files/pictures/..%2f..%2fsecret",
  "/wp-login.php",
  "/phpmyadmin/index.php",
  "/server-status",
  "/actuator/env",
  "/docs/../.env",
  "/node_modules/fastify/package.json",
  "/backup.sql",
  "/dump.tar.gz",
  "/etc/passwd",
];

describe("an attacker who guesses", () => {
  let site: TestApp;
  let token: string;
  let administration: { method: (typeof METHODS)[number]; path: string }[];
  beforeAll(async () => {
    site = await buildTestApp();
    ({ token } = await site.signInAs());
    const document = (await site.call("GET", "/openapi.json")).body as { paths: Record<string, object> };
    administration = Object.entries(document.paths)
      .filter(([path]) => path.startsWith("/v1/admin/") && path !== OPEN_TO_ALL)
      .flatMap(([path, methods]) =>
        Object.keys(methods).map((method) => ({
          method: method.toUpperCase() as (typeof METHODS)[number],
          path: path.replace(/\{\w+\}/gu, SOME_ID),
        })),
      );
  });
  afterAll(() => site.close());

  /** The error reveals nothing else. */
  function expectRefusal(answer: Answer, what: string): void {
    expect({ what, status: answer.status }).toEqual({
      what,
      status: expect.toSatisfy((status) => [401, 403, 404].includes(status)),
    });
    const { error, msg, code, requestId, ...more } = answer.body;
    expect({ what, more, said: typeof error, isSame: error === msg }).toEqual({
      what,
      more: {},
      said: "string",
      isSame: true,
    });
    expect(code).toMatch(/^(request\.not_found|sessions\.(administrators_only|sign_in_needed))$/u);
    expect(requestId).toEqual(expect.any(String));
  }

  test("administration calls as a member always gets the same response", async () => {
    expect(administration.length).toBeGreaterThan(8);
    const texts = new Set<string>();
    for (const { method, path } of administration) {
      for (const body of [undefined, {}, { reason: "Let me in" }]) {
        const answer = await site.call(method, path, { token, ...(method !== "GET" && body && { body }) });
        expect({ path, status: answer.status }).toEqual({ path, status: 403 });
        expectRefusal(answer, path);
        texts.add(`${answer.body.code} ${answer.body.msg}`);
      }
    }
    expect([...texts]).toEqual(["sessions.administrators_only Only administrators can do this."]);
  });

  test("500 paths finds nothing", async () => {
    const guesses = [...PLACES.flatMap((place) => WORDS.split(" ").map((word) => place + word)), ...FILES];
    const all = [...guesses, ...guesses.map((path) => `${path}/`), ...guesses.map((path) => `${path}?debug=1`)];
    const known = new Set(administration.map(({ path }) => path));
    const tried = all.filter((path) => !known.has(path.replace(/[/?].{0,8}$/u, ""))).slice(0, 800);
    expect(tried.length).toBeGreaterThanOrEqual(500);
    for (const path of tried) expectRefusal(await site.call("GET", path, { token }), path);
    for (const path of guesses.slice(0, 60)) {
      expectRefusal(await site.call("POST", path, { token, body: {} }), path);
      expectRefusal(await site.call("DELETE", path, { token }), path);
    }
  });

  const FORGED_HEADERS: readonly Record<string, string>[] = [
    { "x-http-method-override": "GET" },
    { "x-http-method": "DELETE" },
    { "x-method-override": "PUT" },
    { "x-user-id": SOME_ID, "x-user-role": "administrator" },
    { "x-original-url": "/healthz" },
    { "x-rewrite-url": "/healthz" },
    { "x-forwarded-for": "127.0.0.1", "x-real-ip": "127.0.0.1" },
    { "x-forwarded-host": "localhost", "x-forwarded-prefix": "/v1/auth" },
    { "x-admin": "true", "x-second-factor": "confirmed" },
  ];
  test.each(FORGED_HEADERS)("and sends the header %j gets no access", async (headers) => {
    for (const { method, path } of administration) {
      const body = method === "GET" ? {} : { body: {} };
      const { status } = await site.call(method, path, { token, headers, ...body });
      expect({ path, status }).toEqual({ path, status: 403 });
      expect((await site.call(method, path, { headers, ...body })).status).toBe(401);
    }
    expect((await site.call("POST", "/v1/property/search", { headers, body: {} })).status).toBe(401);
    expect(
      (await site.call("GET", "/healthz", { headers: { ...headers, "x-original-url": "/v1/admin/users" } })).body,
    ).toEqual({
      status: "ok",
    });
  });

  const SPELLINGS: Readonly<Record<string, (path: string) => string>> = {
    "double slashes": (path) => path.replace(/\//gu, "//"),
    "a double slash at the start": (path) => `/${path}`,
    "a semicolon": (path) => `${path};a=b`,
    "a semicolon inside": (path) => path.replace("/admin/", "/admin;x/"),
    "two dots": (path) => path.replace("/v1/", "/v1/auth/../"),
    "encoded dots": (path) => path.replace("/v1/", "/v1/auth/%2e%2e/"),
    "an encoded slash": (path) => path.replace("/admin/", "/admin%2f"),
    "a trailing dot": (path) => `${path}.`,
    "a trailing slash": (path) => `${path}/`,
    "a trailing space": (path) => `${path}%20`,
    "a trailing null byte": (path) => `${path}%00`,
    "uppercase letters": (path) => path.toUpperCase(),
    "a file extension": (path) => `${path}.json`,
    "a backslash": (path) => path.replaceAll("/", "\\").replace("\\", "/"),
    "a full URL": (path) => `http://127.0.0.1${path}`,
  };
  test.each(Object.keys(SPELLINGS))("and writes the path with %s gets no access", async (name) => {
    const spell = SPELLINGS[name] ?? String;
    for (const { method, path } of administration) {
      const body = method === "GET" ? {} : { body: { reason: "Let me in" } };
      for (const given of [{ token }, {}]) {
        const answer = await site.call(method, spell(path), { ...given, ...body });
        expect({ path: spell(path), is: [400, 401, 403, 404].includes(answer.status) }).toEqual({
          path: spell(path),
          is: true,
        });
      }
    }
  });

  test.each(["HEAD", "OPTIONS"] as const)("and calls %s learns nothing", async (method) => {
    for (const { path } of administration) {
      for (const given of [{ token }, {}]) {
        const answer = await site.call(method, path, given);
        expect([401, 403, 404]).toContain(answer.status);
        if (method === "HEAD") expect(answer.text).toBe("");
        expect(Object.keys(answer.headers).filter((header) => /^(allow|access-control)/u.test(header))).toEqual([]);
      }
    }
  });
});
