import { once } from "node:events";
import { type AddressInfo, connect, type Socket } from "node:net";
import { PassThrough, Readable } from "node:stream";
import type { FastifyReply } from "fastify";
import { pino } from "pino";
import { afterEach, describe, expect, test } from "vitest";
import { openRequest } from "../../testing/raw-client.ts";
import { buildConfig, NEEDED_IN_PUBLIC } from "../../testing/test-config.ts";
import type { Api } from "./api.ts";
import { createHttp } from "./http.ts";

const LIMIT = 20;
/** More bytes than the system buffers for a connection whose peer reads nothing. */
const LARGE = 30_000_000;

interface StartOptions {
  readonly environment?: Readonly<Record<string, string>>;
  /** The response of '/own'. */
  readonly answer?: (reply: FastifyReply) => unknown;
  /** How long a client may stay silent, from the first request on. */
  readonly silenceMs?: number;
}

describe("connections", () => {
  let api: Api;
  let port: number;
  let sockets: Socket[];
  /** How often '/large' was called. */
  let handled: number;
  /** Requests to '/wait' are answered once this resolves. */
  let release: () => void;

  async function start({ environment = {}, answer = async () => ({ msg: "" }), silenceMs }: StartOptions = {}) {
    sockets = [];
    handled = 0;
    const gate = new Promise<void>((resolve) => {
      release = resolve;
    });
    const config = buildConfig({ CONNECTIONS_PER_ADDRESS: String(LIMIT), ...environment });
    api = await createHttp(config, pino({ level: "silent" }));
    api.addHook("onRequest", async ({ raw: { socket } }) => {
      if (silenceMs === undefined) return;
      api.server.timeout = silenceMs;
      socket.setTimeout(silenceMs);
    });
    api.get("/now", async () => ({ msg: "answered" }));
    api.get("/wait", async () => gate.then(() => ({ msg: "waited" })));
    api.get("/large", async (_request, reply) => {
      handled += 1;
      return reply.type("text/plain").send(Buffer.alloc(LARGE));
    });
    api.get("/own", async (_request, reply) => answer(reply));
    await api.listen({ host: "127.0.0.1", port: 0 });
    port = (api.server.address() as AddressInfo).port;
  }
  afterEach(async () => {
    release();
    for (const socket of sockets) socket.destroy();
    await api.close();
  });

  /** Opens connections and sends the beginning of a request on each. */
  async function openHalf(count: number, beginning = "GET /now HTTP/1.1\r\n"): Promise<void> {
    for (let at = 0; at < count; at += 1) {
      const socket = connect(port, "127.0.0.1").on("error", () => undefined);
      // A client notices the close only when it reads.
      socket.resume();
      sockets.push(socket);
      await Promise.race([once(socket, "connect"), once(socket, "close")]);
      socket.write(beginning);
    }
  }
  const countOpen = () => sockets.filter((socket) => !socket.closed).length;

  const ask = async (path: string, headers: readonly string[] = []) =>
    (await openRequest(port, [`GET ${path} HTTP/1.1`, ...headers])).answer();

  test("one address is limited to its share of connections, and can open new ones as it closes others", async () => {
    await start();
    await openHalf(LIMIT * 3);
    await expect.poll(countOpen).toBe(LIMIT);
    await expect(ask("/now")).rejects.toThrow("closed without a response");
    for (const socket of sockets) socket.destroy();
    await expect
      .poll(() =>
        ask("/now").then(
          ({ status }) => status,
          () => "closed",
        ),
      )
      .toBe(200);
  });

  test.each([
    ["nothing", ""],
    ["half of its headers", "GET /now HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: "],
    ["headers, and half of its body", "POST /now HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 10\r\n\r\nhalf"],
  ])("a connection that sends %s is closed", async (_what, beginning) => {
    await start();
    Object.assign(api.server, { headersTimeout: 100, requestTimeout: 100 });
    await openHalf(LIMIT, beginning);
    await expect.poll(countOpen).toBe(0);
  });

  const countConnections = () =>
    new Promise<number>((resolve, reject) => {
      api.server.getConnections((error, count) => (error === null ? resolve(count) : reject(error)));
    });

  /** Sends these bytes on a connection that reads nothing. */
  async function sendAndReadNothing(bytes: string): Promise<Socket> {
    const socket = connect(port, "127.0.0.1").on("error", () => undefined);
    sockets.push(socket);
    await once(socket, "connect");
    socket.pause();
    socket.write(bytes);
    return socket;
  }

  test("a client that sends many requests and reads nothing is cut off, and only read responses are built", async () => {
    await start({ silenceMs: 500 });
    const socket = await sendAndReadNothing("GET /large HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n".repeat(50));
    await expect.poll(() => handled).toBe(1);
    await expect.poll(countConnections).toBe(0);
    expect(handled).toBe(1);
    // None of the response is kept for a late reader.
    const ended = once(socket, "close");
    socket.resume();
    await expect(ended).rejects.toThrow("ECONNRESET");
  });

  test("a client that reads nothing of a file is cut off, too", async () => {
    await start({
      answer: (reply) => reply.type("text/plain").send(Readable.from([Buffer.alloc(LARGE)])),
      silenceMs: 500,
    });
    await sendAndReadNothing("GET /own HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n");
    await expect.poll(countConnections).toBe(0);
  });

  test("a slow file is waited for", async () => {
    await start({
      answer(reply) {
        const file = new PassThrough();
        file.write('{"msg":');
        // It has been silent for as long as a client may be.
        api.server.once("timeout", () => file.end('"came"}'));
        return reply.type("application/json").header("content-length", 14).send(file);
      },
      silenceMs: 100,
    });
    expect((await ask("/own")).body).toEqual({ msg: "came" });
  });

  test("a client waiting for a handler is not cut off, however long others delay it", async () => {
    await start({ silenceMs: 50 });
    const answer = ask("/wait");
    await once(api.server, "timeout");
    release();
    expect((await answer).body).toEqual({ msg: "waited" });
  });

  test("an idle connection stays open a few seconds longer than its client was told", async () => {
    await start();
    const [, announced] = /keep-alive: timeout=(\d+)/u.exec((await ask("/now")).head) ?? [];
    const { keepAliveTimeout, keepAliveTimeoutBuffer } = api.server;
    expect(Number(announced) * 1_000).toBe(keepAliveTimeout);
    expect(keepAliveTimeoutBuffer).toBeGreaterThanOrEqual(5_000);
  });

  test("a request that arrives while the server is paused is answered, although its connection had long been silent", async () => {
    await start();
    Object.assign(api.server, { keepAliveTimeout: 100, keepAliveTimeoutBuffer: 0 });
    const request = await openRequest(port, ["GET /now HTTP/1.1"]);
    await request.answer();
    await request.send("GET /now HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n");
    // This process is blocked, its timers expire, and what was sent waits to be read.
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 300);
    await expect.poll(request.countAnswers).toBe(2);
  });

  test("other connections get their turn between one connection's requests", async () => {
    const turns: number[] = [];
    await start({ answer: async () => ({ msg: String(turns.push(turn)) }) });
    let turn = 0;
    const count = () => {
      turn += 1;
      if (turns.length < LIMIT) setImmediate(count);
    };
    count();
    await sendAndReadNothing("GET /own HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n".repeat(LIMIT));
    await expect.poll(() => turns.length).toBe(LIMIT);
    expect(new Set(turns).size).toBe(LIMIT);
  });

  test("behind a trusted proxy, requests in progress are counted by forwarded address", async () => {
    const proxy = { TRUSTED_PROXIES: "127.0.0.1", PUBLIC_URL: "https://pocket.example" };
    await start({ environment: { ...NEEDED_IN_PUBLIC, ...proxy } });
    await openHalf(LIMIT * 2);
    const from = (address: string) => [`X-Forwarded-For: ${address}`];
    const waiting = Array.from({ length: LIMIT }, () => ask("/wait", from("203.0.113.5")));
    await expect.poll(async () => (await ask("/now", from("203.0.113.5"))).status).toBe(429);
    expect((await ask("/now", from("203.0.113.6"))).status).toBe(200);
    expect(countOpen()).toBe(LIMIT * 2);
    release();
    for (const { status } of await Promise.all(waiting)) expect([200, 429]).toContain(status);
    await expect.poll(async () => (await ask("/now", from("203.0.113.5"))).status).toBe(200);
  });
});
