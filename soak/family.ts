import type { Random } from "@vestpocket/domain/shared/random";
import type { Tally } from "./tally.ts";

/** One kind of harm, done again and again. `families.ts` lists all of them. */
export interface Family {
  /** In lowercase with hyphens; options, state and table know it by this name. */
  readonly name: string;
  /** The numbers of the checks that it proves, such as J1. */
  readonly checks: readonly string[];
  /** What is done and what must hold, in one sentence for the table. */
  readonly says: string;
  /** How much a whole campaign should do, in words for the table. */
  readonly asked: string;
  /** The most that 99 of 100 times of a name in the tally may take, in milliseconds. */
  readonly bounds?: Readonly<Record<string, number>>;
  /** How long a round takes where it is not as long as all others. */
  readonly roundSeconds?: number;
  /** Its part of the time, relative to those of the others. */
  readonly share: number;
  /** Tries for about `round.seconds`, and counts in `round.tally`. What it throws counts as a failure. */
  run(round: Round): Promise<void>;
}

export interface Round {
  readonly tally: Tally;
  /** Depends on the campaign's seed, the family and the number of the round. */
  readonly random: Random;
  /** Exists, belongs to the family, and is kept from round to round. */
  readonly folder: string;
  readonly seconds: number;
  /** The family then plants its fault, so that the round must fail: a check that cannot fail proves nothing. */
  readonly isPlanted: boolean;
  /** Is undone when the round ends, last first. */
  onEnd(undo: () => Promise<unknown> | unknown): void;
}
