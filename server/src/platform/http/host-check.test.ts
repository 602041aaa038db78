import { once } from "node:events";
import { connect } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buildTestApp, type TestApp } from "../../testing/test-app.ts";
import { NEEDED_IN_PUBLIC } from "../../testing/test-config.ts";

const OWN = ["localhost", "localhost:3000", "LOCALHOST:5173", "127.0.0.1", "127.0.0.1:65535", "[::1]", "[::1]:3000"];
const FOREIGN = [
  "evil.example",
  "evil.example:3000",
  "localhost.evil.example",
  "127.0.0.1.evil.example:3000",
  "evil.example@localhost",
  "localhost@evil.example",
  "localhost evil.example",
  "2130706433",
  "0.0.0.0",
  "10.0.0.1:3000",
  "[::ffff:10.0.0.1]",
  "localhost:3000:80",
];
/** One of each kind: API, development, sandbox, documentation, health, files, and an unknown URL. */
const PATHS = ["/v1/auth/sessions", "/dev/outbox.json", "/dev/outbox", "/openapi.json", "/docs/", "/healthz", "/none"];

describe("a private server", () => {
  let site: TestApp;
  let port: number;
  beforeAll(async () => {
    site = await buildTestApp({}, { takesPayments: true });
    await site.app.listen({ host: "127.0.0.1", port: 0 });
    const address = site.app.server.address();
    port = typeof address === "object" && address !== null ? address.port : 0;
  });
  afterAll(() => site.close());

  test.each(OWN)("answers to the name %s of its own machine", async (host) => {
    expect((await site.call("GET", "/dev/outbox.json", { headers: { host } })).status).toBe(200);
  });

  test.each(FOREIGN)("does not answer to the name %j, which another site's page may have", async (host) => {
    for (const path of [...PATHS, "/sandbox/v1/payment_intents/pi_1/confirm"]) {
      const { status, body } = await site.call("GET", path, { headers: { host } });
      expect([path, status, body.code]).toEqual([path, 421, "request.foreign_host"]);
    }
    const { status } = await site.call("POST", "/v1/auth/sign-in", { headers: { host }, body: {} });
    expect(status).toBe(421);
  });

  test("rejects a request with two Host headers", async () => {
    const socket = connect(port, "127.0.0.1");
    socket.write("GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\nhost: evil.example\r\nConnection: close\r\n\r\n");
    let answer = "";
    socket.on("data", (chunk: Buffer) => {
      answer += chunk.toString();
    });
    await once(socket, "close");
    expect(answer).toMatch(/^HTTP\/1\.1 400 /u);
    expect(answer).toContain('"code":"request.malformed"');
  });
});

test("a public server answers to the names that its proxy passes on", async () => {
  const site = await buildTestApp({ PUBLIC_URL: "https://vestpocket.example", ...NEEDED_IN_PUBLIC });
  expect((await site.call("GET", "/healthz", { headers: { host: "www.vestpocket.example" } })).status).toBe(200);
  await site.close();
});
