import { setTimeout as wait } from "node:timers/promises";
import type { Family, Round } from "../family.ts";
import { hold } from "../hostile/connections.ts";
import { send } from "../system/client.ts";
import { countDescriptors, memoryOf } from "../system/processes.ts";
import { type Server, startServer } from "../system/server.ts";
import { finishWriters } from "../system/verify-writes.ts";
import { startWriters } from "../system/writers.ts";

const WRITERS = 4;
/** An account can have 20 drafts, and a log-in lasts 15 minutes. */
const WRITERS_LAST_MS = 60_000;
const READ_EVERY_MS = 25;
const SAMPLED_EVERY_MS = 5_000;
/** The warm-up of a round: caches fill and code is compiled. */
const WARM = 0.5;
/** Over less, a slope says more about the last garbage collection than about a leak. */
const JUDGED_SECONDS = 1_000;
const SLOPE_MAX_KB = 1_024;
const DESCRIPTORS_MORE = 60;

interface Sample {
  readonly minute: number;
  readonly kilobytes: number;
}

/** People read and write at about half of the machine's capacity, for a long time, and nothing is killed. */
export const steady: Family = {
  name: "steady",
  checks: ["J14"],
  says: "reads and writes for twenty minutes at a time: no 5xx, memory grows by less than 1 MB a minute, file descriptors are released",
  asked: "60 minutes",
  share: 3,
  roundSeconds: 1_200,
  async run(round) {
    const server = await startServer(round);
    const descriptors = countDescriptors(server.pid);
    const until = performance.now() + round.seconds * 1_000;
    const samples: Sample[] = [];
    const work = [read(round, server, until), write(round, server, until), sample(server, until, samples)];
    await Promise.all(work);
    // The planted fault: connections that are never closed.
    if (round.isPlanted) hold(server.url, { address: "127.8.8.8", count: 200, begin: "GET / HTTP/1.1\r\n" });
    await wait(2_000);
    const more = countDescriptors(server.pid) - descriptors;
    round.tally.expect(more < DESCRIPTORS_MORE, `${more} descriptors more than at the start`);
    round.tally.add("minutes", Math.round(round.seconds / 60));
    if (round.seconds < JUDGED_SECONDS) return;
    const slope = slopeOf(samples.slice(Math.floor(samples.length * WARM)));
    round.tally.add("kB grown", Math.round((slope * round.seconds) / 60));
    round.tally.expect(slope < SLOPE_MAX_KB, `the memory grew by ${Math.round(slope)} kB a minute`);
  },
};

async function read(round: Round, { url }: Server, until: number): Promise<void> {
  const calls = [
    { path: "/v1/property/featured", body: {} },
    { path: "/" },
    { path: "/browse/ontario" },
    { path: "/readyz" },
  ];
  while (performance.now() < until) {
    const address = `127.${round.random.int(1, 250)}.${round.random.int(1, 250)}.${round.random.int(1, 250)}`;
    const call = round.random.pick(calls);
    const status = await send(url, { ...call, address }).then(
      (answer) => answer.status,
      (error: Error) => error.message,
    );
    round.tally.expect(status === 200, `${call.path} was answered with ${status}`);
    await wait(READ_EVERY_MS);
  }
}

async function write(round: Round, server: Server, until: number): Promise<void> {
  while (performance.now() < until) {
    const writers = await startWriters(round, { server, count: WRITERS });
    await wait(Math.min(WRITERS_LAST_MS, Math.max(0, until - performance.now())));
    await finishWriters({ ...round, isPlanted: false }, server, writers);
  }
}

async function sample(server: Server, until: number, into: Sample[]): Promise<void> {
  const started = performance.now();
  while (performance.now() < until) {
    into.push({ minute: (performance.now() - started) / 60_000, kilobytes: memoryOf(server.pid) });
    await wait(SAMPLED_EVERY_MS);
  }
}

/** Kilobytes a minute, by least squares. */
function slopeOf(samples: readonly Sample[]): number {
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const minute = mean(samples.map((each) => each.minute));
  const kilobytes = mean(samples.map((each) => each.kilobytes));
  const across = samples.map((each) => (each.minute - minute) * (each.kilobytes - kilobytes));
  return mean(across) / mean(samples.map((each) => (each.minute - minute) ** 2));
}
