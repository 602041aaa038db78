import { createRandom } from "@vestpocket/domain/shared/random";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Answer, buildTestApp, type TestApp } from "../../testing/test-app.ts";

/** Who may call what; a route missing here fails the test. */
const ACCESS: Readonly<Record<string, "everyone" | "signed in">> = {
  "GET /v1/property/{id}/agreement": "signed in",
  "POST /v1/property/{id}/agreement": "signed in",
  "GET /v1/property/{id}/agreement/signatures": "signed in",
  "GET /v1/property/{id}/agreement/signatures/{signatureId}/certificate": "signed in",
  "GET /v1/property/{id}/agreement/signatures/{signatureId}/stamp": "signed in",
  "POST /v1/evidence/verify": "everyone",
  "GET /v1/evidence/lines": "everyone",
  "POST /v1/property/{id}/agreement/open": "signed in",
  "POST /v1/property/{id}/agreement/sign": "signed in",
  "GET /v1/property/{id}/teaser": "everyone",
  "GET /v1/property/{id}/previews": "signed in",
  "POST /v1/auth/sign-in": "everyone",
  "POST /v1/auth/sign-in/code": "everyone",
  "POST /v1/auth/sign-in/passkey/options": "everyone",
  "POST /v1/auth/sign-in/passkey": "everyone",
  "POST /v1/auth/refresh": "everyone",
  "POST /v1/auth/sign-out": "everyone",
  "GET /v1/auth/session": "signed in",
  "GET /v1/auth/sessions": "signed in",
  "DELETE /v1/auth/sessions/{id}": "signed in",
  "POST /v1/auth/second-factor": "signed in",
  "POST /v1/auth/second-factor/enrol": "signed in",
  "POST /v1/auth/second-factor/confirm": "signed in",
  "POST /v1/auth/second-factor/recovery-codes": "signed in",
  "POST /v1/auth/second-factor/remove": "signed in",
  "GET /v1/auth/passkeys": "signed in",
  "POST /v1/auth/passkeys": "signed in",
  "POST /v1/auth/passkeys/options": "signed in",
  "POST /v1/auth/passkeys/{id}/rename": "signed in",
  "POST /v1/auth/passkeys/{id}/remove": "signed in",
  "POST /v1/auth/second-factor/passkey": "signed in",
  "POST /v1/auth/second-factor/passkey/options": "signed in",
  "POST /v1/auth/sign-up": "everyone",
  "GET /v1/auth/getUser/{id}": "signed in",
  "POST /v1/auth/updateUser/{id}": "signed in",
  "POST /v1/auth/verify-email": "everyone",
  "POST /v1/auth/send-confirmation": "signed in",
  "POST /v1/auth/forgot-password": "everyone",
  "POST /v1/auth/reset-password": "everyone",
  "POST /v1/auth/undo-change": "everyone",
  "POST /v1/auth/change-password": "signed in",
  "POST /v1/auth/export": "signed in",
  "POST /v1/auth/delete-account": "signed in",
  "POST /v1/users/agents/upload-profile/{userId}": "signed in",
  "POST /v1/users/isSubscribed/{userId}": "signed in",
  "GET /v1/auth/challenge": "everyone",
  "POST /v1/auth/send-code": "everyone",
  "POST /v1/auth/verify-phone": "signed in",
  "GET /v1/property/mine": "signed in",
  "GET /v1/property/quota": "signed in",
  "GET /v1/property/todo": "signed in",
  "POST /v1/property/": "signed in",
  "PATCH /v1/property/{id}": "signed in",
  "POST /v1/property/{id}/close": "signed in",
  "POST /v1/property/close": "signed in",
  "DELETE /v1/property/{id}": "signed in",
  "POST /v1/property/{id}/pause": "signed in",
  "POST /v1/property/{id}/resume": "signed in",
  "POST /v1/property/{id}/duplicate": "signed in",
  "GET /v1/drafts": "signed in",
  "GET /v1/drafts/{id}": "signed in",
  "POST /v1/drafts/{id}": "signed in",
  "DELETE /v1/drafts/{id}": "signed in",
  "POST /v1/drafts/{id}/files": "signed in",
  "DELETE /v1/drafts/{id}/files/{file}": "signed in",
  "POST /v1/drafts/{id}/restore": "signed in",
  "POST /v1/drafts/{id}/duplicate": "signed in",
  "GET /v1/property/{id}/compliance": "signed in",
  "GET /v1/property/{id}/document": "signed in",
  "POST /v1/property/featured": "everyone",
  "POST /v1/property/search": "signed in",
  "POST /v1/property/map": "signed in",
  "POST /v1/property/facets": "signed in",
  "POST /v1/property/relaxations": "signed in",
  "GET /v1/property/getProperty/{id}": "signed in",
  "GET /v1/property/{id}/similar": "signed in",
  "POST /v1/property/compare": "signed in",
  "POST /v1/property/owner": "signed in",
  "GET /v1/favourites": "signed in",
  "GET /v1/favourites/ids": "signed in",
  "PUT /v1/favourites/{listingId}": "signed in",
  "DELETE /v1/favourites/{listingId}": "signed in",
  "DELETE /v1/favourites/unavailable": "signed in",
  "GET /v1/views/recent": "signed in",
  "DELETE /v1/views/recent": "signed in",
  "POST /v1/admin/add-ticket": "everyone",
  "GET /v1/admin/tickets": "signed in",
  "GET /v1/admin/tickets/export": "signed in",
  "GET /v1/admin/tickets/{id}": "signed in",
  "POST /v1/admin/tickets/{id}/assign": "signed in",
  "POST /v1/admin/tickets/{id}/triage": "signed in",
  "POST /v1/admin/tickets/{id}/answer": "signed in",
  "POST /v1/admin/tickets/close": "signed in",
  "POST /v1/admin/tickets/{id}/close": "signed in",
  "POST /v1/admin/tickets/{id}/reopen": "signed in",
  "GET /v1/admin/messages": "signed in",
  "GET /v1/admin/messages/export": "signed in",
  "POST /v1/admin/messages/{id}/retry": "signed in",
  "GET /v1/admin/audit": "signed in",
  "GET /v1/admin/audit/export": "signed in",
  "GET /v1/admin/figures/waiting": "signed in",
  "GET /v1/users/agents": "signed in",
  "GET /v1/users/agents/{id}": "signed in",
  "GET /v1/users/agents/{id}/listings": "signed in",
  "POST /v1/users/agents/{id}/contact": "signed in",
  "POST /v1/users/agents/{id}/details": "signed in",
  "POST /v1/auth/policies": "signed in",
  "POST /v1/admin/agents/{id}/verify": "signed in",
  "POST /v1/admin/agents/{id}/unverify": "signed in",
  "GET /v1/admin/users": "signed in",
  "GET /v1/admin/users/export": "signed in",
  "GET /v1/admin/users/{id}": "signed in",
  "POST /v1/admin/users/disable": "signed in",
  "POST /v1/admin/users/{id}/disable": "signed in",
  "POST /v1/admin/users/{id}/enable": "signed in",
  "POST /v1/admin/users/{id}/reset-password": "signed in",
  "GET /v1/admin/listings": "signed in",
  "GET /v1/admin/listings/export": "signed in",
  "POST /v1/admin/listings/remove": "signed in",
  "POST /v1/admin/listings/{id}/remove": "signed in",
  "POST /v1/admin/listings/{id}/restore": "signed in",
  "GET /v1/admin/figures": "signed in",
  "GET /v1/markets": "everyone",
  "GET /v1/operator": "everyone",
  "GET /v1/suggestions": "everyone",
  "POST /v1/suggestions/corrections": "signed in",
  "GET /v1/translations": "signed in",
  "POST /v1/translations": "signed in",
  "GET /v1/admin/lookups": "signed in",
  "GET /v1/admin/canned-answers": "signed in",
  "POST /v1/admin/canned-answers": "signed in",
  "POST /v1/admin/canned-answers/{id}": "signed in",
  "DELETE /v1/admin/canned-answers/{id}": "signed in",
  "GET /v1/admin/notes": "signed in",
  "POST /v1/admin/notes": "signed in",
  "POST /v1/admin/notes/{id}": "signed in",
  "DELETE /v1/admin/notes/{id}": "signed in",
  "GET /v1/admin/presets": "signed in",
  "POST /v1/admin/presets": "signed in",
  "POST /v1/admin/presets/{id}/rename": "signed in",
  "POST /v1/admin/presets/{id}/delete": "signed in",
  "GET /v1/admin/orders": "signed in",
  "GET /v1/admin/orders/export": "signed in",
  "GET /v1/admin/orders/{id}": "signed in",
  "POST /v1/admin/orders/{id}/refund": "signed in",
  "GET /v1/checkout-session/config": "signed in",
  "POST /v1/checkout-session/generate-payment-intent": "signed in",
  "POST /v1/checkout-session/generate-session": "signed in",
  "POST /v1/checkout-session/cancel-subscription": "signed in",
  "POST /v1/checkout-session/open-portal": "signed in",
  "POST /v1/checkout-session/resume-subscription": "signed in",
  "POST /v1/checkout-session/webhook": "everyone",
  "POST /v1/property/resend-code": "signed in",
  "GET /v1/orders": "signed in",
  "GET /v1/orders/{id}": "signed in",
  "POST /v1/orders/{id}/check": "signed in",
  "POST /v1/orders/{id}/payment": "signed in",
  "POST /v1/orders/{id}/cancel": "signed in",
  "GET /v1/memberships/offer": "everyone",
  "GET /v1/users/membership": "signed in",
  "GET /v1/rooms/{listingId}": "signed in",
  "POST /v1/rooms/{listingId}/documents": "signed in",
  "GET /v1/rooms/{listingId}/openings": "signed in",
  "GET /v1/rooms/documents/{id}": "signed in",
  "POST /v1/rooms/documents/{id}": "signed in",
  "POST /v1/rooms/documents/{id}/move": "signed in",
  "POST /v1/rooms/documents/{id}/withdraw": "signed in",
  "GET /v1/rooms/documents/{id}/pages/{page}": "signed in",
  "GET /v1/rooms/documents/{id}/pages/{page}/text": "signed in",
  "POST /v1/rooms/documents/{id}/looks": "signed in",
  "GET /v1/rooms/documents/{id}/download": "signed in",
  "GET /v1/access/{listingId}": "signed in",
  "POST /v1/access/{listingId}/request": "signed in",
  "POST /v1/access/{listingId}/withdraw": "signed in",
  "POST /v1/access/{listingId}/review": "signed in",
  "POST /v1/access/{listingId}/answer": "signed in",
  "GET /v1/access/{listingId}/settings": "signed in",
  "POST /v1/access/{listingId}/settings": "signed in",
  "GET /v1/access/reveals": "signed in",
  "GET /v1/access/reveals/export": "signed in",
  "POST /v1/admin/listings/{listingId}/inspect": "signed in",
  "GET /v1/access/requests/mine": "signed in",
  "GET /v1/access/requests": "signed in",
  "GET /v1/access/requests/waiting": "signed in",
  "POST /v1/access/requests/{id}/approve": "signed in",
  "POST /v1/access/requests/{id}/refuse": "signed in",
  "POST /v1/access/requests/{id}/question": "signed in",
  "POST /v1/access/grants/{id}/extend": "signed in",
  "POST /v1/access/grants/{id}/revoke": "signed in",
  "GET /v1/access/signers": "signed in",
  "GET /v1/agreements/signed": "signed in",
  "POST /v1/access/signers/{id}/end": "signed in",
  "POST /v1/access/signers/{id}/restore": "signed in",
  "GET /v1/property/{id}/questions": "signed in",
  "POST /v1/property/{id}/questions": "signed in",
  "POST /v1/questions/{id}/answer": "signed in",
  "POST /v1/questions/{id}/decline": "signed in",
  "POST /v1/questions/{id}/withdraw": "signed in",
  "GET /v1/property/{id}/deal": "signed in",
  "POST /v1/property/{id}/deal": "signed in",
  "GET /v1/property/{id}/offers": "signed in",
  "GET /v1/property/{id}/offers/export": "signed in",
  "POST /v1/property/{id}/offers": "signed in",
  "GET /v1/offers/{id}": "signed in",
  "POST /v1/offers/{id}/counter": "signed in",
  "POST /v1/offers/{id}/accept": "signed in",
  "POST /v1/offers/{id}/decline": "signed in",
  "POST /v1/offers/{id}/withdraw": "signed in",
  "POST /v1/mail/sendInquiryMail": "signed in",
  "GET /v1/inquiries": "signed in",
  "GET /v1/inquiries/unread": "signed in",
  "GET /v1/inquiries/{id}": "signed in",
  "POST /v1/inquiries/{id}/reply": "signed in",
  "POST /v1/inquiries/{id}/archive": "signed in",
  "POST /v1/inquiries/{id}/report": "signed in",
  "POST /v1/property/{id}/report": "signed in",
  "GET /v1/admin/reports": "signed in",
  "GET /v1/admin/reports/export": "signed in",
  "GET /v1/admin/reports/{id}": "signed in",
  "POST /v1/admin/reports/dismiss": "signed in",
  "POST /v1/admin/reports/{id}/resolve": "signed in",
  "GET /healthz": "everyone",
  "GET /readyz": "everyone",
};

interface Described {
  paths: Record<
    string,
    Record<string, { security?: unknown[]; requestBody?: { content: Record<string, { schema?: object }> } }>
  >;
}

describe("the API", () => {
  let site: TestApp;
  let token: string;
  let routes: { method: "GET" | "POST"; path: string; name: string }[];

  beforeAll(async () => {
    site = await buildTestApp();
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

  test("every route's access is declared", () => {
    expect(routes.map((route) => route.name).toSorted()).toEqual(Object.keys(ACCESS).toSorted());
  });

  test("a route for members answers 401 to a visitor, whatever the request contains", async () => {
    for (const route of routes.filter(({ name }) => ACCESS[name] === "signed in")) {
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
    expect((await site.call("GET", "/readyz")).body).toEqual({ status: "ok" });
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
