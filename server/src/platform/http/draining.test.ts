import { once } from "node:events";
import { Agent, request } from "node:http";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildTestApp, type TestApp } from "../../testing/test-app.ts";
import { leave } from "./draining.ts";

let site: TestApp;
let port: number;
beforeAll(async () => {
  site = await buildTestApp();
  port = Number(new URL(await site.app.listen({ host: "127.0.0.1", port: 0 })).port);
});
afterAll(() => site.close());

/** A response over a kept-alive connection, or the error code if there is none. */
async function ask(agent: Agent, path: string): Promise<{ status: number | string; connection?: string | undefined }> {
  const asked = request({ host: "127.0.0.1", port, path, agent });
  asked.end();
  try {
    const [answer] = await once(asked, "response");
    answer.resume();
    await once(answer, "end");
    return { status: answer.statusCode, connection: answer.headers.connection };
  } catch (error) {
    return { status: (error as NodeJS.ErrnoException).code ?? "failed" };
  }
}

test("a server about to stop answers all requests except readiness checks, and keeps no connection open", async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 4 });
  expect(await ask(agent, "/readyz")).toEqual({ status: 200, connection: "keep-alive" });

  const statuses: (number | string)[] = [];
  let isClosed = false;
  const client = async () => {
    while (!isClosed) statuses.push((await ask(agent, "/healthz")).status);
  };
  const clients = [client(), client(), client(), client()];
  await expect.poll(() => statuses.length).toBeGreaterThan(20);

  await leave(site.app, { drainMs: 0 });
  expect(await ask(agent, "/readyz")).toEqual({ status: 503, connection: "close" });
  expect(await ask(agent, "/healthz")).toEqual({ status: 200, connection: "close" });
  const before = statuses.length;
  await expect.poll(() => statuses.length).toBeGreaterThan(before);
  // Until the server is closed, nobody notices.
  expect(new Set(statuses)).toEqual(new Set([200]));

  const closing = site.app.close();
  await expect.poll(() => statuses.at(-1)).toBe("ECONNREFUSED");
  isClosed = true;
  await Promise.all([closing, ...clients]);
  agent.destroy();
});
