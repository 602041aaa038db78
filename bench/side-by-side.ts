import type autocannon from "autocannon";
import { readCpu, readCpuOfTree } from "./cpu.ts";
import { formatLatency, type Load, load, median, rateOf } from "./load.ts";

const ROUNDS = 3;

/** A server under load, and the database behind it. */
interface Side {
  readonly url: string;
  readonly pid: number;
  readonly databasePid: number;
  readonly requests: readonly autocannon.Request[];
}

interface Turn extends Load {
  /** Milliseconds of processor time of server and database per response; undefined if it cannot be read. */
  readonly cpu: number | undefined;
}

/** Ours compared with the reference: medians of the rounds. */
export interface Comparison {
  /** Ours ÷ the reference's, responses per second. */
  readonly rate: number;
  /** Ours ÷ the reference's, processor time per response; undefined if it cannot be read. */
  readonly cpu: number | undefined;
  /** Ours, the slowest round's, in milliseconds. */
  readonly p99: number;
  readonly failures: number;
  readonly note: string;
}

/**
 * Loads both sides alternately, so that each round finds the machine in the same state for both. `seconds` for each
 * side in total.
 */
export async function compareSides(sides: { ours: Side; reference: Side; seconds: number }): Promise<Comparison> {
  const { ours, reference, seconds } = sides;
  await takeTurn(ours, 1);
  await takeTurn(reference, 1);
  const rounds: { ours: Turn; reference: Turn }[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    rounds.push({
      ours: await takeTurn(ours, seconds / ROUNDS),
      reference: await takeTurn(reference, seconds / ROUNDS),
    });
  }
  const cpu = rounds.flatMap((each) =>
    each.ours.cpu === undefined || each.reference.cpu === undefined ? [] : [each.ours.cpu / each.reference.cpu],
  );
  return {
    rate: median(rounds.map((each) => rateOf(each.ours) / rateOf(each.reference))),
    cpu: cpu.length === 0 ? undefined : median(cpu),
    p99: Math.max(...rounds.map((each) => each.ours.p99)),
    failures: rounds.reduce((total, each) => total + each.ours.failures, 0),
    note: `ours ${describe(rounds.map((each) => each.ours))}; bare ${describe(rounds.map((each) => each.reference))}`,
  };
}

async function takeTurn({ url, pid, databasePid, requests }: Side, seconds: number): Promise<Turn> {
  const read = () => [readCpu(pid), readCpuOfTree(databasePid)];
  const before = read();
  const result = await load(url, requests, { seconds: Math.max(1, Math.round(seconds)) });
  const used = read().map((after, index) => (after ?? Number.NaN) - (before[index] ?? Number.NaN));
  const cpu = (used.reduce((total, each) => total + each, 0) * 1000) / result.answers;
  return { ...result, cpu: Number.isNaN(cpu) ? undefined : cpu };
}

function describe(turns: readonly Turn[]): string {
  const [worst] = [...turns].sort((a, b) => b.p99 - a.p99);
  const rate = `${Math.round(median(turns.map(rateOf))).toLocaleString("en-CA")}/s`;
  const cpus = turns.flatMap(({ cpu }) => (cpu === undefined ? [] : [cpu]));
  const cpu = cpus.length === 0 ? [] : [`${median(cpus).toFixed(2)} ms CPU`];
  return [rate, ...cpu, ...(worst === undefined ? [] : [formatLatency(worst)])].join(", ");
}
