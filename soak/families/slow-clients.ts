import { setTimeout as wait } from "node:timers/promises";
import type { Family, Round } from "../family.ts";
import { type Held, hold, release } from "../hostile/connections.ts";
import { send } from "../system/client.ts";
import { countDescriptors, memoryOf } from "../system/processes.ts";
import { type Server, startServer } from "../system/server.ts";

/** Of each kind; each address may have 250. */
const EACH = 1_000;
const PER_ADDRESS = 200;
const CLOSED_WITHIN_MS = 15_000;
/** A check of the server every two seconds, and what a busy machine adds. */
const SLACK_MS = 3_000;
const RISE_MAX_KB = 300_000;
/** Connections to the database and the like. */
const OPEN_MAX = 60;

const HEAD = "Host: 127.0.0.1\r\nContent-Type: application/json\r\n";
const KINDS = {
  "slow header": { begin: `GET /healthz HTTP/1.1\r\n${HEAD}X-Slow: `, trickle: "a" },
  "slow body": { begin: `POST /v1/property/featured HTTP/1.1\r\n${HEAD}Content-Length: 90000\r\n\r\n{`, trickle: " " },
  "slow read": { begin: `GET /openapi.json HTTP/1.1\r\n${HEAD}\r\n`.repeat(20), reads: false },
} as const;

/** A thousand clients of each kind hold their connections with as little as they can. */
export const slowClients: Family = {
  name: "slow-clients",
  checks: ["I1"],
  says: "1,000 connections each with slow headers, slow bodies and slow reading: each is closed in time, others are answered within 500 ms",
  asked: "1,000 of each",
  bounds: { "others meanwhile": 500 },
  share: 1,
  async run(round) {
    const server = await startServer(round);
    const kinds = Object.entries(KINDS);
    for (const [at, [name, options]] of kinds.entries()) {
      const before = memoryOf(server.pid);
      const descriptors = countDescriptors(server.pid);
      const held: Held[] = [];
      for (let opened = 0; opened < EACH; opened += PER_ADDRESS) {
        const address = `127.3.${at + 1}.${opened / PER_ADDRESS + 1}`;
        held.push(...hold(server.url, { address, count: PER_ADDRESS, ...options }));
        // The system keeps some 500 connections that the server has not accepted yet, and drops more.
        await wait(200);
      }
      // The planted fault: a server that sleeps closes nothing.
      if (round.isPlanted) process.kill(server.pid, "SIGSTOP");
      await askMeanwhile(round, server);
      const rise = memoryOf(server.pid) - before;
      round.tally.expect(rise < RISE_MAX_KB, `${name}: the memory grew by ${rise} kB`);
      // Who reads nothing does not notice the end of a connection.
      const canTell = !("reads" in options);
      const open = countDescriptors(server.pid) - descriptors;
      if (!canTell) round.tally.expect(open < OPEN_MAX, `${name}: ${open} are still open`);
      for (const { closedAfter } of canTell ? held : []) {
        const isClosed = closedAfter !== undefined && closedAfter <= CLOSED_WITHIN_MS + SLACK_MS;
        round.tally.expect(isClosed, `${name}: closed after ${closedAfter ?? "more than that"}`);
        if (closedAfter !== undefined) round.tally.time(`${name} closed`, closedAfter);
      }
      release(held);
      if (round.isPlanted) {
        process.kill(server.pid, "SIGCONT");
        return;
      }
    }
  },
};

async function askMeanwhile(round: Round, { url }: Server): Promise<void> {
  const until = performance.now() + CLOSED_WITHIN_MS + SLACK_MS;
  while (performance.now() < until) {
    const started = performance.now();
    if (!round.isPlanted) {
      const { status } = await send(url, { path: "/v1/property/featured", body: {}, address: "127.4.4.4" });
      round.tally.expect(status === 200 || status === 429, `another client got ${status}`);
      round.tally.time("others meanwhile", performance.now() - started);
    }
    await wait(100);
  }
}
