import autocannon from "autocannon";

/** Concurrent connections, unless a measurement uses another number. */
const CONNECTIONS = 10;

/** The results of a load test. */
export interface Load {
  /** Responses with status 200. */
  readonly answers: number;
  readonly failures: number;
  /** Responses by status, in words. */
  readonly statuses: string;
  readonly seconds: number;
  /** Milliseconds. */
  readonly p50: number;
  readonly p97_5: number;
  readonly p99: number;
  /** Received. */
  readonly bytes: number;
}

export interface Loading {
  readonly seconds: number;
  readonly connections?: number;
  /** Requests per second in total; unlimited by default. */
  readonly rate?: number;
}

/** Sends the requests repeatedly, over connections that each start at a different position in the list. */
export async function load(
  url: string,
  requests: readonly autocannon.Request[],
  { seconds, connections = CONNECTIONS, rate }: Loading,
): Promise<Load> {
  let connection = 0;
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    ...(rate !== undefined && { overallRate: rate }),
    setupClient: (client) => {
      const start = Math.floor((connection++ * requests.length) / connections);
      // Copies: the client stores the built request in its argument.
      client.setRequests([...requests.slice(start), ...requests.slice(0, start)].map((request) => ({ ...request })));
    },
  });
  const { p50, p97_5, p99 } = result.latency;
  return {
    answers: result["2xx"],
    failures: result.non2xx + result.errors,
    statuses: Object.entries(result.statusCodeStats)
      .map(([status, { count }]) => `${count} × ${status}`)
      .join(", "),
    seconds: result.duration,
    p50,
    p97_5,
    p99,
    bytes: result.throughput.total,
  };
}

export const rateOf = ({ answers, seconds }: Pick<Load, "answers" | "seconds">) => answers / seconds;

export const formatLatency = ({ p50, p99 }: Load) => `p50 ${p50} ms, p99 ${p99} ms`;

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const [lower = Number.NaN, upper = Number.NaN] = [sorted[middle - 1], sorted[middle]];
  return sorted.length % 2 === 1 ? upper : (lower + upper) / 2;
}
