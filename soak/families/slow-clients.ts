import type { Socket } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import type { Family, Round } from "../family.ts";
import { hold, release } from "../hostile/connections.ts";
import { send } from "../system/client.ts";
import { createOwnClock } from "../system/own-time.ts";
import { memoryOf } from "../system/processes.ts";
import { type Server, startServer } from "../system/server.ts";
import { listSockets } from "../system/sockets.ts";

/** Of each kind; each address may have 250. */
const EACH = 1_000;
const PER_ADDRESS = 200;
/** In the server's own time, since a busy machine may keep it waiting. */
const CLOSED_WITHIN_MS = 15_000;
/** How late the server's own timers are while it works on a thousand connections. */
const SLACK_MS = 1_000;
const LOOK_MS = 250;
const RISE_MAX_KB = 300_000;

const HEAD = "Host: 127.0.0.1\r\nContent-Type: application/json\r\n";
const KINDS = {
  "slow header": { begin: `GET /healthz HTTP/1.1\r\n${HEAD}X-Slow: `, trickle: "a" },
  "slow body": { begin: `POST /v1/property/featured HTTP/1.1\r\n${HEAD}Content-Length: 90000\r\n\r\n{`, trickle: " " },
  "slow read": { begin: `GET /openapi.json HTTP/1.1\r\n${HEAD}\r\n`.repeat(20), reads: false },
} as const;

/** A thousand clients of each kind keep their connections open with as little as possible. */
export const slowClients: Family = {
  name: "slow-clients",
  checks: ["I1"],
  says: "1,000 connections each with slow headers, slow bodies and slow reads: each is closed within 15 s of the server's CPU-adjusted time, other clients are answered within 500 ms",
  asked: "1,000 of each",
  bounds: { "others meanwhile": 500 },
  share: 1,
  async run(round) {
    const server = await startServer(round);
    for (const [at, [name, options]] of Object.entries(KINDS).entries()) {
      const before = memoryOf(server.pid);
      const kind = { name, network: `127.3.${at + 1}`, readsNothing: "reads" in options };
      const held: Socket[] = [];
      for (let opened = 0; opened < EACH; opened += PER_ADDRESS) {
        const address = `${kind.network}.${opened / PER_ADDRESS + 1}`;
        held.push(...hold(server.url, { address, count: PER_ADDRESS, ...options }));
        await untilAccepted(server, kind);
      }
      // The planted fault: a server that sleeps closes nothing.
      if (round.isPlanted) process.kill(server.pid, "SIGSTOP");
      let isWatched = true;
      const watching = watch(round, server, kind).finally(() => {
        isWatched = false;
      });
      if (!round.isPlanted) await askWhile(round, server, () => isWatched);
      await watching;
      const rise = memoryOf(server.pid) - before;
      round.tally.expect(rise < RISE_MAX_KB, `${name}: the memory grew by ${rise} kB`);
      release(held);
      if (round.isPlanted) {
        process.kill(server.pid, "SIGCONT");
        return;
      }
    }
  },
};

interface Kind {
  readonly name: string;
  /** The prefix of its clients' addresses. */
  readonly network: string;
  readonly readsNothing: boolean;
}

const listOpen = ({ url }: Server, { network }: Kind) => listSockets(Number(new URL(url).port), network);

/** The system keeps some 500 connections that the server has not accepted yet, and drops more. */
async function untilAccepted(server: Server, kind: Kind): Promise<void> {
  do await wait(LOOK_MS);
  while (listOpen(server, kind).some(({ isAccepted }) => !isAccepted));
}

/**
 * Watches the connections until all are closed, or one is overdue. A client that keeps sending has its time from the
 * beginning, one that reads nothing from the moment at which the system took the last bytes for it.
 */
async function watch(round: Round, server: Server, kind: Kind): Promise<void> {
  const clock = createOwnClock(server.pid);
  const started = clock();
  let seen = new Map<string, { queued: number; since: number; until: number }>();
  for (;;) {
    const now = clock();
    const open = new Map(
      listOpen(server, kind).map(({ client, queued }) => {
        const before = seen.get(client);
        const hasMoved = kind.readsNothing && before?.queued !== queued;
        return [client, { queued, since: hasMoved ? now : (before?.since ?? started), until: now }];
      }),
    );
    for (const [client, { since, until }] of seen) {
      if (open.has(client)) continue;
      round.tally.try();
      round.tally.time(`${kind.name} closed`, until - since);
    }
    const late = [...open.values()].filter(({ since, until }) => until - since > CLOSED_WITHIN_MS + SLACK_MS);
    if (late.length > 0) {
      round.tally.try(open.size);
      round.tally.fail(`${kind.name}: ${late.length} of ${open.size} that are open are late`, late.length);
    }
    if (open.size === 0 || late.length > 0) return;
    seen = open;
    await wait(LOOK_MS);
  }
}

async function askWhile(round: Round, { url }: Server, isWatched: () => boolean): Promise<void> {
  while (isWatched()) {
    const started = performance.now();
    const { status } = await send(url, { path: "/v1/property/featured", body: {}, address: "127.4.4.4" });
    round.tally.expect(status === 200 || status === 429, `another client got ${status}`);
    round.tally.time("others meanwhile", performance.now() - started);
    await wait(100);
  }
}
