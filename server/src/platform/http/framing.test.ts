import { type AddressInfo, connect } from "node:net";
import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { FRAMINGS, type Framing } from "../../testing/framing-corpus.ts";
import { NO_PROXY, startProxy } from "../../testing/proxy.ts";
import { buildConfig } from "../../testing/test-config.ts";
import type { Api } from "./api.ts";
import { createHttp } from "./http.ts";

/** How many requests are sent at once on one connection. */
const PIPELINED = 200;
/** Only a hang takes this long: this test's server does not close old connections. */
const PATIENCE_MS = 60_000;

describe("requests with an ambiguous end", () => {
  let api: Api;
  let port: number;
  /** The numbers of the smuggled requests that were answered. */
  const answered = new Set<number>();

  beforeAll(async () => {
    api = await createHttp(buildConfig({ CONNECTIONS_PER_ADDRESS: "4000" }), pino({ level: "silent" }));
    api.route({ method: ["GET", "POST"], url: "/echo", handler: async () => ({ msg: "echo" }) });
    api.get("/number/:number", async ({ params }) => params);
    api.get("/hidden/:number", async ({ params }) => {
      answered.add(Number((params as { number: string }).number));
      return { msg: "hidden" };
    });
    await api.listen({ host: "127.0.0.1", port: 0 });
    // If a connection is closed, it is because of what was sent.
    api.server.setTimeout(0);
    Object.assign(api.server, { keepAliveTimeout: 0, headersTimeout: 0, requestTimeout: 0 });
    port = (api.server.address() as AddressInfo).port;
  });
  afterAll(() => api.close());

  /** The response to these bytes until the connection is closed, by the server or by us after `lasts`. */
  async function exchange(to: number, bytes: Buffer, lasts: number): Promise<{ text: string; isClosed: boolean }> {
    const socket = connect(to, "127.0.0.1").on("error", () => undefined);
    const chunks: Buffer[] = [];
    socket.on("data", (chunk: Buffer) => chunks.push(chunk));
    const closed = new Promise<void>((resolve) => void socket.once("close", () => resolve()));
    socket.write(bytes);
    const timer = setTimeout(() => socket.destroySoon(), lasts);
    await closed;
    clearTimeout(timer);
    return {
      text: Buffer.concat(chunks).toString("latin1"),
      isClosed: socket.readableEnded || socket.errored !== null,
    };
  }
  const listStatuses = (text: string) =>
    [...text.matchAll(/HTTP\/1\.[01] (\d{3})/gu)].map(([, status]) => Number(status));

  /** What is wrong with how a program handles these bytes; undefined if nothing is. */
  async function judgeFraming({ bytes, isMalformed }: Framing, number: number): Promise<string | undefined> {
    const { text, isClosed } = await exchange(port, bytes, isMalformed ? PATIENCE_MS : 300);
    const statuses = listStatuses(text);
    if (answered.has(number)) return "the hidden request was answered";
    if (statuses.length > 1) return `${statuses.length} answers: ${statuses}`;
    if (statuses.some((status) => status >= 500 && status !== 501 && status !== 505)) return `a server error: ${text}`;
    if (!isMalformed) return undefined;
    if (statuses.some((status) => status < 400)) return `it was accepted: ${text.slice(0, 80)}`;
    return isClosed ? undefined : `the connection stays open after ${statuses}`;
  }

  test(`${FRAMINGS.length} of them are rejected with one response, and the connection is closed`, async () => {
    const wrong: string[] = [];
    await Promise.all(
      FRAMINGS.map(async (framing, number) => {
        const problem = await judgeFraming(framing, number);
        if (problem !== undefined) wrong.push(`${framing.name}: ${problem}`);
      }),
    );
    expect(FRAMINGS.length).toBeGreaterThan(200);
    expect(wrong).toEqual([]);
  });

  test("many valid ones at once on one connection are answered in order", async () => {
    const numbers = Array.from({ length: PIPELINED }, (_, number) => number);
    const bytes = numbers.map((number) => `GET /number/${number} HTTP/1.1\r\nHost: localhost\r\n\r\n`).join("");
    const { text } = await exchange(
      port,
      Buffer.from(`${bytes}GET /echo HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`),
      PATIENCE_MS,
    );
    expect([...text.matchAll(/"number":"(\d+)"/gu)].map(([, number]) => Number(number))).toEqual(numbers);
  });

  test.skipIf(NO_PROXY !== undefined)(
    "reach no other client behind HAProxy, whose connections all clients share",
    async () => {
      const proxy = await startProxy(port);
      const wrong: string[] = [];
      answered.clear();
      for (const [at, framing] of FRAMINGS.entries()) {
        const { text } = await exchange(proxy.port, framing.bytes, 25);
        if (answered.has(at) || listStatuses(text).length > 1) wrong.push(`${framing.name}: ${text.slice(0, 100)}`);
        const number = `${Math.random()}`;
        const victim = (await (await fetch(`http://127.0.0.1:${proxy.port}/number/${number}`)).json()) as {
          number?: string;
        };
        if (victim.number !== number)
          wrong.push(`${framing.name}: another client was answered ${JSON.stringify(victim)}`);
      }
      await proxy.stop();
      expect(wrong).toEqual([]);
    },
  );
});
