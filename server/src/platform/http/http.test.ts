import { createRandom } from "@vestpocket/domain/shared/random";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { listContracts } from "../../testing/contracts.ts";
import { listDeclaredCalls } from "../../testing/declared-calls.ts";
import { type Answer, buildTestApp, type TestApp } from "../../testing/test-app.ts";
import { findVersion } from "../version.ts";

interface Described {
  paths: Record<
    string,
    Record<string, { security?: unknown[]; requestBody?: { content: Record<string, { schema?: object }> } }>
  >;
}

describe("the API", () => {
  let site: TestApp;
  let token: string;
  let declared: Awaited<ReturnType<typeof listDeclaredCalls>>;
  let routes: { method: "GET" | "POST"; path: string; name: string }[];

  beforeAll(async () => {
    site = await buildTestApp();
    declared = await listDeclaredCalls();
    ({ token } = await site.signInAs());
    const document = (await site.call("GET", "/openapi.json")).body as Described;
    routes = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => {
        const upper = method.toUpperCase() as "GET" | "POST";
        return {
          method: upper,
          path: path.replace(/\{\w+\}/u, "01900000-0000-7000-8000-000000000000"),
          name: `${upper} ${path}`,
        };
      }),
    );
  });
  afterAll(() => site.close());

  const isForMembers = (name: string) =>
    declared.some((one) => one.name === name && ["members", "administrators"].includes(one.call.access));

  function expectFailure(answer: Answer): void {
    expect(
      Object.keys(answer.body)
        .filter((key) => key !== "fields")
        .sort(),
    ).toEqual(["code", "error", "msg", "requestId"]);
    expect(answer.body.error).toBe(answer.body.msg);
    expect(answer.text).not.toMatch(/node_modules|\.ts:|SELECT|drizzle|postgres|at async/u);
  }

  test("calls that take a form describe it, with its files", async () => {
    const { paths } = (await site.call("GET", "/openapi.json")).body as Described;
    const form = (path: string, method: string) =>
      paths[path]?.[method]?.requestBody?.content["multipart/form-data"]?.schema;
    const file = { type: "string", format: "binary" };
    expect(form("/v1/property/", "post")).toMatchObject({
      required: expect.arrayContaining(["title", "listingType", "isAuthorized"]),
      properties: { title: { type: "string" }, thumbnail: file, images: { type: "array", items: file } },
    });
    expect(form("/v1/property/{id}", "patch")).toMatchObject({ properties: { keepImages: { type: "array" } } });
    expect(form("/v1/property/{id}", "patch")).not.toHaveProperty("required");
    expect(form("/v1/users/agents/upload-profile/{userId}", "post")).toMatchObject({
      required: ["profilePicture"],
      properties: { profilePicture: file },
    });
  });

  test("every route's access is declared, as its contract has it", async () => {
    const contracts = new Map((await listContracts()).map((call) => [`${call.method} ${call.path}`, call]));
    const shown = declared.filter(({ name }) => contracts.get(name)?.hidden === undefined);
    expect(routes.map((route) => route.name).toSorted()).toEqual(shown.map(({ name }) => name).toSorted());
    const other = declared.filter(({ name, call }) => call.access !== (contracts.get(name)?.access ?? "everyone"));
    expect(other).toEqual([]);
  });

  test("a route for members answers 401 to a visitor, whatever the request contains", async () => {
    for (const route of routes.filter(({ name }) => isForMembers(name))) {
      for (const body of [undefined, { nonsense: true }]) {
        const answer = await site.call(route.method, route.path, route.method === "GET" ? {} : { body });
        expect({ route: route.name, status: answer.status }).toEqual({ route: route.name, status: 401 });
        expect(answer.body.code).toBe("sessions.sign_in_needed");
        expectFailure(answer);
      }
    }
  });

  test("an unreadable request is rejected with the usual error shape", async () => {
    const broken = [
      "{",
      "[",
      "null",
      '"text"',
      "1e400",
      '{"page":1e400}',
      '{"__proto__":{"polluted":1}}',
      "\u0000",
      "{'a':1}",
    ];
    for (const route of routes.filter(({ method, name }) => method === "POST" && name !== "POST /v1/auth/sign-out")) {
      for (const payload of [...broken, "[".repeat(50_000)]) {
        // This route treats the body `null` like no body.
        if (payload === "null" && route.name === "POST /v1/auth/send-confirmation") continue;
        const answer = await site.call("POST", route.path, {
          body: Buffer.from(payload),
          token,
          headers: { "content-type": "application/json" },
        });
        expect({
          route: route.name,
          payload: payload.slice(0, 20),
          is: answer.status >= 400 && answer.status < 500,
        }).toEqual({
          route: route.name,
          payload: payload.slice(0, 20),
          is: true,
        });
        expectFailure(answer);
      }
    }
    expect(({} as { polluted?: number }).polluted).toBeUndefined();
  });

  test("2,000 malformed bodies cause no server error, and valid requests still work", async () => {
    const random = createRandom(20_261_120);
    const names = [
      "type",
      "page",
      "limit",
      "lowerPrice",
      "keywords",
      "lastDoc",
      "lat",
      "lon",
      "uid",
      "email",
      "password",
      "city",
      "sort",
      "firstName",
      "lastName",
      "phoneNumber",
      "verificationCode",
      "altcha",
      "oobCode",
      "currentPassword",
      "newPassword",
      "code",
      "language",
      "refreshToken",
      "tokenTransport",
      "subscriptionType",
      "constructor",
    ];
    const values: (() => unknown)[] = [
      () => null,
      () => -1,
      () => 1.5,
      () => 1e308,
      () => -0,
      () => "",
      () => "\u0000",
      () => "\ud800",
      () => "x".repeat(random.int(1, 5_000)),
      () => [],
      () => [[[["deep"]]]],
      () => ({}),
      () => ({ $ne: 1 }),
      () => true,
      () => Array.from({ length: 1_200 }, () => "k"),
      () => "%' OR 1=1 --",
    ];
    const posts = routes.filter(({ method }) => method === "POST");
    for (let round = 0; round < 2_000; round += 1) {
      const body = Object.fromEntries(
        Array.from({ length: random.int(1, 3) }, () => [random.pick(names), random.pick(values)()]),
      );
      const route = random.pick(posts);
      const answer = await site.call("POST", route.path, { body, token: route.path.includes("sign-out") ? "" : token });
      if (answer.status >= 500) throw new Error(`${route.name} ${JSON.stringify(body).slice(0, 300)} → ${answer.text}`);
      if (answer.status >= 400) expectFailure(answer);
    }
    expect((await site.call("POST", "/v1/property/search", { body: {}, token })).status).toBe(200);
  });

  test("a body over 100 kB is rejected", async () => {
    const answer = await site.call("POST", "/v1/property/featured", { body: { city: "x".repeat(100_001) } });
    expect(answer.status).toBe(413);
    expectFailure(answer);
  });

  test("an unknown address is 404 in the reader's language", async () => {
    for (const path of [
      "/v1/nothing",
      "/V1/PROPERTY/SEARCH",
      "/v1/property/search/",
      "/v1//property/search",
      "/.env",
      "/v1/../etc/passwd",
    ]) {
      const answer = await site.call("POST", path, { body: {}, token, headers: { "accept-language": "fr" } });
      expect({ path, status: answer.status }).toEqual({ path, status: 404 });
      expect(answer.body.msg).toBe("Il n’y a rien à cette adresse.");
    }
  });

  test("headers that claim another method or user are ignored", async () => {
    const headers = { "x-http-method-override": "GET", "x-user-id": "1", "x-original-url": "/healthz" };
    expect((await site.call("POST", "/v1/property/search", { body: {}, headers })).status).toBe(401);
  });

  test("every response has the security headers and does not reveal the server's software", async () => {
    const answer = await site.call("GET", "/healthz");
    expect(answer.headers).toMatchObject({
      "x-content-type-options": "nosniff",
      "x-frame-options": "DENY",
      "cross-origin-opener-policy": "same-origin",
      "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
      "cache-control": "no-store",
    });
    expect(answer.headers.server).toBeUndefined();
    expect(answer.headers["x-powered-by"]).toBeUndefined();
    expect(answer.headers["access-control-allow-origin"]).toBeUndefined();
  });

  test("health and readiness are public; metrics require this machine or a request with the token", async () => {
    expect((await site.call("GET", "/healthz")).body).toEqual({ status: "ok" });
    expect((await site.call("GET", "/readyz", { address: "10.0.0.1" })).body).toEqual({ status: "ok" });
    expect((await site.call("GET", "/readyz")).body).toEqual({ status: "ok", version: findVersion(), role: "all" });
    expect((await site.call("GET", "/metrics")).text).toContain('route="/v1/property/search"');
    expect((await site.call("GET", "/metrics", { address: "10.0.0.1" })).status).toBe(404);
    const open = await buildTestApp({ METRICS_TOKEN: "a-token-for-the-metrics" });
    const headers = { authorization: "Bearer a-token-for-the-metrics" };
    expect((await open.call("GET", "/metrics", { address: "10.0.0.1", headers })).status).toBe(200);
    await open.close();
  });

  test("the OpenAPI 3.1 document and its readable page are served", async () => {
    expect((await site.call("GET", "/openapi.json")).body.openapi).toBe("3.1.0");
    expect((await site.call("GET", "/docs/")).text).toContain("<!doctype html>");
  });
});
