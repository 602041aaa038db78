import { Agent, request } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import type { Family, Round } from "../family.ts";
import { repeat } from "../round.ts";
import { type Server, startServer } from "../system/server.ts";

const CALLS_PER_SECOND = 500;
const TICK_MS = 20;
/** Many clients, so that some connections are used for the first time and others again, whenever the stop comes. */
const CLIENTS = 40;
const PATHS = ["/", "/browse/ontario", "/readyz", "/healthz"];
/** How long the server goes on while a load balancer takes notice. */
const DRAIN_SECONDS = 2;

/** The server is told to end while it is busy. */
export const stops: Family = {
  name: "stops",
  checks: ["J7"],
  says: "SIGTERM at 500 calls/s: whoever is connected gets a whole answer, others are refused at once or sent elsewhere, and the server ends with 0",
  asked: "50 stops, 0 failed calls",
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
      const code = round.isPlanted ? 0 : await server.stop();
      await load.end();
      round.tally.add("stops");
      round.tally.expect(code === 0, `the server ended with ${code}`);
    });
  },
};

/** A steady stream of calls by clients that keep their connections, as proxies do. */
function startLoad(round: Round, { url }: Server): { end(): Promise<void> } {
  const agents = Array.from(
    { length: CLIENTS },
    (_, at) => new Agent({ keepAlive: true, localAddress: `127.5.0.${at + 1}` }),
  );
  const calls: Promise<void>[] = [];
  const timer = setInterval(() => {
    for (let left = (CALLS_PER_SECOND * TICK_MS) / 1_000; left > 0; left -= 1) {
      const agent = round.random.pick(agents);
      calls.push(call(round, new URL(round.random.pick(PATHS), url), agent));
    }
  }, TICK_MS);
  return {
    async end() {
      clearInterval(timer);
      await Promise.all(calls);
      for (const agent of agents) agent.destroy();
    },
  };
}

/** Not connected is not failed: a proxy takes another server. A connection that ends without a whole answer is. */
function call({ tally }: Round, address: URL, agent: Agent): Promise<void> {
  return new Promise((resolve) => {
    const sent = request(address, { agent }, (answer) => {
      answer.resume();
      answer.on("error", () => undefined);
      answer.on("close", () => {
        const isElsewhere = answer.statusCode === 503 && answer.headers["retry-after"] !== undefined;
        tally.expect(
          answer.complete && (answer.statusCode === 200 || isElsewhere),
          `${address.pathname} was answered with ${answer.statusCode}${answer.complete ? "" : ", in part"}`,
        );
        resolve();
      });
    });
    sent.on("error", (error: NodeJS.ErrnoException) => {
      if (error.code === "ECONNREFUSED") tally.add("calls refused");
      else tally.expect(false, `${address.pathname} was not answered: ${error.message}`);
      resolve();
    });
    sent.end();
  });
}
