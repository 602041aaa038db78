import type { Family, Round } from "../family.ts";
import { repeat } from "../round.ts";
import { type Answer, type Call, send, toAddress } from "../system/client.ts";
import { CONTESTS } from "../system/contests.ts";
import { enterOne } from "../system/people.ts";
import { openProvider } from "../system/sandbox.ts";
import { startServer } from "../system/server.ts";

const RUNNERS = 50;

/** Everything single-use is used 50 times at the same moment. */
export const races: Family = {
  name: "races",
  checks: ["A3", "A11", "A24", "B5", "D11", "G5", "G8", "G15", "G18"],
  says: "50 concurrent uses of eleven kinds of single-use things: exactly one takes effect, and there is no unexpected 5xx",
  asked: "200 bursts of each kind, 120,000 requests",
  share: 3,
  async run(round) {
    const server = await startServer(round);
    const provider = await openProvider(round, server);
    await repeat(round, async () => {
      for (const contest of round.random.shuffle(CONTESTS)) {
        const person = await enterOne(server);
        const prepared = await contest.prepare({ round, server, provider, person });
        const answers = await race(server.url, (at) => prepared.call(round.isPlanted ? -at : at));
        expectNoSurprise(round, contest.name, answers);
        const effects = await prepared.countEffects(answers);
        round.tally.add(`bursts: ${contest.name}`);
        round.tally.expect(effects === 1, `${contest.name}: ${effects} took effect (${summarize(answers)})`);
      }
    });
  },
};

/** All at once, each from its own address. */
function race(url: string, toCall: (at: number) => Call): Promise<Answer[]> {
  return Promise.all(
    Array.from({ length: RUNNERS }, (_, at) => {
      const address = toAddress(at);
      return send(url, { ...toCall(at), ...(address && { address }) });
    }),
  );
}

function expectNoSurprise(round: Round, name: string, answers: readonly Answer[]): void {
  for (const { status, headers, body } of answers) {
    const isExpected = status < 500 || (status === 503 && headers["retry-after"] !== undefined);
    round.tally.expect(isExpected, `${name} was answered with ${status}: ${JSON.stringify(body)}`);
  }
}

function summarize(answers: readonly Answer[]): string {
  const byStatus = Map.groupBy(answers, ({ status }) => status);
  return [...byStatus].map(([status, all]) => `${all.length} × ${status}`).join(", ");
}
