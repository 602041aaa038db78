import { createHash } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createJourneys } from "../../testing/account-journeys.ts";
import { buildTestApp, type TestApp } from "../../testing/test-app.ts";

type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

describe("cross-site requests", () => {
  const HOSTILE: readonly Record<string, string>[] = [
    { origin: "https://evil.example" },
    { origin: "null" },
    { origin: "null", "sec-fetch-site": "cross-site" },
    { origin: "null", "sec-fetch-site": "none" },
    { origin: "" },
    { origin: "http://127.0.0.1:3000.evil.example" },
    { origin: "https://127.0.0.1:3000" },
    { origin: "http://127.0.0.1:3001" },
    { origin: "https://evil.example", "sec-fetch-site": "same-origin" },
    { origin: "http://127.0.0.1:9", host: "127.0.0.1:9" },
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
    "POST /v1/brochure-texts": 400,
    "PATCH /v1/property/{id}": 404,
    "POST /v1/drafts/{id}/files": 404,
    "POST /v1/rooms/{id}/documents": 404,
  };
  /** Called by others' servers, with a signature; those without a key do not exist. */
  const WEBHOOKS: Readonly<Record<string, number>> = {
    "POST /v1/checkout-session/webhook": 400,
    "POST /v1/mail-events/mailgun": 404,
    "POST /v1/mail-events/sendgrid": 404,
  };
  let site: TestApp;
  let changing: { method: Method; path: string }[];
  let token: string;
  let uid: string;
  beforeAll(async () => {
    site = await buildTestApp({ BOT_CHECK: "off" });
    ({ token, uid } = await site.signInAsAdministrator());
    const document = (await site.call("GET", "/openapi.json")).body as { paths: Record<string, object> };
    changing = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.keys(methods)
        .filter((method) => method !== "get")
        .map((method) => ({ method: method.toUpperCase() as Method, path: path.replace(/\{\w+\}/u, uid) })),
    );
    expect(changing.length).toBeGreaterThan(20);
  });
  afterAll(() => site.close());

  const fingerprint = async () =>
    createHash("sha256")
      .update(await createJourneys(site).dump())
      .digest("hex");

  test.each(HOSTILE)("every state-changing route rejects a cross-site request: %j", async (headers) => {
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

  test.each(FOREIGN_BODIES)("every state-changing route rejects a body of %s", async (type, body) => {
    const before = await fingerprint();
    for (const { method, path } of changing) {
      const route = `${method} ${path.replace(uid, "{id}")}`;
      // Calls with forms reject this person before they read the form. Webhooks reject unsigned requests.
      const refusal = WEBHOOKS[route] ?? (type.startsWith("multipart") ? TAKING_FORMS[route] : undefined);
      const headers = { "content-type": type };
      const answer = await site.call(method, path, { token, headers, body: Buffer.from(body) });
      expect({ path, status: answer.status }).toEqual({ path, status: refusal ?? 415 });
    }
    expect(await fingerprint()).toBe(before);
  });

  test("requests from the site itself are accepted", async () => {
    for (const headers of [
      { origin: "http://127.0.0.1:3000" },
      { origin: "http://127.0.0.1:3000", "sec-fetch-site": "same-origin" },
      { origin: "null", "sec-fetch-site": "same-origin" },
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

  test("a preflight request from another site gets no CORS headers", async () => {
    const headers = { origin: "https://evil.example", "access-control-request-method": "POST" };
    const answer = await site.call("OPTIONS", "/v1/auth/sign-in", { headers });
    expect(Object.keys(answer.headers).filter((name) => name.startsWith("access-control"))).toEqual([]);
  });
});
