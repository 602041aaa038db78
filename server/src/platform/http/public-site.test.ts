import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { inventPhone } from "../../testing/account-journeys.ts";
import { buildTestApp, PASSWORD, type TestApp } from "../../testing/test-app.ts";
import { NEEDED_IN_PUBLIC } from "../../testing/test-config.ts";

describe("a public site", () => {
  let site: TestApp;
  beforeAll(async () => {
    site = await buildTestApp({
      PUBLIC_URL: "https://vestpocket.example",
      ...NEEDED_IN_PUBLIC,
      SECURITY_CONTACT: "security@vestpocket.example",
    });
  });
  afterAll(() => site.close());

  test("a public site binds its cookies to its host and to TLS", async () => {
    const { email } = await site.addAccount();
    const answer = await site.call("POST", "/v1/auth/sign-in", { body: { email, password: PASSWORD } });
    const set = [answer.headers["set-cookie"]].flat().map(String);
    expect(set.map((cookie) => cookie.replace(/=[^;]+/u, "=…")).toSorted()).toEqual([
      "__Host-vestpocket_device=…; Max-Age=31536000; Path=/; HttpOnly; Secure; SameSite=Lax",
      "__Host-vestpocket_refresh=…; Max-Age=2592000; Path=/; HttpOnly; Secure; SameSite=Lax",
      "__Host-vestpocket_signed_in=…; Max-Age=2592000; Path=/; Secure; SameSite=Lax",
    ]);
    const [refresh = ""] = set.flatMap((cookie) => /^__Host-vestpocket_refresh=([^;]+)/u.exec(cookie)?.[1] ?? []);
    const send = (name: string) =>
      site.call("POST", "/v1/auth/refresh", { body: {}, headers: { cookie: `${name}=${refresh}` } });
    expect((await send("vestpocket_refresh")).status).toBe(401);
    expect((await send("__Host-vestpocket_refresh")).status).toBe(200);
  });

  test("a public site requires TLS from the first visit on and has no outbox page", async () => {
    const { email } = await site.addAccount();
    const answer = await site.call("POST", "/v1/auth/forgot-password", { body: { email } });
    expect(answer.status).toBe(202);
    expect(answer.headers["strict-transport-security"]).toMatch(/^max-age=31536000; includeSubDomains$/u);
    for (const path of ["/dev/outbox", "/dev/outbox.json", `/dev/outbox.json?to=${email}`]) {
      expect((await site.call("GET", path)).status).toBe(404);
    }
  });

  test("a public site sends no code without a solved challenge", async () => {
    const answer = await site.call("POST", "/v1/auth/send-code", { body: { phoneNumber: inventPhone() } });
    expect(answer.body.fields).toHaveProperty("altcha");
  });

  test("a public site accepts requests from its own origin only", async () => {
    for (const origin of ["http://127.0.0.1:3000", "http://vestpocket.example", "https://www.vestpocket.example"]) {
      const answer = await site.call("POST", "/v1/auth/sign-out", { body: {}, headers: { origin } });
      expect(answer.status).toBe(403);
    }
    const headers = { origin: "https://vestpocket.example" };
    expect((await site.call("POST", "/v1/auth/sign-out", { body: {}, headers })).status).toBe(200);
  });

  test("a public site's security.txt says where to report vulnerabilities, for the next 90 days", async () => {
    const answer = await site.call("GET", "/.well-known/security.txt");
    expect(answer.headers["content-type"]).toBe("text/plain; charset=utf-8");
    const day = new Date(site.clock.now().getTime() + 90 * 86_400_000).toISOString().slice(0, 10);
    expect(answer.text.split("\n")).toEqual([
      "Contact: mailto:security@vestpocket.example",
      `Expires: ${day}T00:00:00Z`,
      "Preferred-Languages: en, fr",
      "Canonical: https://vestpocket.example/.well-known/security.txt",
      "",
    ]);
  });
});
