import autocannon from "autocannon";

const CONNECTIONS = 50;

/** The results of a load of requests. */
export interface Load {
  /** Answers with status 200. */
  readonly answers: number;
  readonly failures: number;
  readonly seconds: number;
  /** Milliseconds. */
  readonly p50: number;
  readonly p99: number;
}

/** Sends the requests repeatedly over 50 connections, each of which starts at another place in the list. */
export async function load(url: string, requests: readonly autocannon.Request[], seconds: number): Promise<Load> {
  let connection = 0;
  const result = await autocannon({
    url,
    connections: CONNECTIONS,
    duration: seconds,
    setupClient: (client) => {
      const start = Math.floor((connection++ * requests.length) / CONNECTIONS);
      // Copies: the client stores the built request in its argument.
      client.setRequests([...requests.slice(start), ...requests.slice(0, start)].map((request) => ({ ...request })));
    },
  });
  const { p50, p99 } = result.latency;
  return { answers: result["2xx"], failures: result.non2xx + result.errors, seconds: result.duration, p50, p99 };
}

export interface Rate {
  readonly answers: number;
  readonly failures: number;
  readonly seconds: number;
}

const ROUNDS = 4;

/**
 * Measures two things by turns, so that both run under the same load of the machine. `seconds` for each in all, after a
 * warm-up of a second that does not count.
 */
export async function measureByTurns<First extends Rate, Second extends Rate>(turns: {
  seconds: number;
  first: (seconds: number) => Promise<First>;
  second: (seconds: number) => Promise<Second>;
}): Promise<{ first: First[]; second: Second[] }> {
  await turns.first(1);
  await turns.second(1);
  const first: First[] = [];
  const second: Second[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    first.push(await turns.first(turns.seconds / ROUNDS));
    second.push(await turns.second(turns.seconds / ROUNDS));
  }
  return { first, second };
}

export function rateOf(rounds: readonly Rate[]): number {
  const sum = (key: keyof Rate) => rounds.reduce((total, round) => total + round[key], 0);
  return sum("answers") / sum("seconds");
}

export function failuresOf(rounds: readonly Rate[]): number {
  return rounds.reduce((total, round) => total + round.failures, 0);
}

export function formatLatency(rounds: readonly Load[]): string {
  const worst = (key: "p50" | "p99") => Math.max(...rounds.map((round) => round[key]));
  return `p50 ${worst("p50")} ms, p99 ${worst("p99")} ms`;
}
