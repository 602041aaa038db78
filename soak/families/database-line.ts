import { setTimeout as wait } from "node:timers/promises";
import type { ExchangeFault, Wire } from "../../server/src/testing/wire.ts";
import type { Family, Round } from "../family.ts";
import { repeat } from "../round.ts";
import { startBehindProxy } from "../system/behind-proxy.ts";
import { type Answer, send, toAddress } from "../system/client.ts";
import { expectNoOpenTransactions } from "../system/open-transactions.ts";
import type { Server } from "../system/server.ts";
import { finishWriters } from "../system/verify-writes.ts";
import { startWriters } from "../system/writers.ts";

const WRITERS = 6;
const FAULTS_PER_WRITERS = 12;
const NTH_MAX = 200;
const SLOW_MS = 200;
const SLOW_FOR_MS = 5_000;
const CALLS_PER_SECOND = 100;
const RECOVERED_MS = 5_000;

/** The connection to the database fails at the nth exchange, or is slow. */
export const databaseLine: Family = {
  name: "database-line",
  checks: ["J4", "J12"],
  says:
    "the nth exchange with the database is cut, delayed by 5 s or truncated under 6 writers, then every exchange takes 200 ms longer at 100 calls/s: " +
    "only documented errors, nothing lost, no transaction left open, quick recovery",
  asked: "600 faults, N to 200",
  share: 2,
  bounds: { "fast again": RECOVERED_MS },
  async run(round) {
    const { server, proxy } = await startBehindProxy(round);
    await repeat(round, async () => {
      await breakExchanges(round, { server, proxy });
      await slowDown(round, { server, proxy });
    });
  },
};

interface Line {
  readonly server: Server;
  readonly proxy: Wire;
}

async function breakExchanges(round: Round, { server, proxy }: Line): Promise<void> {
  const { random, tally } = round;
  const writers = await startWriters(round, { server, count: WRITERS });
  for (let fault = 0; fault < FAULTS_PER_WRITERS; fault += 1) {
    const kind = random.pick<ExchangeFault>(["kill", "delay", "truncate"]);
    proxy.arm(kind, random.int(1, NTH_MAX));
    while (proxy.isArmed) await wait(50);
    tally.add(`faults: ${kind}`);
  }
  await finishWriters(round, server, writers);
  await wait(10_000);
  await expectNoOpenTransactions(round, server);
}

/** A steady stream of reads while each exchange is slow, and then until one is as fast as before. */
async function slowDown(round: Round, { server, proxy }: Line): Promise<void> {
  const before = await timeCall(server);
  proxy.delayMs = SLOW_MS;
  const answers: Promise<Answer | Error>[] = [];
  for (const started = performance.now(); performance.now() - started < SLOW_FOR_MS; ) {
    // Responses are slower than calls, and an address can have 250 connections.
    const address = toAddress(answers.length);
    answers.push(send(server.url, { path: "/readyz", ...(address && { address }) }).catch((error: Error) => error));
    await wait(1_000 / CALLS_PER_SECOND);
  }
  for (const answer of await Promise.all(answers)) {
    const came = answer instanceof Error ? answer.message : answer.status;
    const isExpected = came === 200 || (came === 503 && "headers" in answer && "retry-after" in answer.headers);
    round.tally.expect(isExpected, `a read while the database was slow: ${came}`);
  }
  proxy.delayMs = 0;
  const since = performance.now();
  while ((await timeCall(server)) > 3 * before + 50) await wait(20);
  round.tally.time("fast again", performance.now() - since);
}

async function timeCall({ url }: Server): Promise<number> {
  const started = performance.now();
  const answer = await send(url, { path: "/readyz" }).catch(() => undefined);
  return answer?.status === 200 ? performance.now() - started : Number.POSITIVE_INFINITY;
}
