import { isEnding } from "../bench/processes.ts";
import type { Family } from "./family.ts";
import { toLine, toRoundLine } from "./report.ts";
import { runRound } from "./round.ts";
import { progressOf, readState, type State, saveState } from "./state.ts";
import { addUp } from "./tally.ts";

/** The approximate duration of a round: short enough to lose little when a campaign is interrupted. */
const ROUND_SECONDS = 45;
const PLANTED_SECONDS = 15;

interface Campaign {
  readonly families: readonly Family[];
  readonly seed: string;
  readonly folder: string;
}

/**
 * Runs rounds until the families have had `minutes` together, each its share; an earlier run of the same seed counts.
 * The family that is furthest behind comes next.
 */
export async function runCampaign({ families, seed, folder }: Campaign, minutes: number): Promise<State> {
  let state = readState(folder);
  const spent = () => families.reduce((sum, { name }) => sum + progressOf(state, name).seconds, 0);
  while (spent() < minutes * 60 && !isEnding()) {
    const family = findNext(families, state);
    const before = progressOf(state, family.name);
    const number = before.rounds + 1;
    const started = performance.now();
    const seconds = Math.min(family.roundSeconds ?? ROUND_SECONDS, Math.max(10, minutes * 60 - spent()));
    const counted = await runRound(family, { seed, number, folder, seconds, isPlanted: false });
    // Failures caused by the campaign's own end say nothing about the product.
    if (isEnding()) break;
    const took = (performance.now() - started) / 1000;
    const after = { ...addUp(before, counted), rounds: number, seconds: before.seconds + took };
    state = { families: { ...state.families, [family.name]: after } };
    saveState(folder, state);
    console.log(toRoundLine(family, { number, seconds: took, counted }));
  }
  return state;
}

function findNext(families: readonly Family[], state: State): Family {
  const lag = ({ name, share }: Family) => progressOf(state, name).seconds / share;
  const [next] = families.toSorted((a, b) => lag(a) - lag(b));
  if (next === undefined) throw new Error("No family has this name.");
  return next;
}

/** Runs each family with its planted fault, and returns the names of those that did not detect it. */
export async function plantFaults({ families, seed, folder }: Campaign): Promise<string[]> {
  const blind: string[] = [];
  for (const family of families) {
    if (isEnding()) break;
    const options = { seed, number: 1, folder, seconds: PLANTED_SECONDS, isPlanted: true };
    const counted = await runRound(family, options);
    if (counted.failed === 0 && counted.skipped.length === 0) blind.push(family.name);
    console.log(`${counted.failed > 0 ? "detected" : "MISSED  "}  ${toLine(family, counted)}`);
    if (counted.failed > 0) console.log(`         ${counted.examples[0]}`);
  }
  return blind;
}
