import { setTimeout as wait } from "node:timers/promises";
import type { Family, Round } from "../family.ts";
import { hold, p99, release } from "../hostile/connections.ts";
import { send } from "../system/client.ts";
import { type Server, startServer } from "../system/server.ts";

const CONNECTIONS = 4_500;
const ASKED = 200;
/** Below this, a ratio says more about the machine than about the product. */
const FLOOR_MS = 25;

/** One address opens as many connections as it can and sends half a request on each. */
export const halfOpen: Family = {
  name: "half-open",
  checks: ["I4"],
  says: "4,500 half-open connections from one address: other clients are served, with a p99 below twice the previous one",
  asked: "4,500 at once",
  share: 1,
  async run(round) {
    const server = await startServer(round, round.isPlanted ? { CONNECTIONS_PER_ADDRESS: "4000" } : {});
    const before = await ask(round, server, "before");
    const begin = "GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Half: ";
    const held = hold(server.url, { address: "127.9.9.9", count: CONNECTIONS, begin });
    // The planted fault: no per-address limit, so that one address takes all connections.
    if (round.isPlanted) held.push(...hold(server.url, { address: "127.9.9.8", count: CONNECTIONS, begin }));
    await wait(2_000);
    const during = await ask(round, server, "during");
    release(held);
    round.tally.add("connections", held.length);
    round.tally.expect(
      during < 2 * Math.max(before, FLOOR_MS),
      `p99 of others ${before} ms before, ${during} ms during`,
    );
  },
};

/** Makes requests one after another from other addresses; returns the 99th percentile. */
async function ask(round: Round, { url }: Server, when: string): Promise<number> {
  const times: number[] = [];
  for (let at = 0; at < ASKED; at += 1) {
    const started = performance.now();
    const address = `127.2.${round.random.int(1, 250)}.${round.random.int(1, 250)}`;
    const status = await send(url, { path: "/v1/property/featured", body: {}, address }).then(
      (answer) => answer.status,
      (error: Error) => error.message,
    );
    const took = performance.now() - started;
    times.push(took);
    round.tally.time(`others ${when}`, took);
    round.tally.expect(status === 200, `${when}: another client got ${status}`);
  }
  return Math.round(p99(times));
}
