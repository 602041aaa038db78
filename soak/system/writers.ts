import { createRandom } from "@vestpocket/domain/shared/random";
import { drawPng } from "../../server/src/testing/listing-forms.ts";
import type { Round } from "../family.ts";
import { type Answer, insist, toAddress } from "./client.ts";
import { makeActiveListing } from "./listings.ts";
import { askDatabase } from "./oracle.ts";
import { enter, forgetLimits, type Person } from "./people.ts";
import type { Server } from "./server.ts";
import { buildWrite, readId, type Write, type Writer } from "./writes.ts";

/** A sent write, and what its response acknowledged. */
export interface Sent extends Write {
  readonly id: string | undefined;
}

export interface Writers {
  /** Everything sent so far. */
  readonly sent: readonly Sent[];
  /** Each writer finishes its current write; none is abandoned before it has a response. */
  finish(): Promise<void>;
}

let clients = 0;

/**
 * People who write continuously. A write whose response is lost, or that finds the server busy, is sent again
 * unchanged, with the same idempotency key, until it is answered, as by a careful client.
 */
export async function startWriters(
  round: Round,
  { server, count }: { server: Server; count: number },
): Promise<Writers> {
  const { people, active } = await askDatabase(server.dataDir, async (pool) => {
    await forgetLimits(pool);
    const [owner, ...writers] = await enter({ url: server.url, pool }, count + 1);
    return { people: writers, active: await makeActiveListing({ url: server.url, pool }, owner as Person) };
  });
  const picture = await drawPng();
  const sent: Sent[] = [];
  let isFinishing = false;

  async function write(writer: Writer): Promise<void> {
    while (!isFinishing) {
      const next = buildWrite(writer);
      const answer = await persist(round, server.url, next);
      const isDone = answer.status < 300;
      sent.push({ ...next, id: isDone ? readId(next, answer) : undefined });
      round.tally.add(isDone ? "acknowledged writes" : "refused writes");
      if (isDone && next.kind === "listing") writer.unpaid.push(readId(next, answer));
    }
  }

  const writing = people.map((person) =>
    write({ ...person, random: createRandom(round.random.int(0, 2 ** 32 - 1)), active, picture, unpaid: [] }),
  );
  const finish = async () => {
    isFinishing = true;
    await Promise.all(writing);
  };
  // If the round fails first, nobody may keep writing while the server stops.
  round.onEnd(() => {
    isFinishing = true;
  });
  return { sent, finish };
}

/** Repeats a write until it is answered, and counts what was lost along the way. */
async function persist({ tally }: Round, url: string, { call }: Write): Promise<Answer> {
  clients += 1;
  const address = toAddress(clients);
  const answer = await insist(
    url,
    { ...call, ...(address && { address }) },
    { onRepeat: (lost) => tally.add(lost === undefined ? "lost answers" : `answers of ${lost.status}`) },
  );
  if (answer.status >= 400 && answer.status !== 409 && answer.status !== 429) {
    tally.fail(`${call.path} responded ${answer.status}: ${JSON.stringify(answer.body)}`);
  }
  return answer;
}
