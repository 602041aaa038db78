import type { Random } from "@vestpocket/domain/shared/random";
import type { Tally } from "./tally.ts";

/** One kind of fault, injected repeatedly. `families.ts` lists all of them. */
export interface Family {
  /** In lowercase with hyphens; used in options, state and table. */
  readonly name: string;
  /** The numbers of the checks it covers, such as J1. */
  readonly checks: readonly string[];
  /** What is done and what must hold, in one sentence for the table. */
  readonly says: string;
  /** How much a whole campaign should do, in words for the table. */
  readonly asked: string;
  /** The maximum 99th percentile, in milliseconds, of a time in the tally, by name. */
  readonly bounds?: Readonly<Record<string, number>>;
  /** The duration of a round, if different from the others. */
  readonly roundSeconds?: number;
  /** Its share of the time, relative to the others'. */
  readonly share: number;
  /** Works for about `round.seconds`, and counts in `round.tally`. Anything it throws counts as a failure. */
  run(round: Round): Promise<void>;
}

export interface Round {
  readonly tally: Tally;
  /** Determined by the campaign's seed, the family and the round's number. */
  readonly random: Random;
  /** An existing folder of the family, kept from round to round. */
  readonly folder: string;
  readonly seconds: number;
  /** Makes the family plant its fault, so that the round must fail: a check that cannot fail proves nothing. */
  readonly isPlanted: boolean;
  /** Undone when the round ends, last first. */
  onEnd(undo: () => Promise<unknown> | unknown): void;
}
