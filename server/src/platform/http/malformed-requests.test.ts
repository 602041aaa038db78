import { once } from "node:events";
import { mkdirSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { makeTemporaryFolder } from "../../testing/temporary-folder.ts";
import { buildTestApp, type TestApp } from "../../testing/test-app.ts";
import { buildConfig } from "../../testing/test-config.ts";
import { createHttp } from "./http.ts";
import { registerSite } from "./site.ts";

const BAD_PATHS = ["/%zz", "/%", "/%ff", "/a%c3", "/%u0041", "/v1/property/getProperty/%zz", `/v1/inquiries/%ff`];
const LONG_ID = "x".repeat(300);
const HEADERS = ["content-security-policy", "x-content-type-options", "cache-control", "content-type"];

/** A request whose end two readers could see in different places. */
const framed = (headers: string) => `POST /v1/auth/sign-in HTTP/1.1\r\nHost: localhost\r\n${headers}\r\n\r\n0\r\n\r\n`;

describe("a malformed request", () => {
  let site: TestApp;
  let token: string;
  let port: number;
  beforeAll(async () => {
    site = await buildTestApp();
    ({ token } = await site.signInAs());
    await site.app.listen({ host: "127.0.0.1", port: 0 });
    const address = site.app.server.address();
    port = typeof address === "object" && address !== null ? address.port : 0;
  });
  afterAll(() => site.close());

  /** The server's response to these bytes on a connection. */
  async function exchange(bytes: string): Promise<{ head: string; body: string }> {
    const socket = connect(port, "127.0.0.1");
    let answer = "";
    socket.on("error", () => undefined);
    socket.on("data", (chunk: Buffer) => {
      answer += chunk.toString();
    });
    socket.write(bytes);
    await once(socket, "close");
    const end = answer.indexOf("\r\n\r\n");
    return { head: answer.slice(0, end).toLowerCase(), body: answer.slice(end + 4) };
  }

  test.each(BAD_PATHS)("for %s, which cannot be decoded, is answered like any unknown URL", async (path) => {
    for (const given of [{ token }, {}]) {
      const { status, body, headers } = await site.call("GET", `${path}?a=%zz`, given);
      expect([400, 401, 404]).toContain(status);
      expect(Object.keys(body).toSorted()).toEqual(expect.arrayContaining(["code", "error", "msg", "requestId"]));
      for (const name of HEADERS) expect(headers).toHaveProperty(name);
    }
  });

  test.each([`/v1/property/getProperty/${LONG_ID}`, `/v1/inquiries/${LONG_ID}`, `/v1/auth/getUser/${LONG_ID}`])(
    "with an id of 300 characters has our shape and headers",
    async (path) => {
      const { status, body, headers } = await site.call("GET", path, { token });
      expect([400, 403, 404]).toContain(status);
      expect(body.code).toMatch(/^[a-z]+\.[a-z_]+$/u);
      expect(body.requestId).toEqual(expect.any(String));
      for (const name of HEADERS) expect(headers).toHaveProperty(name);
    },
  );

  test.each([
    ["a tunnel", "CONNECT evil.example:443 HTTP/1.1\r\nHost: evil.example:443\r\n\r\n", 400],
    ["no HTTP", "HELO there\r\n\r\n", 400],
    ["no Host", "GET /healthz HTTP/1.1\r\nConnection: close\r\n\r\n", 400],
    ["a space in its address", "GET /a b HTTP/1.1\r\nHost: localhost\r\n\r\n", 400],
    ["two lengths", framed("Content-Length: 2\r\nContent-Length: 3"), 400],
    ["a length and chunks", framed("Content-Length: 2\r\nTransfer-Encoding: chunked"), 400],
    ["an unknown coding after its chunks", framed("Transfer-Encoding: chunked, odd"), 400],
    ["a header that is folded", framed("X-A: a\r\n b\r\nTransfer-Encoding : chunked"), 400],
    ["a header without a name", "GET / HTTP/1.1\r\nHost: localhost\r\n: x\r\n\r\n", 400],
    ["headers of 20 kB", `GET / HTTP/1.1\r\nHost: localhost\r\nX-A: ${"a".repeat(20_000)}\r\n\r\n`, 431],
  ])("that has %s is answered in our shape with our headers", async (_what, bytes, status) => {
    const { head, body } = await exchange(bytes);
    expect(head).toMatch(new RegExp(`^http/1\\.1 ${status} `, "u"));
    for (const name of HEADERS) expect(head).toContain(`\r\n${name}: `);
    const answer = JSON.parse(body);
    expect(answer.code).toMatch(/^request\.(malformed|too_large)$/u);
    expect(answer).toEqual({
      error: answer.msg,
      msg: expect.any(String),
      code: answer.code,
      requestId: expect.any(String),
    });
  });

  test.each(["TRACE", "PROPFIND", "LOCK"])(
    "with the method %s, which no call has, is rejected without an echo",
    async (method) => {
      const headers = "Host: localhost\r\nX-Echo: something-secret\r\nConnection: close";
      const { head, body } = await exchange(`${method} /healthz HTTP/1.1\r\n${headers}\r\n\r\n`);
      expect(head).toMatch(/^http\/1\.1 4\d\d /u);
      expect(head + body).not.toContain("something-secret");
    },
  );
});

test("a browser gets a page at a URL that cannot be decoded", async () => {
  const build = makeTemporaryFolder("build");
  mkdirSync(join(build, "client"));
  writeFileSync(join(build, "client/__spa-fallback.html"), "<!doctype html><title>Vestpocket</title>");
  writeFileSync(join(build, "script-hashes.json"), JSON.stringify({ "__spa-fallback.html": [] }));
  const api = await createHttp(buildConfig(), pino({ level: "silent" }));
  await registerSite(api, { publicUrl: "http://127.0.0.1:3000", takesStripe: false, build });
  for (const url of ["/%zz", "/fr/%ff", "/property/%"]) {
    const answer = await api.inject({ url, headers: { accept: "text/html" } });
    expect([url, answer.headers["content-type"]]).toEqual([url, "text/html; charset=utf-8"]);
    expect(answer.headers["content-security-policy"]).toContain("script-src 'self'");
  }
  await api.close();
});

test("the readable API description runs without eval", async () => {
  const site = await buildTestApp();
  const { headers } = await site.call("GET", "/docs/");
  expect(headers["content-security-policy"]).toContain("script-src 'self' 'unsafe-inline';");
  expect(headers["content-security-policy"]).not.toContain("unsafe-eval");
  await site.close();
});
