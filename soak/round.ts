import { createHash } from "node:crypto";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { createRandom } from "@vestpocket/domain/shared/random";
import type { Family, Round } from "./family.ts";
import { type Counted, createTally } from "./tally.ts";

interface RoundOptions {
  readonly seed: string;
  readonly number: number;
  /** The whole campaign's. */
  readonly folder: string;
  readonly seconds: number;
  readonly isPlanted: boolean;
}

/** Runs one round of a family and undoes what it left. Never throws: what the family throws is a failure. */
export async function runRound(family: Family, options: RoundOptions): Promise<Counted> {
  const { seed, number, seconds, isPlanted } = options;
  const tally = createTally();
  const undos: (() => Promise<unknown> | unknown)[] = [];
  const folder = join(options.folder, isPlanted ? `${family.name}-planted` : family.name);
  mkdirSync(folder, { recursive: true });
  const round: Round = {
    tally,
    random: createRandom(toNumber(`${seed} ${family.name} ${number}`)),
    folder,
    seconds,
    isPlanted,
    onEnd: (undo) => void undos.push(undo),
  };
  const guard = (work: () => Promise<unknown> | unknown) =>
    Promise.resolve()
      .then(work)
      .catch((error: unknown) => tally.fail(error instanceof Error ? (error.stack ?? error.message) : String(error)));
  await guard(() => family.run(round));
  for (const undo of undos.toReversed()) await guard(undo);
  return tally.read();
}

const toNumber = (seed: string): number => createHash("sha256").update(seed).digest().readUInt32LE();

/** Repeats this for about as long as the round lasts, at least once. */
export async function repeat({ seconds }: Pick<Round, "seconds">, work: () => Promise<unknown>): Promise<void> {
  const until = performance.now() + seconds * 1_000;
  do await work();
  while (performance.now() < until);
}
