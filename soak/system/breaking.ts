import { setTimeout as wait } from "node:timers/promises";
import type { ExchangeFault, Wire } from "../../server/src/testing/wire.ts";
import type { Round } from "../family.ts";

interface Breaking {
  /** The most faults; each starts once the one before has met its exchange. */
  readonly faults: number;
  /** A fault meets one of so many next exchanges. */
  readonly nthMax: number;
  /** Set to true when the work on the line is done. */
  readonly state: { readonly isOver: boolean };
}

/** Breaks exchanges on a line until the work on it is done. Returns how many exchanges met a fault. */
export async function breakLine(round: Round, line: Wire, { faults, nthMax, state }: Breaking): Promise<number> {
  let met = 0;
  while (met < faults && !state.isOver) {
    const kind = round.random.pick<ExchangeFault>(["kill", "delay", "truncate"]);
    line.arm(kind, round.random.int(1, nthMax));
    while (line.isArmed && !state.isOver) await wait(20);
    if (line.isArmed) break;
    met += 1;
    round.tally.add(`faults: ${kind}`);
  }
  line.disarm();
  return met;
}
