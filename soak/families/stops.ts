import { Agent, request } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import type { Family, Round } from "../family.ts";
import { repeat } from "../round.ts";
import { send } from "../system/client.ts";
import { type Server, startServer } from "../system/server.ts";

const CALLS_PER_SECOND = 500;
const TICK_MS = 20;
/** Many clients, so that at any stop some connections are new and others reused. */
const CLIENTS = 40;
const PATHS = ["/", "/browse/ontario", "/healthz"];
/** The load balancer's polling interval, and how long the server drains to match it. */
const CHECKED_EVERY_MS = 250;
const DRAIN_SECONDS = 2;

/** Stops the server while it is busy. */
export const stops: Family = {
  name: "stops",
  checks: ["J7"],
  says: "SIGTERM at 500 calls/s behind a load balancer that polls /readyz: every call gets a complete response, and the server exits with 0 within 10 s",
  asked: "50 stops, 0 failed calls",
  bounds: { "to the end": 10_000 },
  share: 2,
  async run(round) {
    const server = await startServer(round, { DRAIN_SECONDS: String(DRAIN_SECONDS) });
    let isFirst = true;
    await repeat(round, async () => {
      if (!isFirst) round.tally.time("ready again", await server.start());
      isFirst = false;
      const load = startLoad(round, server);
      await wait(round.random.int(1_000, 3_000));
      if (round.isPlanted) await server.kill();
      const stopped = performance.now();
      const code = round.isPlanted ? 0 : await server.stop();
      round.tally.time("to the end", performance.now() - stopped);
      await load.end();
      round.tally.add("stops");
      round.tally.expect(code === 0, `the server ended with ${code}`);
    });
  },
};

/** A steady stream of calls, on kept-alive and new connections, until the server is found to be not ready. */
function startLoad(round: Round, { url }: Server): { end(): Promise<void> } {
  const agents = Array.from(
    { length: CLIENTS },
    (_, at) => new Agent({ keepAlive: true, localAddress: `127.5.0.${at + 1}` }),
  );
  const calls: Promise<void>[] = [];
  const sending = setInterval(() => {
    for (let left = (CALLS_PER_SECOND * TICK_MS) / 1_000; left > 0; left -= 1) {
      calls.push(call(round, new URL(round.random.pick(PATHS), url), round.random.pick(agents)));
    }
  }, TICK_MS);
  const checking = setInterval(() => {
    send(url, { path: "/readyz" })
      .then(({ status }) => status === 200)
      .catch(() => false)
      .then((isReady) => {
        if (!isReady) clearInterval(sending);
      });
  }, CHECKED_EVERY_MS);
  return {
    async end() {
      clearInterval(checking);
      clearInterval(sending);
      await Promise.all(calls);
      for (const agent of agents) agent.destroy();
    },
  };
}

/** A connection that ends without a complete response is a failed call. */
function call({ tally }: Round, address: URL, agent: Agent): Promise<void> {
  return new Promise((resolve) => {
    const sent = request(address, { agent }, (answer) => {
      answer.resume();
      answer.on("error", () => undefined);
      answer.on("close", () => {
        const said = `${address.pathname} was answered with ${answer.statusCode}${answer.complete ? "" : ", in part"}`;
        tally.expect(answer.complete && answer.statusCode === 200, said);
        resolve();
      });
    });
    sent.on("error", (error: Error) => {
      tally.expect(false, `${address.pathname} was not answered: ${error.message}`);
      resolve();
    });
    sent.end();
  });
}
